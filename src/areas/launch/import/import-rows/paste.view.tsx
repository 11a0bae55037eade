import { useId, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { inputBox, inputEdge } from '#src/ui/field.tsx';
import { Sheet, SheetBody } from '#src/ui/sheet.tsx';

type PasteProps = { readonly onTable: (text: string, html: string) => void };

/** A table pasted from a spreadsheet, a page or a mail; it is read as soon as it is pasted. */
export function PasteView({ onTable }: PasteProps) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Sheet label="Pasted table">
      <SheetBody className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-label">
          Or paste a table
        </label>
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={3}
          value={text}
          placeholder="Copy the cells in your spreadsheet, header row first, and paste them here"
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const [plain, html] = [event.clipboardData.getData('text/plain'), event.clipboardData.getData('text/html')];
            const isTable = /[\n\t]/.test(plain.trim()) || /<table[\s>]/i.test(html);
            if (text !== '' || !isTable) return;
            event.preventDefault();
            onTable(plain, html);
          }}
          className={`${inputBox} ${inputEdge({ isBlocked: false, hasError: false })} resize-y`}
        />
        <p id={`${id}-hint`} className="text-small text-ink-3">
          The first row holds the headers.
        </p>
        {text.trim() === '' ? null : (
          <Button className="self-start" onPress={() => onTable(text, '')}>
            Read the table
          </Button>
        )}
      </SheetBody>
    </Sheet>
  );
}

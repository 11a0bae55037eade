import { limits } from '#schema/vocabulary/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { useState } from 'react';
import { isBlank } from '#schema/rules/blank.ts';

type EditMessageProps = { readonly text: string; readonly onSave: (text: string) => void; readonly onCancel: () => void };

/** The words of a message while its author changes them: Enter saves, Escape leaves them. */
export function EditMessage({ text, onSave, onCancel }: EditMessageProps) {
  const [words, setWords] = useState(text);
  const isTooLong = words.trim().length > limits.chatMessage;
  const reason = isBlank(words)
    ? 'A message needs a text or a file.'
    : isTooLong
      ? `Cannot be longer than ${limits.chatMessage} characters`
      : null;
  const save = () => (words.trim() === text ? onCancel() : reason === null && onSave(words));
  return (
    <div className="flex flex-col gap-1.5 py-1">
      <textarea
        aria-label="Edit the message"
        dir="auto"
        autoFocus
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
        className="block w-full resize-none rounded-control border border-control bg-sheet px-3 py-2 leading-5 field-sizing-content"
      />
      <div className="flex gap-2">
        <Button size="small" kind="primary" onPress={save} disabledReason={reason} reason="hidden">
          Save
        </Button>
        <Button size="small" kind="ghost" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

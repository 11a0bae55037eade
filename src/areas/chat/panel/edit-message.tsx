import { Button } from '#src/ui/button.tsx';
import { useState } from 'react';
import { pressed } from '#src/ui/pressed.ts';

type EditMessageProps = {
  readonly text: string;
  /** Why the message cannot get these words, or null. */
  readonly refusalOf: (words: string) => string | null;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
};

/** The words of a message while its author changes them: Enter saves, Escape leaves them. */
export function EditMessage({ text, refusalOf, onSave, onCancel }: EditMessageProps) {
  const [words, setWords] = useState(text);
  const reason = refusalOf(words);
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
          if (pressed(event) === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
          if (pressed(event) !== 'Enter' || event.shiftKey) return;
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

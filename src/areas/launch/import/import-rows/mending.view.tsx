import { CircleAlert, PencilLine, TriangleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { cutText } from '#schema/cut-text.ts';
import type { RowNote } from '#schema/rules/launch/import/imported.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { isForPage } from '#src/ui/page-keys.ts';
import { pressed } from '#src/ui/pressed.ts';

type MendCell = (text: string, goesOn: boolean) => void;

const faces = {
  error: { Glyph: CircleAlert, words: 'text-danger', ink: '' },
  warning: { Glyph: TriangleAlert, words: 'text-ink-2', ink: 'text-warning' },
  mended: { Glyph: PencilLine, words: 'text-ink-2', ink: '' },
} as const;

export function Words({ note, id }: { readonly note: RowNote; readonly id?: string }) {
  const { Glyph, words, ink } = faces[note.level];
  return (
    <p id={id} className={`flex items-start gap-1.5 text-small ${words}`}>
      <Glyph aria-hidden="true" size={14} strokeWidth={2} className={`mt-px shrink-0 ${ink}`} />
      <span className="[overflow-wrap:anywhere]">{note.message}</span>
    </p>
  );
}

type MendingProps = {
  readonly row: number;
  readonly label: string;
  /** A column head names it on a wide screen. */
  readonly isHeaded: boolean;
  readonly text: string;
  readonly note: RowNote;
  readonly onMend: MendCell;
};

/** Escape discards, Enter saves, and with Ctrl also passes to the page's own key. */
export function Mending({ row, label, isHeaded, text, note, onMend }: MendingProps) {
  const id = useId();
  const named = `text-small text-ink-2 ${isHeaded ? 'desk:sr-only' : ''}`;
  const isEntered = useRef(false);
  const isError = note.level === 'error';
  if (text.length > importLimits.cell)
    return (
      <div className="flex flex-col items-start gap-1">
        <span className={named}>{label}</span>
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{cutText(text, 300)}</span>
        <Words note={note} />
        <Button size="small" onPress={() => onMend(cutText(text, importLimits.cell), true)}>
          {`Keep the first ${importLimits.cell.toLocaleString('en')} characters`}
        </Button>
      </div>
    );
  const shown = text.replaceAll('\0', '\uFFFD');
  const mend: MendCell = (typed, goesOn) => {
    if (typed !== shown) onMend(typed.replaceAll('\uFFFD', ''), goesOn);
  };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className={named}>
        <span className="sr-only">{`Row ${row}, `}</span>
        {label}
      </label>
      <textarea
        id={id}
        data-mend
        aria-describedby={`${id}-note`}
        aria-invalid={isError}
        rows={Math.min(6, shown.split('\n').length)}
        defaultValue={shown}
        placeholder="Empty"
        onBlur={(event) => {
          if (!isEntered.current) mend(event.target.value, false);
        }}
        onFocus={() => {
          isEntered.current = false;
        }}
        onKeyDown={(event) => {
          const key = pressed(event);
          if (key === 'Escape') event.currentTarget.value = shown;
          if (key !== 'Enter' || event.shiftKey) return;
          if (!isForPage(event)) event.preventDefault();
          isEntered.current = event.currentTarget.value !== shown;
          mend(event.currentTarget.value, true);
        }}
        className={`field-sizing-content min-h-(--control-height) w-full resize-none rounded-control border px-2.5 py-[5px] ${isError ? 'border-danger bg-danger-wash' : 'border-control bg-sheet'}`}
      />
      <Words id={`${id}-note`} note={note} />
    </div>
  );
}

import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field.tsx';
import { placed } from '../../request/placed.ts';

type ImportedRowsProps = {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly title: string;
  readonly note: string;
  /** The first of the rows. */
  readonly rows: readonly ReactNode[];
  readonly count: number;
  readonly error: string | null;
  readonly onImport: () => void;
  readonly onRemove: () => void;
};

/** Rows that were imported, the first of them, and the ways to import others or none. */
export function ImportedRowsView({ id, label, action, title, note, rows, count, error, onImport, onRemove }: ImportedRowsProps) {
  const more = count - rows.length;
  return (
    <div id={id} role="group" aria-label={label} tabIndex={-1} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={Upload} onPress={onImport}>
          {action}
        </Button>
        {count > 0 ? (
          <Button kind="ghost" onPress={onRemove}>
            Remove
          </Button>
        ) : null}
      </div>
      {count > 0 ? (
        <div className="min-w-0 rounded-card border border-line-strong">
          <p className="border-b border-line px-3 py-2">
            <span className="font-name">{title}</span>
            <span className="ml-2 text-ink-2">{note}</span>
          </p>
          <ul className="divide-y divide-line">
            {placed(rows).map(({ key, one }) => (
              <li key={key} className="cut px-3 py-1.5">
                {one}
              </li>
            ))}
            {more > 0 ? <li className="px-3 py-1.5 text-ink-2">{`and ${more} more`}</li> : null}
          </ul>
        </div>
      ) : null}
      {error === null ? null : <FieldError>{error}</FieldError>}
    </div>
  );
}

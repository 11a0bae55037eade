import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {children}
    </ol>
  );
}

type TimelineEntryProps = {
  at: ReactNode;
  glyph?: ReactNode;
  who: string;
  duty?: string | undefined;
  children: ReactNode;
  change?: { before: ReactNode; after: ReactNode } | undefined;
  onBehalfOf?: string | undefined;
  onUndo?: (() => void) | undefined;
  undoReason?: string | null | undefined;
};

/** When, who and in which role, what, and from what to what. */
export function TimelineEntry({ at, glyph, who, duty, children, change, onBehalfOf, onUndo, undoReason }: TimelineEntryProps) {
  return (
    <li data-row="" className="flex items-start gap-3 px-4 py-2">
      <span className="w-12 shrink-0 text-small text-ink-3 tabular">{at}</span>
      {glyph ? <span className="mt-[3px] shrink-0">{glyph}</span> : null}
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-medium">{onBehalfOf === undefined ? who : `Support for ${onBehalfOf}`}</span>
          {duty === undefined ? null : <span className="text-small text-ink-3"> {duty}</span>}{' '}
          <span className="text-ink-2">{children}</span>
        </p>
        {change ? (
          <p className="text-small text-ink-3">
            {change.before} <span aria-label="became">→</span> {change.after}
          </p>
        ) : null}
      </div>
      {onUndo || undoReason ? (
        <Button kind="ghost" size="small" onPress={onUndo} disabledReason={undoReason} reason="hidden">
          Undo
        </Button>
      ) : null}
    </li>
  );
}

import { cutText } from '#schema/cut-text.ts';
import { X } from 'lucide-react';
import { Flag } from './flag.tsx';
import { useLostFocus } from './use-lost-focus.ts';

const longest = 21;

type TagChipProps = { children: string; onRemove?: (() => void) | undefined; country?: string | undefined };

/** Truncated, with the full text as a tooltip. */
export function TagChip({ children, onRemove, country }: TagChipProps) {
  const isLong = children.length > longest;
  return (
    <span
      title={isLong ? children : undefined}
      className={`inline-flex h-5 max-w-full min-w-0 items-center gap-[5px] rounded-full border border-line-strong bg-sheet text-small whitespace-nowrap text-ink-2 touch:h-7 ${onRemove ? 'pr-px pl-[7px] print:pr-[7px]' : 'px-[7px]'}`}
    >
      {country === undefined ? null : <Flag country={country} name="" />}
      {isLong ? (
        <>
          <span aria-hidden="true" className="cut">
            {cutText(children, longest)}…
          </span>
          <span className="sr-only">{children}</span>
        </>
      ) : (
        <span className="cut">{children}</span>
      )}
      {onRemove ? (
        <button
          type="button"
          data-remove=""
          aria-label={`Remove ${children}`}
          onClick={onRemove}
          className="relative grid size-[18px] shrink-0 place-items-center rounded-full text-ink-3 hover:bg-hover hover:text-ink after:absolute after:-inset-[3px] after:content-[''] touch:size-7 touch:after:-inset-2"
        >
          <X aria-hidden="true" size={12} strokeWidth={2} />
        </button>
      ) : null}
    </span>
  );
}

type FilterChipProps = { readonly children: string; readonly onRemove: () => void };

/** Removing it moves focus to the title. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  useLostFocus();
  return <TagChip onRemove={onRemove}>{children}</TagChip>;
}

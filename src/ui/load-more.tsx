import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { findFocus } from './focus.ts';

type LoadMoreProps = {
  shown: number;
  /** Null when unknown. */
  total: number | null;
  noun: string;
  label?: string | undefined;
  /** Null once all are loaded. */
  onPress: (() => void) | null;
  busy?: boolean | undefined;
  failure?: string | null | undefined;
};

const printed = new Intl.NumberFormat('en');

/** After the last page the count takes the button's focus. */
export function LoadMore({ shown, total, noun, label = 'Load more', onPress, busy = false, failure = null }: LoadMoreProps) {
  const hasMore = onPress !== null && (total === null || shown < total);
  const count = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (hasMore || !isPressed.current) return;
    isPressed.current = false;
    findFocus(count.current);
  }, [hasMore]);
  const load = () => {
    isPressed.current = true;
    onPress?.();
  };
  return (
    <div data-chrome="" data-more="" className="flex flex-wrap items-center gap-3 px-4 py-2.5">
      <span ref={count} role="status" tabIndex={-1} className="text-small text-ink-3 outline-none">
        {total === null ? `${printed.format(shown)} ${noun}` : `${printed.format(shown)} of ${printed.format(total)} ${noun}`}
      </span>
      {hasMore ? (
        <Button size="small" busy={busy} onPress={load}>
          {label}
        </Button>
      ) : null}
      {failure === null || busy ? null : (
        <div role="alert">
          <FieldError>{failure}</FieldError>
        </div>
      )}
    </div>
  );
}

type ListMoreProps = Omit<LoadMoreProps, 'failure'> & {
  readonly pageSize: number;
  /** Whether the next page did not come. */
  readonly isCut?: boolean | undefined;
  /** What the next page holds; absent: the noun. */
  readonly page?: string;
};

/** Below a list that has, or had, more than one page. */
export function ListMore({ pageSize, isCut = false, page, ...more }: ListMoreProps) {
  if (more.onPress === null && more.shown <= pageSize) return null;
  return (
    <div className="border-t border-line">
      <LoadMore {...more} failure={isCut ? `The next ${page ?? more.noun} could not be loaded.` : null} />
    </div>
  );
}

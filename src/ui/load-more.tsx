import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { FieldError } from './field.tsx';
import { findFocus } from './focus.ts';

type LoadMoreProps = {
  shown: number;
  /** Null when nobody knows. */
  total: number | null;
  noun: string;
  label?: string | undefined;
  /** Null once everything is there. */
  onPress: (() => void) | null;
  busy?: boolean | undefined;
  /** Why the next ones did not come. */
  failure?: string | null | undefined;
};

const printed = new Intl.NumberFormat('en');

/** How many are shown, and the way to more. Once the last ones came, the count takes the focus that the button had. */
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

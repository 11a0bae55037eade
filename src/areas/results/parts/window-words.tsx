import { windowBadge, windowMessage } from '#machines/lifecycles/test-window/test-window.message.rules.ts';
import type { ShownWindow } from '#machines/lifecycles/test-window/test-window.message.rules.ts';
import { WindowPill } from '#src/domain/window-pill.tsx';
import { AbsoluteTime, bothWords, sinceWords, useNow } from '#src/ui/relative-time.tsx';

/** `isApart`: without the badge beside it, so it says what is overdue. */
export function WindowWords({ window, isApart = false }: { readonly window: ShownWindow; readonly isApart?: boolean }) {
  const message = windowMessage(window, useNow());
  if (message === null) return null;
  switch (message.kind) {
    case 'preparing':
      return <span>preparing</span>;
    case 'scheduled':
    case 'finished':
    case 'cancelled':
      return (
        <span>
          {words[message.kind]}
          {message.at === null ? null : (
            <>
              {' '}
              <AbsoluteTime at={message.at} />
            </>
          )}
        </span>
      );
    case 'remaining':
      return (
        <time dateTime={message.at} title={`Planned end ${bothWords(message.at)}`}>
          {sinceWords(message.milliseconds)} remaining
        </time>
      );
    case 'overdue':
      return (
        <time dateTime={message.at} title={`Planned end ${bothWords(message.at)}`} className="text-danger">
          {isApart ? `${sinceWords(message.milliseconds)} past its planned end` : `by ${sinceWords(message.milliseconds)}`}
        </time>
      );
  }
}

const words = { scheduled: 'scheduled', finished: 'Finished', cancelled: 'Cancelled' } as const;

const badges = { live: 'Live', overdue: 'Overdue' } as const;

/** Capitals in the list, as specified. */
export function WindowBadge({ window, isCapital = false }: { readonly window: ShownWindow; readonly isCapital?: boolean }) {
  const badge = windowBadge(window, useNow());
  if (badge === null) return null;
  const word = isCapital ? badges[badge].toUpperCase() : badges[badge];
  return <WindowPill stand={badge}>{word}</WindowPill>;
}

import type { Role } from '#schema/vocabulary/roles.ts';
import type { WaitingKind } from '#schema/vocabulary/waiting.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { findFocus } from '#src/ui/focus.ts';
import { Pill } from '#src/ui/pill.tsx';
import { useIsPrinting } from '#src/ui/printing.ts';
import { Row } from '#src/ui/row.tsx';
import { sinceWords, useNow } from '#src/ui/relative-time.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import type { Icon } from '#src/ui/types.ts';
import { FilePenLine, Inbox, MailOpen, OctagonAlert, Rocket, Send, ShieldAlert, TimerOff } from 'lucide-react';
import { useRef } from 'react';
import { useDisclosure } from '#src/ui/local.ts';
import type { ReactNode } from 'react';

const nothingWaits = {
  test_manager: 'Testers to publish, open blockers and tests to launch appear here.',
  community_test_manager: 'Assignments and results to moderate appear here.',
  customer: 'New issues and unfinished requests appear here.',
} as const;

export type ShownWaiting = {
  readonly id: string;
  readonly kind: WaitingKind;
  readonly title: string;
  readonly act: string | null;
  readonly label: string;
  readonly url: string;
  readonly isOverdue: boolean;
  readonly waitingSince: string | null;
  readonly waitingUntil: string | null;
};

/** "waits 3h, 18h left"; what is overdue says so by its pill. */
export const clockWords = ({ waitingSince, waitingUntil }: Pick<ShownWaiting, 'waitingSince' | 'waitingUntil'>, now: number): string => {
  const words = waitingSince === null ? '' : `waits ${sinceWords(now - Date.parse(waitingSince))}`;
  const left = Date.parse(waitingUntil ?? '') - now;
  return left > 0 ? `${words}${words && ', '}${sinceWords(left)} left` : words;
};

type WaitingViewProps = {
  readonly items: readonly ShownWaiting[];
  readonly viewerRole: Role;
  /** Shown at first; absent: all. */
  readonly few?: number;
  /** Two lines each, and on a phone a few at first. */
  readonly isNarrow?: boolean;
  readonly link?: ReactNode;
};

/** Else the tray, or the alert of what a test stands still by. */
const icons: Readonly<Partial<Record<WaitingKind, Icon>>> = {
  assignment: MailOpen,
  publishing_failed: OctagonAlert,
  blockers: ShieldAlert,
  publishing: Send,
  launches: Rocket,
  draft: FilePenLine,
};

const fewOnPhone = 3;
const foldedOnPhone = 'max-desk:[&_li:nth-child(n+4)]:hidden';

export function WaitingView({ items, viewerRole, few = items.length, isNarrow = false, link }: WaitingViewProps) {
  const [isAsked, setAsked] = useDisclosure();
  const rows = useRef<HTMLDivElement>(null);
  const isWhole = useIsPrinting() || isAsked;
  const first = isNarrow ? fewOnPhone : few;
  const shown = isWhole || isNarrow ? items : items.slice(0, few);
  const rest = isWhole ? 0 : Math.max(0, items.length - first);
  const showRest = () => {
    setAsked(true);
    requestAnimationFrame(() => findFocus(rows.current?.querySelectorAll('a')[first]));
  };
  return (
    <Sheet label="Waiting on you">
      <SheetHead title="Waiting on you" count={items.length}>
        {link}
      </SheetHead>
      {items.length === 0 ? (
        <EmptyState title="Nothing waits for you">{nothingWaits[viewerRole]}</EmptyState>
      ) : (
        <div ref={rows} className={isNarrow && rest > 0 ? foldedOnPhone : ''}>
          <Rows label="Waiting on you">
            {shown.map((item) => (
              <WaitingRow key={item.id} item={item} isNarrow={isNarrow} />
            ))}
          </Rows>
        </div>
      )}
      {rest === 0 ? null : (
        <button
          type="button"
          onClick={showRest}
          className={`min-h-9 w-full rounded-b-[9px] border-line px-4 text-left text-small text-accent hover:bg-hover touch:min-h-11 ${isNarrow ? 'desk:hidden' : 'border-t'}`}
        >
          Show {rest} more
        </button>
      )}
    </Sheet>
  );
}

function WaitingRow({ item, isNarrow }: { readonly item: ShownWaiting; readonly isNarrow: boolean }) {
  const Glyph = icons[item.kind] ?? (item.act === null ? Inbox : OctagonAlert);
  const names = isNarrow
    ? 'flex min-w-0 flex-1 flex-col'
    : 'grid min-w-0 flex-1 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-3 max-desk:grid-cols-1';
  return (
    <Row href={item.url} focusKey={item.id} tall={isNarrow}>
      <Glyph aria-hidden="true" size={16} strokeWidth={1.75} className={`shrink-0 text-ink-2 ${isNarrow ? 'mt-0.5 self-start' : ''}`} />
      <span className={names}>
        <span className="font-name">{item.title}</span>
        <span className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <span className="cut">{item.label}</span>
          {clockWords(item, useNow())}
        </span>
      </span>
      <span className={`flex shrink-0 justify-end gap-x-3 ${isNarrow ? 'flex-col' : 'desk:w-44'}`}>
        <span className="text-small text-accent">{item.act}</span>
        {item.isOverdue ? (
          <Pill hue="danger" icon={TimerOff}>
            Overdue
          </Pill>
        ) : null}
      </span>
    </Row>
  );
}

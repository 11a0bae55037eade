import type { OwnSession } from '#machines/flows/organization/own-sessions.ts';
import { Pill } from '#src/ui/pill.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { EndOtherSessionsAct, EndSessionAct } from './end-sessions.act.tsx';

type OwnSessionsViewProps = { readonly sessions: readonly OwnSession[]; readonly onEnd: () => void };

function SessionRow({ session, onEnd }: { readonly session: OwnSession; readonly onEnd: () => void }) {
  const { id, device, begunAt, usedAt, isCurrent } = session;
  useLostFocus();
  return (
    <Row tall>
      <span className="min-w-0 flex-1">
        <span className="block font-medium [overflow-wrap:anywhere]">{device}</span>
        <span className="block text-ink-3">
          Used <RelativeTime at={usedAt} underMinute="just now" />, signed in on <DayOf at={begunAt} />
        </span>
      </span>
      {isCurrent ? <Pill hue="accent">This session</Pill> : <EndSessionAct id={id} device={device} onEnd={onEnd} />}
    </Row>
  );
}

/** Where one is signed in, this session first, and ways to end the others. */
export function OwnSessionsView({ sessions, onEnd }: OwnSessionsViewProps) {
  return (
    <Sheet label="Where you are signed in">
      <SheetHead title="Where you are signed in" count={sessions.length} />
      <Rows label="Sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={onEnd} />
        ))}
      </Rows>
      {sessions.length < 2 ? null : (
        <SheetFoot>
          <EndOtherSessionsAct onEnd={onEnd} />
        </SheetFoot>
      )}
    </Sheet>
  );
}

import { changePasswordMachine } from '#machines/flows/organization/acts.ts';
import { ownSessionsMachine, selectHasFailed, selectSignIn } from '#machines/flows/organization/own-sessions.ts';
import { passwordTexts } from '#schema/vocabulary/sign-in.ts';
import { usePageTitle } from '#src/title.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useTurn } from '#src/ui/local.ts';
import { OwnTokensHost } from '../api-tokens/api-tokens.host.tsx';
import { OwnDataHost } from '../own-data/own-data.host.tsx';
import { UserSettingsFrame } from '../parts/settings-frames.tsx';
import { ChangePasswordView } from './change-password.view.tsx';
import { passwordChange, sessionList } from './own-sessions.ports.ts';
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
function OwnSessionsView({ sessions, onEnd }: OwnSessionsViewProps) {
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

function ChangePasswordHost({ onChanged }: { readonly onChanged: () => void }) {
  const portal = usePortal();
  const { email } = useViewer();
  const [turn, begin] = useTurn();
  const actorRef = useFlow(() => changePasswordMachine.provide({ actors: { send: passwordChange(portal) } }));
  useEmitted(actorRef, {
    'form.done': () => {
      showToast({ type: 'success', text: passwordTexts.changed });
      begin();
      onChanged();
    },
    'form.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return <ChangePasswordView key={turn} actorRef={actorRef} email={email} />;
}

/** The page of one's own password and sessions. */
export function OwnSignInHost() {
  const portal = usePortal();
  const actorRef = useFlow(() => ownSessionsMachine.provide({ actors: { listSessions: sessionList(portal) } }));
  const signIn = useSelector(actorRef, selectSignIn);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const reload = () => actorRef.send({ type: 'sessions.reload' });
  usePageTitle('Sign-in');
  return (
    <UserSettingsFrame current="sign-in">
      {hasFailed ? <LoadFailure title="Your sessions could not be loaded." requestId={null} onRetry={reload} /> : null}
      {signIn === null ? (
        hasFailed ? null : (
          <Loading label="Loading your sessions">
            <SkeletonRows rows={4} />
          </Loading>
        )
      ) : (
        <>
          {signIn.hasPassword ? <ChangePasswordHost onChanged={reload} /> : null}
          <OwnSessionsView sessions={signIn.sessions} onEnd={reload} />
          <OwnTokensHost />
          <OwnDataHost />
        </>
      )}
    </UserSettingsFrame>
  );
}

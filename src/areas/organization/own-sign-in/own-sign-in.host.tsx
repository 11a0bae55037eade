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
import { useTurn } from '#src/ui/use-turn.ts';
import { UserSettingsFrame } from '../parts/settings-frames.tsx';
import { ChangePasswordView } from './change-password.view.tsx';
import { OwnSessionsView } from './own-sessions.view.tsx';
import { passwordChange, sessionList } from './own-sessions.ports.ts';

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
        </>
      )}
    </UserSettingsFrame>
  );
}

import { createFileRoute, redirect, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOnce } from '#src/ui/use-once.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePageTitle } from '#src/title.ts';
import { rememberSuccess } from '../areas/launch/request/landing/launched-entries.ts';
import { firstStartOf } from '../areas/launch/request/landing/first-start.ts';
import { heldLaunchOf } from '../areas/launch/request/take-back-launch/held-launch.ts';
import { launchedTestOf } from '../areas/launch/connect/external-launch/launch-outcome-state.ts';
import { requestNameOf } from '../areas/launch/request/landing/launch-state.ts';
import { SuccessView } from '../areas/launch/request/landing/success.view.tsx';

export const Route = createFileRoute('/_app/launch/success')({
  beforeLoad: ({ location }) => {
    if (requestNameOf(location.state) === null) throw redirect({ to: '/launch', replace: true });
  },
  component: Success,
});

const TakeBack = lazyPart(async () => ({
  default: (await import('../areas/launch/request/take-back-launch/take-back-launch.host.tsx')).TakeBackLaunchHost,
}));

function Success() {
  usePageTitle('Request received');
  const { history } = useRouter();
  useEffect(() => rememberSuccess(history), [history]);
  const name = useLocation({ select: ({ state }) => requestNameOf(state) ?? '' });
  const testId = useLocation({ select: ({ state }) => launchedTestOf(state) });
  const held = useOnce(() => heldLaunchOf(testId, Date.now()));
  return (
    <>
      <SuccessView
        name={name}
        testId={testId}
        start={firstStartOf(history.location.state)}
        isLate={history.location.state.isLate === true}
      />
      {held === null ? null : <TakeBack held={held} />}
    </>
  );
}

import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { usePageTitle } from '#src/title.ts';
import { requestNameOf } from '../areas/launch/landing/launch-state.ts';
import { SuccessView } from '../areas/launch/landing/success.view.tsx';

export const Route = createFileRoute('/_app/launch/success')({
  beforeLoad: ({ location }) => {
    if (requestNameOf(location.state) === null) throw redirect({ to: '/launch', replace: true });
  },
  component: Success,
});

function Success() {
  usePageTitle('Request received');
  const name = useLocation({ select: ({ state }) => requestNameOf(state) ?? '' });
  return <SuccessView name={name} />;
}

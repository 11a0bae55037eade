import { createFileRoute, redirect } from '@tanstack/react-router';
import { carriedIn } from '../areas/launch/request/ways-in/launch-state.ts';
import { SuccessHost } from '../areas/launch/request/success/success.host.tsx';

export const Route = createFileRoute('/_app/launch/success')({
  beforeLoad: ({ location }) => {
    if (carriedIn(location.state).requestName === null) throw redirect({ to: '/launch', replace: true });
  },
  component: SuccessHost,
});

import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/operator')({
  beforeLoad: ({ context }) => {
    if (!context.viewer.isOperator) throw redirect({ to: '/', replace: true });
  },
  component: Outlet,
});

import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '../areas/session/viewer/areas.rules.ts';
import { readLoginSearch } from '../areas/session/sign-in/login.rules.ts';

export const Route = createFileRoute('/')({
  validateSearch: readLoginSearch,
  beforeLoad: async ({ context, search }) => {
    const entrance = Object.keys(search).length > 0 ? null : await context.gate.enter();
    if (entrance === null) throw redirect({ to: '/auth/login', search, replace: true });
    throw redirect({ href: homeOf(entrance.viewer.role), replace: true });
  },
});

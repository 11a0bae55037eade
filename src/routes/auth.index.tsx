import { createFileRoute, redirect } from '@tanstack/react-router';
import { readLoginSearch } from '../areas/session/sign-in/login.rules.ts';

export const Route = createFileRoute('/auth/')({
  validateSearch: readLoginSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/auth/login', search, replace: true });
  },
});

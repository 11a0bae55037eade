import { roles } from '#schema/vocabulary/roles.ts';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

const search = v.object({
  find: v.optional(v.fallback(v.optional(v.string()), undefined)),
  kind: v.optional(v.fallback(v.optional(v.string()), undefined)),
  role: v.optional(v.fallback(v.optional(v.picklist(roles)), undefined)),
});

export const Route = createFileRoute('/_app/operator')({
  validateSearch: search,
  beforeLoad: ({ context }) => {
    if (!context.viewer.isOperator) throw redirect({ to: '/', replace: true });
  },
  component: Outlet,
});

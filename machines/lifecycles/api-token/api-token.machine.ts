import { and, setup } from 'xstate';
import type { Actor } from '../../lib/actor.ts';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ApiTokenContext, ApiTokenEvent, ApiTokenRow } from './api-token.types.ts';

type Asked = { readonly context: ApiTokenContext; readonly event: { readonly actor: Actor } };

const isOwn = ({ context, event }: Asked): boolean => event.actor.userId === context.userId;
const ofOrganization = roleIn('customer', 'test_manager', 'operator', 'system');

/** What lets a program in with some of a person's rights, until it is revoked or its time is over. */
export const apiTokenMachine = setup({
  types: { context: {} as ApiTokenContext, events: {} as ApiTokenEvent, input: {} as ApiTokenContext },
  guards: {
    mayRevoke: (asked) => isOwn(asked) || ofOrganization(asked),
    mayEnd: roleIn('system'),
    isOver: ({ context, event }) => event.type === 'token.end' && Date.parse(event.at) >= Date.parse(context.expiresAt),
  },
}).createMachine({
  id: 'apiToken',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'token.revoke': { guard: 'mayRevoke', target: 'revoked' },
        'token.end': { guard: and(['mayEnd', 'isOver']), target: 'ended' },
      },
    },
    revoked: { type: 'final' },
    ended: { type: 'final' },
  },
});

export const apiTokenLifecycle = columnLifecycle<typeof apiTokenMachine, ApiTokenRow>({
  name: 'api-token',
  machine: apiTokenMachine,
  status: 'state',
  remembers: [],
  facts: ['userId', 'expiresAt'],
  reasons: {
    mayRevoke: notAllowed('Only customers and test managers can revoke tokens of others.'),
    mayEnd: notAllowed('Tokens end by themselves.'),
    isOver: refusal('invalid_state', 'The time of this token is not over.'),
  },
  sentences: { active: 'This token is active.', revoked: 'This token is revoked.', ended: 'This token has ended.' },
  samples: { 'token.revoke': {}, 'token.end': { at: '2026-01-12T09:00:00.000Z' } },
});

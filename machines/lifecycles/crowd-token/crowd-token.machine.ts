import { and, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { CrowdTokenContext, CrowdTokenEvent, CrowdTokenRow } from './crowd-token.types.ts';

/** What lets an outside crowd system in, until it is taken away. */
export const crowdTokenMachine = setup({
  types: { context: {} as CrowdTokenContext, events: {} as CrowdTokenEvent, input: {} as CrowdTokenContext },
  guards: { mayOperate: roleIn('operator'), isMadeHere: ({ context }) => context.isMadeHere },
}).createMachine({
  id: 'crowdToken',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: { on: { 'token.revoke': { guard: and(['mayOperate', 'isMadeHere']), target: 'revoked' } } },
    revoked: { type: 'final' },
  },
});

export const crowdTokenLifecycle = columnLifecycle<typeof crowdTokenMachine, CrowdTokenRow>({
  name: 'crowd-token',
  machine: crowdTokenMachine,
  status: 'state',
  remembers: [],
  facts: ['isMadeHere'],
  reasons: {
    mayOperate: notAllowed('Only operators can revoke tokens.'),
    isMadeHere: refusal('invalid_state', 'This token is part of the configuration. Take it out of CROWD_TOKENS.'),
  },
  sentences: { active: 'This token is active.', revoked: 'This token is revoked.' },
  samples: { 'token.revoke': {} },
});

import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import type { DraftSharing } from '#schema/vocabulary/test.ts';
import { and, assign, not, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { CustomerRequestContext, CustomerRequestEvent, CustomerRequestRow } from './customer-request.types.ts';

/** Launched once, and undone only while none of it has gone out. */
export const customerRequestMachine = setup({
  types: { context: {} as CustomerRequestContext, events: {} as CustomerRequestEvent, input: {} as CustomerRequestContext },
  guards: {
    mayRequest: roleIn('customer', 'test_manager'),
    mayOwn: ({ context, event }) => event.actor.userId === context.createdBy,
    mayReturn: ({ context, event }) => event.actor.role === 'system' || event.actor.userId === context.createdBy,
    mayEdit: ({ context, event }) => event.actor.userId === context.createdBy || context.sharedAccess === 'edit',
    isDiscarded: ({ context }) => context.discardedAt !== null,
    isNamed: ({ context, event }) => 'testId' in event && event.testId === context.testId,
    isHeld: ({ context, event }) =>
      'at' in event && Date.parse(event.at) - Date.parse(context.submittedAt ?? '') < launchLimits.heldSeconds * 1_000,
    hasGoneOut: ({ context }) => context.hasGoneOut,
    isUnapproved: ({ context }) => context.approval === 'sent_back' || context.approval === 'withdrawn',
  },
  actions: {
    keep: assign({}),
    rememberDiscarding: assign(({ context }, params: { at: string }) => ({ discardedAt: context.discardedAt ?? params.at })),
    rememberSubmission: assign((_, params: { at: string; testId: string }) => ({ submittedAt: params.at, testId: params.testId })),
    forgetSubmission: assign({ submittedAt: null, testId: null }),
    forgetDiscarding: assign({ discardedAt: null }),
    rememberSharing: assign((_, params: { sharedAccess: DraftSharing | null }) => params),
  },
}).createMachine({
  id: 'customerRequest',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'draft.save': {
          guard: and(['mayRequest', 'mayEdit', not('isDiscarded')]),
          actions: 'keep',
        },
        'draft.discard': {
          guard: and(['mayRequest', 'mayOwn']),
          actions: { type: 'rememberDiscarding', params: ({ event }) => ({ at: event.at }) },
        },
        'draft.restore': { guard: and(['mayRequest', 'mayOwn']), actions: 'forgetDiscarding' },
        'draft.share': {
          guard: and(['mayRequest', 'mayOwn', not('isDiscarded')]),
          actions: { type: 'rememberSharing', params: ({ event }) => ({ sharedAccess: event.sharedAccess }) },
        },
        'request.submit': {
          guard: and(['mayRequest', 'mayOwn', not('isDiscarded')]),
          target: 'submitted',
          actions: { type: 'rememberSubmission', params: ({ event }) => ({ at: event.at, testId: event.testId }) },
        },
      },
    },
    submitted: {
      description: 'Became an advanced test; a second launch of the same draft is refused.',
      on: {
        'request.takeBack': {
          guard: and(['mayRequest', 'mayOwn', 'isNamed', not('hasGoneOut'), 'isHeld']),
          target: 'draft',
          actions: 'forgetSubmission',
        },
        'request.return': {
          description: 'What was not approved is a draft again, to be corrected and sent once more.',
          guard: and(['mayReturn', 'isUnapproved']),
          target: 'draft',
          actions: 'forgetSubmission',
        },
      },
    },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const customerRequestLifecycle = columnLifecycle<typeof customerRequestMachine, CustomerRequestRow>({
  name: 'customer-request',
  machine: customerRequestMachine,
  status: 'state',
  remembers: ['submittedAt', 'discardedAt', 'testId', 'sharedAccess'],
  facts: ['createdBy', 'hasGoneOut', 'approval'],
  reasons: {
    mayRequest: notAllowed('Moderators cannot request tests.'),
    mayOwn: notAllowed('This draft belongs to somebody else.'),
    mayReturn: notAllowed('This draft belongs to somebody else.'),
    mayEdit: notAllowed('This draft is shared with you to be read, not to be changed.'),
    isDiscarded: refusal('invalid_state', 'This draft has been discarded.'),
    isNamed: refusal('stale_object', 'This has been launched again since. That launch stands.'),
    isHeld: refusal('invalid_state', 'A launch can be taken back for ten seconds. They are over.'),
    isUnapproved: refusal('invalid_state', 'Nobody sent this request back.'),
    hasGoneOut: refusal('invalid_state', 'Testing has begun, so this launch can no longer be taken back.'),
  },
  sentences: { draft: 'This request has not been launched yet.', submitted: 'This request has already been launched.' },
  deeds: { 'draft.discard': 'discarded this draft', 'draft.restore': 'brought this draft back', 'request.submit': 'launched this' },
  samples: {
    'draft.save': {},
    'draft.discard': { at },
    'draft.restore': {},
    'draft.share': { sharedAccess: 'view' },
    'request.submit': { at, testId: '00000000-0000-4000-8000-000000000001' },
    'request.takeBack': { at, testId: '00000000-0000-4000-8000-000000000001' },
    'request.return': {},
  },
});

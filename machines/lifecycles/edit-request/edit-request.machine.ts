import { limits } from '#schema/vocabulary/limits.ts';
import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { EditRequestContext, EditRequestEvent, EditRequestRow } from './edit-request.types.ts';

const patience = limits.editRequestOverdueHours * 3_600_000;

const editRequestSetup = setup({
  types: { context: {} as EditRequestContext, events: {} as EditRequestEvent, input: {} as EditRequestContext },
  guards: {
    mayExpire: roleIn('system'),
    mayComplete: roleIn('system'),
    mayCancel: roleIn('test_manager', 'community_test_manager', 'system'),
    mayModerate: roleIn('test_manager', 'community_test_manager'),
    isDue: ({ context, event }) => event.at !== undefined && Date.parse(event.at) - Date.parse(context.createdAt) >= patience,
  },
  actions: { rememberCompletion: assign((_, params: { at: string }) => ({ completedAt: params.at })) },
});

const open = editRequestSetup.createStateConfig({
  on: {
    'edit.complete': {
      guard: 'mayComplete',
      target: 'completed',
      actions: { type: 'rememberCompletion', params: ({ event }) => ({ at: event.at }) },
    },
    'edit.cancel': {
      description: 'By whoever asked, or by publishing: nothing changes what is published.',
      guard: 'mayCancel',
      target: 'cancelled',
    },
  },
}).on;

/** A moderator's wish that a tester change a result. */
export const editRequestMachine = editRequestSetup.createMachine({
  id: 'editRequest',
  context: ({ input }) => input,
  initial: 'requested',
  states: {
    requested: { on: { ...open, 'edit.expire': { guard: and(['mayExpire', 'isDue']), target: 'overdue' } } },
    overdue: { description: 'Nothing has come for a day.', on: open },
    completed: {
      description: 'The tester has changed the result; a moderator has yet to see it.',
      on: { 'edit.moderate': { guard: 'mayModerate', target: 'moderated' } },
    },
    cancelled: { type: 'final' },
    moderated: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const editRequestLifecycle = columnLifecycle<typeof editRequestMachine, EditRequestRow>({
  name: 'edit-request',
  machine: editRequestMachine,
  status: 'state',
  remembers: ['completedAt'],
  facts: ['createdAt'],
  reasons: {
    mayExpire: notAllowed('Only the system marks requests as overdue.'),
    mayComplete: notAllowed('Only the tester can complete an edit request.'),
    mayCancel: notAllowed('Only test managers and moderators of this test can moderate results.'),
    mayModerate: notAllowed('Only test managers and moderators of this test can moderate results.'),
    isDue: refusal('invalid_state', 'This request is less than 24 hours old.'),
  },
  sentences: {
    requested: 'The tester has not changed the result yet.',
    overdue: 'The tester has not changed the result yet.',
    completed: 'The tester has already changed the result.',
    cancelled: 'This edit request has been cancelled.',
    moderated: 'This edit request has been moderated.',
  },
  samples: { 'edit.expire': { at }, 'edit.complete': { at }, 'edit.cancel': {}, 'edit.moderate': {} },
});

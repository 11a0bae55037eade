import { isPublished } from '#schema/vocabulary/participant.ts';
import { and, assign, not, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { AttachmentContext, AttachmentEvent, AttachmentRow } from './attachment.types.ts';

const attachmentSetup = setup({
  types: { context: {} as AttachmentContext, events: {} as AttachmentEvent, input: {} as AttachmentContext },
  guards: {
    mayCheck: roleIn('system'),
    mayModerate: roleIn('test_manager', 'community_test_manager'),
    isPublished: ({ context }) => isPublished(context.participantStatus),
  },
  actions: {
    rememberArchiving: assign(({ context }, params: { at: string }) => ({ archivedAt: context.archivedAt ?? params.at })),
    forgetArchiving: assign({ archivedAt: null }),
  },
});

const stored = attachmentSetup.createStateConfig({
  on: {
    'attachment.archive': {
      guard: and(['mayModerate', not('isPublished')]),
      target: 'archived',
      actions: { type: 'rememberArchiving', params: ({ event }) => ({ at: event.at }) },
    },
    'attachment.restore': { guard: and(['mayModerate', not('isPublished')]), target: 'available', actions: 'forgetArchiving' },
  },
}).on;

/** A file of a tester: checked, shown, taken out of the result and put back. */
export const attachmentMachine = attachmentSetup.createMachine({
  id: 'attachment',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: {
      description: 'Nobody can open it until it has been checked.',
      on: { 'check.pass': { guard: 'mayCheck', target: 'available' }, 'check.fail': { guard: 'mayCheck', target: 'blocked' } },
    },
    available: { on: { ...stored, 'check.fail': { guard: 'mayCheck', target: 'blocked' } } },
    archived: { on: stored },
    blocked: { description: 'Found harmful; nobody can open it.', type: 'final' },
  },
});

export const attachmentLifecycle = columnLifecycle<typeof attachmentMachine, AttachmentRow>({
  name: 'attachment',
  machine: attachmentMachine,
  status: 'state',
  remembers: ['archivedAt'],
  facts: ['participantStatus'],
  reasons: {
    mayCheck: notAllowed('Only the system checks files.'),
    mayModerate: notAllowed('Only test managers and moderators of this test can change attachments.'),
    isPublished: notAllowed('The results of this tester are published.'),
  },
  sentences: {
    checking: 'This file is still being checked.',
    available: 'This file is available.',
    archived: 'This file has been removed.',
    blocked: 'This file has been blocked.',
  },
  deeds: { 'attachment.archive': 'removed this file', 'attachment.restore': 'restored this file' },
  samples: { 'check.pass': {}, 'check.fail': {}, 'attachment.archive': { at: '2026-01-05T09:00:00.000Z' }, 'attachment.restore': {} },
});

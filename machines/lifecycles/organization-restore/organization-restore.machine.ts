import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { OrganizationRestoreContext, OrganizationRestoreEvent, OrganizationRestoreRow } from './organization-restore.types.ts';

/** An archive of an organization that an operator sends, looks at, and restores: all of it, or nothing. */
export const organizationRestoreMachine = setup({
  types: {
    context: {} as OrganizationRestoreContext,
    events: {} as OrganizationRestoreEvent,
    input: {} as OrganizationRestoreContext,
  },
  guards: {
    mayWork: roleIn('system'),
    mayDecide: roleIn('operator'),
    isOver: ({ context, event }) => event.type === 'restore.expire' && Date.parse(event.at) >= Date.parse(context.expiresAt),
  },
  actions: {
    rememberFile: assign((_, { storageKey }: { storageKey: string }) => ({ storageKey })),
    forgetFile: assign({ storageKey: null }),
  },
}).createMachine({
  id: 'organizationRestore',
  context: ({ input }) => input,
  initial: 'awaiting',
  states: {
    awaiting: {
      on: {
        'restore.receive': {
          guard: 'mayDecide',
          target: 'checking',
          actions: { type: 'rememberFile', params: ({ event: { storageKey } }) => ({ storageKey }) },
        },
        'restore.discard': { guard: 'mayDecide', target: 'discarded' },
        'restore.expire': { guard: and(['mayWork', 'isOver']), target: 'expired' },
      },
    },
    checking: {
      description: 'It is restored and that is taken back, which says what it brings and what stands against it.',
      on: {
        'restore.accept': { guard: 'mayWork', target: 'checked' },
        'restore.refuse': { guard: 'mayWork', target: 'refused', actions: 'forgetFile' },
        'restore.discard': { guard: 'mayDecide', target: 'discarded', actions: 'forgetFile' },
      },
    },
    checked: {
      on: {
        'restore.start': { guard: 'mayDecide', target: 'restoring' },
        'restore.discard': { guard: 'mayDecide', target: 'discarded', actions: 'forgetFile' },
        'restore.expire': { guard: and(['mayWork', 'isOver']), target: 'expired', actions: 'forgetFile' },
      },
    },
    refused: { type: 'final' },
    restoring: {
      description: 'One transaction: a server that is killed in it has restored nothing, and begins anew.',
      on: {
        'restore.finish': { guard: 'mayWork', target: 'restored', actions: 'forgetFile' },
        'restore.fail': { guard: 'mayWork', target: 'failed', actions: 'forgetFile' },
      },
    },
    restored: { type: 'final' },
    failed: { type: 'final' },
    discarded: { type: 'final' },
    expired: { type: 'final' },
  },
});

export const organizationRestoreLifecycle = columnLifecycle<typeof organizationRestoreMachine, OrganizationRestoreRow>({
  name: 'organization-restore',
  machine: organizationRestoreMachine,
  status: 'state',
  remembers: ['storageKey'],
  facts: ['expiresAt'],
  reasons: {
    mayWork: notAllowed('Archives are looked at and restored by the server alone.'),
    mayDecide: notAllowed('Only operators restore an organization.'),
    isOver: refusal('invalid_state', 'This archive can be restored still.'),
  },
  sentences: {
    awaiting: 'The archive has not arrived.',
    checking: 'The archive is being checked.',
    checked: 'The archive is checked.',
    refused: 'The archive was refused.',
    restoring: 'The organization is being restored.',
    restored: 'The organization is restored.',
    failed: 'The organization could not be restored.',
    discarded: 'The archive was discarded.',
    expired: 'The archive has expired.',
  },
  samples: {
    'restore.receive': { storageKey: 'x' },
    'restore.accept': {},
    'restore.refuse': {},
    'restore.start': {},
    'restore.finish': {},
    'restore.fail': {},
    'restore.discard': {},
    'restore.expire': { at: '2026-01-12T09:00:00.000Z' },
  },
});

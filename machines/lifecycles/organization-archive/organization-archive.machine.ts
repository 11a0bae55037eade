import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type {
  ArchivedFile,
  OrganizationArchiveContext,
  OrganizationArchiveEvent,
  OrganizationArchiveRow,
} from './organization-archive.types.ts';

/** The data of an organization in one file, which whoever asked downloads until it expires. */
export const organizationArchiveMachine = setup({
  types: {
    context: {} as OrganizationArchiveContext,
    events: {} as OrganizationArchiveEvent,
    input: {} as OrganizationArchiveContext,
  },
  guards: {
    mayMake: roleIn('system'),
    mayCancel: ({ context, event }) =>
      event.actor.role === 'operator' || (roleIn('customer', 'test_manager')({ event }) && event.actor.userId === context.askedBy),
    isOver: ({ context, event }) => event.type === 'archive.expire' && Date.parse(event.at) >= Date.parse(context.expiresAt ?? ''),
  },
  actions: {
    rememberFile: assign((_, params: ArchivedFile) => params),
    forgetFile: assign({ storageKey: null }),
  },
}).createMachine({
  id: 'organizationArchive',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      on: {
        'archive.gather': { guard: 'mayMake', target: 'gathering' },
        'archive.fail': { guard: 'mayMake', target: 'failed' },
        'archive.cancel': { guard: 'mayCancel', target: 'cancelled' },
      },
    },
    gathering: {
      description: 'A server that is killed begins anew, with another snapshot.',
      on: {
        'archive.finish': {
          guard: 'mayMake',
          target: 'ready',
          actions: {
            type: 'rememberFile',
            params: ({ event: { sizeBytes, sha256, storageKey, expiresAt } }) => ({ sizeBytes, sha256, storageKey, expiresAt }),
          },
        },
        'archive.fail': { guard: 'mayMake', target: 'failed' },
        'archive.cancel': { guard: 'mayCancel', target: 'cancelled' },
      },
    },
    ready: {
      on: {
        'archive.expire': { guard: and(['mayMake', 'isOver']), target: 'expired', actions: 'forgetFile' },
        'archive.replace': { guard: 'mayMake', target: 'expired', actions: 'forgetFile' },
      },
    },
    failed: { type: 'final' },
    expired: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

export const organizationArchiveLifecycle = columnLifecycle<typeof organizationArchiveMachine, OrganizationArchiveRow>({
  name: 'organization-archive',
  machine: organizationArchiveMachine,
  status: 'state',
  remembers: ['sizeBytes', 'sha256', 'storageKey', 'expiresAt'],
  facts: ['askedBy'],
  reasons: {
    mayMake: notAllowed('Archives are made by the server alone.'),
    mayCancel: notAllowed('Only who asked for an archive and operators can cancel it.'),
    isOver: refusal('invalid_state', 'This archive can be downloaded still.'),
  },
  sentences: {
    asked: 'This archive waits to be made.',
    gathering: 'This archive is being made.',
    ready: 'This archive is ready.',
    failed: 'This archive could not be made.',
    expired: 'This archive has expired.',
    cancelled: 'This archive was cancelled.',
  },
  samples: {
    'archive.gather': {},
    'archive.finish': { sizeBytes: 1, sha256: 'x', storageKey: 'x', expiresAt: '2026-01-12T09:00:00.000Z' },
    'archive.fail': {},
    'archive.cancel': {},
    'archive.replace': {},
    'archive.expire': { at: '2026-01-12T09:00:00.000Z' },
  },
});

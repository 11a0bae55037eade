import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { ArchiveContext, ArchiveEvent, ArchiveRow } from './archive.types.ts';

/** What is kept of a person, in one file that they download until it expires. */
export const archiveMachine = setup({
  types: { context: {} as ArchiveContext, events: {} as ArchiveEvent, input: {} as ArchiveContext },
  guards: {
    mayMake: roleIn('system'),
    isOver: ({ context, event }) => event.type === 'archive.expire' && Date.parse(event.at) >= Date.parse(context.expiresAt ?? ''),
  },
  actions: {
    rememberFile: assign((_, params: ArchiveContext) => params),
    forgetFile: assign({ storageKey: null }),
  },
}).createMachine({
  id: 'archive',
  context: ({ input }) => input,
  initial: 'making',
  states: {
    making: {
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
      },
    },
    ready: { on: { 'archive.expire': { guard: and(['mayMake', 'isOver']), target: 'expired', actions: 'forgetFile' } } },
    failed: { type: 'final' },
    expired: { type: 'final' },
  },
});

export const archiveLifecycle = columnLifecycle<typeof archiveMachine, ArchiveRow>({
  name: 'archive',
  machine: archiveMachine,
  status: 'state',
  remembers: ['sizeBytes', 'sha256', 'storageKey', 'expiresAt'],
  facts: [],
  reasons: {
    mayMake: notAllowed('Archives are made by the server alone.'),
    isOver: refusal('invalid_state', 'This archive can be downloaded still.'),
  },
  sentences: {
    making: 'This archive is being made.',
    ready: 'This archive is ready.',
    failed: 'This archive could not be made.',
    expired: 'This archive has expired.',
  },
  samples: {
    'archive.finish': { sizeBytes: 1, sha256: 'x', storageKey: 'x', expiresAt: '2026-01-12T09:00:00.000Z' },
    'archive.fail': {},
    'archive.expire': { at: '2026-01-12T09:00:00.000Z' },
  },
});

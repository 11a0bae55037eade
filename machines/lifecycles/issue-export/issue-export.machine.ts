import { assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed } from '../../lib/refusal.ts';
import type { IssueExportContext, IssueExportEvent, IssueExportRow, RemoteItem } from './issue-export.types.ts';

const exportSetup = setup({
  types: { context: {} as IssueExportContext, events: {} as IssueExportEvent, input: {} as IssueExportContext },
  guards: { mayRun: roleIn('system'), mayExport: roleIn('customer', 'test_manager') },
  actions: {
    rememberSending: assign(({ context }, { at }: { at: string }) => ({
      sentAt: at,
      notBefore: null,
      message: null,
      attempts: context.attempts + 1,
    })),
    rememberWait: assign((_, { until, message }: { until: string | null; message: string }) => ({ notBefore: until, message })),
    rememberItem: assign((_, { item: { id, key, url } }: { item: RemoteItem }) => ({
      remoteId: id,
      remoteKey: key,
      remoteUrl: url,
      notBefore: null,
      message: null,
    })),
    rememberMessage: assign((_, { message }: { message: string | null }) => ({ message, notBefore: null })),
    forgetWait: assign({ message: null, notBefore: null, attempts: 0 }),
  },
});

type Event<Type> = { readonly event: Extract<IssueExportEvent, { type: Type }> };

const wait = { type: 'rememberWait', params: ({ event }: Event<'export.postpone' | 'export.lose'>) => event } as const;
const send = { type: 'rememberSending', params: ({ event }: Event<'export.send'>) => event } as const;
const refuse = {
  guard: 'mayRun',
  target: 'failed',
  actions: { type: 'rememberMessage', params: ({ event }: Event<'export.refuse'>) => event },
} as const;
const again = { 'export.retry': { guard: 'mayExport', target: 'waiting', actions: 'forgetWait' } } as const;

/** One issue to one destination of a tracker, where it arrives once. */
export const issueExportMachine = exportSetup.createMachine({
  id: 'issueExport',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'It has surely not been sent since it came here.',
      on: {
        'export.send': { guard: 'mayRun', target: 'sending', actions: send },
        'export.postpone': { guard: 'mayRun', actions: wait },
        'export.refuse': refuse,
        'export.cancel': { guard: 'mayExport', target: 'cancelled', actions: 'forgetWait' },
      },
    },
    sending: {
      description: 'It may have arrived: whoever goes on looks for it first.',
      on: {
        'export.send': { guard: 'mayRun', actions: send },
        'export.lose': { guard: 'mayRun', actions: wait },
        'export.postpone': { guard: 'mayRun', target: 'waiting', actions: wait },
        'item.create': {
          guard: 'mayRun',
          target: 'created',
          actions: { type: 'rememberItem', params: ({ event }) => event },
        },
        'export.refuse': refuse,
      },
    },
    created: {
      description: 'The tracker has it; its files are on their way.',
      on: {
        'export.postpone': { guard: 'mayRun', actions: wait },
        'export.deliver': {
          guard: 'mayRun',
          target: 'delivered',
          actions: { type: 'rememberMessage', params: ({ event }) => event },
        },
      },
    },
    delivered: { type: 'final' },
    failed: { description: 'The tracker refused it, and says why.', on: again },
    cancelled: { on: again },
  },
});

const at = '2026-01-05T09:00:00.000Z';
const until = '2026-01-05T09:05:00.000Z';

export const issueExportLifecycle = columnLifecycle<typeof issueExportMachine, IssueExportRow>({
  name: 'issue-export',
  machine: issueExportMachine,
  status: 'state',
  remembers: ['attempts', 'sentAt', 'notBefore', 'remoteId', 'remoteKey', 'remoteUrl', 'message'],
  facts: [],
  reasons: {
    mayRun: notAllowed('Only the system sends issues to trackers.'),
    mayExport: notAllowed('Only customers and test managers can export issues.'),
  },
  sentences: {
    waiting: 'This issue waits to be exported.',
    sending: 'This issue is on its way to the tracker.',
    created: 'This issue has arrived in the tracker.',
    delivered: 'This issue has arrived in the tracker.',
    failed: 'The tracker did not take this issue.',
    cancelled: 'This export has been cancelled.',
  },
  samples: {
    'export.send': { at },
    'export.lose': { until, message: 'The tracker did not answer.' },
    'export.postpone': { until, message: 'The tracker is busy.' },
    'item.create': { item: { id: '10001', key: 'SHOP-1', url: 'https://tracker.example/browse/SHOP-1' } },
    'export.deliver': { message: null },
    'export.refuse': { message: 'The tracker refused the issue.' },
    'export.cancel': {},
    'export.retry': {},
  },
});

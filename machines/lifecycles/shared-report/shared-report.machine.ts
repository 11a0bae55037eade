import { and, assign, setup } from 'xstate';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { Opening, SharedReportContext, SharedReportEvent, SharedReportRow } from './shared-report.types.ts';

/** Who makes shared reports and revokes them. */
export const sharesReports = roleIn('customer', 'test_manager');

/** A page of a test that a link opens to people without an account, until it is revoked or its time is over; neither can be undone. */
export const sharedReportMachine = setup({
  types: { context: {} as SharedReportContext, events: {} as SharedReportEvent, input: {} as SharedReportContext },
  guards: {
    mayRevoke: sharesReports,
    mayOpen: roleIn('system'),
    mayEnd: roleIn('system'),
    isWithin: ({ context, event }) => event.type === 'report.open' && Date.parse(event.at) < Date.parse(context.expiresAt),
    isOver: ({ context, event }) => event.type === 'report.expire' && Date.parse(event.at) >= Date.parse(context.expiresAt),
  },
  actions: {
    rememberOpening: assign(({ context }, opening: Opening & { readonly lastOpenedAt: string }) => ({
      ...opening,
      openedCount: context.openedCount + 1,
    })),
  },
}).createMachine({
  id: 'sharedReport',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'report.open': {
          description: 'By its link: counted, and not by person.',
          guard: and(['mayOpen', 'isWithin']),
          actions: {
            type: 'rememberOpening',
            params: ({ event: { at, from, with: browser } }) => ({ lastOpenedAt: at, lastOpenedFrom: from, lastOpenedWith: browser }),
          },
        },
        'report.revoke': { guard: 'mayRevoke', target: 'revoked' },
        'report.expire': { guard: and(['mayEnd', 'isOver']), target: 'expired' },
      },
    },
    expired: { type: 'final' },
    revoked: { type: 'final' },
  },
});

export const sharedReportLifecycle = columnLifecycle<typeof sharedReportMachine, SharedReportRow>({
  name: 'shared-report',
  machine: sharedReportMachine,
  status: 'state',
  remembers: ['openedCount', 'lastOpenedAt', 'lastOpenedFrom', 'lastOpenedWith'],
  facts: ['expiresAt'],
  reasons: {
    mayRevoke: notAllowed('Only customers and test managers can revoke a shared report.'),
    mayOpen: notAllowed('A shared report is opened by its link.'),
    mayEnd: notAllowed('Shared reports expire by themselves.'),
    isWithin: refusal('invalid_state', 'The time of this report is over.'),
    isOver: refusal('invalid_state', 'The time of this report is not over.'),
  },
  sentences: { active: 'This report is active.', expired: 'This report has expired.', revoked: 'This report is revoked.' },
  samples: {
    'report.open': { at: '2026-01-11T09:00:00.000Z', from: '203.0.113.0/24', with: 'Firefox on Linux' },
    'report.revoke': {},
    'report.expire': { at: '2026-01-12T09:00:00.000Z' },
  },
});

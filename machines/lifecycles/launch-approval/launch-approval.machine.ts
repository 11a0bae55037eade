import { and, assign, not, setup } from 'xstate';
import { approvalTexts } from '#schema/vocabulary/launch/approval.ts';
import { columnLifecycle } from '../../lib/lifecycle.ts';
import { isFilled, roleIn } from '../../lib/permissions.ts';
import { notAllowed, refusal } from '../../lib/refusal.ts';
import type { LaunchApprovalContext, LaunchApprovalEvent, LaunchApprovalRow } from './launch-approval.types.ts';

/** A second person's word before credits are spent: it names the amount, and never comes from who asked. */
export const launchApprovalMachine = setup({
  types: { context: {} as LaunchApprovalContext, events: {} as LaunchApprovalEvent, input: {} as LaunchApprovalContext },
  guards: {
    mayDecide: ({ context, event }) =>
      roleIn('customer')({ event }) && event.actor.userId !== null && context.approverIds.includes(event.actor.userId),
    mayWithdraw: ({ context, event }) =>
      event.actor.role === 'system' ||
      (roleIn('customer', 'test_manager')({ event }) && event.actor.userId !== null && event.actor.userId === context.askedBy),
    isAnother: ({ context, event }) => event.actor.userId !== context.askedBy,
    isOver: ({ context }) => context.isOver,
    isSameAmount: ({ context, event }) => 'amount' in event && event.amount === context.amount,
    hasWord: ({ event }) => event.type === 'approval.sendBack' && isFilled(event.word),
  },
  actions: {
    rememberAmount: assign((_, { amount }: { readonly amount: number }) => ({ amount })),
    rememberDecision: assign((_, decision: Pick<LaunchApprovalContext, 'decidedAt' | 'decidedBy'>) => decision),
    rememberWord: assign((_, { word }: { readonly word: string }) => ({ word })),
  },
}).createMachine({
  id: 'launchApproval',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      description: 'Nothing is held or spent.',
      on: {
        'approval.change': {
          description: 'Asked again for another amount: what was seen of the one before is approved no more.',
          guard: 'mayWithdraw',
          actions: { type: 'rememberAmount', params: ({ event }) => ({ amount: event.amount }) },
        },
        'approval.approve': {
          guard: and(['mayDecide', 'isAnother', not('isOver'), 'isSameAmount']),
          target: 'approved',
          actions: { type: 'rememberDecision', params: ({ event }) => ({ decidedAt: event.at, decidedBy: event.actor.userId }) },
        },
        'approval.sendBack': {
          guard: and(['mayDecide', 'isAnother', 'hasWord']),
          target: 'sent_back',
          actions: [
            { type: 'rememberWord', params: ({ event }) => ({ word: event.word.trim() }) },
            { type: 'rememberDecision', params: ({ event }) => ({ decidedAt: event.at, decidedBy: event.actor.userId }) },
          ],
        },
        'approval.withdraw': {
          guard: 'mayWithdraw',
          target: 'withdrawn',
          actions: { type: 'rememberDecision', params: ({ event }) => ({ decidedAt: event.at, decidedBy: event.actor.userId }) },
        },
      },
    },
    approved: { type: 'final' },
    sent_back: { type: 'final' },
    withdrawn: { type: 'final' },
  },
});

const at = '2026-01-05T09:00:00.000Z';

export const launchApprovalLifecycle = columnLifecycle<typeof launchApprovalMachine, LaunchApprovalRow>({
  name: 'launch-approval',
  machine: launchApprovalMachine,
  status: 'state',
  remembers: ['amount', 'word', 'decidedAt', 'decidedBy'],
  facts: ['askedBy', 'approverIds', 'isOver'],
  reasons: {
    mayDecide: notAllowed('Only those who are named under Credit usage approve launches.'),
    mayWithdraw: notAllowed('Only who asked can withdraw this.'),
    isAnother: notAllowed('Somebody else has to approve what you asked for.'),
    isOver: refusal('invalid_state', 'This was cancelled since it was asked for.'),
    isSameAmount: refusal('stale_object', 'The amount has changed since you saw it. Check it, then approve.', ['amount']),
    hasWord: refusal('blank', approvalTexts.noWord, ['word']),
  },
  sentences: {
    asked: 'This waits for approval.',
    approved: 'This has been approved.',
    sent_back: 'This has been sent back.',
    withdrawn: 'This has been withdrawn.',
  },
  samples: {
    'approval.change': { amount: 150 },
    'approval.approve': { at, amount: 120 },
    'approval.sendBack': { at, word: 'Fewer testers, please.' },
    'approval.withdraw': { at },
  },
});

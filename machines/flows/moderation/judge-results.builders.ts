import type { judgeResultsMachine, Approval } from './judge-results.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const first: Approval = { resultId: 'r1', name: 'Pay as guest', href: '/r1', approved: true };

export const judgeResultsSamples: WalkOptions<typeof judgeResultsMachine> = {
  inputs: [{}],
  events: [
    { type: 'approval.give', approval: first },
    { type: 'approval.undo', approval: first },
    { type: 'approval.give', approval: { ...first, approved: false } },
    { type: 'approval.held', approval: first, isTried: false },
    { type: 'approval.resumed', approval: first },
    { type: 'approval.taken', approval: first, takesBack: false },
    { type: 'approval.taken', approval: first, takesBack: true },
    { type: 'approval.refused', approval: first, message: 'No.' },
  ],
  outcomes: { carryApprovals: { errors: [new Error('gone')] } },
  project: ({ context }) => context.unsent.length > 0,
};

import { approvalStates } from '#schema/vocabulary/launch/approval.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { launchApprovalLifecycle } from './launch-approval.machine.ts';
import type { launchApprovalMachine } from './launch-approval.machine.ts';
import type { LaunchApprovalRow } from './launch-approval.types.ts';

/** Asked by u9; u1, who sends every sample, approves. */
export const asked: LaunchApprovalRow = {
  state: 'asked',
  amount: 120,
  word: null,
  decidedAt: null,
  decidedBy: null,
  askedBy: 'u9',
  approverIds: ['u1', 'u9'],
  isOver: false,
};
export const own: LaunchApprovalRow = { ...asked, askedBy: 'u1' };
export const rows: readonly LaunchApprovalRow[] = [
  ...approvalStates.map((state) => ({ ...asked, state })),
  own,
  { ...own, approverIds: [] },
  { ...asked, approverIds: ['u2'] },
  { ...asked, isOver: true },
  { ...asked, amount: 150 },
];
export const blank = {
  type: 'approval.sendBack',
  at: '2026-01-05T09:00:00.000Z',
  word: ' ',
  actor: { role: 'customer', userId: 'u1' },
} as const;

export const launchApprovalSamples: WalkOptions<typeof launchApprovalMachine> = {
  inputs: rows,
  events: [...byEveryone(launchApprovalLifecycle), blank],
};

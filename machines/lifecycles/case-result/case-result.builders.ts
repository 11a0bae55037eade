import { sender, byEveryone } from '#machines/testing/who-may.ts';
import { caseResultLifecycle } from './case-result.machine.ts';
import type { caseResultMachine } from './case-result.machine.ts';
import type { CaseResultRow } from './case-result.types.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (more: Partial<CaseResultRow> = {}): CaseResultRow => ({
  moderationStatus: 'not_moderated',
  isRejected: false,
  rejectionReason: null,
  moderationFinalizedAt: null,
  hasOpenEditRequest: false,
  participantStatus: 'under_review',
  ...more,
});
const { context: input } = caseResultLifecycle.read(row());
export const moderator = sender('community_test_manager');
export const toggle = (approved: boolean | null) => ({ type: 'approval.toggle', actor: moderator, approved }) as const;
const events = [...byEveryone(caseResultLifecycle), toggle(true), toggle(false)];

export const caseResultSamples: WalkOptions<typeof caseResultMachine> = { inputs: [input], events };

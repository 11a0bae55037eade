import { describe, expect, it } from 'vitest';
import { verdictsOf } from './verdicts.rules.ts';

const moderator = { role: 'community_test_manager', userId: 'u1' } as const;
const result = {
  moderationStatus: 'not_moderated',
  isRejected: false,
  hasOpenCaseResultEditRequest: false,
  canRequestEdit: { isAllowed: true, reason: null },
} as const;

describe('verdicts', () => {
  it('offer everything on a result that waits', () => {
    expect(verdictsOf(result, 'under_review', moderator)).toEqual({
      approval: 'Approve',
      approvalReason: null,
      editReason: null,
      finalizeReason: null,
      isEditOpen: false,
    });
  });

  it('RE-517: hold back the edit request when the server does not allow it', () => {
    const closed = { ...result, canRequestEdit: { isAllowed: false, reason: 'The test is closed, so the tester can no longer edit.' } };
    expect(verdictsOf(closed, 'under_review', moderator).editReason).toBe('The test is closed, so the tester can no longer edit.');
  });

  it('hold back approval while an edit is awaited', () => {
    expect(verdictsOf({ ...result, hasOpenCaseResultEditRequest: true }, 'under_review', moderator)).toEqual({
      approval: 'Approve',
      approvalReason: 'The tester has been asked to change this result.',
      editReason: 'The tester has already been asked to change this result.',
      finalizeReason: 'The tester has been asked to change this result.',
      isEditOpen: true,
    });
  });

  it('end with publishing', () => {
    expect(verdictsOf(result, 'results_published', moderator).approvalReason).toBe('The results of this tester are published.');
  });
});

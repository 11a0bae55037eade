import { participantLabels } from '#schema/vocabulary/participant.ts';
import { describe, expect, it } from 'vitest';
import { lossOf, outcomesOf } from './publish-loss.rules.ts';

describe('what publishing leaves behind', () => {
  const of = (approvedTestCasesCount: number, numberOfPendingIssueModerations: number) =>
    lossOf({ assignedCasesCount: 10, approvedTestCasesCount, numberOfPendingIssueModerations });

  it('is said in numbers, and nothing where all is judged', () => {
    expect([of(0, 2), of(9, 1), of(10, 1), of(10, 0)]).toEqual([
      { isComplete: false, words: '0 of 10 approved, 2 issues stay' },
      { isComplete: false, words: '9 of 10 approved, 1 issue stays' },
      { isComplete: false, words: '10 of 10 approved, 1 issue stays' },
      { isComplete: true, words: '10 of 10 approved' },
    ]);
  });
});

describe('how publishing goes', () => {
  it('is told of each who was published, and of nobody else', () => {
    const testers = [
      { id: 'p1', fullName: 'Ann', status: 'publishing_results' },
      { id: 'p2', fullName: 'Bob', status: 'results_published' },
      { id: 'p3', fullName: 'Cy', status: 'publishing_failed', publishingFailReason: 'No issues could be made.' },
      { id: 'p4', fullName: 'Di', status: 'results_published' },
      { id: 'p5', fullName: 'Eve', status: 'under_review' },
    ] as const;
    expect(outcomesOf(testers, ['p1', 'p2', 'p3', 'p5'])).toEqual([
      { id: 'p1', fullName: 'Ann', kind: 'waiting', words: 'Publishing..' },
      { id: 'p2', fullName: 'Bob', kind: 'done', words: 'Published' },
      { id: 'p3', fullName: 'Cy', kind: 'failed', words: 'Publishing Failed: No issues could be made.' },
      { id: 'p5', fullName: 'Eve', kind: 'back', words: participantLabels.under_review },
    ]);
  });
});

import { participantLabels, publishingStops } from '#schema/vocabulary/participant.ts';
import { describe, expect, it } from 'vitest';
import { outcomesOf, progressOf, stopWords } from './publish-loss.rules.ts';

describe('what stops publishing', () => {
  const tester = {
    assignedCasesCount: 10,
    approvedTestCasesCount: 1,
    numberOfPendingResultModerations: 9,
    numberOfPendingIssueModerations: 1,
    publishingStops,
  };

  it('is said in numbers', () => {
    expect(stopWords(tester)).toEqual([
      'Suspected of mass passing: nobody has looked at it.',
      'No result is approved: none is published.',
      'A blocker is open.',
      '9 results are not moderated: lost for good.',
      '1 issue is not moderated: lost for good.',
    ]);
    expect(stopWords({ ...tester, publishingStops: [] })).toEqual([]);
  });

  it('stands beside what is approved, where there are cases', () => {
    expect([progressOf(tester), progressOf({ ...tester, assignedCasesCount: 0 })]).toEqual(['1 of 10 approved', 'no cases']);
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

import { describe, expect, it } from 'vitest';
import { caseStats, inOrder, isExplored, ranksOf } from './status-counts.rules.ts';

describe('case stats', () => {
  const counts = [
    { status: 'not_tested' as const, count: 2 },
    { status: 'pass' as const, count: 4 },
    { status: 'blocked' as const, count: 0 },
    { status: 'fail' as const, count: 1 },
  ];

  it('RE-053: shows at most three groups, and says when there are more', () => {
    expect(caseStats(counts)).toEqual({ groups: [counts[3], counts[1], counts[0]], hasMore: false });
    expect(caseStats([...counts, { status: 'live', count: 1 }]).hasMore).toBe(true);
  });

  it('RE-419: lists fail, blocked, pass, live, not tested', () => {
    const statuses = ['not_tested', 'live', 'pass', 'skipped', 'blocked', 'fail', 'rejected'] as const;
    expect(inOrder(statuses.map((status) => ({ status }))).map(({ status }) => status)).toEqual([
      'fail',
      'blocked',
      'pass',
      'live',
      'not_tested',
      'rejected',
      'skipped',
    ]);
  });

  it('draws each result, and a session that was submitted as neither passed nor failed', () => {
    expect(
      ranksOf([
        { kind: 'pass', count: 4 },
        { kind: 'explored', count: 2 },
        { kind: 'live', count: 3 },
      ]),
    ).toEqual([
      { kind: 'pass', count: 4, word: 'passed' },
      { kind: 'done', count: 2, word: 'submitted' },
      { kind: 'live', count: 3, word: 'to come' },
    ]);
    expect([isExplored([{ kind: 'explored', count: 2 }]), isExplored([{ kind: 'live', count: 1 }])]).toEqual([true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { removalList } from './remove-testers.rules.ts';
import { participant } from '../parts/results.builders.ts';

const manager = { role: 'test_manager', userId: 'u1' } as const;

describe('who can be removed', () => {
  it('leaves out who cannot be, but for those who were chosen before', () => {
    const testers = [
      participant({ id: 'p1', fullName: 'Lena', status: 'in_progress' }),
      participant({ id: 'p2', fullName: 'Tom', status: 'results_published' }),
    ];
    expect(removalList(testers, [], manager)).toEqual([{ id: 'p1', fullName: 'Lena', note: 'In progress', isRefused: false }]);
    expect(removalList(testers, ['p2'], manager)[1]).toEqual({
      id: 'p2',
      fullName: 'Tom',
      note: 'This tester can no longer be removed.',
      isRefused: true,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { waitingKinds } from '#schema/vocabulary/waiting.ts';
import { waitingWords } from './waiting.view.tsx';

const titles = (count: number) => waitingKinds.map((kind) => waitingWords({ kind, label: 'Checkout', count }).title);

describe('waiting', () => {
  it('says what to do and where', () => {
    expect(waitingWords({ kind: 'untriaged_issues', label: 'Checkout', count: 24 })).toEqual({ title: '24 new issues', note: 'Checkout' });
    expect(waitingWords({ kind: 'draft', label: 'Release 11 request', count: 1 })).toEqual({
      title: 'Draft, not launched yet',
      note: 'Release 11 request',
    });
  });

  it('counts one of each kind and many', () => {
    expect(titles(1)).toEqual([
      'Assignment to answer',
      '1 result to moderate',
      'Publishing failed for 1 tester',
      '1 open blocker',
      '1 tester to publish',
      '1 test to launch',
      '1 new issue',
      'Draft, not launched yet',
    ]);
    expect(titles(2)).toEqual([
      'Assignment to answer',
      '2 results to moderate',
      'Publishing failed for 2 testers',
      '2 open blockers',
      '2 testers to publish',
      '2 tests to launch',
      '2 new issues',
      'Draft, not launched yet',
    ]);
  });
});

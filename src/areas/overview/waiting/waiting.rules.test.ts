import { describe, expect, it } from 'vitest';
import { waitingKinds, waitingTitle } from '#schema/vocabulary/waiting.ts';
import { clockWords } from './waiting.view.tsx';

const titles = (count: number) => waitingKinds.map((kind) => waitingTitle(kind, count));

describe('waiting', () => {
  it('counts one of each kind and many', () => {
    expect(titles(1)).toEqual([
      'Assignment to answer',
      '1 result to moderate',
      'No moderator is assigned',
      'The moderator has not accepted',
      '1 tester missing',
      'Publishing failed for 1 tester',
      '1 open blocker',
      '1 result not moderated',
      '1 tester to publish',
      '1 test to launch',
      'Launch to approve',
      '1 new issue',
      'Draft, not launched yet',
    ]);
    expect(titles(2)).toEqual([
      'Assignment to answer',
      '2 results to moderate',
      'No moderator is assigned',
      'None of 2 moderators has accepted',
      '2 testers missing',
      'Publishing failed for 2 testers',
      '2 open blockers',
      '2 results not moderated',
      '2 testers to publish',
      '2 tests to launch',
      'Launch to approve',
      '2 new issues',
      'Draft, not launched yet',
    ]);
  });

  it('says since when and how long there is left, and leaves out what is not known or over', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    const [since, until, past] = ['2026-11-20T09:00:00Z', '2026-11-21T06:30:00Z', '2026-11-20T11:00:00Z'];
    expect(clockWords({ waitingSince: since, waitingUntil: until }, now)).toBe('waits 3h, 18h left');
    expect(clockWords({ waitingSince: since, waitingUntil: past }, now)).toBe('waits 3h');
    expect(clockWords({ waitingSince: null, waitingUntil: until }, now)).toBe('18h left');
    expect(clockWords({ waitingSince: null, waitingUntil: null }, now)).toBe('');
  });
});

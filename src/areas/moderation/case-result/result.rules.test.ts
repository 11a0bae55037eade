import { describe, expect, it } from 'vitest';
import {
  othersWords,
  answeredSteps,
  playbackRateCookie,
  readPlaybackRate,
  relatedLabel,
  shownAttachments,
  sizeWords,
} from './result.rules.ts';

describe('attachments', () => {
  it('RE-801: four show three and one more, three show no more', () => {
    expect(shownAttachments([1, 2, 3, 4], false)).toEqual({ shown: [1, 2, 3], rest: 1 });
    expect(shownAttachments([1, 2, 3], false)).toEqual({ shown: [1, 2, 3], rest: 0 });
    expect(shownAttachments([1, 2, 3, 4], true)).toEqual({ shown: [1, 2, 3, 4], rest: 0 });
  });

  it('say their size', () =>
    expect([0, 999, 1500, 48_200, 5_100_000].map(sizeWords)).toEqual(['0 B', '999 B', '1.5 kB', '48 kB', '5.1 MB']));
});

describe('playback rate', () => {
  it('RE-234: is 1 at first', () => {
    expect(readPlaybackRate('')).toBe(1);
    expect(readPlaybackRate('muster_playback_rate=17')).toBe(1);
  });

  it('is read back from its cookie', () => {
    expect(readPlaybackRate(`a=1; ${playbackRateCookie(1.5)}`)).toBe(1.5);
  });
});

describe('steps', () => {
  it('carry what the tester said to each', () => {
    const steps = [
      { id: 's1', ordinalNumber: 1, instruction: 'Open the cart.', expectedResult: 'It opens.' },
      { id: 's2', ordinalNumber: 2, instruction: 'Pay.', expectedResult: null },
    ];
    expect(answeredSteps(steps, [{ id: 'a', testCaseFieldId: 's2', value: 'As expected' }]).map(({ answer }) => answer)).toEqual([
      null,
      { id: 'a', value: 'As expected' },
    ]);
  });
});

describe('related issues', () => {
  it('say how they were moderated', () => {
    expect(relatedLabel({ moderationStatus: 'invalid_issue', known: false })).toBe('Fake issue');
    expect(relatedLabel({ moderationStatus: 'pending', known: true })).toBe('Known issue');
  });
});

describe('others who moderate a result', () => {
  it('are named', () => {
    expect([othersWords([]), othersWords(['Ana Souza']), othersWords(['Ana Souza', 'Luca Moretti'])]).toEqual([
      null,
      'Ana Souza is moderating this result too.',
      'Ana Souza and Luca Moretti are moderating this result too.',
    ]);
  });
});

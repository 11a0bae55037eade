import { describe, expect, it } from 'vitest';
import type { ReadIssue } from './issue-parts.ts';
import { casesToRetest, environmentFields, fieldOf, partAttachments, sizeWords, stepsOf } from './issue-parts.ts';

const file = (id: string, mediaKind: string, archived = false) => ({ id, name: id, url: `/files/${id}`, mediaKind, size: 1, archived });

describe('parts of an issue', () => {
  it('counts steps that brought their own numbers', () => {
    expect(stepsOf('1. Open\n2) Pay\n')).toEqual({ lines: ['Open', 'Pay'], isNumbered: true });
    expect(stepsOf('1. Open\nthen pay')).toEqual({ lines: ['1. Open', 'then pay'], isNumbered: false });
    expect(stepsOf(' ')).toEqual({ lines: [], isNumbered: false });
  });

  it('tells the fields of the report from those of the environment', () => {
    const fields = [
      { code: 'actual_results', label: 'Actual results', value: ' It fails. ' },
      { code: 'browser', label: 'Browser', value: 'Firefox' },
    ];
    expect(fieldOf(fields, 'actual_results')).toBe('It fails.');
    expect(fieldOf(fields, 'expected_results')).toBe('');
    expect(environmentFields(fields).map(({ code }) => code)).toEqual(['browser']);
  });

  it('parts pictures from files and leaves removed ones out', () => {
    const { pictures, files } = partAttachments([file('a', 'image'), file('b', 'video'), file('c', 'log'), file('d', 'image', true)]);
    expect([pictures.map(({ id }) => id), files.map(({ id }) => id)]).toEqual([['a', 'b'], ['c']]);
  });

  it('names its test cases to test its fix once trackers have ended their work at it, all of them that told', () => {
    const testCases = [
      { id: 'c1', name: 'Pay' },
      { id: 'c2', name: 'Ship' },
    ];
    const asked = (...states: readonly ('open' | 'done' | null)[]) =>
      casesToRetest({ testCases, exports: states.map((itemState) => ({ itemState })) as unknown as ReadIssue['exports'] });
    expect([asked(), asked(null), asked('open'), asked('done', 'open')]).toEqual([[], [], [], []]);
    expect([asked('done'), asked('done', null)]).toEqual([
      ['c1', 'c2'],
      ['c1', 'c2'],
    ]);
  });

  it('says sizes in words', () => expect([999, 12_400, 5_240_000].map(sizeWords)).toEqual(['999 B', '12 kB', '5.2 MB']));
});

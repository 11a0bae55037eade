import { describe, expect, it } from 'vitest';
import { outlookOf } from './outlook.rules.ts';

const fits = { existing: null, drift: [{ isRefused: false }] };
const refused = { existing: null, drift: [{ isRefused: false }, { isRefused: true }] };
const there = { existing: {}, drift: [] };
const refusedThere = { existing: {}, drift: [{ isRefused: true }] };

describe('the outlook of an export', () => {
  it.each([
    ['some are made', [fits, refused, there], false, { sent: 2, created: 1, whyNot: null }],
    ['the only one would be refused', [refused], false, { sent: 1, created: 0, whyNot: 'It would be refused.' }],
    ['all that go would be refused', [refused, refused, there], false, { sent: 2, created: 0, whyNot: 'All of them would be refused.' }],
    ['all are there', [there, refusedThere], false, { sent: 0, created: 0, whyNot: 'They are already there.' }],
    ['all go again', [there, refusedThere], true, { sent: 2, created: 1, whyNot: null }],
    ['one that is there would be refused again', [refusedThere], true, { sent: 1, created: 0, whyNot: 'It would be refused.' }],
    ['nothing was tried out', [], false, { sent: 0, created: 0, whyNot: null }],
  ])('%s', (_, previews, again, outlook) => {
    expect(outlookOf(previews, again)).toEqual(outlook);
  });
});

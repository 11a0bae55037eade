import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { isRenamed, issuesWords, mayTag, offeredName, refusalOfName, tagsWith } from './tag.rules.ts';
import type { TagChange } from './tag.rules.ts';

const customer = sender('customer');
const payments = { id: 'g1', name: 'payments' };
const wording = { id: 'g2', name: 'Wording' };
const tooLong = 'Tag name cannot be more than 30 characters';

describe('names of tags', () => {
  it('RE-567 RE-566: one can be created of 1 to 30 letters, blanks around them not counted, and not beyond', () => {
    const offered = ['', '  ', 'x', ` ${'x'.repeat(30)} `, 'x'.repeat(31)].map((text) => offeredName(text, [payments], customer));
    expect(offered).toEqual([null, null, 'x', 'x'.repeat(30), null]);
  });

  it('none is created that there is, in whatever case', () =>
    expect([' PAYMENTS', 'payment'].map((text) => offeredName(text, [payments], customer))).toEqual([null, 'payment']));

  it('RE-794: are refused from 31 letters on', () =>
    expect(['x'.repeat(30), 'x'.repeat(31)].map((name) => refusalOfName(name, customer))).toEqual([null, tooLong]));

  it('may change in case alone', () => expect(isRenamed(payments, 'Payments', customer)).toBe(true));

  it('are not for moderators', () =>
    expect((['customer', 'test_manager', 'community_test_manager'] as const).map((role) => mayTag(sender(role)))).toEqual([
      true,
      true,
      false,
    ]));

  it.each([
    [0, 'It is on no issue.'],
    [1, 'It is on 1 issue.'],
    [3, 'It is on 3 issues.'],
  ])('on %i issues', (count, words) => expect(issuesWords(count)).toBe(words));
});

describe('the tags of an issue with wishes', () => {
  const wish = (tag: TagChange['tag'], attached: boolean, issueId = 'i1'): TagChange => ({ issueId, tag, attached });
  const names = (changes: readonly TagChange[]) => tagsWith('i1', [payments], changes).map(({ name }) => name);

  it('are those of the server, without what is taken off and with what is hung on, by name', () => {
    expect(names([])).toEqual(['payments']);
    expect(names([wish(wording, true), wish({ id: null, name: 'a new one' }, true)])).toEqual(['a new one', 'payments', 'Wording']);
    expect(names([wish(payments, false)])).toEqual([]);
  });

  it('are as the last wish says', () => {
    expect(names([wish(payments, false), wish(payments, true), wish(payments, true)])).toEqual(['payments']);
    expect(names([wish(wording, true), wish(wording, false)])).toEqual(['payments']);
  });

  it('are not those of wishes about another issue', () => expect(names([wish(wording, true, 'i2')])).toEqual(['payments']));
});

import { describe, expect, it } from 'vitest';
import { keptOfIssues, keptOfTestIssues, readIssueSearch, standsIn, writeIssueSearch } from './issue-address.rules.ts';

const tag = '837f92a8-6d99-4a96-a4db-eaf4529c1aae';
const other = '2b7b3aa1-125a-488e-a477-872e9999dfcb';
const usual = {
  triage: 'untriaged',
  tags: [],
  match: 'any',
  severities: [],
  itemState: null,
  words: '',
  testId: null,
  days: null,
  sort: 'descending',
  pages: 1,
  issue: null,
  exportId: null,
} as const;
const said = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('the address of a list of issues', () => {
  it('starts with new issues, the latest first, any tag, one page', () => expect(readIssueSearch({})).toEqual(usual));

  it.each([
    {
      triage: 'accepted',
      tags: [tag, other],
      match: 'all',
      severities: ['critical', 'low'],
      itemState: 'done',
      words: 'card 50%',
      testId: other,
      days: 90,
      sort: 'ascending',
      pages: 3,
      issue: tag,
      exportId: other,
    } as const,
    { ...usual, triage: 'rejected' } as const,
    usual,
  ])('reads what it wrote %#', (search) => expect(readIssueSearch(said(writeIssueSearch(search)))).toEqual(search));

  it('leaves out what is as usual', () => expect(said(writeIssueSearch(usual))).toEqual({}));

  it('ignores what it does not know', () => {
    const strange = {
      triage: 'gone',
      tags: 'x,,',
      match: 3,
      severity: 'huge,,',
      tracker: 'gone',
      words: ['x'],
      test: 'mine',
      sort: 'up',
      days: 0,
      pages: -1,
      issue: 'nonsense',
      tab: 'issues',
    };
    expect(readIssueSearch(strange)).toEqual(usual);
    expect(readIssueSearch({ tags: `${tag},x,${tag}`, pages: 1.5 })).toEqual({ ...usual, tags: [tag] });
    expect(readIssueSearch({ severity: 'low,critical,low', words: 404 })).toEqual({
      ...usual,
      severities: ['critical', 'low'],
      words: '404',
    });
  });
});

describe('what a saved view keeps of the address of a list of issues', () => {
  const address = {
    triage: 'accepted',
    tags: tag,
    match: 'all',
    severity: 'low,critical,strange',
    words: 'card',
    tab: 'issues',
    view: other,
  };
  const along = { test: other, days: 30, sort: 'ascending', pages: 3, issue: tag, export: tag };
  const kept = { triage: 'accepted', tags: tag, match: 'all', severity: 'critical,low', words: 'card' };

  it('is what narrows and sorts it, and not what is read, shown of it or not known', () =>
    expect(said(keptOfIssues({ ...address, ...along }))).toEqual({ ...kept, test: other, days: 30, sort: 'ascending' }));

  it('is in a test what its list knows', () => expect(said(keptOfTestIssues({ ...address, ...along }))).toEqual(kept));
});

describe('an issue that was listed', () => {
  const listed = { triageStatus: 'untriaged', severity: 'low', issueTags: [{ id: tag }] } as const;
  const stands = (narrowing: object) => standsIn({ triage: 'untriaged', severities: [], tags: [], match: 'any', ...narrowing })(listed);

  it.each([
    [{}, true],
    [{ triage: 'accepted' }, false],
    [{ severities: ['low', 'high'] }, true],
    [{ severities: ['high'] }, false],
    [{ tags: [tag, other] }, true],
    [{ tags: [other] }, false],
    [{ tags: [tag, other], match: 'all' }, false],
    [{ tags: [tag], match: 'all' }, true],
  ])('with %j stands in its list: %j', (narrowing, expected) => expect(stands(narrowing)).toBe(expected));
});

import { gql } from 'urql';
import { describe, expect, it } from 'vitest';
import type { Change } from './changes.ts';
import { endOf, merged, mustRefetch } from './changes.ts';
import { decidingIn } from './changes-before.ts';

const nothing = {
  number: '1',
  idempotencyKey: null,
  issue: null,
  issueTag: null,
  issueStats: null,
  reproduction: null,
  participant: null,
  caseResult: null,
};
const at = (minute: number): string => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const issue = (id: string, own: object = {}) => ({
  __typename: 'Issue',
  id,
  triageStatus: 'untriaged',
  severity: 'high',
  title: id,
  issueTags: [],
  wasRead: false,
  createdAt: at(1),
  test: { id: 't1' },
  ...own,
});
const change = (changed: object, before: object = {}, isOwn = false): Change =>
  ({ changed: { ...nothing, topic: 'issue', testId: 't1', test: null, ...changed }, before, isOwn }) as unknown as Change;

const Issues = gql`
  query Issues($after: String) {
    flexibleTestingIssues(triageStatusEq: untriaged, after: $after) { edges { node { id createdAt } } pageInfo { hasNextPage endCursor } }
  }
`;
const Tab = gql`
  query Tab($testId: ID!) {
    platformTest(id: $testId) { __typename ... on FlexibleTestingTest { id issues(triageStatus: untriaged) { edges { node { id severity } } pageInfo { hasNextPage } } } }
  }
`;
const pageOf = (...nodes: readonly object[]) => ({
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: true, endCursor: 'end' },
});

describe('a page of a list', () => {
  const second = { flexibleTestingIssues: pageOf(issue('i3', { createdAt: at(3) }), issue('i2', { createdAt: at(2) })) };
  const asks = (minute: number, begins: string | undefined): boolean =>
    mustRefetch(
      { query: Issues, variables: { after: 'end' } },
      change({ entityId: 'i9', issue: issue('i9', { createdAt: at(minute) }) }),
      () => second,
      () => begins,
    );

  it('takes what stands between the end of the page before and its own first row', () => {
    expect([asks(5, at(6)), asks(7, at(6)), asks(1, at(6))]).toEqual([true, false, false]);
  });

  it('is asked for where the page before it is not shown', () => {
    expect(asks(7, undefined)).toBe(true);
  });

  it('ends where its cursor says', () => {
    expect([endOf({ list: second.flexibleTestingIssues }, 'end'), endOf({ list: second.flexibleTestingIssues }, 'other')]).toEqual([
      at(2),
      undefined,
    ]);
  });
});

describe('an own change', () => {
  const tab = (...all: readonly object[]) => ({
    platformTest: { __typename: 'FlexibleTestingTest', id: 't1', issues: { ...pageOf(...all), pageInfo: { hasNextPage: false } } },
  });
  const changed = { entityId: 'i1', issue: issue('i1', { severity: 'low' }) };
  const asks = (shown: object): boolean =>
    mustRefetch({ query: Tab, variables: { testId: 't1' } }, change(changed, decidingIn(changed), true), () => shown);

  it('of the severity asks for a list by severity in which the issue is out of its place', () => {
    expect(asks(tab(issue('i1', { severity: 'low' }), issue('i2')))).toBe(true);
    expect(asks(tab(issue('i2'), issue('i1', { severity: 'low' })))).toBe(false);
  });
});

describe('a tag', () => {
  const Tags = gql`
    query Tags {
      flexibleTestingIssueTags { id name }
    }
  `;
  const renamed = { entityId: 'g1', testId: null, issueTag: { __typename: 'IssueTag', id: 'g1', name: 'Zoo' } };
  const asks = (before: string): boolean =>
    mustRefetch({ query: Tags, variables: {} }, change(renamed, { issueTag: { name: before } }), () => ({
      flexibleTestingIssueTags: [{ id: 'g1', name: 'Zoo' }],
    }));

  it('that is renamed may stand elsewhere; one that has its name does not', () => {
    expect([asks('Apple'), asks('Zoo')]).toEqual([true, false]);
  });

  it('that is back asks for the issue that is read, and one that hangs on none does not', () => {
    const Read = gql`
      query Read($id: ID!) {
        flexibleTestingIssue(id: $id) { id issueTags { id name } }
      }
    `;
    const read = (attachedToIssuesCount: number, isOwn = false): boolean => {
      const back = { ...renamed, issueTag: { ...renamed.issueTag, attachedToIssuesCount } };
      return mustRefetch({ query: Read, variables: { id: 'i1' } }, change(back, { issueTag: { name: 'Zoo' } }, isOwn), () => ({
        flexibleTestingIssue: { id: 'i1', issueTags: [] },
      }));
    };
    expect([read(2), read(0), read(2, true)]).toEqual([true, false, false]);
  });
});

describe('a request', () => {
  const Summary = gql`
    query Summary($testId: ID!) {
      platformTest(id: $testId) { __typename ... on AdvancedTestRequest { id testStats { issuesTotalCount } } }
    }
  `;
  it('is in doubt after an event of one of its tests', () => {
    const test = { __typename: 'FlexibleTestingTest', id: 't1', parentTest: { id: 'r1' } };
    const shown = { platformTest: { __typename: 'AdvancedTestRequest', id: 'r1', testStats: { issuesTotalCount: 1 } } };
    expect(
      mustRefetch({ query: Summary, variables: { testId: 'r1' } }, change({ entityId: 'i1', issue: issue('i1'), test }), () => shown),
    ).toBe(true);
    expect(
      mustRefetch({ query: Summary, variables: { testId: 'r2' } }, change({ entityId: 'i1', issue: issue('i1'), test }), () => shown),
    ).toBe(false);
  });
});

describe('a mark of reading', () => {
  const Read = gql`
    query Read($id: ID!) {
      flexibleTestingIssue(id: $id) { id comment }
    }
  `;
  const read = { entityId: 'i1', issue: issue('i1', { wasRead: true }) };
  const before = decidingIn({ issue: issue('i1') });
  const asks = (...all: readonly Change[]): boolean =>
    merged(all).some((each) => mustRefetch({ query: Read, variables: { id: 'i1' } }, each, () => ({ flexibleTestingIssue: { id: 'i1' } })));

  it('asks for nothing; with another change of the same thing it does', () => {
    expect(asks(change(read, before))).toBe(false);
    expect(asks(change(read, before), change(read, decidingIn(read)))).toBe(true);
  });
});

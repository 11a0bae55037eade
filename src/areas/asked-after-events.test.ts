import { getOperationName } from 'urql';
import type { DocumentInput } from 'urql';
import { describe, expect, it } from 'vitest';
import { mustRefetch } from '#src/cache/changes.ts';
import type { Change } from '#src/cache/changes.ts';
import { IssueFigures } from '#src/cache/issue-figures.documents.ts';
import { AllIssues } from './issues/issue-desk/all-issues.documents.ts';
import { IssueTags } from './issues/issue/issue.documents.ts';
import { OneIssue } from './issues/issue-reading/issue-reading.documents.ts';
import { IssuesOfTest } from './issues/issues-tab/issues-tab.documents.ts';
import { CaseResultById } from './moderation/case-result/result.documents.ts';
import { TesterOfTest } from './moderation/tester/tester.documents.ts';
import { TestHeader } from './results/test-page/test-page.documents.ts';
import { TestersOfTest } from './results/testers/testers.documents.ts';
import { SavedViews } from './saved-views/saved-views.documents.ts';
import { Balance } from './session/shell/balance.documents.ts';

type Asked = { readonly query: Exclude<DocumentInput, string>; readonly variables: object; readonly shown: object };

const ask = (query: unknown, variables: object, shown: object): Asked => ({ query: query as Asked['query'], variables, shown });
const listed = (...ids: readonly string[]) => ({
  edges: ids.map((id) => ({ node: { id, createdAt: '2026-11-20T10:00:00.000Z' } })),
  pageInfo: { hasNextPage: false },
});
const around = [ask(SavedViews, { list: 'issues' }, { savedViews: [] }), ask(Balance, {}, { getCurrentOrganizationUser: { id: 'u1' } })];
const reading = (id: string): Asked =>
  ask(OneIssue, { id }, { flexibleTestingIssue: { id }, reproducibilityTestDetails: [], similarIssues: [] });
const tags = ask(IssueTags, {}, { issueItemStates: [], flexibleTestingIssueTags: [{ id: 'g1' }] });
const header = (testId: string): Asked =>
  ask(TestHeader, { testId, isStaff: true }, { platformTest: { __typename: 'FlexibleTestingTest', id: testId } });
const ofTest = (testId: string, ...ids: readonly string[]): readonly Asked[] => [
  header(testId),
  ask(
    IssuesOfTest,
    { testId, triageStatus: 'untriaged' },
    { platformTest: { __typename: 'FlexibleTestingTest', id: testId, issues: listed(...ids) } },
  ),
  tags,
  ...ids.slice(0, 2).map(reading),
];
const result = (id: string): Asked =>
  ask(CaseResultById, { id, isManager: true }, { flexibleTestingTestCaseResult: { id, participantId: 'p1' } });
const groups = [{ participants: [{ id: 'p1' }] }];

/** What pages ask for, with the issue or result that is read and the one after it. */
const pages: Readonly<Record<string, readonly Asked[]>> = {
  'all issues': [
    ask(AllIssues, { triageStatusEq: 'untriaged' }, { flexibleTestingIssues: listed('i1', 'i2', 'i3') }),
    ask(IssueFigures, {}, { issueStats: {} }),
    tags,
    reading('i1'),
    reading('i2'),
    ...around,
  ],
  'issues of the test': ofTest('t1', 'i1', 'i2', 'i3'),
  'issues of another test': ofTest('t2', 'i8', 'i9'),
  'testers of the test': [
    header('t1'),
    ask(
      TestersOfTest,
      { testId: 't1' },
      { platformTest: { __typename: 'FlexibleTestingTest', id: 't1', selectionRequirementsGroups: groups } },
    ),
  ],
  'the tester': [
    ask(TesterOfTest, { id: 'p1', testId: 't1', isManager: true }, { testParticipant: { id: 'p1' } }),
    result('r5'),
    result('r6'),
  ],
  'another tester': [ask(TesterOfTest, { id: 'p2', testId: 't1', isManager: true }, { testParticipant: { id: 'p2' } })],
};

const test = { __typename: 'FlexibleTestingTest', id: 't1', name: 'Checkout', testWindow: { status: 'open' } };
const before = { triageStatus: 'untriaged', severity: 'high', title: 'Guest is charged twice', issueTags: '', wasRead: false };
const issue = (id: string, own: object = {}) => ({
  __typename: 'Issue',
  id,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...before,
  issueTags: [],
  test,
  ...own,
});
const told = (topic: string, entityId: string, entities: object, known: Change['before'] = {}): Change => ({
  changed: {
    topic,
    testId: 't1',
    entityId,
    issue: null,
    issueTag: null,
    issueStats: {},
    caseResult: null,
    test,
    ...entities,
  } as unknown as Change['changed'],
  before: { test: { name: 'Checkout', testWindow: JSON.stringify(['open']) }, ...known },
});
const participant = { __typename: 'Participant', id: 'p1', status: 'testing_complete', fullName: 'Ida' };
const known = { status: 'testing_complete', fullName: 'Ida' };
const caseResult = (id: string) => ({ __typename: 'CaseResult', id, status: 'pass', moderationStatus: 'approved', testCase: { id: 'c1' } });

const askedOn = (page: string, change: Change): readonly string[] =>
  (pages[page] ?? []).flatMap(({ query, variables, shown }) =>
    mustRefetch({ query, variables }, change, () => shown) ? [getOperationName(query) ?? ''] : [],
  );

/** Says whom the test waits for. */
const head = { 'issues of the test': 'TestPage_Header', 'testers of the test': 'TestPage_Header' };

/** By page; pages that are not named ask for nothing. */
const happenings: readonly (readonly [string, Change, Readonly<Record<string, string>>])[] = [
  [
    'a verdict on an issue that is listed',
    told('issue', 'i3', { issue: issue('i3', { triageStatus: 'accepted' }) }, { issue: before }),
    {},
  ],
  [
    'a verdict on the issue that is read',
    told('issue', 'i1', { issue: issue('i1', { triageStatus: 'accepted' }) }, { issue: before }),
    { 'all issues': 'IssueReading_Issue', 'issues of the test': 'IssueReading_Issue' },
  ],
  ['the mark that an issue was read', told('issue', 'i3', { issue: issue('i3', { wasRead: true }) }, { issue: before }), {}],
  ['a tag on an issue', told('issue', 'i3', { issue: issue('i3', { issueTags: [{ id: 'g1' }] }) }, { issue: before }), {}],
  [
    'a new tag',
    told('issue', 'g2', { issueTag: { id: 'g2', name: 'new' } }),
    { 'all issues': 'IssueDesk_Tags', 'issues of the test': 'IssueDesk_Tags', 'issues of another test': 'IssueDesk_Tags' },
  ],
  [
    'the approval of a result of the tester',
    told('case_result', 'r1', { participant, caseResult: caseResult('r1') }, { participant: known }),
    { 'the tester': 'Tester_Participant', ...head },
  ],
  [
    'the approval of the result that is read',
    told('case_result', 'r5', { participant, caseResult: caseResult('r5') }, { participant: known }),
    { 'the tester': 'Tester_Participant Moderation_Result', ...head },
  ],
  [
    'what a tester did',
    told('participant', 'p1', { participant }, { participant: known }),
    { 'the tester': 'Tester_Participant', ...head },
  ],
];

describe('what somebody else did', () => {
  it.each(happenings)('asks a page for what shows it, and no other: %s', (_, change, expected) => {
    const asked = Object.keys(pages).map((page) => [page, askedOn(page, change)]);
    expect(Object.fromEntries(asked)).toEqual(
      Object.fromEntries(Object.keys(pages).map((page) => [page, expected[page]?.split(' ') ?? []])),
    );
  });
});

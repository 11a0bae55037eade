import { Client, CombinedError, getOperationName, gql } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filter, makeSubject, map, merge, onPush, pipe } from 'wonka';
import { mutationsExchange } from './mutations.ts';
import { portalCache } from './client.ts';
import { followChanges } from './follow-changes.ts';

let isHidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.stubGlobal('document', {
    get visibilityState() {
      return isHidden ? 'hidden' : 'visible';
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Data = Readonly<Record<string, unknown>>;

/** The real cache over a network in the hands of the test. */
const opened = (answers: Readonly<Record<string, Data>>) => {
  const queries = new Map<number, Operation>();
  const results = new Map<string, unknown>();
  const asked: string[] = [];
  const sent: string[] = [];
  const events = makeSubject<OperationResult>();
  let subscription: Operation | undefined;
  const watch: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        onPush((operation) => {
          if (operation.kind === 'query') queries.set(operation.key, operation);
        }),
        forward,
        onPush(({ operation, data }) => void results.set(getOperationName(operation.query) ?? '', data)),
      );
  const network: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        onPush((operation) => {
          if (operation.kind === 'subscription') subscription = operation;
          const { headers } = Object(operation.context.fetchOptions) as { readonly headers?: Readonly<Record<string, string>> };
          if (operation.kind === 'mutation') sent.push(headers?.['Idempotency-Key'] ?? '');
        }),
        filter(({ kind }) => kind === 'query' || kind === 'mutation'),
        map((operation): OperationResult => ({
          operation,
          data: answers[getOperationName(operation.query) ?? ''],
          ...(answers[getOperationName(operation.query) ?? ''] === undefined && {
            error: new CombinedError({ networkError: new Error('lost') }),
          }),
          stale: false,
          hasNext: false,
        })),
      ),
      events.source,
    ]);
  const client = new Client({
    url: 'https://portal.example',
    preferGetMethod: false,
    exchanges: [watch, mutationsExchange(), portalCache(), network],
  });
  const member = { userId: 'u1', role: 'test_manager', organizationPublicId: 'o1' } as const;
  const refetch = (isMeant: (operation: Operation) => boolean): void => {
    for (const operation of [...queries.values()].filter(isMeant)) asked.push(getOperationName(operation.query) ?? '');
  };
  followChanges({ client, member, refetch });
  let number = 0;
  return {
    asked,
    sent,
    client,
    shown: <T>(name: string): T => results.get(name) as T,
    show: (query: ReturnType<typeof gql>, variables: Data = {}) => void client.query(query, variables).subscribe(() => undefined),
    tell: (changed: Data, skip = 0): void => {
      if (subscription === undefined) throw new Error('Nobody listens.');
      number += 1 + skip;
      const whole = {
        __typename: 'Changed',
        number: String(number),
        testId: 't1',
        entityId: null,
        idempotencyKey: null,
        ...nothing,
        ...changed,
      };
      events.next({ operation: subscription, data: { changed: whole }, stale: false, hasNext: true });
      vi.advanceTimersByTime(10_000);
    },
  };
};

const nothing = {
  issue: null,
  issueTag: null,
  issueStats: null,
  reproduction: null,
  participant: null,
  caseResult: null,
  blocker: null,
  test: null,
};

const test = { __typename: 'FlexibleTestingTest', id: 't1', name: 'Checkout', forceSeverityChangeBeforeAccept: false };
const issue = (id: string, own: Data = {}) => ({
  __typename: 'Issue',
  id,
  version: 1,
  code: id,
  title: `Issue ${id}`,
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'high',
  reviewedSeverity: null,
  wasRead: false,
  createdAt: `2026-11-2${id.slice(1)}T10:00:00.000Z`,
  issueTags: [],
  issueNote: null,
  test,
  ...own,
});
const told = (id: string, own: Data = {}): Data => ({ topic: 'issue', entityId: id, issue: issue(id, own) });
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const listOf = (...issues: readonly Data[]) => ({
  flexibleTestingIssues: {
    __typename: 'IssueConnection',
    edges: issues.map((node) => ({ __typename: 'IssueEdge', node })),
    pageInfo,
  },
});

const Issues = gql`
  query Issues($triageStatusEq: TriageStatus, $search: String, $severityIn: [Severity!], $testIdEq: ID, $after: String) {
    flexibleTestingIssues(triageStatusEq: $triageStatusEq, search: $search, severityIn: $severityIn, testIdEq: $testIdEq, after: $after) {
      __typename
      edges { __typename node { __typename id code title triageStatus severity wasRead createdAt issueTags { __typename id name } test { __typename id name } } }
      pageInfo { __typename hasNextPage endCursor }
    }
  }
`;
const Figures = gql`
  query AllIssues_Stats($testIdEq: ID, $search: String) {
    issueStats(testIdEq: $testIdEq, search: $search) { __typename newIssuesCount acceptedIssuesCount rejectedIssuesCount }
  }
`;
const figures = (newIssuesCount: number) => ({ __typename: 'IssueStats', newIssuesCount, acceptedIssuesCount: 1, rejectedIssuesCount: 0 });

describe('an issue that others changed', () => {
  const untriaged = { triageStatusEq: 'untriaged' };

  it('is shown by every view of it, and asks for nothing where it stays where it is', () => {
    const { show, shown, tell, asked } = opened({ Issues: listOf(issue('i1'), issue('i2')) });
    show(Issues, untriaged);
    tell(told('i1', { title: 'Renamed', wasRead: true, version: 2 }));
    expect(shown<ReturnType<typeof listOf>>('Issues').flexibleTestingIssues.edges.map(({ node }) => node['title'])).toEqual([
      'Renamed',
      'Issue i2',
    ]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['leaves the list, whose view drops it', untriaged, 'i1', { triageStatus: 'accepted' }, []],
    ['comes to the list', untriaged, 'i3', {}, ['Issues']],
    ['is of another list', untriaged, 'i3', { triageStatus: 'rejected' }, []],
    ['is of another severity than the list', { ...untriaged, severityIn: ['low'] }, 'i3', {}, []],
    ['is of another test than the list', { ...untriaged, testIdEq: 't2' }, 'i3', {}, []],
    ['may be found by its words', { ...untriaged, search: 'Renamed' }, 'i3', {}, ['Issues']],
    ['is no other to a search', { ...untriaged, search: 'Issue' }, 'i1', { wasRead: true }, []],
    ['is another to a search', { ...untriaged, search: 'Issue' }, 'i1', { title: 'Other' }, ['Issues']],
  ])('that %s', (_, variables, id, own, expected) => {
    const { show, tell, asked } = opened({ Issues: listOf(issue('i1'), issue('i2')) });
    show(Issues, variables);
    tell(told(id, own));
    expect(asked).toEqual(expected);
  });

  it('that belongs beyond the page that is loaded asks for nothing', () => {
    const list = listOf(issue('i5'), issue('i4'));
    list.flexibleTestingIssues.pageInfo = { ...pageInfo, hasNextPage: true };
    const { show, tell, asked } = opened({ Issues: list });
    show(Issues, untriaged);
    tell(told('i1'));
    expect(asked).toEqual([]);
    tell(told('i6'));
    expect(asked).toEqual(['Issues']);
  });

  it('brings the figures of all issues; those of a search are asked for', () => {
    const whole = opened({ AllIssues_Stats: { issueStats: figures(5) } });
    whole.show(Figures);
    whole.tell({ ...told('i1', { triageStatus: 'accepted' }), issueStats: figures(4) });
    expect(whole.shown<{ issueStats: ReturnType<typeof figures> }>('AllIssues_Stats').issueStats.newIssuesCount).toBe(4);
    expect(whole.asked).toEqual([]);
    const found = opened({ AllIssues_Stats: { issueStats: figures(5) } });
    found.show(Figures, { search: 'cart' });
    found.tell({ ...told('i1', { triageStatus: 'accepted' }), issueStats: figures(4) });
    expect(found.asked).toEqual(['AllIssues_Stats']);
  });

  it('twice in a burst is compared with what was known before the first', () => {
    const { show, tell, asked } = opened({ Issues: listOf(issue('i1')), AllIssues_Stats: { issueStats: figures(5) } });
    show(Issues, { ...untriaged, search: 'Issue' });
    tell(told('i1', { title: 'Other' }));
    expect(asked).toEqual(['Issues']);
  });
});

describe('events', () => {
  it('of the page’s own calls ask for what their responses left as it was; those of another tab for all they leave in doubt', async () => {
    const accept = gql`
      mutation Accept {
        flexibleTestingIssueAccept(input: {}) {
          __typename
          successful
        }
      }
    `;
    const answer = { flexibleTestingIssueAccept: { __typename: 'IssueChange', successful: false } };
    const { client, show, tell, asked, sent } = opened({
      Issues: listOf(issue('i1')),
      AllIssues_Stats: { issueStats: figures(5) },
      Accept: answer,
    });
    show(Issues, { triageStatusEq: 'accepted' });
    show(Figures, { search: 'cart' });
    await client.mutation(accept, {}).toPromise();
    const accepted = told('i1', { triageStatus: 'accepted' });
    tell({ ...accepted, idempotencyKey: sent[0] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
    tell({ ...told('i3', { triageStatus: 'accepted' }), idempotencyKey: sent[0] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['Issues']);
    tell({ ...told('i4', { triageStatus: 'accepted' }), idempotencyKey: 'of another tab' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toContain('AllIssues_Stats');
  });

  it('of an own call ask again neither for the issue that is read, nor for tags and states of items, which its response told', async () => {
    const judge = gql`
      mutation Judge {
        flexibleTestingIssueAccept(input: {}) {
          __typename
          successful
        }
      }
    `;
    const Read = gql`
      query Read($id: ID!) {
        flexibleTestingIssue(id: $id) { __typename id comment }
        reproducibilityTestDetails(issueId: $id) { __typename id status }
        similarIssues(issueId: $id) { __typename likeness issue { __typename id } }
      }
    `;
    const Around = gql`
      query Around {
        issueItemStates
        flexibleTestingIssueTags { __typename id name attachedToIssuesCount }
      }
    `;
    const shownOf = () => ({
      Read: { flexibleTestingIssue: { ...issue('i1'), comment: 'Seen twice.' }, reproducibilityTestDetails: [], similarIssues: [] },
      Around: { issueItemStates: [], flexibleTestingIssueTags: [] },
      Judge: { flexibleTestingIssueAccept: { __typename: 'IssueChange', successful: true } },
    });
    const { client, show, tell, asked, sent } = opened(shownOf());
    show(Read, { id: 'i1' });
    show(Around);
    await client.mutation(judge, {}).toPromise();
    tell({ ...told('i1', { triageStatus: 'accepted' }), idempotencyKey: sent[0] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual([]);
    tell({ ...told('i1', { triageStatus: 'rejected' }), idempotencyKey: 'of another tab' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['Read']);
  });

  it('of an own call whose response was lost ask for the issue that is read', async () => {
    const judge = gql`
      mutation Judge {
        flexibleTestingIssueAccept(input: {}) {
          __typename
          successful
        }
      }
    `;
    const Read = gql`
      query Read($id: ID!) {
        flexibleTestingIssue(id: $id) { __typename id comment }
      }
    `;
    const { client, show, tell, asked, sent } = opened({ Read: { flexibleTestingIssue: { ...issue('i1'), comment: 'Seen twice.' } } });
    show(Read, { id: 'i1' });
    await client.mutation(judge, {}).toPromise();
    tell({ ...told('i1', { triageStatus: 'accepted' }), idempotencyKey: sent[0] });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['Read']);
  });

  it('that were missed ask for everything on the screen', () => {
    const { show, tell, asked } = opened({ Issues: listOf(issue('i1')), AllIssues_Stats: { issueStats: figures(5) } });
    show(Issues);
    show(Figures, { search: 'x' });
    tell({ topic: 'view' }, 3);
    expect(asked.toSorted()).toEqual(['AllIssues_Stats', 'Issues']);
  });

  it('ask for nothing while the page is hidden', () => {
    const { show, tell, asked } = opened({ Issues: listOf(issue('i1')) });
    show(Issues, { triageStatusEq: 'untriaged' });
    isHidden = true;
    tell(told('i1', { triageStatus: 'accepted' }));
    expect(asked).toEqual([]);
  });

  it('of what nobody described ask as before, by their kind and test', () => {
    const Views = gql`query Views { savedViews { __typename id } }`;
    const { show, tell, asked } = opened({ Views: { savedViews: [] } });
    show(Views);
    tell({ topic: 'issue', entityId: 'i1', issue: issue('i1') });
    expect(asked).toEqual([]);
    tell({ topic: 'view', entityId: 'v1' });
    expect(asked).toEqual(['Views']);
  });
});

const wholeGroup = {
  __typename: 'SelectionRequirementsGroup',
  id: 'g1',
  status: 'open',
  numberOfApprovedResults: 0,
  numberOfAssignedCases: 0,
  numberOfResultsNeeded: 4,
  numberOfPublishedResults: 0,
  numberOfPublishableTesters: 0,
  numberOfTestersWithResults: 0,
};
const wholeTest = {
  __typename: 'FlexibleTestingTest',
  id: 't1',
  code: 'A-1',
  name: 'Checkout',
  type: 'Supervised Test',
  url: '/results/t1',
  parentTestId: null,
  parentTest: null,
  testWindow: {
    __typename: 'TestWindow',
    status: 'open',
    openedAt: null,
    scheduleAt: null,
    plannedEndAt: null,
    closedAt: null,
    cancelledAt: null,
  },
  communityTestManagersEnabled: true,
  testerSessionsCount: 0,
  testStats: { __typename: 'TestStats', testCasesTotalCount: 1, issuesTotalCount: 1, caseStatusCounts: [] },
  issueCounts: { __typename: 'IssueCounts', untriaged: 1, accepted: 0, rejected: 0 },
  openBlockersCount: 0,
  selectionRequirementsGroups: [wholeGroup],
};
const wholeParticipant = {
  __typename: 'Participant',
  status: 'invited',
  issueGeneration: 'none',
  communityTestManagersEnabled: true,
  assignedCasesCount: 1,
  approvedTestCasesCount: 0,
  testerId: 'x',
  groupId: 'g1',
  country: { __typename: 'TesterCountry', code: 'DE', name: 'Germany' },
  invitedAt: null,
  joinedAt: null,
  finishedAt: null,
  completedCasesCount: 0,
  reportedIssuesCount: 0,
  hasReportedIssue: false,
  highestSeverity: null,
  moderationStatus: 'pending',
  numberOfPendingIssueModerations: 0,
  numberOfPendingResultModerations: 0,
  numberOfPendingEditRequests: 0,
  issueGenerationProcessing: false,
  issueGenerationFailed: false,
  publishingFailReason: null,
  isActiveInTestCasesExecution: false,
  lastCaseResultCompletedAt: null,
  version: 2,
};

const Testers = gql`
  query Testers($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        selectionRequirementsGroups { __typename id status numberOfApprovedResults participants { __typename id status fullName } }
      }
    }
  }
`;

describe('one participant of a thousand that changed', () => {
  const people = Array.from({ length: 1000 }, (_, index) => ({
    __typename: 'Participant',
    id: `p${index}`,
    status: index < 500 ? 'invited' : 'in_progress',
    fullName: `Tester ${String(index).padStart(4, '0')}`,
  }));
  const group = { __typename: 'SelectionRequirementsGroup', id: 'g1', status: 'open', numberOfApprovedResults: 0 };
  const testers = {
    platformTest: { __typename: 'FlexibleTestingTest', id: 't1', selectionRequirementsGroups: [{ ...group, participants: people }] },
  };
  type Shown = {
    platformTest: {
      selectionRequirementsGroups: readonly [{ numberOfApprovedResults: number; participants: readonly { id: string; status: string }[] }];
    };
  };
  const row = (own: Data) => ({ ...wholeParticipant, ...own });
  const counters = { ...wholeTest, selectionRequirementsGroups: [{ ...wholeGroup, ...group, numberOfApprovedResults: 1 }] };

  it('stands where the server would list it, with the counters of its group, and asks for no list', () => {
    const { show, shown, tell, asked } = opened({ Testers: testers });
    show(Testers, { testId: 't1' });
    tell({ topic: 'participant', entityId: 'p3', participant: row({ ...people[3], status: 'in_progress' }), test: counters });
    const [{ numberOfApprovedResults, participants }] = shown<Shown>('Testers').platformTest.selectionRequirementsGroups;
    expect(asked).toEqual([]);
    expect([numberOfApprovedResults, participants.length]).toEqual([1, 1000]);
    const of = (status: string) => participants.filter((each) => each.status === status).map(({ id }) => id);
    expect(of('in_progress')[0]).toBe('p3');
    expect(of('invited')).not.toContain('p3');
  });

  it('asks for the list where it is new to it', () => {
    const { show, tell, asked } = opened({ Testers: testers });
    show(Testers, { testId: 't1' });
    tell({ topic: 'participant', entityId: 'new', participant: row({ id: 'new', status: 'invited', fullName: 'New' }), test: counters });
    expect(asked).toEqual(['Testers']);
  });

  it('asks for nothing of another test', () => {
    const { show, tell, asked } = opened({ Testers: testers });
    show(Testers, { testId: 't1' });
    tell({ topic: 'participant', testId: 't2', entityId: 'p9', participant: row({ id: 'q', status: 'invited', fullName: 'Q' }) });
    expect(asked).toEqual([]);
  });
});

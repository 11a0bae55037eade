import { gql } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { opened, page, withPage } from './follow-changes.builders.ts';
import type { Data } from './follow-changes.builders.ts';

withPage();

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
  originalId: null,
  duplicatesCount: 0,
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
    expect((shown('Issues') as ReturnType<typeof listOf>).flexibleTestingIssues.edges.map(({ node }) => node['title'])).toEqual([
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
    expect((whole.shown('AllIssues_Stats') as { issueStats: ReturnType<typeof figures> }).issueStats.newIssuesCount).toBe(4);
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
    page.isHidden = true;
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

import { Client, fetchExchange, gql } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { portalCache } from './client.ts';
import { IssueFigures } from './issue-figures.documents.ts';
import { optimisticFor } from './optimistic.ts';

const node = `{ id triageStatus triageReason severity reviewedSeverity originalId duplicatesCount test { id forceSeverityChangeBeforeAccept } }`;
const lists = gql`
  query Lists($severityIn: [Severity!]) {
    all: flexibleTestingIssues(triageStatusEq: untriaged, first: 25) { edges { node ${node} } }
    high: flexibleTestingIssues(triageStatusEq: untriaged, first: 25, severityIn: $severityIn) { edges { node ${node} } }
    platformTest(id: "t1") { ... on FlexibleTestingTest { id issues(triageStatus: untriaged, tagMode: any, search: "pay", first: 25) { edges { node ${node} } } } }
  }
`;
const accept = gql`
  mutation M($input: FlexibleTestingIssueAcceptInput!) {
    flexibleTestingIssueAccept(input: $input) {
      successful
      result {
        id
        triageStatus
      }
      errors {
        message
      }
    }
  }
`;
const acceptBoth = gql`
  mutation M($input: FlexibleTestingIssuesAcceptInput!) {
    flexibleTestingIssuesAccept(input: $input) {
      successful
      result {
        id
        triageStatus
      }
      errors {
        message
      }
    }
  }
`;

const issue = (id: string) => ({
  __typename: 'Issue',
  id,
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'low',
  reviewedSeverity: null,
  originalId: null,
  duplicatesCount: 0,
  test: { __typename: 'FlexibleTestingTest', id: 't1', forceSeverityChangeBeforeAccept: false },
});
const listed = (...ids: readonly string[]) => ({
  __typename: 'IssueConnection',
  edges: ids.map((id) => ({ __typename: 'IssueEdge', node: issue(id) })),
});
const data = {
  all: listed('i1', 'i2', 'i3'),
  high: listed('i1', 'i2'),
  platformTest: { __typename: 'FlexibleTestingTest', id: 't1', issues: listed('i3') },
};
const filters = [{}, { severityIn: ['high'] }, { testIdEq: 't1', search: 'pay' }, { search: 'nothing of these' }];
/** New, accepted and rejected, as they stand at first. */
const stands = '26 121 4';

type Stats = { readonly newIssuesCount: number; readonly acceptedIssuesCount: number; readonly rejectedIssuesCount: number };

const open = async () => {
  const waiting: ((answer: Response | Error) => void)[] = [];
  const stats = { __typename: 'IssueStats', newIssuesCount: 26, acceptedIssuesCount: 121, rejectedIssuesCount: 4 };
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> => {
    const body = JSON.stringify(options?.body ?? null);
    if (body.includes('mutation M'))
      return new Promise((resolve, reject) => {
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      });
    return Promise.resolve(Response.json({ data: body.includes('AllIssues_Stats') ? { issueStats: stats } : data }));
  };
  const member = { role: 'customer', userId: 'u1', organizationPublicId: 'o1' } as const;
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    fetch,
    exchanges: [portalCache(optimisticFor(member)), fetchExchange],
  });
  await client.query(lists, { severityIn: ['high'] }).toPromise();
  const seen: string[] = filters.map(() => '');
  for (const [at, filter] of filters.entries())
    client.query<{ readonly issueStats: Stats }>(IssueFigures, filter).subscribe((result) => {
      const shown = result.data?.issueStats;
      if (shown !== undefined) seen[at] = `${shown.newIssuesCount} ${shown.acceptedIssuesCount} ${shown.rejectedIssuesCount}`;
    });
  await vi.waitFor(() => expect(seen).toEqual(filters.map(() => stands)));
  const judge = (issueId: string): void => {
    client.mutation(accept, { input: { issueId, newSeverity: 'high' } }).subscribe(() => undefined);
  };
  return { client, seen, waiting, judge };
};

describe('the figures over a list across tests', () => {
  it('move with each verdict before the server answers, in every filter that found the issue', async () => {
    const { seen, waiting, judge } = await open();
    judge('i1');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(seen).toEqual(['25 122 4', '25 122 4', stands, stands]);
    judge('i3');
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    expect(seen).toEqual(['24 123 4', '25 122 4', '25 122 4', stands]);
  });

  it.each([
    ['refuses', () => Response.json({ data: null, errors: [{ message: 'No.' }] })],
    ['is lost', () => new Error('The line is down.')],
  ])('go back where the server %s', async (_, answer) => {
    const { seen, waiting, judge } = await open();
    judge('i1');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(seen[0]).toBe('25 122 4');
    waiting[0]?.(answer());
    await vi.waitFor(() => expect(seen).toEqual(filters.map(() => stands)));
  });

  it('move once for several issues that are judged together', async () => {
    const { client, seen, waiting } = await open();
    client.mutation(acceptBoth, { input: { issueIds: ['i1', 'i2', 'i3'] } }).subscribe(() => undefined);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(seen).toEqual(['23 124 4', '24 123 4', '25 122 4', stands]);
  });
});

import { Client, fetchExchange, gql } from 'urql';
import { expect, it, vi } from 'vitest';
import { portalCache } from './client.ts';
import { IssueFigures } from './issue-figures.documents.ts';
import { optimisticFor } from './optimistic.ts';

const figures = gql`
  fragment IssueFigures on Query {
    issueStats(severityIn: $severityIn) { newIssuesCount acceptedIssuesCount rejectedIssuesCount }
  }
`;
const accept = gql`
  mutation M($input: FlexibleTestingIssueAcceptInput!, $severityIn: [Severity!]) {
    flexibleTestingIssueAccept(input: $input) { __typename successful result { __typename id triageStatus } query { __typename ...IssueFigures } errors { message } }
  }
  ${figures}
`;

it('asks nothing again', async () => {
  const asked: string[] = [];
  const stats = (n: number) => ({ __typename: 'IssueStats', newIssuesCount: n, acceptedIssuesCount: 1, rejectedIssuesCount: 4 });
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: async (_: unknown, options?: RequestInit) => {
      const { operationName } = JSON.parse(options?.body as string) as { operationName: string };
      asked.push(operationName);
      return Response.json({
        data:
          operationName === 'M'
            ? {
                flexibleTestingIssueAccept: {
                  __typename: 'IssueChange',
                  successful: true,
                  result: { __typename: 'Issue', id: 'i1', triageStatus: 'accepted' },
                  errors: [],
                  query: { __typename: 'Query', issueStats: stats(25) },
                },
              }
            : { issueStats: stats(26) },
      });
    },
    exchanges: [portalCache(optimisticFor({ role: 'customer', userId: 'u1', organizationPublicId: 'o1' })), fetchExchange],
  });
  let seen: unknown;
  client.query(IssueFigures, {}).subscribe((result) => {
    seen = result.data?.issueStats.newIssuesCount;
  });
  await vi.waitFor(() => expect(seen).toBe(26));
  await client.mutation(accept, { input: { issueId: 'i1' } }).toPromise();
  await new Promise((r) => setTimeout(r, 50));
  expect({ seen, asked }).toEqual({ seen: 25, asked: ['AllIssues_Stats', 'M'] });
});

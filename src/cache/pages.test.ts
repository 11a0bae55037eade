import { Client, fetchExchange, gql } from 'urql';
import { expect, it } from 'vitest';
import { portalCache } from './client.ts';
import { connection } from './pages.builders.ts';

const page = gql(`
  query Page($after: String) {
    platformTest(id: "t1") {
      __typename
      ... on FlexibleTestingTest {
        id
        issues(triageStatus: untriaged, first: 2, after: $after) {
          ${connection}
        }
      }
    }
  }
`);

const edges = (...ids: readonly string[]) => ids.map((id) => ({ __typename: 'IssueEdge', cursor: id, node: { __typename: 'Issue', id } }));

const pages: Readonly<Record<string, object>> = {
  start: { edges: edges('i1', 'i2'), pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'i2' } },
  i2: { edges: edges('i3'), pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'i3' } },
};

it("joins the pages of a test's issues to one list", async () => {
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> => {
    const body = typeof options?.body === 'string' ? options.body : '{}';
    const { variables } = JSON.parse(body) as { readonly variables: { readonly after?: string } };
    const issues = { __typename: 'IssueConnection', ...pages[variables.after ?? 'start'] };
    return Promise.resolve(Response.json({ data: { platformTest: { __typename: 'FlexibleTestingTest', id: 't1', issues } } }));
  };
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    fetch,
    exchanges: [portalCache({ role: 'customer', userId: 'u1', organizationPublicId: 'o1' }), fetchExchange],
  });
  await client.query(page, {}).toPromise();
  const { data } = await client.query(page, { after: 'i2' }).toPromise();
  const { issues } = data.platformTest;
  expect(issues.edges.map(({ cursor }: { readonly cursor: string }) => cursor)).toEqual(['i1', 'i2', 'i3']);
  expect(issues.pageInfo.hasNextPage).toBe(false);
});

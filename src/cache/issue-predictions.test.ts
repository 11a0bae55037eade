import { Client, fetchExchange, gql } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { portalCache } from './client.ts';
import { optimisticFor } from './optimistic.ts';

const list = gql`
  query List {
    flexibleTestingIssues(triageStatusEq: untriaged) {
      __typename
      edges {
        __typename
        cursor
        node {
          __typename
          id
          triageStatus
          triageReason
          severity
          reviewedSeverity
          originalId
          duplicatesCount
          issueTags {
            __typename
            id
            name
          }
          test {
            __typename
            id
            forceSeverityChangeBeforeAccept
            issueCounts {
              __typename
              untriaged
              accepted
              rejected
            }
          }
        }
      }
      pageInfo {
        __typename
        hasNextPage
        endCursor
      }
    }
    flexibleTestingIssueTags {
      __typename
      id
      name
    }
  }
`;
const told = `{ __typename successful errors { __typename message } outcomes { __typename issueId changed refusal { __typename message } } result { __typename id triageStatus triageReason severity issueTags { __typename id name } test { __typename id issueCounts { __typename untriaged accepted rejected } } } }`;
const mutations = {
  accept: gql(`mutation M($input: FlexibleTestingIssuesAcceptInput!) { flexibleTestingIssuesAccept(input: $input) ${told} }`),
  reject: gql(`mutation M($input: FlexibleTestingIssuesRejectInput!) { flexibleTestingIssuesReject(input: $input) ${told} }`),
  severity: gql(
    `mutation M($input: FlexibleTestingChangeIssuesSeverityInput!) { flexibleTestingChangeIssuesSeverity(input: $input) ${told} }`,
  ),
  tags: gql(`mutation M($input: FlexibleTestingIssuesUpdateTagsInput!) { flexibleTestingIssuesUpdateTags(input: $input) ${told} }`),
  restore: gql(`mutation M($input: FlexibleTestingIssuesRestoreInput!) { flexibleTestingIssuesRestore(input: $input) ${told} }`),
};

const tag = { __typename: 'IssueTag', id: 'g1', name: 'payments' };
const other = { __typename: 'IssueTag', id: 'g2', name: 'Checkout' };
const node = (id: string, test: string, isForced = false) => ({
  __typename: 'Issue',
  id,
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'low',
  reviewedSeverity: null,
  originalId: null,
  duplicatesCount: 0,
  issueTags: id === 'i1' ? [tag] : [],
  test: {
    __typename: 'FlexibleTestingTest',
    id: test,
    forceSeverityChangeBeforeAccept: isForced,
    issueCounts: { __typename: 'IssueCounts', untriaged: 5, accepted: 1, rejected: 0 },
  },
});
const nodes = [node('i1', 't1'), node('i2', 't1'), node('i3', 't2', true)];
const data = {
  flexibleTestingIssues: {
    __typename: 'IssueConnection',
    edges: nodes.map((each) => ({ __typename: 'IssueEdge', cursor: each.id, node: each })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
  flexibleTestingIssueTags: [other, tag],
};
type Shown = typeof data;

const painted = async (name: keyof typeof mutations, input: object) => {
  const sent = Promise.withResolvers<void>();
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> =>
    JSON.stringify(options?.body ?? null).includes('mutation M')
      ? (sent.resolve(), new Promise<Response>(() => undefined))
      : Promise.resolve(Response.json({ data }));
  const member = { role: 'customer', userId: 'u1', organizationPublicId: 'o1' } as const;
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    fetch,
    exchanges: [portalCache(optimisticFor(member)), fetchExchange],
  });
  const seen: Shown[] = [];
  client.query<Shown>(list, {}).subscribe((result) => result.data !== undefined && seen.push(result.data));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  client.mutation(mutations[name], { input }).subscribe(() => undefined);
  await sent.promise;
  const shown = seen.at(-1)?.flexibleTestingIssues.edges.map((edge) => edge.node) ?? [];
  return { times: seen.length - 1, shown };
};

describe('a decision about several issues', () => {
  it('is painted at once and in one write, with the figures of each test; what the chart refuses stays', async () => {
    const { times, shown } = await painted('accept', { issueIds: ['i1', 'i2', 'i3'] });
    expect(times).toBe(1);
    expect(shown.map(({ triageStatus }) => triageStatus)).toEqual(['accepted', 'accepted', 'untriaged']);
    expect(shown.map(({ test: { issueCounts } }) => [issueCounts.untriaged, issueCounts.accepted])).toEqual([
      [3, 3],
      [3, 3],
      [5, 1],
    ]);
  });

  it('paints reasons, severities and what is given back', async () => {
    const rejected = await painted('reject', { issueIds: ['i1', 'i3'], rejectionReason: 'Duplicate' });
    expect(rejected.shown.map(({ triageReason }) => triageReason)).toEqual(['Duplicate', null, 'Duplicate']);
    const weighed = await painted('severity', { issueIds: ['i2'], newSeverity: 'high' });
    expect(weighed.shown.map(({ severity }) => severity)).toEqual(['low', 'high', 'low']);
    const back = { issueId: 'i1', version: 2, triageStatus: 'accepted', triageReason: null, severity: 'unknown' };
    const restored = await painted('restore', { issues: [back] });
    expect(restored.shown[0]).toMatchObject({ triageStatus: 'accepted', severity: 'unknown' });
  });

  it('hangs tags on by name, and takes them off', async () => {
    const hung = await painted('tags', { issueIds: ['i1', 'i2'], attachIssueTagIds: ['g2'] });
    expect(hung.shown.map(({ issueTags }) => issueTags.map(({ name }) => name))).toEqual([['Checkout', 'payments'], ['Checkout'], []]);
    const bare = await painted('tags', { issueIds: ['i1'], detachIssueTagIds: ['g1'] });
    expect(bare.shown[0]?.issueTags).toEqual([]);
    const unknown = await painted('tags', { issueIds: ['i1'], attachIssueTagIds: ['g9'] });
    expect(unknown.shown[0]?.issueTags.map(({ id }) => id)).toEqual(['g1']);
  });
});

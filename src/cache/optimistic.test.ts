import { Client, fetchExchange, gql } from 'urql';
import { describe, expect, it, vi } from 'vitest';
import { portalCache } from './client.ts';
import { optimisticFor } from './optimistic.ts';
import type { Member } from './headers.ts';

const list = gql`
  query List($isWhole: Boolean!) {
    flexibleTestingIssue(id: "i1") {
      __typename
      id
      code
      triageStatus
      triageReason
      severity
      reviewedSeverity
      originalId
      duplicatesCount
      wasRead
      test {
        __typename
        id
        forceSeverityChangeBeforeAccept @include(if: $isWhole)
      }
    }
  }
`;
const accept = gql`
  mutation Accept($input: FlexibleTestingIssueAcceptInput!) {
    flexibleTestingIssueAccept(input: $input) {
      __typename
      successful
      result {
        __typename
        id
        code
        triageStatus
        triageReason
        severity
      }
      errors {
        __typename
        message
      }
    }
  }
`;

const untriaged = {
  __typename: 'Issue',
  id: 'i1',
  code: 'NW-1-1',
  triageStatus: 'untriaged',
  triageReason: null,
  severity: 'low',
  reviewedSeverity: null,
  originalId: null,
  duplicatesCount: 0,
  wasRead: false,
};
const test = { __typename: 'FlexibleTestingTest', id: 't1' };

type Answer = (body: unknown) => void;

const open = (role: Member['role'], isWhole = true) => {
  const waiting: Answer[] = [];
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> =>
    new Promise((resolve) => {
      const answer: Answer = (body) => resolve(Response.json(body));
      if (JSON.stringify(options?.body ?? null).includes('mutation Accept')) waiting.push(answer);
      else
        answer({
          data: { flexibleTestingIssue: { ...untriaged, test: isWhole ? { ...test, forceSeverityChangeBeforeAccept: false } : test } },
        });
    });
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    fetch,
    exchanges: [portalCache(optimisticFor({ role, userId: 'u1', organizationPublicId: 'o1' })), fetchExchange],
  });
  const seen: unknown[] = [];
  client
    .query(list, { isWhole })
    .subscribe(({ data }) => seen.push([data.flexibleTestingIssue.triageStatus, data.flexibleTestingIssue.code]));
  return { client, seen, waiting };
};

describe('a predicted change', () => {
  it('is painted at once as the chart says, and taken back when the server refuses', async () => {
    const { client, seen, waiting } = open('customer');
    await vi.waitFor(() => expect(seen).toEqual([['untriaged', 'NW-1-1']]));
    client.mutation(accept, { input: { issueId: 'i1', newSeverity: 'high' } }).subscribe(() => undefined);
    await vi.waitFor(() =>
      expect(seen).toEqual([
        ['untriaged', 'NW-1-1'],
        ['accepted', 'NW-1-1'],
      ]),
    );
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.({ errors: [{ message: 'No.' }] });
    await vi.waitFor(() =>
      expect(seen).toEqual([
        ['untriaged', 'NW-1-1'],
        ['accepted', 'NW-1-1'],
        ['untriaged', 'NW-1-1'],
      ]),
    );
  });

  it('is not painted where the cache does not know all that the chart asks', async () => {
    const { client, seen, waiting } = open('customer', false);
    await vi.waitFor(() => expect(seen).toEqual([['untriaged', 'NW-1-1']]));
    client.mutation(accept, { input: { issueId: 'i1', newSeverity: 'high' } }).subscribe(() => undefined);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(seen).toEqual([['untriaged', 'NW-1-1']]);
  });

  it('is not painted where the chart refuses', async () => {
    const { client, seen, waiting } = open('community_test_manager');
    await vi.waitFor(() => expect(seen).toEqual([['untriaged', 'NW-1-1']]));
    client.mutation(accept, { input: { issueId: 'i1', newSeverity: 'high' } }).subscribe(() => undefined);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(seen).toEqual([['untriaged', 'NW-1-1']]);
  });
});

describe('a note that is deleted', () => {
  const shown = gql`
    query Shown {
      flexibleTestingIssue(id: "i1") {
        __typename
        id
        issueNote {
          __typename
          id
          note
          createdAt
          updatedAt
        }
      }
    }
  `;
  const destroy = gql`
    mutation Destroy($input: FlexibleTestingIssueNoteDestroyInput!) {
      flexibleTestingIssueNoteDestroy(input: $input) {
        __typename
        successful
        result {
          __typename
          id
          issueNote {
            __typename
            id
            note
          }
        }
        errors {
          __typename
          message
        }
      }
    }
  `;
  const issueNote = { __typename: 'IssueNote', id: 'i1', note: 'Old.', createdAt: 'then', updatedAt: 'then' };

  const deleting = async (role: Member['role'], input: object) => {
    const seen: unknown[] = [];
    const isMutation = (body: unknown): boolean => JSON.stringify(body ?? null).includes('mutation Destroy');
    const fetch = (_: unknown, options?: RequestInit): Promise<Response> =>
      isMutation(options?.body)
        ? new Promise(() => undefined)
        : Promise.resolve(Response.json({ data: { flexibleTestingIssue: { __typename: 'Issue', id: 'i1', issueNote } } }));
    const client = new Client({
      url: 'https://portal.example/api',
      preferGetMethod: false,
      fetch,
      exchanges: [portalCache(optimisticFor({ role, userId: 'u1', organizationPublicId: 'o1' })), fetchExchange],
    });
    client.query(shown, {}).subscribe(({ data }) => seen.push(data.flexibleTestingIssue.issueNote?.note ?? null));
    await vi.waitFor(() => expect(seen).toEqual(['Old.']));
    client.mutation(destroy, { input: { issueId: 'i1', ...input } }).subscribe(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 0));
    return seen;
  };

  it('RE-502: is gone at once, unless the chart refuses or it is brought back', async () => {
    expect(await deleting('customer', {})).toEqual(['Old.', null]);
    expect(await deleting('community_test_manager', {})).toEqual(['Old.']);
    expect(await deleting('customer', { restore: true })).toEqual(['Old.']);
  });
});

const tags = gql`
  query Tags {
    flexibleTestingIssueTags {
      __typename
      id
      name
    }
  }
`;
const rename = gql`
  mutation Rename($input: FlexibleTestingUpdateTaggedInput!) {
    flexibleTestingUpdateTagged(input: $input) {
      __typename
      successful
      result {
        __typename
        id
        name
      }
      errors {
        __typename
        message
      }
    }
  }
`;

it('a new name of a tag is painted as the chart writes it, and not where the chart refuses it', async () => {
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> =>
    JSON.stringify(options?.body ?? null).includes('mutation')
      ? new Promise(() => undefined)
      : Promise.resolve(Response.json({ data: { flexibleTestingIssueTags: [{ __typename: 'IssueTag', id: 'g1', name: 'payments' }] } }));
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    fetch,
    exchanges: [portalCache(optimisticFor({ role: 'customer', userId: 'u1', organizationPublicId: 'o1' })), fetchExchange],
  });
  const seen: unknown[] = [];
  client.query(tags, {}).subscribe(({ data }) => seen.push(data.flexibleTestingIssueTags[0].name));
  await vi.waitFor(() => expect(seen).toEqual(['payments']));
  client.mutation(rename, { input: { issueTagId: 'g1', name: 'x'.repeat(31) } }).subscribe(() => undefined);
  client.mutation(rename, { input: { issueTagId: 'g1', name: ' checkout ' } }).subscribe(() => undefined);
  await vi.waitFor(() => expect(seen).toEqual(['payments', 'checkout']));
});

it('a new tag is in the list at once, by name', async () => {
  const create = gql`
    mutation Create($input: FlexibleTestingCreateIssueTagInput!) {
      flexibleTestingCreateIssueTag(input: $input) {
        __typename
        successful
        result {
          __typename
          id
          name
        }
      }
    }
  `;
  const tag = (id: string, name: string) => ({ __typename: 'IssueTag', id, name });
  const results = [tag('g2', 'Checkout'), null];
  const fetch = (_: unknown, options?: RequestInit): Promise<Response> => {
    const isCreation = JSON.stringify(options?.body ?? null).includes('mutation');
    const creation = (result: object | null) => ({ __typename: 'IssueTagChange', successful: result !== null, result });
    const data = isCreation
      ? { flexibleTestingCreateIssueTag: creation(results.shift() ?? null) }
      : { flexibleTestingIssueTags: [tag('g1', 'payments')] };
    return Promise.resolve(Response.json({ data }));
  };
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    fetch,
    exchanges: [portalCache(optimisticFor({ role: 'customer', userId: 'u1', organizationPublicId: 'o1' })), fetchExchange],
  });
  const names = () =>
    client.readQuery(tags, {})?.data.flexibleTestingIssueTags.map(({ name }: { readonly name: string }) => name) as readonly string[];
  await client.query(tags, {}).toPromise();
  await client.mutation(create, { input: { name: 'Checkout' } }).toPromise();
  expect(names()).toEqual(['Checkout', 'payments']);
  await client.mutation(create, { input: { name: 'payments' } }).toPromise();
  expect(names()).toEqual(['Checkout', 'payments']);
});

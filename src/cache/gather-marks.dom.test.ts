import { Client, fetchExchange, gql } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { portalCache } from './client.ts';
import { mark, readMarks } from './gather-marks.ts';
import type { Marks } from './gather-marks.ts';

type Input = { readonly issueIds: readonly string[] };

const marked = gql`
  mutation Mark($input: FlexibleTestingMarkIssuesAsReadInput!) {
    flexibleTestingMarkIssuesAsRead(input: $input) {
      __typename
      successful
      result {
        __typename
        id
        wasRead
      }
    }
  }
` as Marks<Input>['mutation'];
const shown = gql`
  query Shown {
    flexibleTestingIssue(id: "i1") {
      __typename
      id
      wasRead
    }
  }
`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = async () => {
  const sent: unknown[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    fetch: async (_, options) => {
      const { operationName, variables } = JSON.parse(options?.body as string) as {
        operationName: string;
        variables: { input: Input };
      };
      if (operationName === 'Shown')
        return Response.json({ data: { flexibleTestingIssue: { __typename: 'Issue', id: 'i1', wasRead: false } } });
      sent.push(variables.input.issueIds);
      return Response.json({ data: { flexibleTestingMarkIssuesAsRead: { __typename: 'IssuesChange', successful: true, result: [] } } });
    },
    exchanges: [portalCache(), fetchExchange],
  });
  const seen: unknown[] = [];
  client
    .query<{ flexibleTestingIssue: { wasRead: boolean } }>(shown, {})
    .subscribe(({ data }) => seen.push(data?.flexibleTestingIssue.wasRead));
  await vi.waitFor(() => expect(seen).toEqual([false]));
  const reading = readMarks(marked, (issueIds) => ({ issueIds }), ['flexibleTestingMarkIssuesAsRead', 'IssuesChange', 'Issue']);
  return { sent, seen, read: (id: string) => mark(client, reading, id) };
};

it('shows what was read at once, and sends what is read within two seconds in one call', async () => {
  const { sent, seen, read } = await opened();
  read('i1');
  read('i2');
  await vi.advanceTimersByTimeAsync(1_900);
  read('i2');
  read('i3');
  expect({ seen, sent }).toEqual({ seen: [false, true], sent: [] });
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([['i1', 'i2', 'i3']]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

it('sends what waits when the page is left, and once', async () => {
  const { sent, read } = await opened();
  read('i1');
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([['i1']]);
});

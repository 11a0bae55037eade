// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, Provider, fetchExchange } from 'urql';
import { afterEach, describe, expect, it } from 'vitest';
import { portalCache } from '#src/cache/client.ts';
import CaseResultsHost from './case-results.host.tsx';

afterEach(cleanup);

const pageOf = (number: number, last: number) => ({
  __typename: 'TestCaseConnection',
  totalCount: last,
  nodes: [
    {
      __typename: 'TestCase',
      id: `k${number}`,
      code: `C-${number}`,
      name: `Case ${number}`,
      section: null,
      status: 'pass',
      isRejected: false,
      isTestCaseLive: false,
      resultsCount: 0,
      caseResultsLimit: 1,
      feedback: null,
      completedCaseResults: [],
    },
  ],
  pageInfo: { __typename: 'PageInfo', hasNextPage: number < last, endCursor: `after ${number}` },
});
const answerOf = (number: number, last: number) => ({
  data: {
    platformTest: {
      __typename: 'FlexibleTestingTest',
      id: 't1',
      testWindow: { __typename: 'TestWindow', status: 'open' },
      cases: pageOf(number, last),
    },
  },
});
const away = { errors: [{ message: 'No.', extensions: { code: 'UNAVAILABLE' } }] };

/** Shows the tab over a server with so many pages; gives what it was asked for. */
const show = (last: number, isAway: (page: number) => boolean = () => false, find = '') => {
  const asked: { readonly first: number; readonly after?: string }[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [portalCache(), fetchExchange],
    fetch: async (_, options) => {
      const body = typeof options?.body === 'string' ? options.body : '';
      const { variables } = JSON.parse(body) as { variables: { testId: string; first: number; after?: string } };
      const { testId: __, ...page } = variables;
      const number = Number(page.after?.split(' ')[1] ?? 0) + 1;
      asked.push(page);
      return isAway(number) ? Response.json(away, { status: 503 }) : Response.json(answerOf(number, last));
    },
  });
  render(
    <Provider value={client}>
      <CaseResultsHost testId="t1" marked={null} find={find} onFind={() => undefined} />
    </Provider>,
  );
  return asked;
};
const shown = (): readonly (string | undefined)[] =>
  screen.queryAllByRole('link').map(({ textContent }) => /Case \d+/.exec(textContent)?.[0]);

describe('the test case results tab', () => {
  it('shows those whose name, code or section holds what the address looks for', async () => {
    show(3, undefined, 'case 2');
    await expect.poll(shown).toEqual(['Case 2']);
  });

  it('RE-134 RE-135: asks for pages of 1000 cases, one after the other and by itself', async () => {
    const asked = show(3);
    await expect.poll(shown).toEqual(['Case 1', 'Case 2', 'Case 3']);
    expect(asked).toEqual([{ first: 1000 }, { first: 1000, after: 'after 1' }, { first: 1000, after: 'after 2' }]);
  });

  it('keeps what came before a page that does not come, says so, and goes on from there', async () => {
    let isAway = true;
    show(3, (page) => page === 2 && isAway);
    expect(await screen.findByText('The other test cases could not be loaded.')).toBeDefined();
    expect(shown()).toEqual(['Case 1']);
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect.poll(shown).toEqual(['Case 1', 'Case 2', 'Case 3']);
  });
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, Provider, fetchExchange } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { portalCache } from '#src/cache/client.ts';
import { WaitingResults } from '#src/domain/waiting-results.documents.ts';
import { deskAddress, deskOf } from './desk-address.ts';
import WaitingHost from './waiting.host.tsx';

afterEach(cleanup);

const waiting = {
  waitingResults: {
    __typename: 'WaitingResultConnection',
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};
const offer = {
  __typename: 'OpenAssignment',
  id: 'o1',
  status: 'assigned',
  testId: 't1',
  testName: 'Polish localization',
  assignedAt: '2026-11-25T12:00:00Z',
};
const shift = {
  moderationShift: {
    __typename: 'ModerationShift',
    all: 0,
    failed: 0,
    edited: 0,
    evidence: 0,
    plain: 0,
    tests: [],
    judged: 4,
    since: '2026-11-25T12:00:00Z',
  },
};
const nothing = 'Nothing waits for your verdict';

/** Shows the page; what it asks for by assignments is answered by hand. */
const show = (search: object = {}) => {
  const changes: object[] = [];
  const answers: ((response: Response) => void)[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [portalCache(), fetchExchange],
    fetch: (_, options) => {
      const body = typeof options?.body === 'string' ? options.body : '';
      return body.includes('openAssignments')
        ? new Promise<Response>((resolve) => void answers.push(resolve))
        : Promise.resolve(Response.json({ data: body.includes('moderationShift') ? shift : waiting }));
    },
  });
  render(
    <Provider value={client}>
      <WaitingHost search={search} onSearch={(change) => void changes.push(change)} />
    </Provider>,
  );
  const isKnown = (): boolean =>
    Boolean(client.readQuery(WaitingResults, { first: pageSizes.waitingResults }, { requestPolicy: 'cache-only' })?.data);
  const answer = async (response: Response): Promise<void> => {
    await expect.poll(() => answers).toHaveLength(1);
    answers.splice(0).forEach((each) => each(response));
  };
  return { answer, isKnown, changes };
};

it('shows what waits once it is known what is to be accepted above it, so that nothing moves', async () => {
  const { answer, isKnown } = show();
  await expect.poll(isKnown).toBe(true);
  await act(async () => undefined);
  expect(screen.queryByText(nothing)).toBeNull();
  await answer(Response.json({ data: { openAssignments: [offer] } }));
  await screen.findByText('Polish localization');
  expect(screen.getByText(nothing)).toBeTruthy();
});

it('says that the assignments could not be loaded, beside the results, and asks again', async () => {
  const { answer } = show();
  await answer(Response.json({ errors: [{ message: 'No.', extensions: { code: 'UNAVAILABLE' } }] }, { status: 503 }));
  await screen.findByText('Your open assignments could not be loaded.');
  await screen.findByText(nothing);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer(Response.json({ data: { openAssignments: [offer] } }));
  await screen.findByText('Polish localization');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says how much is left and what the shift did, and is narrowed and ordered by its address', async () => {
  const { answer, changes } = show();
  await answer(Response.json({ data: { openAssignments: [] } }));
  await screen.findByText('0 results left');
  expect(screen.getByText(/^4 judged in this shift, begun/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /^Failed first/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^Plain passes/ }));
  expect(changes).toEqual([{ order: 'failed' }, { show: 'plain' }]);
  const address = deskAddress({ order: 'failed', show: 'plain', test: 't1' });
  expect(deskOf(address)).toEqual({ order: 'failed', show: 'plain', test: 't1' });
  expect(deskOf({ order: 'nonsense', show: 4 })).toEqual({ order: 'oldest', show: 'all', test: null });
});

it('leads back to all that waits where nothing of what is shown does', async () => {
  const { answer, changes } = show({ show: 'failed' });
  await answer(Response.json({ data: { openAssignments: [] } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show all that waits' }));
  expect(changes).toEqual([{}]);
});

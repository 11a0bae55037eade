// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, Provider, fetchExchange } from 'urql';
import { afterEach, expect, it } from 'vitest';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { portalCache } from '#src/cache/client.ts';
import { WaitingResults } from '#src/domain/waiting-results.documents.ts';
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
const nothing = 'Nothing waits for your verdict';

/** Shows the page; what it asks for by assignments is answered by hand. */
const show = () => {
  const answers: ((response: Response) => void)[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    exchanges: [portalCache(), fetchExchange],
    fetch: (_, options) => {
      const body = typeof options?.body === 'string' ? options.body : '';
      return body.includes('openAssignments')
        ? new Promise<Response>((resolve) => void answers.push(resolve))
        : Promise.resolve(Response.json({ data: waiting }));
    },
  });
  render(
    <Provider value={client}>
      <WaitingHost />
    </Provider>,
  );
  const isKnown = (): boolean =>
    Boolean(client.readQuery(WaitingResults, { first: pageSizes.waitingResults }, { requestPolicy: 'cache-only' })?.data);
  const answer = async (response: Response): Promise<void> => {
    await expect.poll(() => answers).toHaveLength(1);
    answers.splice(0).forEach((each) => each(response));
  };
  return { answer, isKnown };
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

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Client, Provider } from 'urql';
import type { Exchange } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, pipe, tap } from 'wonka';
import { SimilarIssuesHost } from './similar-issues.host.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks for whoever stays with an issue, and not for whoever walks on', async () => {
  const asked = new Set<unknown>();
  const noting: Exchange = () => (operations) =>
    pipe(
      operations,
      tap(({ kind, variables }) => kind === 'query' && asked.add(Reflect.get(Object(variables), 'issueId'))),
      filter(() => false),
    ) as never;
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, exchanges: [noting] });
  const open = (issueId: string) => (
    <Provider value={client}>
      <SimilarIssuesHost key={issueId} issueId={issueId} />
    </Provider>
  );
  const { rerender } = render(open('i1'));
  await act(() => vi.advanceTimersByTimeAsync(300));
  rerender(open('i2'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toEqual(new Set(['i2']));
});

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Client, CombinedError, Provider } from 'urql';
import type { Exchange } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, map, pipe, tap } from 'wonka';
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

it('says that they could not be looked for, and asks again by a press', async () => {
  let asked = 0;
  const failing: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      tap(() => (asked += 1)),
      map((operation) => ({
        operation,
        data: undefined,
        error: new CombinedError({ networkError: new TypeError('Failed to fetch') }),
        stale: false,
        hasNext: false,
      })),
    );
  const client = new Client({ url: 'https://portal.example/api', preferGetMethod: false, exchanges: [failing] });
  render(
    <Provider value={client}>
      <SimilarIssuesHost issueId="i1" />
    </Provider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.body.textContent).toContain('Similar issues could not be looked for.');
  const before = asked;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Retry/u })));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(asked).toBeGreaterThan(before);
});

import { connectionMachine } from '#machines/flows/session/connection.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn, Viewer } from '#src/viewer.tsx';
import { quietPortal } from '#src/cache/portal.builders.ts';
import { hueInk } from '#src/ui/hues.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { createRequest, gql, makeOperation } from 'urql';
import type { Operation } from 'urql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { LiveHost } from './live.host.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
  vi.useRealTimers();
});

const operationOf = (query: ReturnType<typeof gql>): Operation =>
  makeOperation('query', createRequest(query, {}), { url: '', requestPolicy: 'cache-first' });
const shown = {
  issues: operationOf(gql`query A { flexibleTestingIssues { edges { cursor } } }`),
  views: operationOf(gql`query B { savedViews { id } }`),
};

/** The host over a portal whose events come from the test. */
const hosted = async () => {
  const portal = quietPortal();
  const listeners: ((result: { readonly data: object }) => void)[] = [];
  const subscription = () => ({
    subscribe: (listener: (result: { readonly data: object }) => void) => {
      listeners.push(listener);
      return { unsubscribe: () => undefined };
    },
  });
  const asked: unknown[] = [];
  const signedIn: SignedIn = {
    viewer: {} as Viewer,
    portal: {
      ...portal,
      client: Object.assign(Object.create(portal.client) as typeof portal.client, {
        subscription,
        query: () => ({ toPromise: async () => ({ data: undefined }) }),
      }),
      refetchActive: () => asked.push('everything'),
      refetchLost: () => asked.push('what was lost'),
      refetch: (isMeant: (operation: Operation, isShown: boolean) => boolean) => {
        for (const [name, operation] of Object.entries(shown)) if (isMeant(operation, true)) asked.push(name);
      },
    },
  };
  let opened = (): void => undefined;
  let closed = (): void => undefined;
  let lost = (): void => undefined;
  const connection = createActor(
    connectionMachine.provide({
      actors: {
        tryCall: fromPromise(() => Promise.resolve()),
        watchConnection: fromCallback(({ sendBack }) => {
          opened = () => sendBack({ type: 'socket.opened' });
          lost = () => sendBack({ type: 'call.lost' });
          closed = () => sendBack({ type: 'socket.closed' });
        }),
      },
    }),
  ).start();
  render(
    <SignedInContext value={signedIn}>
      <LiveHost connection={connection} onNotice={() => undefined} />
    </SignedInContext>,
  );
  vi.advanceTimersByTime(2500);
  await vi.waitFor(() => expect(listeners).toHaveLength(2), { timeout: 10_000 });
  const arrive = (place: number, field: string, event: object): void => {
    act(() => listeners[place]?.({ data: { [field]: event } }));
    if (vi.isFakeTimers()) vi.advanceTimersByTime(5000);
  };
  return {
    asked,
    change: (number: string) => arrive(0, 'changed', { number, topic: 'issue', testId: null, entityId: null, issue: null, issueTag: null }),
    notice: (number: string) =>
      arrive(1, 'notificationWasSent', {
        number,
        kind: 'results_published',
        publicId: number,
        createdAt: '2026-01-01T00:00:00.000Z',
        details: { description: 'Two new issues.', link: '/results/t1' },
      }),
    reopen: () => {
      closed();
      opened();
    },
    open: () => opened(),
    lose: () => lost(),
  };
};

describe('live events', () => {
  it('ask for what they leave in doubt, and for everything where their numbers skip', async () => {
    const { asked, change } = await hosted();
    for (const number of ['1', '2', '5', '6']) change(number);
    expect(asked).toEqual(['issues', 'issues', 'issues', 'views', 'issues']);
  });

  it('ask for everything where a notification was missed', async () => {
    const { asked, notice } = await hosted();
    for (const number of ['1', '3', '4']) notice(number);
    expect(asked).toEqual(['issues', 'views']);
  });

  it('stay as they were where a call was lost, and what was lost is asked for again', async () => {
    const { asked, open, lose } = await hosted();
    open();
    lose();
    await vi.waitFor(() => expect(asked).toEqual(['what was lost']));
  });

  it('count from one again on a new socket, which asks for everything by itself', async () => {
    const { asked, change, open, reopen } = await hosted();
    open();
    for (const number of ['1', '2']) change(number);
    reopen();
    change('1');
    change('3');
    expect(asked).toEqual(['issues', 'issues', 'everything', 'issues', 'issues', 'views']);
  });
});

it('SH-393: shows a notification that is delivered as an info toast with its link', async () => {
  const { notice } = await hosted();
  vi.useRealTimers();
  render(<ToastHost />);
  act(() => notice('told'));
  const link = await screen.findByRole('link', { name: 'Two new issues.' }, { timeout: 10_000 });
  const toasted = link.closest('[data-toast]');
  expect(link.getAttribute('href')).toBe('/results/t1');
  expect(toasted?.getAttribute('role')).toBe('status');
  expect(toasted?.querySelector('svg')?.classList.contains(hueInk.warning)).toBe(true);
  act(() => toast.removeAll());
});

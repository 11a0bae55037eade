// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  retainSearchParams,
  useLocation,
  useSearch,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { Client, Provider } from 'urql';
import { never } from 'wonka';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectTurn, selectWished } from '#machines/flows/launch/open-launch.ts';
import type { OpenLaunchActorRef } from '#machines/flows/launch/open-launch.ts';
import type { OpenLaunchEvent } from '#machines/flows/launch/open-launch.rules.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { LaunchFacesHost } from './launch-faces.host.tsx';
import { wayInOf } from './launch-state.ts';
import { SuccessHost } from '../success/success.host.tsx';

afterEach(cleanup);

const launched = (name: string): OpenLaunchEvent => ({
  type: 'request.launched',
  receipt: { id: 'a1', name },
  chosen: { schedule: launchNow('Europe/London'), at: '2026-11-21T09:00:00.000Z' },
  isLate: false,
  held: null,
});

/** Whether a launch waits for approval is not known here. */
const unanswered = new Client({ url: '/api', exchanges: [() => () => never] });

const switches = { advancedTestsAccess: true, newLaunchUxEnabled: true };

/** A launch without its forms, in a router of its own: the draft it stands on, and everything that the real routes tell it. */
async function launchAt(...entries: readonly string[]) {
  const refs: OpenLaunchActorRef[] = [];
  function Standing() {
    const openRef = useOpenLaunch();
    useEffect(() => void refs.push(openRef), [openRef]);
    const { draftId } = useSelector(openRef, selectWished);
    return <p key={useSelector(openRef, selectTurn)}>{`Stands on ${draftId ?? 'none'}`}</p>;
  }
  function Request() {
    const { draft } = useSearch({ strict: false });
    const pathname = useLocation({ select: (location) => location.pathname });
    const state = useLocation({ select: (location) => location.state });
    const named = typeof draft === 'string' ? draft : undefined;
    const way = useMemo(() => wayInOf(switches, { draft: named, pathname, state, test: undefined }), [named, pathname, state]);
    return (
      <LaunchFacesHost way={way}>
        <Standing />
        <Outlet />
      </LaunchFacesHost>
    );
  }
  const root = createRootRoute();
  const request = createRoute({
    getParentRoute: () => root,
    id: '_request',
    validateSearch: ({ draft }: Record<string, unknown>): { draft?: string } => (typeof draft === 'string' ? { draft } : {}),
    search: { middlewares: [retainSearchParams(['draft'])] },
    component: Request,
  });
  const page = (parent: typeof root, path: string, words: string) =>
    createRoute({ getParentRoute: () => parent, path, component: () => <p>{words}</p> });
  const inside = (path: string, words: string) => page(request as unknown as typeof root, path, words);
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [...entries] }),
    routeTree: root.addChildren([
      page(root, '/overview', 'Overview'),
      page(root, '/results', 'Results'),
      createRoute({ getParentRoute: () => root, path: '/launch/success', component: SuccessHost }),
      request.addChildren([inside('/launch', 'Summary'), inside('/launch/test', 'Wizard')]),
    ]),
  });
  render(
    <Provider value={unanswered}>
      <RouterProvider router={router as never} />
    </Provider>,
  );
  const href = () => router.history.location.href;
  await act(() => router.load());
  return {
    href,
    send: (event: OpenLaunchEvent) => act(async () => refs[0]?.send(event)),
    opened: (draftId: string, isKnown = true) => act(async () => refs[0]?.send({ type: 'draft.opened', draftId, isKnown })),
    go: (to: string) => act(async () => router.history.push(to)),
    back: () => act(async () => router.history.back()),
    away: (by: number) => act(async () => router.history.go(by)),
    isAt: (path: string) => vi.waitFor(() => expect(href()).toBe(path)),
  };
}

describe('the way into Launch', () => {
  it('stands on the draft of a link, and on another one where another link names it', async () => {
    const { go } = await launchAt('/launch?draft=d1');
    expect(await screen.findByText('Stands on d1')).toBeTruthy();
    await go('/launch/test?draft=d2');
    expect(await screen.findByText('Stands on d2')).toBeTruthy();
  });

  it('names a draft once the server knows it, keeps it from page to page, and reloads to it', async () => {
    const { opened, isAt, go, href } = await launchAt('/launch');
    expect(await screen.findByText('Stands on none')).toBeTruthy();
    await opened('d1', false);
    expect(href()).toBe('/launch');
    await opened('d1');
    await isAt('/launch?draft=d1');
    await go('/launch/test');
    await isAt('/launch/test?draft=d1');
    expect(await screen.findByText('Stands on d1')).toBeTruthy();
    cleanup();
    await launchAt(href());
    expect(await screen.findByText('Stands on d1')).toBeTruthy();
  });

  it('knows nothing of another tab', async () => {
    const one = await launchAt('/launch?draft=d1');
    await one.opened('d1');
    cleanup();
    await launchAt('/launch');
    expect(await screen.findByText('Stands on none')).toBeTruthy();
  });

  it('leads from a launch to its success page, and past every page of the request to what stood before it', async () => {
    const { go, opened, send, back, isAt } = await launchAt('/overview');
    await go('/launch/test');
    await go('/launch?draft=d1');
    await go('/launch/test?draft=d1');
    await opened('d1');
    await send(launched('Release 11'));
    expect(await screen.findByText('Release 11')).toBeTruthy();
    await back();
    await isAt('/launch?draft=d1');
    expect(await screen.findByText('Stands on d1')).toBeTruthy();
    await send(launched('Release 11'));
    expect(await screen.findByText('Overview')).toBeTruthy();
    await isAt('/overview');
  });

  it('knows the way past them after other pages, until another page takes their place', async () => {
    const { go, opened, send, away, isAt } = await launchAt('/overview');
    await go('/launch/test');
    await go('/launch?draft=d1');
    await opened('d1');
    await send(launched('Release 11'));
    expect(await screen.findByText('Release 11')).toBeTruthy();
    await go('/results');
    expect(await screen.findByText('Results')).toBeTruthy();
    await away(-2);
    expect(await screen.findByText('Overview')).toBeTruthy();
    await go('/launch/test');
    expect(await screen.findByText('Wizard')).toBeTruthy();
    await isAt('/launch/test');
  });

  it('leads to the draft of a launch that was taken back, in place of its success page', async () => {
    const { go, opened, send, isAt, back } = await launchAt('/overview');
    await go('/launch?draft=d1');
    await opened('d1');
    await send(launched('Release 11'));
    expect(await screen.findByText('Release 11')).toBeTruthy();
    await send({ type: 'launch.takenBack', draftId: 'd1' });
    await isAt('/launch?draft=d1');
    expect(await screen.findByText('Stands on d1')).toBeTruthy();
    await back();
    expect(await screen.findByText('Overview')).toBeTruthy();
  });
});

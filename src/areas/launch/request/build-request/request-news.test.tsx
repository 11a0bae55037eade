// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { building, openWith } from '#machines/flows/launch/request/build-request.builders.ts';
import type { BuildRequestActorRef } from '#machines/flows/launch/request/build-request.ts';
import { requestOf } from '#machines/flows/launch/launch.builders.ts';
import { exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { ToastHost } from '#src/ui/toast.tsx';
import { useRequestNews } from './request-news.ts';

afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
});

const open = { send: vi.fn<() => void>() };
function News({ actorRef }: { readonly actorRef: BuildRequestActorRef }) {
  useRequestNews(actorRef, open);
  return <ToastHost />;
}
const left = (testId: string, name: string) => ({ testId, step: 'scope' as const, values: exploratory({ name, testGoal: 'More' }) });

describe('what happened to a request', () => {
  it.each([
    ['a test that is not part of it', left('n', 'Checkout'), 'Checkout was thrown away.'],
    ['a test without a name', left('n', ' '), 'The test was thrown away.'],
    ['the changes to a test of it', left('t1', 'Renamed'), 'The changes to Test #1 were thrown away.'],
  ])('names %s', async (_, wizard, words) => {
    const { actor, send } = await building(openWith(requestOf(1, { wizard })));
    render(<News actorRef={actor} />);
    act(() => send({ type: 'test.abandon', testId: wizard.testId }));
    expect(screen.getByRole('status').querySelector('span')?.textContent).toBe(words);
  });
});

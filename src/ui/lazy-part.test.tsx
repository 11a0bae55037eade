// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const goOnline = (isOnline: boolean): void => void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  goOnline(true);
});

type Answer = { readonly default: (props: { readonly name: string }) => string } | undefined;

function show(...answers: readonly (Answer | Error)[]) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const left = [...answers];
  const load = vi.fn<() => Promise<Answer>>(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const Part = lazyPart(load);
  const view = () => (
    <Suspense fallback="Opening">
      <input aria-label="Typed" />
      <Part name="Ann" />
    </Suspense>
  );
  return { Part, load, view };
}

const part: Answer = { default: ({ name }) => `Hello ${name}` };

describe('a part that is fetched when it is drawn', () => {
  it('is drawn with what it is given', async () => {
    const { load, view } = show(part);
    render(view());
    await screen.findByText('Hello Ann');
    cleanup();
    render(view());
    expect([screen.getByText('Hello Ann').textContent, load.mock.calls.length]).toEqual(['Hello Ann', 1]);
  });

  it('says at its place that there is no network, asks for nothing, and is fetched again', async () => {
    goOnline(false);
    const { load, view } = show(part);
    render(view());
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Retry' });
    expect(load.mock.calls.length).toBe(0);
    fireEvent.change(screen.getByLabelText('Typed'), { target: { value: 'kept' } });
    goOnline(true);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Hello Ann');
    expect(screen.getByLabelText<HTMLInputElement>('Typed').value).toBe('kept');
  });

  it('is fetched again where it is drawn anew', async () => {
    goOnline(false);
    const { view } = show(part);
    render(view());
    await screen.findByRole('button', { name: 'Retry' });
    cleanup();
    goOnline(true);
    render(view());
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });

  it('lets something else stand in its place, which has what it was given', async () => {
    goOnline(false);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart(async () => part, { otherwise: ({ name }) => `Without ${name}` });
    const view = () => (
      <Suspense fallback="Opening">
        <Part name="Ann" />
      </Suspense>
    );
    render(view());
    await screen.findByText('Without Ann');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    cleanup();
    goOnline(true);
    render(view());
    await screen.findByText('Hello Ann');
  });

  it('is fetched by itself when the network is back', async () => {
    goOnline(false);
    const { view } = show(part);
    render(view());
    await screen.findByRole('button', { name: 'Retry' });
    goOnline(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
  });

  it('is there without a network once it was fetched ahead', async () => {
    const { Part, load, view } = show(part);
    Part.fetch();
    await vi.waitFor(() => expect(load.mock.results.length).toBe(1));
    await load.mock.results[0]?.value;
    goOnline(false);
    render(view());
    expect(screen.getByText('Hello Ann')).toBeTruthy();
    expect(load.mock.calls.length).toBe(1);
  });

  it.each([['refused', new Error('gone')] as const, ['empty', undefined] as const])(
    'says at its place that the server did not send it (%s)',
    async (_, answer) => {
      const { view } = show(answer);
      render(view());
      await screen.findByText('The server did not send it. Reload the page once what you typed is saved.');
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
    },
  );

  it('asks once for a part that is late and does not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn<() => Promise<undefined>>(() => new Promise((resolve) => void setTimeout(() => resolve(undefined), 20)));
    const Part = lazyPart(load);
    render(
      <Suspense fallback="Opening">
        <Part />
      </Suspense>,
    );
    await screen.findByRole('button', { name: 'Reload the page' });
    expect(load.mock.calls.length).toBe(1);
  });

  it('can be closed where it lies over the page, by its button and by Escape, and comes with the network', async () => {
    goOnline(false);
    const left: string[] = [];
    const Part = lazyPart<{ readonly name: string }>(async () => part, { leave: ({ name }) => void left.push(name) });
    const view = () => (
      <Suspense fallback="Opening">
        <Part name="Ann" />
      </Suspense>
    );
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = render(view());
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect([screen.queryByRole('alert'), left]).toEqual([null, ['Ann']]);
    unmount();
    render(view());
    await screen.findByRole('alert');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([screen.queryByRole('alert'), left]).toEqual([null, ['Ann', 'Ann']]);
    goOnline(true);
    fireEvent(window, new Event('online'));
    await screen.findByText('Hello Ann');
  });

  it('has no Close where it stands in the page', async () => {
    goOnline(false);
    const { view } = show(part);
    render(view());
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('leaves a part that breaks to whoever stands around it', async () => {
    const broken = (): never => {
      throw new Error('broken');
    };
    const { view } = show({ default: broken });
    render(view());
    await vi.waitFor(() => expect(screen.queryByText('Opening')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

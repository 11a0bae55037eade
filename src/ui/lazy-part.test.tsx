// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
  return { load, view };
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

  it.each([['refused', new Error('offline')] as const, ['empty', undefined] as const])(
    'says at its place that it did not come (%s), and is fetched again',
    async (_, answer) => {
      const { load, view } = show(answer, new Error('offline'), part);
      render(view());
      await screen.findByText('This part of the page could not be loaded.');
      fireEvent.change(screen.getByLabelText('Typed'), { target: { value: 'kept' } });
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await vi.waitFor(() => expect(load.mock.calls.length).toBe(2));
      fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
      await screen.findByText('Hello Ann');
      expect([screen.getByLabelText<HTMLInputElement>('Typed').value, load.mock.calls.length]).toEqual(['kept', 3]);
    },
  );

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

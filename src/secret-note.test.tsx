// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { form } from '#machines/lib/form.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { SecretNote } from './secret-note.tsx';

/** A form whose answer held the secret. */
const handing = async (secret: string) => {
  const send = fromPromise<FormAnswer, FormValues>(async () => ({ successful: true, faults: [], secret }));
  const actor = createActor(form({ id: 'token', failed: 'Failed.', hands: true }).provide({ actors: { send } }), {
    input: undefined,
  }).start();
  actor.send({ type: 'form.submit' });
  await waitFor(actor, ({ context }) => context.secret !== null);
  return actor;
};

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it.each([
  ['where the clipboard took it, and only then', () => Promise.resolve(), ['Copied', null]],
  [
    'not where the browser refuses, which is said',
    () => Promise.reject(new Error('no')),
    ['Copy', 'It could not be copied. Select it and copy it by hand.'],
  ],
])('a secret is said to be copied %s', async (_, write, expected) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  render(
    <SecretNote actorRef={await handing('s3cret')} title="Keep this token" label="Token">
      It is not shown again.
    </SecretNote>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() =>
    expect([screen.queryByRole('button', { name: /^Cop/ })?.textContent, screen.queryByRole('alert')?.textContent ?? null]).toEqual(
      expected,
    ),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('s3cret');
});

it('a command with the secret in it is shown and copied as it stands, apart from the secret', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(
    <SecretNote actorRef={await handing('s3cret')} title="Keep this token" label="Token" command={(secret) => `call ${secret}`}>
      It is not shown again.
    </SecretNote>,
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('First call').value).toBe('call s3cret');
  fireEvent.click(screen.getByRole('button', { name: 'Copy command' }));
  await screen.findByRole('button', { name: 'Command copied' });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(write.mock.calls).toEqual([['call s3cret'], ['s3cret']]);
});

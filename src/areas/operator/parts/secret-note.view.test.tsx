// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SecretNote } from './secret-note.tsx';

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
    <SecretNote title="Keep this token" label="Token" secret="s3cret" onClose={() => undefined}>
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

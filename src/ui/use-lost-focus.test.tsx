// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

afterEach(cleanup);

function Asking() {
  useLostFocus();
  return <button type="button">Take over</button>;
}
const Page = ({ isAsking }: { isAsking: boolean }) => (
  <main id="main">
    <h1>Launch request</h1>
    {isAsking ? <Asking /> : null}
    <input aria-label="Name" />
  </main>
);
const focused = () => document.activeElement;

it('is found at the title when what had it is gone', async () => {
  const { rerender } = render(<Page isAsking />);
  screen.getByRole('button').focus();
  rerender(<Page isAsking={false} />);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('heading')));
});

it('stays where it is elsewhere', async () => {
  const { rerender } = render(<Page isAsking />);
  screen.getByLabelText('Name').focus();
  rerender(<Page isAsking={false} />);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe(screen.getByLabelText('Name'));
});

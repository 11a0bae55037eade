// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TesterWaiting } from './tester-waiting.view.tsx';

afterEach(cleanup);

it('leads back to the testers, and draws the pane of a result only where the address opens one', () => {
  render(<TesterWaiting testId="t1" onClose={null} />);
  expect(screen.getByRole('link', { name: 'Back to Testers' }).getAttribute('href')).toBe('/results/t1?tab=testers');
  expect([screen.getByText('Loading the tester'), screen.queryByRole('complementary')]).toEqual([expect.anything(), null]);
  cleanup();
  const close = vi.fn<() => void>();
  render(<TesterWaiting testId="t1" onClose={close} />);
  expect(screen.getByRole('complementary', { name: 'Test case result' }).textContent).toContain('Loading the result');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});

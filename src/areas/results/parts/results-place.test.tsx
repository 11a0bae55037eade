// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { resultsAsLeft, useKept, useResultsPlace } from './results-place.ts';

afterEach(cleanup);

function Overview({ search }: { readonly search: string }) {
  useResultsPlace(search);
  return null;
}

it('leads back to the overview as it was left', () => {
  const { rerender } = render(<Overview search="?find=checkout" />);
  expect(resultsAsLeft()).toBe('/results?find=checkout');
  rerender(<Overview search="" />);
  expect(resultsAsLeft()).toBe('/results');
});

function Folds() {
  const [open, keep] = useKept<readonly string[]>('a name', ['live']);
  return (
    <button type="button" onClick={() => keep([...open, 'older'])}>
      {open.join()}
    </button>
  );
}

it('has what was opened as it was left', () => {
  const { getByRole, unmount } = render(<Folds />);
  fireEvent.click(getByRole('button', { name: 'live' }));
  unmount();
  expect(render(<Folds />).getByRole('button').textContent).toBe('live,older');
});

it('is where it was scrolled to after the way back from a test, and at its top otherwise', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  render(<Overview search="" />).unmount();
  const first = render(<Overview search="" />);
  await frame();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  fireEvent.scroll(window);
  first.unmount();
  resultsAsLeft();
  const second = render(<Overview search="" />);
  await frame();
  second.unmount();
  render(<Overview search="" />);
  await frame();
  expect(scrolled.mock.calls).toEqual([[0, 640]]);
  vi.restoreAllMocks();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoadMore } from './load-more.tsx';

afterEach(cleanup);

function List() {
  const [pages, load] = useState(1);
  return (
    <main id="main">
      <h1>Tests</h1>
      <LoadMore shown={Math.min(pages * 10, 25)} total={25} noun="tests" onPress={pages < 3 ? () => load(pages + 1) : null} />
    </main>
  );
}
const focused = (): string | null | undefined => document.activeElement?.textContent;

describe('the foot of a list that goes on', () => {
  it('keeps the focus where it loads more, and on the count once all are there', () => {
    render(<List />);
    const more = screen.getByRole('button', { name: 'Load more' });
    more.focus();
    fireEvent.click(more, { detail: 0 });
    expect(focused()).toBe('Load more');
    fireEvent.click(more, { detail: 0 });
    expect([screen.queryByRole('button'), focused()]).toEqual([null, '25 of 25 tests']);
  });

  it('says why the next ones did not come, until it asks again', () => {
    const foot = (busy: boolean) => (
      <LoadMore shown={10} total={25} noun="tests" busy={busy} failure="The next tests could not be loaded." onPress={() => undefined} />
    );
    const { rerender } = render(foot(false));
    expect(screen.getByRole('alert').textContent).toBe('The next tests could not be loaded.');
    rerender(foot(true));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRowsInSight } from './rows-in-sight.ts';

const draws: number[] = [];

afterEach(() => {
  cleanup();
  draws.length = 0;
  vi.restoreAllMocks();
});

type ListProps = { readonly count: number; readonly isFolded?: boolean; readonly onPage?: number; readonly name?: string };

function List({ count, isFolded = false, onPage, name }: ListProps) {
  const { box, rows, rest } = useRowsInSight<HTMLUListElement>({ count, height: 20, isFolded, onPage, name });
  draws.push(rows.length);
  return (
    <ul ref={box} data-rest={rest}>
      {rows.map(({ index }) => (
        <li key={index} data-index={index}>
          <button type="button">Row {index}</button>
        </li>
      ))}
    </ul>
  );
}
/** Gives what lets the browser lay the page out. */
function stubLayout(): () => void {
  const laidOut: ((entries: readonly ResizeObserverEntry[]) => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: (entries: readonly ResizeObserverEntry[]) => void) {
        laidOut.push(told);
      }
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  return () => act(() => laidOut.splice(0).forEach((told) => told([])));
}

const drawn = (): readonly number[] => screen.queryAllByRole('listitem').map((row) => Number(row.dataset['index']));
const paper = (event: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(event)));

describe('the rows in sight', () => {
  it('are all of a short list', () => {
    render(<List count={60} />);
    expect(drawn()).toHaveLength(60);
  });

  it('are not all of a short list where the lists of the page are long together', () => {
    render(<List count={60} onPage={61} />);
    expect(drawn().length).toBeLessThan(60);
  });

  it('are the first of a long one, with room for the rest', () => {
    render(<List count={1000} />);
    const rows = drawn();
    expect(rows[0]).toBe(0);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(100);
    expect(Number(screen.getByRole('list').dataset['rest'])).toBe((1000 - rows.length) * 20);
  });

  it('are at once what a screen can show, and some more around them in a later draw', () => {
    render(<List count={1000} />);
    const [first = 0] = draws;
    expect(first).toBeGreaterThanOrEqual(Math.ceil((window.innerHeight - 240) / 20));
    expect(first).toBeLessThanOrEqual(Math.ceil(window.innerHeight / 20));
    expect(drawn()).toHaveLength(first + 8);
  });

  it('are drawn without scrolling the page to where it stands, which lays out all of it', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<List count={1000} />);
    expect(drawn().length).toBeGreaterThan(0);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('hear where the page stands once it is laid out, where it was scrolled before the list listened', () => {
    const layOut = stubLayout();
    const heard = vi.fn<() => void>();
    window.addEventListener('scroll', heard);
    render(<List count={1000} />);
    layOut();
    expect(heard).not.toHaveBeenCalled();
    cleanup();
    render(<List count={1000} />);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(6_000);
    layOut();
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('scroll', heard);
    vi.unstubAllGlobals();
  });

  it('are at once those that a screen can show below the place where a list of that name last began', () => {
    const layOut = stubLayout();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, window.innerHeight - 100, 300, 20));
    render(<List count={1000} name="testers" />);
    const [guessed = 0] = draws;
    layOut();
    cleanup();
    draws.length = 0;
    render(<List count={1000} name="testers" />);
    expect(guessed).toBeGreaterThan(6);
    expect([5, 6]).toContain(draws[0]);
    vi.unstubAllGlobals();
  });

  it('are none of a long list that is folded, and all of a short one', () => {
    const { rerender } = render(<List count={1000} isFolded />);
    expect(drawn()).toEqual([]);
    rerender(<List count={10} isFolded />);
    expect(drawn()).toHaveLength(10);
  });

  it('are all of them on paper', () => {
    render(<List count={300} isFolded />);
    paper('beforeprint');
    expect(drawn()).toHaveLength(300);
    paper('afterprint');
    expect(drawn()).toEqual([]);
  });
});

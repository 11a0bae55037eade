import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListFind } from './list-find.tsx';
import { holdsWords } from './ui/option.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (find: string, count = 11) => {
  const onFind = vi.fn<(text: string) => void>();
  const field = (words: string) => <ListFind label="Find a thing" count={count} find={words} onFind={onFind} />;
  const { rerender } = render(field(find));
  return { onFind, address: (words: string) => rerender(field(words)) };
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a thing' });
const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

describe('the search of a list', () => {
  it('tells the address once the typing pauses, and shows what comes by the address', () => {
    const { onFind, address } = show('');
    for (const value of ['p', 'pa', 'pay ']) {
      fireEvent.change(box(), { target: { value } });
      pass(200);
    }
    expect(onFind).not.toHaveBeenCalled();
    pass(100);
    expect(onFind.mock.calls).toEqual([['pay']]);
    address('cart');
    expect(box().value).toBe('cart');
  });

  it('is there where a list is long, or narrowed', () => {
    show('', 10);
    expect(screen.queryByRole('searchbox')).toBeNull();
    cleanup();
    show('pay', 10);
    expect(box().value).toBe('pay');
  });

  it.each([
    ['', true],
    ['cafe NADIA', true],
    ['nadia tea', false],
  ])('finds every word in any of the texts, whatever its case and accents: %j', (find, found) =>
    expect(holdsWords(['Café by the sea', null, 'Nadia'], find)).toBe(found),
  );
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageOf } from '../room/silent.builders.ts';
import type { Line } from './lines.rules.ts';
import { MessageList } from './message-list.tsx';

/** The box of the list: so much stands in it, of which 300 are in sight. */
const box = { height: 0, top: 0 };
beforeEach(() => {
  Object.assign(box, { height: 1000, top: 0 });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => box.height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  // Two spies of one property do not put it back.
  Object.defineProperty(HTMLElement.prototype, 'scrollTop', {
    configurable: true,
    get: () => box.top,
    set: (top: number) => {
      box.top = Math.min(top, box.height - 300);
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTop');
  vi.restoreAllMocks();
});

const lines: readonly Line[] = [{ kind: 'message', key: 'm', message: messageOf({ id: 'm', position: 1 }), isFirst: true }];

const day: Line = { kind: 'day', key: 'day 2026-01-01', words: '1 Jan 2026' };
const messages = (first: number, last: number): readonly Line[] =>
  Array.from({ length: last - first + 1 }, (_, at) => {
    const id = `m${first + at}`;
    return { kind: 'message', key: id, message: messageOf({ id, position: first + at }), isFirst: true };
  });

const ignore = () => undefined;

/** A list whose newest messages are there and whose oldest are, unless told otherwise. */
const listOf = (told: Partial<ComponentProps<typeof MessageList>>) => (
  <MessageList
    label="Messages"
    lines={lines}
    target={null}
    hasEarlier={false}
    hasLater={false}
    isPaging={false}
    isHeld={false}
    onEarlier={ignore}
    onLater={ignore}
    onTop={ignore}
    onEnd={ignore}
    {...told}
  >
    {() => null}
  </MessageList>
);

it('stays where it is while earlier messages of the same day are put before it', () => {
  const line = 62;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return this.getAttribute('role') === 'log' ? 300 : line;
  });
  const show = (shown: readonly Line[]) => listOf({ lines: shown, hasEarlier: true });
  box.height = 21 * line;
  const { rerender } = render(show([day, ...messages(101, 120)]));
  box.top = 10;
  fireEvent.scroll(screen.getByRole('log', { name: 'Messages' }));
  box.height = 121 * line;
  rerender(show([day, ...messages(1, 120)]));
  expect(box.top).toBe(10 + 100 * line);
});

it('stays where it is when its end was reached before the page after it came', () => {
  const show = (shown: readonly Line[], isPaging: boolean) =>
    listOf({ lines: shown, target: { key: 'm1', turn: 0 }, hasLater: true, isPaging });
  const { rerender } = render(show(messages(1, 16), false));
  rerender(show(messages(1, 16), true));
  box.top = 700;
  fireEvent.scroll(screen.getByRole('log', { name: 'Messages' }));
  box.height = 7000;
  rerender(show(messages(1, 116), true));
  rerender(show(messages(1, 116), false));
  expect(box.top).toBe(700);
});

it('stays at its end where the newest message is taller than expected, and is left by who scrolls away', () => {
  const ends: boolean[] = [];
  const show = () => listOf({ onEnd: (isAtEnd) => void ends.push(isAtEnd) });
  const { rerender } = render(show());
  expect([box.top, ends.at(-1)]).toEqual([700, true]);
  box.height = 1400;
  rerender(show());
  expect(ends.at(-1)).toBe(true);
  box.top = 200;
  fireEvent.scroll(screen.getByRole('log', { name: 'Messages' }));
  expect(ends.at(-1)).toBe(false);
});

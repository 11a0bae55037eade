import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KeyboardView } from '#src/areas/session/shell/keyboard.view.tsx';
import { spokenKeys } from './kbd.tsx';
import { StatusBar } from './status-bar.tsx';

afterEach(cleanup);

/** What is left for those who listen. */
const heard = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.trim();
};

const nothing = () => undefined;

describe('keys in words', () => {
  it.each([
    ['1', '1'],
    ['Shift 1', 'Shift and 1'],
    ['Shift a', 'Shift and A'],
    ['Ctrl Enter', 'Control and Enter'],
    ['Alt ArrowDown', 'Alt and Arrow down'],
    ['g r', 'G then R'],
    ['j k', 'J or K'],
    ['?', 'Question mark'],
    ['/', 'Slash'],
    ['Escape', 'Escape'],
    ['Esc', 'Escape'],
  ])('%s is said as %s', (keys, words) => expect(spokenKeys(keys)).toBe(words));

  it('are told by every line of the list of keys', () => {
    const keys = [
      { keys: 'Shift j', label: 'extend' },
      { keys: '?', label: 'all keys' },
    ];
    render(<KeyboardView groups={[{ title: 'On this screen', keys }]} isOn onTurn={nothing} onClose={nothing} />);
    expect(screen.getAllByRole('definition').map(heard)).toEqual(['Shift and J', 'Question mark']);
  });

  it('are told by the status bar', () => {
    const keys = [
      { keys: 'j k', label: 'move' },
      { keys: 'g r', label: 'results' },
      { keys: 'Ctrl K', label: 'jump' },
    ];
    render(<StatusBar state="live" sentence="Live" keys={keys} />);
    expect(screen.getAllByRole('listitem').map(heard)).toEqual(['J or K move', 'G then R results', 'Control and K jump']);
  });
});

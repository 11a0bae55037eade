// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

const focused = (): string => document.activeElement?.textContent ?? '';
const key = (name: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

const themes = [
  { id: 'system', label: 'System theme', checked: true },
  { id: 'light', label: 'Light', checked: false },
  { id: 'dark', label: 'Dark', checked: false },
];

describe('the keys of a menu', () => {
  const act = vi.fn<(id: string) => void>();
  const heard = vi.fn<() => void>();

  beforeEach(() => {
    vi.clearAllMocks();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a row that would open at a press
      <div onClick={heard}>
        <Menu
          label="Account"
          trigger={<Button>Account</Button>}
          groups={[
            { id: 'Theme', title: 'Theme', items: themes },
            { id: 'end', items: [{ id: 'logout', label: 'Log out' }] },
          ]}
          onAction={act}
        />
      </div>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    heard.mockClear();
  });

  it('go through the entries from end to end', () => {
    const passed = ['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'End', 'Home'].map((name) => {
      key(name);
      return focused();
    });
    expect(passed).toEqual(['Light', 'System theme', 'Log out', 'System theme', 'Log out', 'System theme']);
  });

  it('find the entry that begins with what is typed', () => {
    for (const letter of ['l', 'o']) key(letter);
    expect(focused()).toBe('Log out');
  });

  it.each(['Enter', ' '])('act, close and give the focus back to the button (%s)', (name) => {
    key('ArrowDown');
    key(name);
    expect(act).toHaveBeenCalledExactlyOnceWith('light');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Account');
    expect(heard).not.toHaveBeenCalled();
  });

  it('do not act while the one that opened the menu is held down', () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', repeat: true });
    expect(act).not.toHaveBeenCalled();
  });

  it.each(['Escape', 'Tab'])('close and leave the focus at the button (%s)', (name) => {
    key(name);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Account');
    expect(act).not.toHaveBeenCalled();
  });

  it('are of a choice of one where entries are checked', () => {
    const checked = screen.getAllByRole('menuitemradio').map((item) => [item.textContent, item.getAttribute('aria-checked')]);
    expect(checked).toEqual([
      ['System theme', 'true'],
      ['Light', 'false'],
      ['Dark', 'false'],
    ]);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Log out']);
  });
});

describe('a popover', () => {
  const show = (): void => {
    render(
      <Popover label="Filter" trigger={<Button>Filter</Button>}>
        <button type="button">First</button>
      </Popover>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
  };

  it('takes the focus, and gives the focus back', () => {
    show();
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Filter' }));
    key('Escape');
    expect(focused()).toBe('Filter');
  });

  it('closes at a press that begins beside it, not at one that ends there', () => {
    show();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'First' }));
    fireEvent.click(document.body, { detail: 1 });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body, { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

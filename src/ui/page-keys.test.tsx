// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { MultiSelect } from './multi-select.tsx';
import { Select } from './select.tsx';

const onwards = { key: 'Enter', ctrlKey: true };
const heard = vi.fn<(wasTaken: boolean) => void>();
const listen = (event: KeyboardEvent): void => heard(event.defaultPrevented);
const act = vi.fn<(chosen: unknown) => void>();
const days = [
  { id: 'mon', label: 'Monday' },
  { id: 'tue', label: 'Tuesday' },
];

function press(element: HTMLElement, keys = onwards): void {
  fireEvent.keyDown(element, keys);
  fireEvent.keyUp(element, keys);
}

beforeEach(() => window.addEventListener('keydown', listen));
afterEach(() => {
  fireEvent.pointerDown(document.body);
  window.removeEventListener('keydown', listen);
  cleanup();
  vi.clearAllMocks();
});

describe('Ctrl and Enter', () => {
  it('close an open multi-select, change nothing there and reach the page', () => {
    render(<MultiSelect label="Days" options={days} value={['mon']} onChange={act} />);
    const input = screen.getByRole('combobox');
    fireEvent.click(input);
    press(input);
    expect(act).not.toHaveBeenCalled();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(heard).toHaveBeenLastCalledWith(false);
    fireEvent.click(input);
    press(input, { key: 'Enter', ctrlKey: false });
    expect(act).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('pass a closed select by, and close an open one over the choice it has', async () => {
    render(<Select label="Day" options={days} value="mon" onChange={act} />);
    const trigger = screen.getByRole('button');
    press(trigger);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(heard).toHaveBeenLastCalledWith(false);
    press(trigger, { key: 'Enter', ctrlKey: false });
    press(screen.getByRole('option', { name: 'Tuesday' }));
    await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(act).not.toHaveBeenCalled();
    expect(heard).toHaveBeenLastCalledWith(false);
  });

  it('pass a date by, open no calendar, and choose no day in one', () => {
    render(<DateField label="Date" value="2026-11-12" onChange={act} />);
    const calendar = screen.getByRole('button', { name: /Calendar/ });
    press(calendar);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heard).toHaveBeenLastCalledWith(false);
    press(screen.getByRole('spinbutton', { name: /day/ }));
    expect(heard).toHaveBeenLastCalledWith(false);
    expect(heard).toHaveBeenCalledTimes(2);
    fireEvent.click(calendar);
    press(screen.getByRole('button', { name: /November 13, 2026/ }));
    expect(act).not.toHaveBeenCalled();
    press(screen.getByRole('button', { name: /November 13, 2026/ }), { key: 'Enter', ctrlKey: false });
    expect(act).toHaveBeenCalled();
  });
});

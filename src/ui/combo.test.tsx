// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ComboBox } from './combo-box.tsx';
import { MultiSelect } from './multi-select.tsx';
import { laidOut, matching, rowsBetween } from './option.ts';

afterEach(cleanup);

const options = Array.from({ length: 5000 }, (_, at) => ({ id: `o${at}`, label: `Device ${at}`, group: `Maker ${Math.floor(at / 1000)}` }));

const one: readonly string[] = ['o1'];

function Many({ max, chosen = one }: { max?: number; chosen?: readonly string[] }) {
  const [value, setValue] = useState(chosen);
  return <MultiSelect label="Devices" options={options} value={value} onChange={setValue} max={max} />;
}

describe('a list of thousands', () => {
  it('draws only what is in sight and counts the rest for assistive technology', () => {
    render(<Many />);
    fireEvent.click(screen.getByRole('combobox', { name: 'Devices' }));
    const drawn = screen.getAllByRole('option');
    expect(drawn.length).toBeLessThan(40);
    expect(drawn[0]?.getAttribute('aria-setsize')).toBe('5000');
  });

  it('finds rows by their place', () => {
    const { rows, height } = laidOut(options, { group: 28, line: 30, tall: 46 });
    expect(height).toBe(5 * 28 + 5000 * 30);
    const seen = rowsBetween(rows, 60_000, 60_100);
    expect(seen.every((row) => row.top < 60_100 && row.top + row.height > 60_000)).toBe(true);
    expect(seen.length).toBeGreaterThan(2);
  });

  it('matches every word, without accents and case', () => {
    const cities = [
      { id: 'a', label: 'São Paulo' },
      { id: 'b', label: 'Paulínia' },
    ];
    expect(matching(cities, ['sao paulo', 'paulinia'], 'PAUL sao').map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a multi-select', () => {
  it('chooses with the keyboard and stays open', () => {
    render(<Many />);
    const input = screen.getByRole('combobox', { name: 'Devices' });
    fireEvent.change(input, { target: { value: 'device 42' } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Remove Device 42' })).toBeTruthy();
    expect(screen.getByRole('listbox')).toBeTruthy();
    fireEvent.keyDown(input, { key: 'Backspace' });
    expect(screen.queryByRole('button', { name: 'Remove Device 42' })).toBeNull();
  });

  it('counts before its limit bites and says why it refuses', () => {
    render(<Many max={1} />);
    const input = screen.getByRole('combobox', { name: 'Devices' });
    fireEvent.click(input);
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.queryByRole('button', { name: 'Remove Device 0' })).toBeNull();
    expect(screen.getAllByText('1 of 1 selected').length).toBeGreaterThan(0);
  });
});

describe('a combobox', () => {
  it('says that nothing matches, and clears', () => {
    render(
      <ComboBox label="Country" options={[{ id: 'DE', label: 'Germany' }]} value={null} onChange={vi.fn<(id: string | null) => void>()} />,
    );
    const input = screen.getByRole('combobox', { name: 'Country' });
    fireEvent.change(input, { target: { value: 'xyz' } });
    expect(screen.getAllByText("Nothing matches 'xyz'").length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('option', { name: 'Germany' })).toBeTruthy();
  });

  it('says the group that options are in', () => {
    const grouped = [{ id: 'DE', label: 'Germany', group: 'Europe' }];
    render(<ComboBox label="Country" options={grouped} value={null} onChange={vi.fn<(id: string | null) => void>()} />);
    fireEvent.click(screen.getByRole('combobox', { name: 'Country' }));
    expect(within(screen.getByRole('group', { name: 'Europe' })).getByRole('option', { name: 'Germany' })).toBeDefined();
  });

  it.each([
    ['touch', 'none'],
    ['mouse', null],
  ])('is opened and closed by its button (%s), whose finger asks for no keyboard', (pointerType, mode) => {
    render(
      <ComboBox label="Country" options={[{ id: 'DE', label: 'Germany' }]} value={null} onChange={vi.fn<(id: string | null) => void>()} />,
    );
    const input = screen.getByRole('combobox', { name: 'Country' });
    const button = screen.getByRole('button', { name: 'Show options of Country' });
    const press = () => fireEvent(button, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }));
    press();
    expect(screen.getByRole('option', { name: 'Germany' })).toBeDefined();
    expect([document.activeElement, input.getAttribute('inputmode'), button.getAttribute('aria-expanded')]).toEqual([input, mode, 'true']);
    press();
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.pointerDown(input);
    expect(input.hasAttribute('inputmode')).toBe(false);
  });

  it('leaves the Enter of an input method alone', () => {
    const choose = vi.fn<(id: string | null) => void>();
    render(<ComboBox label="Country" options={[{ id: 'JP', label: '日本' }]} value={null} onChange={choose} />);
    const input = screen.getByRole('combobox', { name: 'Country' });
    fireEvent.change(input, { target: { value: '日' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(choose).not.toHaveBeenCalled();
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(choose).toHaveBeenCalledExactlyOnceWith('JP');
  });

  it('asks a remote list after a pause and offers to retry a failure', () => {
    vi.useFakeTimers();
    const search = vi.fn<(text: string) => void>();
    const retry = vi.fn<() => void>();
    render(
      <ComboBox
        label="Project"
        options={[]}
        value={null}
        onChange={vi.fn<(id: string | null) => void>()}
        onSearch={search}
        failure="Jira did not answer."
        onRetry={retry}
      />,
    );
    const input = screen.getByRole('combobox', { name: 'Project' });
    fireEvent.change(input, { target: { value: 'nw' } });
    vi.advanceTimersByTime(499);
    expect(search).not.toHaveBeenCalledWith('nw');
    vi.advanceTimersByTime(1);
    expect(search).toHaveBeenLastCalledWith('nw');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe('the tags of what is chosen', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const removeTag = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('hand the focus on when one is removed: to the next, to the one before, to the field', () => {
    render(<Many chosen={['o1', 'o2', 'o3']} />);
    removeTag('Remove Device 2');
    expect(focused()).toBe('Remove Device 3');
    removeTag('Remove Device 3');
    expect(focused()).toBe('Remove Device 1');
    removeTag('Remove Device 1');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Devices' }));
  });

  it('hand the focus on to the first that was left out once all are shown', () => {
    render(<Many chosen={options.slice(0, 40).map(({ id }) => id)} />);
    fireEvent.click(screen.getByRole('button', { name: 'and 10 more' }));
    expect(focused()).toBe('Remove Device 30');
  });
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

describe('the calendar of a day', () => {
  it('dashes the days beyond the last one only, for its legend speaks of those', () => {
    render(
      <DateField
        label="Date"
        value="2026-11-12"
        min="2026-11-10"
        max="2026-11-24"
        beyondReason="More than 14 days ahead"
        onChange={() => {}}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: /Calendar/ }));
    const isDashed = (day: number): boolean =>
      screen.getByRole('button', { name: new RegExp(`November ${day}, 2026`) }).className.includes('border-dashed');
    expect([9, 25].map(isDashed)).toEqual([false, true]);
    expect(screen.getByText('Dashed days: More than 14 days ahead')).toBeTruthy();
  });
});

describe('a year of two digits', () => {
  const typed = (takesAnyYear: boolean) => {
    const told: (string | null)[] = [];
    render(<DateField label="Date" value="2026-11-28" takesAnyYear={takesAnyYear} onChange={(day) => told.push(day)} />);
    const year = screen.getAllByRole('spinbutton')[2];
    if (year === undefined) throw new Error('there is no year');
    fireEvent.focus(year);
    for (const data of '27')
      fireEvent(year, new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }));
    return told.at(-1);
  };

  it('is nothing yet, and handed on where nothing is an answer', () => {
    expect(typed(false)).toBeNull();
    cleanup();
    expect(typed(true)).toMatch(/^00\d\d-11-28$/u);
  });
});

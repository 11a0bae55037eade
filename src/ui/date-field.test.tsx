// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { DateField, TimeField } from './date-field.tsx';

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

describe('a field that is emptied in parts', () => {
  // The document of the test tells of a selection that did not change, for ever.
  beforeEach(() => void vi.spyOn(Selection.prototype, 'collapse').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  type Kept = { readonly starts: string | null; readonly takesAnyYear?: boolean };
  const told: (string | null)[] = [];
  function Keeping({ starts, takesAnyYear }: Kept) {
    const [value, setValue] = useState(starts);
    const change = (next: string | null) => {
      told.push(next);
      setValue(next);
    };
    return starts?.includes(':') === true ? (
      <TimeField label="Time" value={value} onChange={change} />
    ) : (
      <DateField label="Date" takesAnyYear={takesAnyYear} value={value} onChange={change} />
    );
  }
  const opened = (kept: Kept): void => {
    told.length = 0;
    render(<Keeping {...kept} />);
  };
  const at = (place: number): HTMLElement => {
    const part = screen.getAllByRole('spinbutton')[place];
    if (part === undefined) throw new Error(`there is no part ${place}`);
    fireEvent.focus(part);
    return part;
  };
  /** Backspace takes one figure away at a time. */
  const empty = (place: number): void => {
    const part = at(place);
    for (let figure = 0; figure < 4; figure++) fireEvent.keyDown(part, { key: 'Backspace' });
  };
  const type = (place: number, figures: string): void => {
    const part = at(place);
    for (const data of figures)
      fireEvent(part, new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }));
  };
  const parts = (): readonly (string | null)[] => screen.getAllByRole('spinbutton').map(({ textContent }) => textContent);

  it('has no day any more, and keeps the parts that stand', () => {
    opened({ starts: '2026-11-28' });
    const before = parts();
    empty(0);
    expect(told.at(-1)).toBeNull();
    expect(parts().slice(1)).toEqual(before.slice(1));
    expect(parts()[0]).not.toBe(before[0]);
  });

  it('hands on what a rule refuses where no day is an answer, and no day once all is empty', () => {
    opened({ starts: '2026-11-28', takesAnyYear: true });
    empty(0);
    expect(told.at(-1)).toBe('');
    empty(2);
    expect(told.at(-1)).toBe('');
    empty(1);
    expect(told.at(-1)).toBeNull();
  });

  it('has the same day again once its parts are typed again', () => {
    opened({ starts: '2026-11-28' });
    const before = parts();
    const day = before.indexOf('28');
    empty(day);
    expect(told.at(-1)).toBeNull();
    type(day, '28');
    expect(told.at(-1)).toBe('2026-11-28');
    expect(parts()).toEqual(before);
  });

  it('has no day while it is begun, and none again when that is taken back', () => {
    opened({ starts: null, takesAnyYear: true });
    type(0, '1');
    expect(told.at(-1)).toBe('');
    empty(0);
    expect(told.at(-1)).toBeNull();
  });

  it('has no day while its month has none such, and says which one takes its place when the field is left', () => {
    opened({ starts: '2027-01-30', takesAnyYear: true });
    const month = parts().indexOf('01');
    type(month, '02');
    expect([told.at(-1), parts().includes('30')]).toEqual(['', true]);
    fireEvent.blur(at(month));
    expect([told.at(-1), parts().includes('28')]).toEqual(['2027-02-28', true]);
    const note = screen.getByText('This month has no day 30. Its last day is set instead.');
    expect(note.getAttribute('role')).toBe('status');
    type(parts().indexOf('28'), '27');
    expect([told.at(-1), note.textContent]).toEqual(['2027-02-27', '']);
  });

  it('has no time any more without its hour, and the same one once it is typed again', () => {
    opened({ starts: '09:30' });
    empty(0);
    expect(told.at(-1)).toBeNull();
    type(0, '09');
    expect(told.at(-1)).toBe('09:30');
  });
});

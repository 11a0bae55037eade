import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RowNote } from '#schema/rules/launch/import/imported.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { PreviewRow } from './preview-row.view.tsx';

afterEach(cleanup);

const nothing = (): void => {};
const plainRow = { kind: 'row', row: 3, cells: [], facts: [], notes: [] } as const;

const draw = (level: RowNote['level'], text: string) => {
  const onMend = vi.fn<(row: number, column: number, text: string, goesOn: boolean) => void>();
  const note = { level, row: 3, column: 2, message: `Row 3: ${level}.` };
  const cells = [{ label: 'Instruction', at: 1, text, note }];
  const drawn = <PreviewRow line={{ ...plainRow, cells }} isWhole={false} onWhole={nothing} onMend={onMend} />;
  const { rerender } = render(drawn);
  return { field: screen.getByLabelText<HTMLTextAreaElement>('Row 3, Instruction'), onMend, again: () => rerender(drawn) };
};

it('takes back what was typed with Escape, and then has nothing to mend', () => {
  const { field, onMend } = draw('error', 'Press');
  fireEvent.change(field, { target: { value: 'Press Pay' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.blur(field);
  expect([field.value, onMend.mock.calls]).toEqual(['Press', []]);
});

it('takes what is typed after an Enter that changed nothing of the file', () => {
  const { field, onMend, again } = draw('mended', 'Press');
  fireEvent.change(field, { target: { value: 'Press ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  again();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'Press Pay' } });
  fireEvent.blur(field);
  expect(onMend.mock.calls).toEqual([
    [3, 1, 'Press ', true],
    [3, 1, 'Press Pay', false],
  ]);
});

it('has a name that is seen where no head names its column, and on a phone', () => {
  const note = { level: 'warning', row: 3, column: 9, message: 'Row 3: twice.', text: 'C-1', label: 'Code' } as const;
  const cell = { label: 'Instruction', at: 1, text: 'Press', note: null };
  render(<PreviewRow line={{ ...plainRow, cells: [cell], notes: [note] }} isWhole={false} onWhole={nothing} onMend={nothing} />);
  expect(screen.getByText('Code').className).not.toContain('sr-only');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Row 3, Code').value).toBe('C-1');
  expect(screen.getByText('Instruction').className).toBe('block text-small text-ink-2 desk:sr-only');
});

it('is a fault only while there is one', () => {
  expect(draw('error', 'Press').field.getAttribute('aria-invalid')).toBe('true');
  cleanup();
  expect(draw('mended', 'Press').field.getAttribute('aria-invalid')).toBe('false');
});

it('keeps of a text that is too long what ends between two characters', () => {
  const onMend = vi.fn<(row: number, column: number, text: string, goesOn: boolean) => void>();
  const whole = 'x'.repeat(importLimits.cell - 1);
  const note = { level: 'error', row: 3, column: 2, message: 'Row 3: too long.' } as const;
  const cell = { label: 'Instruction', at: 1, text: `${whole}🚲 and on`, note };
  render(<PreviewRow line={{ ...plainRow, cells: [cell] }} isWhole={false} onWhole={nothing} onMend={onMend} />);
  fireEvent.click(screen.getByRole('button', { name: /^Keep the first/u }));
  expect(onMend.mock.calls).toEqual([[3, 1, whole, true]]);
});

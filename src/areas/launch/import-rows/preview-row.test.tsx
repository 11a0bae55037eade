import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { RowNote } from '#schema/rules/launch/import/imported.ts';
import { PreviewRow } from './preview-row.view.tsx';

afterEach(cleanup);

const draw = (level: RowNote['level'], text: string) => {
  const onMend = vi.fn<(row: number, column: number, text: string, goesOn: boolean) => void>();
  const note = { level, row: 3, column: 2, message: `Row 3: ${level}.` };
  const drawn = <PreviewRow row={3} cells={[{ label: 'Instruction', at: 1, text, note }]} notes={[]} onMend={onMend} />;
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

it('is a fault only while there is one', () => {
  expect(draw('error', 'Press').field.getAttribute('aria-invalid')).toBe('true');
  cleanup();
  expect(draw('mended', 'Press').field.getAttribute('aria-invalid')).toBe('false');
});

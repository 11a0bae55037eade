import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ImportedThing } from '#schema/rules/launch/import/imported.ts';
import { ThingView } from './preview.view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const owners = (text: string): ImportedThing => ({
  row: 2,
  code: 'C-1',
  name: 'Pay',
  section: 'Checkout',
  facts: [{ label: 'Owner', text }],
  lines: [],
  steps: 0,
  importable: true,
  change: null,
  differences: [],
});

function Opened({ thing }: { readonly thing: ImportedThing }) {
  const [isWhole, setWhole] = useState(false);
  return <ThingView thing={thing} isWhole={isWhole} onWhole={() => setWhole(!isWhole)} />;
}

const more = (): HTMLElement | null => screen.queryByRole('button', { name: 'Show more of the case in row 2' });
/** Lays texts of more than so many characters out over more lines than they have. */
const layOut = (most: number): void => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: Element) {
    return (this.textContent?.length ?? 0) > most ? 100 : 0;
  });
};

it('shows what comes with a case, and offers no more where all of it fits', () => {
  layOut(60);
  render(<Opened thing={owners('Ann')} />);
  expect(screen.getByText('Ann').textContent).toBe('Owner: Ann ');
  expect(more()).toBe(null);
});

it('opens what is cut to its last character, keeps the focus, and closes it again', () => {
  layOut(60);
  render(<Opened thing={{ ...owners(`${'a'.repeat(9_000)}z`), name: `${'b'.repeat(9_000)}z` }} />);
  expect(screen.queryAllByText(/z$/)).toEqual([]);
  const button = more();
  button?.focus();
  fireEvent.click(button ?? document.body);
  expect(screen.getAllByText(/z$/).length).toBe(2);
  expect([document.activeElement?.textContent, button?.getAttribute('aria-expanded')]).toEqual(['Show less', 'true']);
  fireEvent.click(button ?? document.body);
  expect([screen.queryAllByText(/z$/), document.activeElement?.textContent]).toEqual([[], 'Show more']);
});

it('draws no more of many than its lines can hold', () => {
  const many = { ...owners('Ann'), facts: Array.from({ length: 200 }, (_, at) => ({ label: `Column ${at}`, text: 'some words' })) };
  render(<Opened thing={many} />);
  expect(screen.getAllByText(/some words/).length).toBeLessThan(60);
});

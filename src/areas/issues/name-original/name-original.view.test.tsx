// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { offeredOf } from './name-original.rules.ts';
import { NameOriginalView } from './name-original.view.tsx';
import type { Compared, Offered } from './name-original.rules.ts';

afterEach(cleanup);

const issue = (id: string, more: Partial<Compared> = {}): Compared => ({
  id,
  code: `NW-412-${id}`,
  title: `Title ${id}`,
  severity: 'high',
  triageStatus: 'untriaged',
  createdAt: '2026-11-21T06:00:00.000Z',
  environment: 'Windows 11, Chrome 143',
  duplicatesCount: 0,
  issueFields: [
    { code: 'reproduction_steps', label: 'Steps', value: '1. Open\n2. Pay' },
    { code: 'actual_results', label: 'Actual', value: `Actual of ${id}` },
    { code: 'expected_results', label: 'Expected', value: `Expected of ${id}` },
  ],
  attachments: [],
  testerCountry: { code: 'PT', name: 'Portugal' },
  test: { id: 't1', code: 'NW-412', name: 'Checkout' },
  ...more,
});
const offers: readonly Offered[] = ['2', '3'].map((id) => ({ issue: issue(id), why: '84% similar' }));

const show = (more: Partial<Parameters<typeof NameOriginalView>[0]> = {}) => {
  const sent: string[] = [];
  const tell = (what: string) => (): void => void sent.push(what);
  render(
    <NameOriginalView
      issue={issue('1')}
      code="NW-412-1"
      search={<input type="search" aria-label="Search for the original" />}
      isSearched={false}
      offered={offers}
      failure={null}
      chosen={offers[0] ?? null}
      refusal={null}
      onChoose={(id) => void sent.push(`choose ${id}`)}
      onMerge={tell('merge')}
      onLeave={tell('leave')}
      onClose={tell('close')}
      onStale={tell('stale')}
      {...more}
    />,
  );
  return sent;
};
const press = (key: string, on: Element) => fireEvent.keyDown(on, { key });

describe('the original of a duplicate', () => {
  it('stands beside the issue, with all that tells them apart', () => {
    show();
    for (const [label, id] of [
      ['This issue', '1'],
      ['Original', '2'],
    ] as const) {
      const text = screen.getByRole('article', { name: label }).textContent;
      for (const words of [`Title ${id}`, 'High', `Actual of ${id}`, `Expected of ${id}`, '1. Open', 'Portugal', 'Windows 11', 'Checkout'])
        expect(text).toContain(words);
    }
  });

  it('is chosen, merged and left by the keyboard alone, and what is typed stays typed', () => {
    const sent = show();
    const [first, second] = screen.getAllByRole('radio');
    expect(document.activeElement).toBe(first);
    fireEvent.click(second as Element);
    press('Enter', first as Element);
    press('2', first as Element);
    press('/', first as Element);
    const field = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(field);
    press('2', field);
    press('Enter', field);
    expect(document.activeElement).toBe(first);
    press('Enter', screen.getByRole('button', { name: /^Reject without an original/ }));
    expect(sent).toEqual(['choose 3', 'merge', 'leave']);
  });

  it('is not merged where the chart refuses, which says why', () => {
    const sent = show({ refusal: 'This issue has duplicates of its own.' });
    press('Enter', screen.getAllByRole('radio')[0] as Element);
    const button = screen.getByRole('button', { name: /^Merge into NW-412-2/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(sent).toEqual([]);
  });

  it('says that none is similar, that none was found, and that it is looked for', () => {
    show({ offered: [], chosen: null });
    expect(screen.getByText('No issue is similar. Search by words or code.')).toBeTruthy();
    cleanup();
    show({ offered: [], chosen: null, isSearched: true });
    expect(screen.getByText('No issue has these words or this code.')).toBeTruthy();
    cleanup();
    show({ offered: null, chosen: null });
    expect(screen.getByText('Looking for issues')).toBeTruthy();
  });

  it('is that of a duplicate that was found, each once, and never the issue itself', () => {
    const found = (id: string, original: Compared | null = null) => ({
      issue: { ...issue(id), originalId: original?.id ?? null, original },
      likeness: 90,
    });
    expect(
      offeredOf('1', [found('1'), found('2'), found('3', issue('2')), found('4', issue('5')), found('6', issue('1'))]).map(
        ({ issue: { id }, why }) => [id, why],
      ),
    ).toEqual([
      ['2', '90% similar'],
      ['5', 'Original of NW-412-4'],
    ]);
  });
});

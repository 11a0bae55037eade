// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PreviewView } from './preview.view.tsx';

afterEach(cleanup);

type Preview = ComponentProps<typeof PreviewView>['previews'][number];
const preview = (code: string, more: Partial<Preview> = {}): Preview => ({
  issueId: code,
  code,
  title: `Crash ${code}`,
  place: 'Shop',
  text: '1. Open\n2. Pay',
  url: 'https://muster.test/issues/1',
  fields: [{ label: 'Work item type', value: 'Bug' }],
  drift: [],
  files: [],
  request: '{}',
  existing: null,
  ...more,
});
const lacks = (name: string, isRefused: boolean) => ({
  kind: isRefused ? ('required' as const) : ('field' as const),
  name,
  value: null,
  message: `${name} lacks.`,
  isRefused,
});
const there = { id: 'e1', state: 'delivered' as const, key: '#7', url: null };
const shown = (previews: readonly Preview[], again = false): readonly (readonly [string, string])[] => {
  render(<PreviewView previews={previews} again={again} settings="/settings" />);
  return within(screen.getByRole('list', { name: 'What will be sent' }))
    .getAllByRole('button')
    .map((row) => [row.children[0]?.textContent ?? '', row.lastElementChild?.textContent ?? ''] as const);
};

describe('a dry run', () => {
  it('says where to, and of each issue what will become of it', () => {
    const previews = [
      preview('A'),
      preview('B', { existing: there }),
      preview('C', { drift: [lacks('Found In', true)] }),
      preview('D', { drift: [lacks('Steps', false)] }),
      preview('E', { existing: { ...there, state: 'sending', key: null } }),
    ];
    expect(shown(previews)).toEqual([
      ['A', 'Will be created'],
      ['B', 'Already there: #7'],
      ['C', 'Would be refused'],
      ['D', 'Will be created'],
      ['E', 'Already on its way'],
    ]);
    expect(screen.getByText(/^2 of 5 issues will be created in/u).textContent).toBe('2 of 5 issues will be created in Shop.');
    cleanup();
    expect(shown(previews, true)[1]).toEqual(['B', 'Will be created again']);
    expect(screen.getByText(/^4 of 5 issues/u)).toBeDefined();
  });

  it('tells each lack once above, with the way to the settings, and at its issue', () => {
    shown([preview('A', { drift: [lacks('Found In', true)] }), preview('B', { drift: [lacks('Found In', true)] })]);
    expect(screen.getAllByText('Found In lacks.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /settings of the integration/u }).getAttribute('href')).toBe('/settings');
    fireEvent.click(screen.getByRole('button', { name: /Crash B/u }));
    expect(screen.getAllByText('Found In lacks.')).toHaveLength(2);
  });

  it('opens an issue to its whole text', () => {
    const text = `Steps\n\n${'long '.repeat(4_000)}end`;
    shown([preview('A', { text }), preview('B')]);
    expect(screen.queryByText(/long end$/u)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Crash A/u }));
    const whole = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === text);
    expect([whole.className.includes('max-h'), whole.className.includes('whitespace-pre-wrap')]).toEqual([false, true]);
  });
});

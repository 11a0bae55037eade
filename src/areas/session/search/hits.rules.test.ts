import { describe, expect, it } from 'vitest';
import { groupsOf, statusOf, stillNamed } from './search.host.tsx';
import type { Hit } from './search.host.tsx';

const hit = (title: string, kind: Hit['kind'] = 'issue'): Hit => ({ id: title, kind, title, context: 'NW-1', url: `/${title}` });
const titles = (hits: readonly Hit[]) => hits.map(({ title }) => title);

describe('what was found', () => {
  it('stands under its kind, with where it leads', () => {
    const filled = groupsOf([hit('Pay', 'test_case'), hit('Checkout', 'test')]).filter(({ items }) => items.length > 0);
    expect(filled.map(({ title, items }) => [title, items.map(({ label, href, path }) => [label, href, path])])).toEqual([
      ['Tests', [['Checkout', '/Checkout', 'NW-1']]],
      ['Test cases', [['Pay', '/Pay', 'NW-1']]],
    ]);
  });

  it('for other letters is kept as far as it holds those that are typed now', () => {
    const hits = [hit('Payment fails'), hit('Parcel is late')];
    expect([titles(stillNamed(hits, 'pa')), titles(stillNamed(hits, ' PAY nw-1 ')), titles(stillNamed(hits, 'payx'))]).toEqual([
      ['Payment fails', 'Parcel is late'],
      ['Payment fails'],
      [],
    ]);
  });
});

it.each([
  ['', true, true, null],
  ['p', false, false, 'Type one more letter to search everything.'],
  ['pa', true, false, 'Searching'],
  ['pa', true, true, 'Searching'],
  ['pa', false, true, 'The search failed. Please try again.'],
  ['pa', false, false, null],
])('says of %j whether more comes: pending %s, failed %s', (words, isPending, hasFailed, text) =>
  expect(statusOf(words, isPending, hasFailed)?.text ?? null).toBe(text),
);

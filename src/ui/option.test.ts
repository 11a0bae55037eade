import { describe, expect, it } from 'vitest';
import { folded, matching } from './option.ts';

const named = (...labels: readonly string[]) => labels.map((label) => ({ id: label, label }));
const found = (labels: readonly string[], query: string): readonly string[] => {
  const options = named(...labels);
  return matching(
    options,
    options.map(({ label }) => folded(label)),
    query,
  ).map(({ label }) => label);
};

describe('options that a query finds', () => {
  it('begin with it, then have a word that does, then hold it', () => {
    expect(found(['Guinea-Bissau', 'Papua New Guinea', 'Equatorial Guinea', 'Guinea', 'Anguilla'], 'gui')).toEqual([
      'Guinea-Bissau',
      'Guinea',
      'Papua New Guinea',
      'Equatorial Guinea',
      'Anguilla',
    ]);
    expect(found(['Romania', 'Oman', 'Panama'], 'oman')).toEqual(['Oman', 'Romania']);
  });

  it('keep their order where nothing was typed, and their groups', () => {
    expect(found(['b', 'a'], ' ')).toEqual(['b', 'a']);
    const grouped = [
      { id: '1', label: 'Chromebook', group: 'A' },
      { id: '2', label: 'Book', group: 'B' },
    ];
    expect(
      matching(
        grouped,
        grouped.map(({ label }) => folded(label)),
        'book',
      ).map(({ id }) => id),
    ).toEqual(['1', '2']);
  });
});

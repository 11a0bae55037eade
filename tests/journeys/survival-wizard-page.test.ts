import { expect, it } from 'vitest';
import { faults } from '../support/survival-faults.ts';
import { everyFlag, placesOf, surviveEverywhere } from '../support/survival.ts';
import { filesOf, textOf } from '../support/tree.ts';

it('names at least 300 things that can happen, over all files', () => {
  const ground = { flags: everyFlag, country: { id: '1', name: 'Germany' } };
  const names = Object.keys(faults);
  expect(placesOf(ground, 'x').length * names.flatMap((name) => name.split(', then ')).length).toBeGreaterThanOrEqual(300);
  const walks = filesOf('tests/journeys/survival-wizard-*.test.ts').map(textOf).join('');
  expect(names.filter((name) => !walks.includes(`'${name}'`))).toEqual([]);
});

surviveEverywhere('a reload', 'a full storage');

import { expect, it } from 'vitest';
import { faults } from '../support/survival-faults.ts';
import { everyFlag, placesOf, surviveEverywhere } from '../support/survival.ts';
import { filesOf, textOf } from '../support/tree.ts';

it('has at least 300 paths, over all files', () => {
  const ground = { flags: everyFlag, country: { id: '1', name: 'Germany' } };
  expect(placesOf(ground, 'x').length * Object.keys(faults).length).toBeGreaterThanOrEqual(300);
  const walks = filesOf('tests/journeys/survival-wizard-*.test.ts').map(textOf).join('');
  expect(Object.keys(faults).filter((name) => !walks.includes(`'${name}'`))).toEqual([]);
});

surviveEverywhere('a reload', 'a killed tab');

import { expect, it } from 'vitest';
import { keptWithoutChart, keptByWidgets } from '../../scripts/lint/local-state.ts';
import { filesOf, textOf } from '../support/tree.ts';

const keeps = (path: string): boolean => /\buse(?:State|Reducer)\b/u.test(textOf(path));

it('keeps nothing without a chart but what is named', () => {
  const idle = [...Object.keys(keptWithoutChart), ...Object.keys(keptByWidgets)].filter((named) => !filesOf(named).some(keeps));
  expect(idle).toEqual([]);
});

it('names ever fewer files that keep something without a chart', () => {
  expect(Object.keys(keptWithoutChart).length).toBeLessThanOrEqual(24);
  expect(Object.keys(keptByWidgets).length).toBeLessThanOrEqual(13);
});

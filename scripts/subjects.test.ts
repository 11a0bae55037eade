import { expect, it } from 'vitest';
import { faultsOf } from './subjects.ts';

it.each([
  ['refuse publish while a blocker is open', []],
  ['keep words and place of the caret together', []],
  [`say ${'x'.repeat(69)}`, ['has 73 characters, 72 at most']],
  [`say ${'x'.repeat(68)}`, []],
  ['rename rows, drop names and sort lists', ['is a list: one mechanism a commit']],
  ['rename rows; drop names', ['is a list: one mechanism a commit']],
  ['rename rows and drop names and sort lists', ['is a list: one mechanism a commit']],
  ['rename rows.', ['ends as a sentence does']],
])('%s', (subject, faults) => {
  expect(faultsOf(subject)).toEqual(faults);
});

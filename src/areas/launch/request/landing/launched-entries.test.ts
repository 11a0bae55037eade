import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { isBehindSuccess, rememberSuccess } from './launched-entries.ts';

const behind = (): readonly number[] => [0, 1, 2, 3, 4, 5].filter(isBehindSuccess);

it('knows the pages before the success page but for the first of the tab, until another page takes their place', () => {
  const history = createMemoryHistory({ initialEntries: ['/overview'] });
  expect(behind()).toEqual([]);
  for (const path of ['/launch', '/launch/test', '/launch', '/launch/success']) history.push(path);
  rememberSuccess(history);
  expect(behind()).toEqual([1, 2, 3]);
  history.push('/results');
  history.go(-3);
  history.replace('/launch');
  expect(behind()).toEqual([1, 2, 3]);
  history.push('/launch/test');
  expect(behind()).toEqual([]);
  history.push('/launch/success');
  rememberSuccess(history);
  rememberSuccess(history);
  expect(behind()).toEqual([1, 2, 3]);
  history.back();
  history.push('/launch');
  expect(behind()).toEqual([]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive } from './arrival.ts';

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const place = (pathname: string, searchStr = '', hash = '') => ({ pathname, searchStr, hash });

it.each([
  ['another query', place('/issues', '?triage=accepted'), place('/issues', '?triage=rejected'), 1],
  ['a query where there was none', place('/issues'), place('/issues', '?page=2'), 1],
  ['no query where there was one', place('/issues', '?page=2'), place('/issues'), 1],
  ['another path', place('/issues'), place('/results'), 1],
  ['another anchor', place('/issues'), place('/issues', '', 'last'), 0],
  ['the same', place('/issues', '?page=2'), place('/issues', '?page=2'), 0],
  ['the first address', undefined, place('/issues', '?page=2'), 0],
] as const)('SH-101: scrolls to the top whenever the query changes: %s', (_, from, to, times) => {
  arrive(from, to);
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual(Array.from({ length: times }, () => [0, 0]));
});

import { CombinedError } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportError } from './report.ts';

type Told = { readonly message: string; readonly where: string };

const beacons: Blob[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  beacons.length = 0;
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => beacons.push(body as Blob) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const told = async (): Promise<readonly string[]> => {
  const bodies = await Promise.all(beacons.map((blob) => blob.text()));
  return bodies.map((body) => JSON.parse(body) as Told).map(({ message, where }) => `${where}: ${message}`);
};

const cut = () => new CombinedError({ networkError: new TypeError('Failed to fetch') });

it('tells at once of what broke', async () => {
  reportError(new RangeError('a browser that cannot count'), 'render');
  reportError(new CombinedError({ graphQLErrors: ['No.'] }), 'render');
  reportError('a word', 'promise');
  expect(await told()).toEqual(['render: a browser that cannot count', 'render: [GraphQL] No.', 'promise: a word']);
});

it('tells of a call that did not get through once its page has stayed, in the words of every browser', async () => {
  const words = ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'];
  reportError(cut(), 'render');
  for (const message of words) reportError(new TypeError(message), 'start');
  vi.advanceTimersByTime(999);
  expect(await told()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await told()).toEqual(['render: [Network] Failed to fetch', ...words.map((message) => `start: ${message}`)]);
});

it('says nothing of the calls that a page cuts because it is left', async () => {
  reportError(cut(), 'render');
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  expect(await told()).toEqual([]);
});

import { expect, it, vi } from 'vitest';
import { pauseWords } from './export-words.ts';

const at = '2026-11-22T09:00:00.000Z';
const until = '2026-11-22T09:01:30.000Z';
const told = (state: 'waiting' | 'delivered', message: string | null) => ({ state, message });
const job = (isDisconnected: boolean, restsUntil: string | null, exports = [told('waiting', null)]) => ({
  destination: 'jira',
  isDisconnected,
  restsUntil,
  exports,
});
const said = (...given: Parameters<typeof job>) => pauseWords(job(...given), Date.parse(at));

it('an export that stands still says what it waits for, and until when', () => {
  vi.stubEnv('TZ', 'UTC');
  const busy = [told('delivered', 'movie.mp4: too large'), told('waiting', null), told('waiting', 'Jira is busy. It continues by itself.')];
  expect([said(false, null), said(false, at), said(false, until, busy), said(false, until), said(true, until)]).toEqual([
    null,
    null,
    'Waiting until 22 Nov 2026, 09:01: Jira is busy. It continues by itself.',
    'Waiting until 22 Nov 2026, 09:01: Jira did not answer or asked for time. It continues by itself.',
    'Waiting: Jira did not accept the stored credentials. It continues once the integration is active.',
  ]);
  vi.unstubAllEnvs();
});

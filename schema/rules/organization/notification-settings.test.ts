import { describe, expect, it } from 'vitest';
import { hears, isDue, isQuiet, quietWords, settingsFaults } from './notification-settings.ts';
import type { NotificationForm } from './notification-settings.ts';
import { notificationTexts } from '../../vocabulary/notification.ts';

const form: NotificationForm = {
  choices: [],
  mailEnabled: true,
  digest: 'soon',
  quietFrom: null,
  quietUntil: null,
  timeZone: 'Europe/Berlin',
  webhookUrl: null,
};
const at = (iso: string): number => Date.parse(iso);
const rhythm = (more: object = {}) => ({ digest: 'soon' as const, quietFrom: null, quietUntil: null, timeZone: 'Europe/Berlin', ...more });

describe('notification settings', () => {
  it.each([
    [{}, []],
    [{ quietFrom: '22:00', quietUntil: '07:00' }, []],
    [{ quietFrom: '22:00' }, ['quietUntil']],
    [{ quietFrom: '24:00', quietUntil: '7:00' }, ['quietFrom', 'quietUntil']],
    [{ timeZone: 'Mars/Base' }, ['timeZone']],
    [{ webhookUrl: 'http://hooks.example.com' }, ['webhookUrl']],
    [{ webhookUrl: 'javascript:alert(1)' }, ['webhookUrl']],
    [{ webhookUrl: 'https://hooks.slack.com/services/x' }, []],
    [{ digest: 'never' }, ['digest']],
    [{ choices: [{ event: 'odd', app: true, mail: true, webhook: true }] }, ['choices']],
  ])('%j is refused at %j', (more, paths) => expect(settingsFaults({ ...form, ...more }).map(({ path }) => path)).toEqual(paths));

  it('hear of what was chosen, of the usual where nothing was, and of what has no setting in the app alone', () => {
    const kept = { choices: { issues_exported: { mail: true, app: false } }, mailEnabled: true, webhookUrl: null };
    expect([
      hears(kept, 'issues_exported', 'mail'),
      hears(kept, 'issues_exported', 'app'),
      hears(kept, 'results_published', 'mail'),
    ]).toEqual([true, false, true]);
    expect([hears(kept, 'odd', 'app'), hears(kept, 'odd', 'mail'), hears(kept, 'results_published', 'webhook')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(hears({ ...kept, mailEnabled: false }, 'results_published', 'mail')).toBe(false);
  });
});

describe('quiet hours', () => {
  const night = rhythm({ quietFrom: '22:00', quietUntil: '07:00' });
  it.each([
    ['2026-01-10T20:59:00Z', false],
    ['2026-01-10T21:00:00Z', true],
    ['2026-01-11T05:59:00Z', true],
    ['2026-01-11T06:00:00Z', false],
    ['2026-07-10T20:00:00Z', true],
    ['2026-07-11T05:00:00Z', false],
  ])('go over midnight in the person’s own zone, summer and winter: %s', (moment, quiet) => expect(isQuiet(night, at(moment))).toBe(quiet));

  it('may lie within a day', () => {
    const noon = rhythm({ quietFrom: '12:00', quietUntil: '13:00' });
    expect([isQuiet(noon, at('2026-01-10T11:30:00Z')), isQuiet(noon, at('2026-01-10T12:30:00Z'))]).toEqual([true, false]);
  });
});

describe('what waits', () => {
  const now = at('2026-01-10T10:00:00Z');
  const minutes = (count: number): number => now - count * 60_000;
  it.each([
    ['soon', 0.5, null, false],
    ['soon', 1, null, true],
    ['soon', 5, 9, false],
    ['soon', 5, 10, true],
    ['hourly', 50, 59, false],
    ['hourly', 50, 60, true],
    ['daily', 50, 60, false],
    ['daily', 50, 60 * 24, false],
    ['daily', 60 * 20, 60 * 24, true],
    ['daily', 60 * 20, 60 * 2, false],
  ] as const)('%s, since %d minutes and the last %s minutes ago, goes out: %s', (digest, oldest, last, due) =>
    expect(isDue(rhythm({ digest }), { oldest: minutes(oldest), last: last === null ? null : minutes(last), now })).toBe(due),
  );

  it('waits for the end of the quiet hours, and daily for the morning', () => {
    const early = at('2026-01-10T06:59:00Z');
    const due = (more: object, moment: number) => isDue(rhythm(more), { oldest: moment - 3_600_000, last: null, now: moment });
    expect([due({ digest: 'daily' }, early), due({ digest: 'daily' }, early + 60_000)]).toEqual([false, true]);
    expect(due({ quietFrom: '08:00', quietUntil: '09:00' }, early)).toBe(true);
    expect(due({ quietFrom: '08:00', quietUntil: '09:00' }, early + 60_000)).toBe(false);
  });
});

describe('what quiet hours say of themselves', () => {
  const words = (quietFrom: string | null, quietUntil: string | null, timeZone = 'Europe/Berlin') =>
    quietWords({ quietFrom, quietUntil, timeZone });

  it('is a sentence, also over midnight, and none while they are not whole', () => {
    expect([words(null, null), words('', ''), words('08:00', '08:00')]).toEqual(
      Array.from({ length: 3 }, () => notificationTexts.neverQuiet),
    );
    expect(words('22:00', '07:00')).toBe(
      'No mail and no webhook goes out from 22:00 until 07:00 the next day, by the clock of Europe/Berlin. What happens then is sent afterwards.',
    );
    expect(words('12:00', '13:30', 'America/New_York')).toBe(
      'No mail and no webhook goes out from 12:00 until 13:30, by the clock of America/New York. What happens then is sent afterwards.',
    );
    expect([words('22:00', null), words('22:00', '7'), words('22:00', '07:00', 'Nowhere')]).toEqual([null, null, null]);
  });
});

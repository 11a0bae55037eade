import { defaultChoices, digests, notificationEvents, notificationTexts } from '../../vocabulary/notification.ts';
import type { Choice, Digest, NotificationChannel, NotificationEvent } from '../../vocabulary/notification.ts';
import type { RefusalCode } from '../../vocabulary/refusals.ts';
import { isTimezone } from '../wall-clock.ts';

export type EventChoice = Choice & { readonly event: string };

export type NotificationForm = {
  readonly choices: readonly EventChoice[];
  readonly mailEnabled: boolean;
  readonly digest: string;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly timeZone: string;
  readonly webhookUrl: string | null;
};

type Fault = { readonly code: RefusalCode; readonly message: string; readonly path: keyof NotificationForm };

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text);
const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

const isSecureAddress = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:' && text.length <= 2000;

export const settingsFaults = (form: NotificationForm): readonly Fault[] => {
  const faults: Fault[] = [];
  const wrong = (path: Fault['path'], message: string, code: RefusalCode = 'invalid') => void faults.push({ code, message, path });
  for (const path of ['quietFrom', 'quietUntil'] as const) {
    const other = path === 'quietFrom' ? form.quietUntil : form.quietFrom;
    if (isBlank(form[path])) {
      if (!isBlank(other)) wrong(path, notificationTexts.halfQuiet, 'blank');
    } else if (!isTime(form[path] ?? '')) wrong(path, notificationTexts.noTime);
  }
  if (!isTimezone(form.timeZone)) wrong('timeZone', notificationTexts.noZone, 'inclusion');
  if (!isBlank(form.webhookUrl) && !isSecureAddress((form.webhookUrl ?? '').trim())) wrong('webhookUrl', notificationTexts.noWebhook);
  if (!digests.some((digest) => digest === form.digest)) wrong('digest', 'Choose how often.', 'inclusion');
  if (form.choices.some(({ event }) => !notificationEvents.some((known) => known === event)))
    wrong('choices', 'This event is not known.', 'inclusion');
  return faults;
};

/** What the quiet hours of a form mean, in a sentence; null while they are not whole. */
export const quietWords = ({
  quietFrom,
  quietUntil,
  timeZone,
}: Pick<NotificationForm, 'quietFrom' | 'quietUntil' | 'timeZone'>): string | null => {
  if (isBlank(quietFrom) && isBlank(quietUntil)) return notificationTexts.neverQuiet;
  if (!isTime(quietFrom ?? '') || !isTime(quietUntil ?? '') || !isTimezone(timeZone)) return null;
  if (quietFrom === quietUntil) return notificationTexts.neverQuiet;
  const until = (quietFrom ?? '') < (quietUntil ?? '') ? quietUntil : `${quietUntil} the next day`;
  return `No mail and no webhook goes out from ${quietFrom} until ${until}, by the clock of ${timeZone.replaceAll('_', ' ')}. What happens then is sent afterwards.`;
};

type Kept = {
  readonly choices: Readonly<Record<string, Partial<Choice>>>;
  readonly mailEnabled: boolean;
  readonly webhookUrl: string | null;
};

const isKnown = (kind: string): kind is NotificationEvent => notificationEvents.some((event) => event === kind);

/** A kind without a setting is shown in the app alone. */
export const hears = ({ choices, mailEnabled, webhookUrl }: Kept, kind: string, channel: NotificationChannel): boolean => {
  if (channel === 'mail' && !mailEnabled) return false;
  if (channel === 'webhook' && webhookUrl === null) return false;
  return choices[kind]?.[channel] ?? (isKnown(kind) ? defaultChoices[kind][channel] : channel === 'app');
};

type Rhythm = {
  readonly digest: Digest;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly timeZone: string;
};

const minute = 60_000;
const morning = '08:00';

const wallOf = (zone: string, at: number): { readonly day: string; readonly time: string } => {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ');
  return { day, time };
};

/** Quiet hours may span midnight. */
export const isQuiet = ({ quietFrom, quietUntil, timeZone }: Rhythm, at: number): boolean => {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return false;
  const { time } = wallOf(timeZone, at);
  return quietFrom < quietUntil ? time >= quietFrom && time < quietUntil : time >= quietFrom || time < quietUntil;
};

const dayBefore = (day: string): string => new Date(Date.parse(day) - 24 * 60 * minute).toISOString().slice(0, 10);

/** By the zone's own clock, whatever its changes. */
const hasMorningBetween = (zone: string, from: number, to: number): boolean => {
  const [first, now] = [wallOf(zone, from), wallOf(zone, to)];
  const day = now.time >= morning ? now.day : dayBefore(now.day);
  return `${first.day} ${first.time}` < `${day} ${morning}`;
};

/** Waits a minute for more, so that twenty events make one message. */
export const isDue = (
  rhythm: Rhythm,
  { oldest, last, now }: { readonly oldest: number; readonly last: number | null; readonly now: number },
): boolean => {
  if (now - oldest < minute || isQuiet(rhythm, now)) return false;
  const since = last === null ? Infinity : now - last;
  switch (rhythm.digest) {
    case 'soon':
      return since >= 10 * minute;
    case 'hourly':
      return since >= 60 * minute;
    case 'daily':
      return hasMorningBetween(rhythm.timeZone, oldest, now) && (last === null || hasMorningBetween(rhythm.timeZone, last, now));
  }
};

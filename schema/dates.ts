const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const forms = {
  time: clock,
  day: { day: 'numeric', month: 'short' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', ...clock },
  run: { weekday: 'short', day: 'numeric', month: 'short', ...clock },
} as const;

export type DateForm = keyof typeof forms;

export const defaultDateLanguage = 'en-GB';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Memoized: making an Intl format costs a hundred times what using it does. */
const formatOf = (form: DateForm, timeZone: string, language: string): Intl.DateTimeFormat => {
  const key = `${form} ${timeZone} ${language}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...forms[form], timeZone });
  formats.set(key, known);
  return known;
};

/**
 * '09:00', '22 Nov', '22 Nov 2026, 09:00' or 'Sun 22 Nov, 09:00' in the zone. English months have three letters, also where British English
 * writes 'Sept'.
 */
export const dateWords = (at: string, form: DateForm, timeZone = 'UTC', language: string = defaultDateLanguage): string =>
  formatOf(form, timeZone, language)
    .formatToParts(new Date(at))
    .map(({ type, value }) => (type === 'month' && language.startsWith('en') ? value.slice(0, 3) : value))
    .join('');

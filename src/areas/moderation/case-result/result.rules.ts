export const filled = (text: string | null | undefined): text is string => text != null && text.trim() !== '';

export const shownThumbnails = 3;

/** Three unless all are wanted, and how many are left. */
export const shownAttachments = <T>(
  attachments: readonly T[],
  isWhole: boolean,
): { readonly shown: readonly T[]; readonly rest: number } => {
  const shown = isWhole ? attachments : attachments.slice(0, shownThumbnails);
  return { shown, rest: attachments.length - shown.length };
};

type Step = {
  readonly id: string;
  readonly ordinalNumber: number;
  readonly instruction: string;
  readonly expectedResult?: string | null | undefined;
};
type Response = { readonly id: string; readonly testCaseFieldId?: string | null | undefined; readonly value: string };

export type AnsweredStep = Step & { readonly answer: Pick<Response, 'id' | 'value'> | null };

export const answeredSteps = (steps: readonly Step[], responses: readonly Response[]): readonly AnsweredStep[] => {
  const byField = new Map(responses.map(({ testCaseFieldId, id, value }) => [testCaseFieldId ?? '', { id, value }]));
  return steps.map((step) => ({ ...step, answer: byField.get(step.id) ?? null }));
};

const relatedWords: Readonly<Record<string, string>> = {
  invalid_issue: 'Fake issue',
  known_issue: 'Known issue',
  pending: 'Pending',
  moderated: 'Moderated',
};

type Related = { readonly moderationStatus: string; readonly known: boolean };

export const relatedLabel = ({ moderationStatus, known }: Related): string =>
  known ? 'Known issue' : (relatedWords[moderationStatus] ?? moderationStatus);

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** "48 kB". */
export const sizeWords = (bytes: number): string => {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
};

export const playbackRates = [0.5, 1, 1.5, 2] as const;
const rateCookie = /(?:^|;\s*)muster_playback_rate=([\d.]+)/;

/** From the cookie; 1 without one. */
export const readPlaybackRate = (cookies: string): number => {
  const kept = Number(rateCookie.exec(cookies)?.[1] ?? 1);
  return playbackRates.find((rate) => rate === kept) ?? 1;
};

const oneYear = 365 * 24 * 60 * 60;

export const playbackRateCookie = (rate: number): string => `muster_playback_rate=${rate}; path=/; max-age=${oneYear}; samesite=lax`;

const both = new Intl.ListFormat('en', { type: 'conjunction' });

export const othersWords = (names: readonly string[]): string | null =>
  names.length === 0 ? null : `${both.format(names)} ${names.length === 1 ? 'is' : 'are'} moderating this result too.`;

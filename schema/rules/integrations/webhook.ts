import * as v from 'valibot';
import { testEvent, webhookEventNames, webhookEvents, webhookLimits, webhookPauses, webhookTexts } from '../../vocabulary/webhook.ts';
import type { WebhookEvent } from '../../vocabulary/webhook.ts';
import { severities, triageStatuses } from '../../vocabulary/issue.ts';
import { trimmed } from '../blank.ts';

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
const hasNoName = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

/** What is asked of a new webhook: where it is called, and of what. */
export const webhookRules = v.object({
  address: v.pipe(
    v.string(webhookTexts.address),
    v.transform(trimmed),
    v.maxLength(webhookLimits.address, webhookTexts.tooLong),
    v.check(isHttps, webhookTexts.address),
    v.check((text) => !isHttps(text) || hasNoName(text), webhookTexts.unusable),
  ),
  description: v.pipe(
    v.nullish(v.string(), ''),
    v.transform(trimmed),
    v.maxLength(webhookLimits.description, webhookTexts.descriptionTooLong),
  ),
  events: v.pipe(
    v.array(v.picklist(webhookEventNames)),
    v.transform((names): readonly WebhookEvent[] => webhookEventNames.filter((name) => names.includes(name))),
    v.nonEmpty(webhookTexts.noEvent),
  ),
});

const text = v.string();
const count = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.isoTimestamp());
const test = v.strictObject({ id: text, code: text, name: text });
const issue = v.strictObject({
  id: text,
  code: text,
  title: text,
  severity: v.picklist(severities),
  status: v.picklist(triageStatuses),
  reason: v.nullable(text),
  originalId: v.nullable(text),
});
const window = v.strictObject({
  id: text,
  code: text,
  name: text,
  openedAt: v.nullable(moment),
  plannedEndAt: v.nullable(moment),
  closedAt: v.nullable(moment),
});

/** What each message holds as its data, by version 1. Every one but a test leads to a page by its link. */
export const webhookData = {
  'results.published': v.strictObject({ summary: text, test, issues: count, results: count, feedback: count, link: text }),
  'issue.published': v.strictObject({ issue, test, link: text }),
  'issue.changed': v.strictObject({ issue, test, link: text }),
  'test.opened': v.strictObject({ test: window, link: text }),
  'test.closed': v.strictObject({ test: window, link: text }),
  'export.finished': v.strictObject({
    summary: text,
    export: v.strictObject({ id: text, destination: text, delivered: count, failed: count }),
    link: text,
  }),
  'results.not_returned': v.strictObject({ summary: text, test, failed: count, link: text }),
  'integration.stopped': v.strictObject({ summary: text, integration: v.strictObject({ code: text, name: text }), link: text }),
  'tests.removal_announced': v.strictObject({ summary: text, tests: count, from: text, link: text }),
  [testEvent]: v.strictObject({ message: text }),
} as const satisfies Readonly<Record<WebhookEvent | typeof testEvent, v.GenericSchema>>;

/** What whoever notifies people gives a message: the words, the test and the link are those of the notice. */
export type Told = {
  readonly [Type in WebhookEvent]: {
    readonly type: Type;
    /** What messages come in the order of. */
    readonly thing: string;
    readonly data: Omit<v.InferInput<(typeof webhookData)[Type]>, 'summary' | 'test' | 'link'>;
  };
}[WebhookEvent];

/** A whole message. */
export const webhookMessage = (type: WebhookEvent | typeof testEvent) =>
  v.strictObject({
    type: v.literal(type),
    version: v.literal(type === testEvent ? 1 : webhookEvents[type].version),
    timestamp: moment,
    data: webhookData[type],
  });

/** Between nine tenths and the whole of the pause after an attempt, by the seed alone, so that many do not come at once; null after the last. */
export const pauseAfter = (attempts: number, seed: string): number | null => {
  const pause = webhookPauses[attempts - 1];
  if (pause === undefined) return null;
  let hash = 2_166_136_261;
  for (const letter of `${seed}:${attempts}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return Math.round(pause * (0.9 + (0.1 * hash) / 2 ** 32));
};

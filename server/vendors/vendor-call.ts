import { setTimeout as pauseFor } from 'node:timers/promises';
import * as v from 'valibot';
import { CallRefusedError } from './guarded-fetch/guarded-fetch.ts';
import type { GuardedFetch, Incoming } from './guarded-fetch/guarded-fetch.ts';
import { VendorError, faultOfRefusal, vendorLabels } from './vendor-error.ts';
import type { VendorFault, VendorName } from './vendor-error.ts';

export type VendorAnswer<Body> = { readonly body: Body; readonly headers: Readonly<Record<string, string>> };

/** GETs of JSON, checked by schema. */
export type VendorCall = {
  readonly answer: <Schema extends v.GenericSchema>(
    url: string,
    schema: Schema,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<VendorAnswer<v.InferOutput<Schema>>>;
  readonly json: <Schema extends v.GenericSchema>(
    url: string,
    schema: Schema,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<v.InferOutput<Schema>>;
};

export type VendorCallOptions = {
  readonly vendor: VendorName;
  readonly fetch: GuardedFetch;
  /** For all requests of one call, waits included. */
  readonly budgetMilliseconds?: number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  readonly now?: () => number;
};

const tries = 3;
const firstPause = 400;
const longestPause = 8_000;

/** A 203 is Azure DevOps' sign-in page; a 403 with a time to wait is a rate limit, no refusal. */
const faultOf = ({ status }: Incoming, wait: number | null): VendorFault | null => {
  if (status === 401 || status === 203) return 'unauthorized';
  if (status >= 200 && status < 300) return null;
  if (status === 403) return wait === null ? 'forbidden' : 'busy';
  if (status === 400 || status === 404 || status === 410) return 'not_found';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'unreadable';
};

/** Seconds or a date; null without the header. */
export const retryAfterMilliseconds = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  if (/^\s*\d{1,7}\s*$/u.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
};

/** GitHub's secondary rate limit may lack a header; its documentation asks for at least a minute. */
const isSecondaryLimit = ({ status, text }: Incoming): boolean =>
  (status === 403 || status === 429) && text.length < 10_000 && /secondary rate limit|abuse detection/iu.test(text);
const secondaryWait = 60_000;

const askedWait = (answer: Incoming, now: number): number | null => {
  const { retryAfter, headers = {} } = answer;
  const asked = retryAfterMilliseconds(retryAfter, now);
  if (asked !== null) return asked;
  const reset = headers['x-ratelimit-remaining'] === '0' ? (headers['x-ratelimit-reset'] ?? '') : '';
  if (/^\d{1,12}$/u.test(reset)) return Math.max(0, Number(reset) * 1000 - now);
  return isSecondaryLimit(answer) ? secondaryWait : null;
};

/** A wrong clock or header would otherwise block the integration for good. */
const longestWait = 3_600_000;

/** By header, remaining quota or message; null when the response tells nothing. */
export const waitOf = (answer: Incoming, now: number): number | null => {
  const asked = askedWait(answer, now);
  return asked === null ? null : Math.min(longestWait, asked);
};

const inSeconds = (milliseconds: number): string => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/** Without __proto__ keys; undefined for no JSON. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    return undefined;
  }
};

/** Retries passing failures within the budget; other failures throw a VendorError. */
export const vendorCall = ({
  vendor,
  fetch,
  budgetMilliseconds = 10_000,
  pause = pauseFor,
  now = Date.now,
}: VendorCallOptions): VendorCall => {
  const until = now() + budgetMilliseconds;
  const label = vendorLabels[vendor];

  const once = async (url: string, headers: Readonly<Record<string, string>>): Promise<Incoming | VendorFault> => {
    const left = until - now();
    if (left <= 0) return 'too_slow';
    try {
      return await fetch({ url, headers }, AbortSignal.timeout(left));
    } catch (error) {
      if (error instanceof CallRefusedError) return faultOfRefusal(error.code);
      throw error;
    }
  };

  const answered = async (url: string, headers: Readonly<Record<string, string>>): Promise<Incoming> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(url, headers);
      const asked = typeof answer === 'string' ? null : waitOf(answer, now());
      const fault = typeof answer === 'string' ? answer : faultOf(answer, asked);
      if (typeof answer !== 'string' && fault === null) return answer;
      const passes = fault === 'busy' || fault === 'broken' || fault === 'unreachable';
      const wait = asked ?? firstPause * 2 ** (attempt - 1);
      if (passes && attempt < tries && wait <= longestPause && now() + wait < until) {
        await pause(wait);
        continue;
      }
      if (fault === 'busy' && asked !== null)
        throw new VendorError(vendor, fault, `${label} is busy. Please try again in ${inSeconds(asked)}.`);
      throw new VendorError(vendor, fault ?? 'unreadable');
    }
  };

  const answer: VendorCall['answer'] = async (url, schema, headers = {}) => {
    const { text, headers: told = {} } = await answered(url, headers);
    const parsed = v.safeParse(schema, readJson(text));
    if (!parsed.success) throw new VendorError(vendor, 'unreadable');
    return { body: parsed.output, headers: told };
  };

  return { answer, json: async (url, schema, headers) => (await answer(url, schema, headers)).body };
};

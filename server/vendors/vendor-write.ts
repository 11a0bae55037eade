import * as v from 'valibot';
import { CallRefusedError } from './guarded-fetch/guarded-fetch.ts';
import type { CallRefusal, GuardedFetch, Incoming, Outgoing } from './guarded-fetch/guarded-fetch.ts';
import { readJson, waitOf } from './vendor-call.ts';

/**
 * 'later': surely not done, with a wait where the vendor names one. 'unknown': it may be done, so a retry must look first. 'refused': final
 * until something is changed, with the vendor's message.
 */
export type Written<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'later'; readonly afterMilliseconds: number | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown };

export type VendorWrite = <Schema extends v.GenericSchema>(call: Outgoing, schema: Schema) => Promise<Written<v.InferOutput<Schema>>>;

const ofRefusal: Readonly<Record<CallRefusal, 'refused' | 'later' | 'unknown'>> = {
  malformed: 'refused',
  not_https: 'refused',
  inside: 'refused',
  redirected: 'refused',
  unknown_host: 'later',
  unreachable: 'later',
  cut: 'unknown',
  too_slow: 'unknown',
  too_large: 'unknown',
  encoded: 'unknown',
};

const outcomeOf = <Schema extends v.GenericSchema>(answer: Incoming, schema: Schema, now: number): Written<v.InferOutput<Schema>> => {
  const { status, text } = answer;
  const wait = waitOf(answer, now);
  if (status === 401 || status === 203) return { kind: 'unauthorized' };
  if (status >= 200 && status < 300) {
    const parsed = v.safeParse(schema, text === '' ? null : readJson(text));
    return parsed.success ? { kind: 'done', value: parsed.output } : { kind: 'unknown' };
  }
  if (status === 429 || ((status === 403 || status === 503) && wait !== null)) return { kind: 'later', afterMilliseconds: wait };
  return status >= 500 || status === 408 ? { kind: 'unknown' } : { kind: 'refused', status, body: readJson(text) };
};

/** Never retries: only the caller knows how to look first. */
export const vendorWrite =
  ({ fetch, now = Date.now }: { readonly fetch: GuardedFetch; readonly now?: () => number }): VendorWrite =>
  async (call, schema) => {
    try {
      return outcomeOf(await fetch(call), schema, now());
    } catch (error) {
      if (!(error instanceof CallRefusedError)) throw error;
      const kind = ofRefusal[error.code];
      if (kind === 'refused') return { kind, status: error.code === 'redirected' ? 301 : 0, body: null };
      return kind === 'later' ? { kind, afterMilliseconds: null } : { kind };
    }
  };

import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';

export type KeptWords = { readonly text: string; readonly seen: string; readonly unread: readonly Unread[] };

const keptRule = v.object({ text: v.fallback(v.string(), ''), seen: v.fallback(v.string(), ''), unread: unreadRules });

export function readKeptWords(saved: unknown): KeptWords {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { words: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}

import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';

/** What was typed about a result and not sent, over which words, and what of both could not be read. */
export type KeptWords = { readonly text: string; readonly seen: string; readonly unread: readonly Unread[] };

const keptRule = v.object({ text: v.fallback(v.string(), ''), seen: v.fallback(v.string(), ''), unread: unreadRules });

/** Reads kept words, whatever wrote them; what cannot be read is put aside. */
export function readKeptWords(saved: unknown): KeptWords {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { words: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}

import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';

/** What was typed for a note, over which version of it, and what of both could not be read. */
export type KeptNote = { readonly text: string; readonly version: number; readonly unread: readonly Unread[] };

const keptRule = v.object({
  text: v.fallback(v.string(), ''),
  version: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
  unread: unreadRules,
});

/** Reads a kept note, whatever wrote it; what cannot be read is put aside. */
export function readKeptNote(saved: unknown): KeptNote {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { note: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}

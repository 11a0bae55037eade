import { serviceTexts } from '#schema/vocabulary/services.ts';
import { form } from '../../lib/form.ts';
import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';

/** Asks for a professional service. */
export const requestServiceMachine = form({ id: 'requestService', fields: ['content'], failed: serviceTexts.failed });

export type KeptDetails = { readonly content: string; readonly unread: readonly Unread[] };

const keptRule = v.object({ content: v.fallback(v.string(), ''), unread: unreadRules });

export function readKeptDetails(saved: unknown): KeptDetails {
  const { value, unread } = fit(keptRule, isRecord(saved) ? saved : { form: saved });
  return { ...value, unread: [...value.unread, ...unread] };
}

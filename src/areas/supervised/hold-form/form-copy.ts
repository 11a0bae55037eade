import * as v from 'valibot';
import type { FormCopy, KeptSupervised } from '#machines/flows/supervised/hold-form.ts';
import { isRecord } from '#schema/rules/fit.ts';
import { keepHere, recallKept } from '#src/keeping/kept.ts';
import { giveStamp, readStamp, stampOf } from '#src/keeping/stamps.ts';

const copyRule = v.object({
  form: v.unknown(),
  version: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  savedAt: v.fallback(v.nullable(v.string()), null),
  isUnsent: v.fallback(v.boolean(), true),
  stamp: v.optional(v.unknown()),
});

/** Where a person's form for a requested test is kept on this device. */
export const formPlace = (userId: string, advancedTestId: string, requestedTestId: string | null): string =>
  `muster.launch-supervised.${userId}.${advancedTestId}.${requestedTestId ?? ''}`;

/** The copy on this device, whatever wrote it; null where there is none. */
export function readCopy(place: string): FormCopy | null {
  const kept = recallKept(place);
  if (kept === undefined) return null;
  const { form, stamp: given, ...saved } = v.parse(copyRule, isRecord(kept) && 'form' in kept ? kept : { form: kept });
  const forms: KeptSupervised = { form };
  const stamp = readStamp(given);
  giveStamp(forms, stamp);
  return { forms, ...saved, stamp };
}

/** Keeps what is typed, and the key of its launch; whether this device took it. */
export const keepCopy = (place: string, { forms, version, savedAt, isUnsent }: Omit<FormCopy, 'stamp'>): boolean =>
  keepHere(place, { form: forms.form, version, savedAt, isUnsent, stamp: stampOf(forms) });

/** Notes what version the server has; it has the form where the copy is the one that was sent. */
export function confirmCopy(place: string, sent: KeptSupervised, saved: Pick<FormCopy, 'version' | 'savedAt'>): void {
  const copy = readCopy(place);
  if (copy === null || saved.version < copy.version) return;
  keepCopy(place, { ...copy, ...saved, isUnsent: copy.isUnsent && copy.stamp !== stampOf(sent) });
}

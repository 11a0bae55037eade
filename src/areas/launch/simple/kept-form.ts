import * as v from 'valibot';
import type { FormCopy } from '#machines/flows/launch/simple/keep-form.rules.ts';
import type { KeptForms } from '#machines/flows/shared/keep-form.ts';
import { asideOf } from '#schema/rules/fit.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { isTyped, readKeptForms, saysSame, withUnread } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { emptySimpleRequest } from '#schema/rules/launch/simple-request.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';
import { forgetKept, keepHere, recallKept } from '#src/keeping/kept.ts';
import { giveStamp, readStamp, stampOf } from '#src/keeping/stamps.ts';

const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const copyRule = v.object({
  version: count,
  savedAt: v.fallback(v.nullable(v.string()), null),
  isUnsent: v.fallback(v.boolean(), true),
  stamp: v.optional(v.unknown()),
});
/** The form is where older versions store it. */
export type WrittenCopy = KeptForms & Omit<FormCopy, 'forms'>;

/** The storage key. */
export const simplePlace = (organizationId: string, userId: string): string => `muster.simple-request:${organizationId}:${userId}`;

/** `instead` stands in for an unparsable one beside forms set aside. Null without a form. */
export function copyFrom(given: unknown, timezone: string, instead: KeptForm | null = null): FormCopy | null {
  const read = v.safeParse(copyRule, given);
  const { form, asides, unread } = readKeptForms(given, timezone);
  if (!read.success || (form === null && asides.length === 0)) return null;
  const { stamp: kept, ...saved } = read.output;
  const stamp = readStamp(kept);
  const forms = { form: form === null && instead !== null ? instead : withUnread(form ?? newForm(timezone, null), unread), asides };
  giveStamp(forms, stamp);
  return { forms, ...saved, version: form === null ? 0 : saved.version, stamp };
}

export const writtenCopy = ({ forms, ...more }: Omit<FormCopy, 'stamp'>): WrittenCopy => ({ ...forms, ...more, stamp: stampOf(forms) });

/** The server's form stands in for an unparsable one. */
export const recallForm = (place: string, timezone: string, served: KeptForm | null = null): FormCopy | null =>
  copyFrom(recallKept(place), timezone, served);

export function unreadForm(place: string, timezone: string): readonly Unread[] {
  if (recallForm(place, timezone) === null) return asideOf('form', recallKept(place) ?? null);
  const { form, unread } = readKeptForms(recallKept(place), timezone);
  return form === null ? unread : [];
}

/** False where it cannot be saved. */
export const keepForm = (place: string, copy: Omit<FormCopy, 'stamp'>): boolean => keepHere(place, writtenCopy(copy));

/** Confirms the copy where it is the one that was sent. */
export function confirmForm(place: string, sent: KeptForms, saved: Pick<FormCopy, 'version' | 'savedAt'>): void {
  const copy = recallForm(place, sent.form.values.schedule.timezone);
  if (copy === null || saved.version < copy.version) return;
  keepForm(place, { ...copy, ...saved, isUnsent: copy.isUnsent && copy.stamp !== stampOf(sent) });
}

/** Null where another tab typed something else meanwhile. */
export function copyOf(place: string, previewed: KeptForm): FormCopy | null {
  const copy = recallForm(place, previewed.values.schedule.timezone);
  return copy !== null && copy.forms.form.draftId === previewed.draftId && saysSame(copy.forms.form, previewed) ? copy : null;
}

/** After a refused launch; null where something else was typed meanwhile. */
export function keepTried(place: string, next: KeptForm): KeptForms | null {
  const copy = copyOf(place, next);
  if (copy === null) return null;
  const forms = { form: next, asides: copy.forms.asides };
  keepForm(place, { ...copy, forms, isUnsent: true });
  return forms;
}

/** As the server does; forms set aside stay. */
export function forgetForm(place: string, launched: KeptForm): void {
  const copy = copyOf(place, launched);
  if (copy === null) return;
  const { asides } = copy.forms;
  if (asides.length === 0) forgetKept(place);
  else keepForm(place, { ...copy, forms: { form: newForm(launched.values.schedule.timezone, null), asides }, isUnsent: false });
}

export const newForm = (timezone: string, sdlcStage: SdlcStage | null): KeptForm => ({
  values: { ...emptySimpleRequest(timezone), sdlcStage },
  draftId: crypto.randomUUID(),
  attempt: 1,
});

/** Whether somebody has begun a form on this device. */
export function isBegun(organizationId: string, userId: string): boolean {
  const kept = recallForm(simplePlace(organizationId, userId), 'UTC');
  return kept !== null && isTyped(kept.forms.form);
}

export const isWorthKeeping = ({ form, asides }: KeptForms): boolean => isTyped(form) || asides.length > 0;

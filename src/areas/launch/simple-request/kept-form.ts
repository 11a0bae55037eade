import * as v from 'valibot';
import type { KeptForm, KeptForms } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { emptySimpleRequest, readSimpleRequest } from '#schema/rules/launch/simple-request.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';

const formRule = v.object({ values: v.unknown(), draftId: v.string(), attempt: v.fallback(v.pipe(v.number(), v.integer()), 1) });
const keptRule = v.object({ form: formRule, aside: v.fallback(v.nullable(formRule), null) });

/** Where a member's simple form in an organization is kept on this device. */
export const simplePlace = (organizationId: string, userId: string): string => `muster.simple-request:${organizationId}:${userId}`;

const readForm = ({ values, draftId, attempt }: v.InferOutput<typeof formRule>, timezone: string): KeptForm => ({
  values: readSimpleRequest(values, timezone),
  draftId,
  attempt,
});

/** A form that came along with the navigation, whatever is in it; null where there is none. */
export function formFrom(given: unknown, timezone: string): KeptForm | null {
  const read = v.safeParse(formRule, given);
  return read.success ? readForm(read.output, timezone) : null;
}

/** What this page keeps by itself while the device refuses. */
const unkept = new Map<string, KeptForms>();

export function recallForm(place: string, timezone: string): KeptForms | null {
  const here = unkept.get(place);
  if (here !== undefined) return here;
  try {
    const read = v.safeParse(keptRule, JSON.parse(localStorage.getItem(place) ?? 'null'));
    if (!read.success) return null;
    const { form, aside } = read.output;
    return { form: readForm(form, timezone), aside: aside === null ? null : readForm(aside, timezone) };
  } catch {
    return null;
  }
}

const forget = (place: string): void => {
  unkept.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
};

/** Keeps the form on this device; false where it cannot be kept: then nothing older stays, and the form lasts as long as the page. */
export function keepForm(place: string, kept: KeptForms): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    unkept.delete(place);
    return true;
  } catch {
    forget(place);
    unkept.set(place, kept);
    return false;
  }
}

const isSame = (one: KeptForm, other: KeptForm): boolean =>
  one.draftId === other.draftId && JSON.stringify(one.values) === JSON.stringify(other.values);

/** Puts another form in the place of one that was previewed; what was typed meanwhile in another tab stays. */
function replaceForm(place: string, previewed: KeptForm, next: KeptForm | null): void {
  const { timezone } = previewed.values.schedule;
  const kept = recallForm(place, timezone);
  if (kept !== null && !isSame(kept.form, previewed)) return;
  const aside = kept?.aside ?? null;
  if (next === null && aside === null) forget(place);
  else keepForm(place, { form: next ?? newForm(timezone, null), aside });
}

/** Keeps the form for another try, once its launch was refused. */
export const keepTried = (place: string, next: KeptForm): void => replaceForm(place, next, next);

/** Forgets a form that was launched; one that was put aside stays. */
export const forgetForm = (place: string, launched: KeptForm): void => replaceForm(place, launched, null);

/** A form nobody has typed into. */
export const newForm = (timezone: string, sdlcStage: SdlcStage | null): KeptForm => ({
  values: { ...emptySimpleRequest(timezone), sdlcStage },
  draftId: crypto.randomUUID(),
  attempt: 1,
});

/** Whether somebody has typed something into the form. */
export function isTyped({ values }: KeptForm): boolean {
  const untouched = { ...emptySimpleRequest(values.schedule.timezone), sdlcStage: values.sdlcStage };
  return JSON.stringify(values) !== JSON.stringify(untouched);
}

/** What stands in the form when it opens. The form that came along is older than the kept one where both are the same form; another one puts the kept one aside. */
export function openedForm(kept: KeptForms | null, given: KeptForm | null): KeptForms | null {
  if (given === null || kept?.form.draftId === given.draftId) return kept;
  return { form: given, aside: kept !== null && isTyped(kept.form) ? kept.form : (kept?.aside ?? null) };
}

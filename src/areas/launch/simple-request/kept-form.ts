import * as v from 'valibot';
import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { emptySimpleRequest, readSimpleRequest } from '#schema/rules/launch/simple-request.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';

/** What is kept of the simple form on this device: the form, and the one an earlier test took the place of. */
export type Kept = { readonly form: KeptForm; readonly aside: KeptForm | null };

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

export function recallForm(place: string, timezone: string): Kept | null {
  try {
    const read = v.safeParse(keptRule, JSON.parse(localStorage.getItem(place) ?? 'null'));
    if (!read.success) return null;
    const { form, aside } = read.output;
    return { form: readForm(form, timezone), aside: aside === null ? null : readForm(aside, timezone) };
  } catch {
    return null;
  }
}

/** Keeps the form on this device; false where it cannot be kept. */
export function keepForm(place: string, kept: Kept): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetForm(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    return;
  }
}

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

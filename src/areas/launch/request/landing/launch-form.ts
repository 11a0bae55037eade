import { isTyped, readKeptForm } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { recallForm, simplePlace } from '../../simple/kept-form.ts';
import { readerZone } from '#src/ui/reader-dates.ts';

/** The form that came along from or to its preview. */
export const formOf = (state: object): KeptForm | null => readKeptForm(Reflect.get(state, 'form'), readerZone());

/** Whether somebody has begun a form on this device. */
export function isBegun(organizationId: string, userId: string): boolean {
  const kept = recallForm(simplePlace(organizationId, userId), 'UTC');
  return kept !== null && isTyped(kept.forms.form);
}

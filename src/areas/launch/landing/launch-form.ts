import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { formFrom, isTyped, recallForm, simplePlace } from '../simple-request/kept-form.ts';

/** The form that came along from or to its preview. */
export const formOf = (state: object): KeptForm | null =>
  formFrom(Reflect.get(state, 'form'), new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Whether somebody has begun a form on this device. */
export function isBegun(organizationId: string, userId: string): boolean {
  const kept = recallForm(simplePlace(organizationId, userId), 'UTC');
  return kept !== null && isTyped(kept.form);
}

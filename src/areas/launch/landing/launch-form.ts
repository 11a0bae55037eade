import type { KeptForm } from '#machines/flows/launch/simple-request/simple-request.types.ts';
import { formFrom } from '../simple-request/kept-form.ts';

/** The form that came along from or to its preview. */
export const formOf = (state: object): KeptForm | null =>
  formFrom(Reflect.get(state, 'form'), new Intl.DateTimeFormat().resolvedOptions().timeZone);

import { form } from '../../../lib/form.ts';
import { passwordTexts } from '#schema/vocabulary/sign-in.ts';

/** Changes one's own password; every other session ends with the old one. */
export const changePasswordMachine = form({ id: 'changePassword', fields: ['current', 'password'], failed: passwordTexts.failed });

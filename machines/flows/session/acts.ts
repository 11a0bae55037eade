import { act } from '#machines/lib/act.ts';
import { form } from '#machines/lib/form.ts';
import { passwordTexts } from '#schema/vocabulary/sign-in.ts';
import { notificationTexts } from '#schema/vocabulary/notification.ts';

/** Mutes a test for the person who presses, or lets it be heard again. */
export const muteTestMachine = act({ id: 'muteTest', failed: notificationTexts.failed });

/** Asks again for the password of whoever signed in a while ago, before what they began is done. */
export const confirmIdentityMachine = form({
  id: 'confirmIdentity',
  fields: ['password'],
  empty: { password: '' },
  failed: passwordTexts.notConfirmed,
});

import { act } from '#machines/lib/act.ts';
import { notificationTexts } from '#schema/vocabulary/notification.ts';

/** Mutes a test for the person who presses, or lets it be heard again. */
export const muteTestMachine = act({ id: 'muteTest', failed: notificationTexts.failed });

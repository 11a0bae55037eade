import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { ChooseNotificationsSnapshot } from './choose-notifications.machine.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';

export const selectForm = ({ context }: ChooseNotificationsSnapshot): NotificationForm => context.form;
export const selectIsSaving = (snapshot: ChooseNotificationsSnapshot): boolean => snapshot.hasTag('busy');
const faultOf =
  (path: keyof NotificationForm) =>
  ({ context }: ChooseNotificationsSnapshot): string | null =>
    faultAt(context.faults, path);
export const selectQuietFromFault = faultOf('quietFrom');
export const selectQuietUntilFault = faultOf('quietUntil');
export const selectWebhookFault = faultOf('webhookUrl');
export const selectZoneFault = faultOf('timeZone');

const shown = ['quietFrom', 'quietUntil', 'webhookUrl', 'timeZone'];
/** What was refused and is about no field that says so. */
export const selectGeneral = ({ context }: ChooseNotificationsSnapshot): string | null =>
  faultAbove(context.faults, (path) => shown.includes(path));

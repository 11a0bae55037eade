import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { ChooseNotificationsSnapshot } from './choose-notifications.machine.ts';

export const selectForm = ({ context }: ChooseNotificationsSnapshot): NotificationForm => context.form;
export const selectIsSaving = (snapshot: ChooseNotificationsSnapshot): boolean => snapshot.hasTag('busy');
const faultOf =
  (path: keyof NotificationForm) =>
  ({ context }: ChooseNotificationsSnapshot): string | null =>
    context.faults.find((fault) => fault.path === path)?.message ?? null;
export const selectQuietFromFault = faultOf('quietFrom');
export const selectQuietUntilFault = faultOf('quietUntil');
export const selectWebhookFault = faultOf('webhookUrl');
export const selectZoneFault = faultOf('timeZone');

import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationChannel } from '#schema/vocabulary/notification.ts';
import type { PromiseActorLogic } from 'xstate';

export type SettingsFault = { readonly path: string | null; readonly message: string };

export type SettingsAnswer = { readonly successful: boolean; readonly faults: readonly SettingsFault[] };

export type ChooseNotificationsPorts = {
  saveSettings: PromiseActorLogic<SettingsAnswer, NotificationForm>;
};

export type ChooseNotificationsInput = NotificationForm;

export type ChooseNotificationsContext = { readonly form: NotificationForm; readonly faults: readonly SettingsFault[] };

export type ChooseNotificationsEvent =
  | { readonly type: 'choice.change'; readonly event: string; readonly channel: NotificationChannel; readonly on: boolean }
  | { readonly type: 'settings.change'; readonly change: Partial<Omit<NotificationForm, 'choices'>> }
  | { readonly type: 'settings.save' };

export type ChooseNotificationsEmitted = { readonly type: 'settings.saved' } | { readonly type: 'settings.refused' };

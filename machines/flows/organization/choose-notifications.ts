import { settingsFaults } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationChannel } from '#schema/vocabulary/notification.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';

type SettingsFault = { readonly path: string | null; readonly message: string };

/** The address in the masked form that the server returns, and why messages to it may not arrive. */
type SavedSettings = { readonly webhookUrl: string | null; readonly warning: string | null };

export type SettingsAnswer = { readonly saved: SavedSettings | null; readonly faults: readonly SettingsFault[] };

export type ChooseNotificationsPorts = {
  saveSettings: PromiseActorLogic<SettingsAnswer, NotificationForm>;
};

type ChooseNotificationsInput = NotificationForm;

type ChooseNotificationsContext = {
  readonly form: NotificationForm;
  readonly faults: readonly SettingsFault[];
  readonly warning: string | null;
};

type ChooseNotificationsEvent =
  | { readonly type: 'choice.change'; readonly event: string; readonly channel: NotificationChannel; readonly on: boolean }
  | { readonly type: 'settings.change'; readonly change: Partial<Omit<NotificationForm, 'choices'>> }
  | { readonly type: 'settings.save' };

type ChooseNotificationsEmitted = { readonly type: 'settings.saved' } | { readonly type: 'settings.refused' };

export type ChooseNotificationsActorRef = ActorRefFrom<typeof chooseNotificationsMachine>;
type ChooseNotificationsSnapshot = SnapshotFrom<typeof chooseNotificationsMachine>;

const unprovided: ChooseNotificationsPorts = { saveSettings: port('saveSettings') };

type Chosen = { readonly event: string; readonly channel: NotificationChannel; readonly on: boolean };
const answered = ({ event }: { event: { output: SettingsAnswer } }) => ({ answer: event.output });

/** Chooses what a person hears of, how and when. */
export const chooseNotificationsMachine = setup({
  types: {
    context: {} as ChooseNotificationsContext,
    events: {} as ChooseNotificationsEvent,
    input: {} as ChooseNotificationsInput,
    emitted: {} as ChooseNotificationsEmitted,
    tags: {} as 'busy' | 'editable',
  },
  actors: unprovided,
  actions: {
    rememberChoice: assign(({ context: { form } }, { event, channel, on }: Chosen) => ({
      form: { ...form, choices: form.choices.map((choice) => (choice.event === event ? { ...choice, [channel]: on } : choice)) },
    })),
    rememberChange: assign(({ context }, { change }: { change: Partial<NotificationForm> }) => ({
      form: { ...context.form, ...change },
      faults: context.faults.filter(({ path }) => path === null || !(path in change)),
      warning: 'webhookUrl' in change ? null : context.warning,
    })),
    rememberFaults: assign(({ context }) => ({ faults: settingsFaults(context.form) })),
    rememberRefusal: assign((_, { answer }: { answer: SettingsAnswer }) => ({ faults: answer.faults })),
    rememberSaved: assign(({ context: { form } }, { answer: { saved } }: { answer: SettingsAnswer }) => ({
      form: { ...form, webhookUrl: saved?.webhookUrl ?? null },
      warning: saved?.warning ?? null,
    })),
    forgetFaults: assign({ faults: [] }),
    announceSaved: emit({ type: 'settings.saved' }),
    announceRefused: emit({ type: 'settings.refused' }),
  },
  guards: {
    isValid: ({ context }) => settingsFaults(context.form).length === 0,
    isSuccessful: (_, { answer }: { answer: SettingsAnswer }) => answer.saved !== null,
  },
}).createMachine({
  id: 'chooseNotifications',
  context: ({ input }) => ({ form: input, faults: [], warning: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'choice.change': {
          actions: { type: 'rememberChoice', params: ({ event }) => ({ event: event.event, channel: event.channel, on: event.on }) },
        },
        'settings.change': { actions: { type: 'rememberChange', params: ({ event }) => ({ change: event.change }) } },
        'settings.save': [{ guard: 'isValid', target: 'saving' }, { actions: 'rememberFaults' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetFaults',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'isSuccessful', params: answered },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: answered }, 'announceSaved'],
          },
          { target: 'editing', actions: [{ type: 'rememberRefusal', params: answered }, 'announceRefused'] },
        ],
        onError: { target: 'editing', actions: 'announceRefused' },
      },
    },
  },
});

export const selectForm = ({ context }: ChooseNotificationsSnapshot): NotificationForm => context.form;
export const selectIsSaving = (snapshot: ChooseNotificationsSnapshot): boolean => snapshot.hasTag('busy');
const faultOf =
  (path: keyof NotificationForm) =>
  ({ context }: ChooseNotificationsSnapshot): string | null =>
    faultAt(context.faults, path);
export const selectQuietFromFault = faultOf('quietFrom');
export const selectQuietUntilFault = faultOf('quietUntil');
export const selectWebhookFault = faultOf('webhookUrl');
export const selectWebhookWarning = ({ context }: ChooseNotificationsSnapshot): string | null => context.warning;
export const selectZoneFault = faultOf('timeZone');

const shown = ['quietFrom', 'quietUntil', 'webhookUrl', 'timeZone'];
export const selectGeneral = ({ context }: ChooseNotificationsSnapshot): string | null =>
  faultAbove(context.faults, (path) => shown.includes(path));

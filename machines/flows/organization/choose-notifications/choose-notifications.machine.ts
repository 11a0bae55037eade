import { port } from '#machines/lib/port.ts';
import { settingsFaults } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationForm } from '#schema/rules/organization/notification-settings.ts';
import type { NotificationChannel } from '#schema/vocabulary/notification.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  ChooseNotificationsContext,
  ChooseNotificationsEmitted,
  ChooseNotificationsEvent,
  ChooseNotificationsInput,
  ChooseNotificationsPorts,
  SettingsAnswer,
} from './choose-notifications.types.ts';

export type ChooseNotificationsActorRef = ActorRefFrom<typeof chooseNotificationsMachine>;
export type ChooseNotificationsSnapshot = SnapshotFrom<typeof chooseNotificationsMachine>;

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
    })),
    rememberFaults: assign(({ context }) => ({ faults: settingsFaults(context.form) })),
    rememberRefusal: assign((_, { answer }: { answer: SettingsAnswer }) => ({ faults: answer.faults })),
    forgetFaults: assign({ faults: [] }),
    announceSaved: emit({ type: 'settings.saved' }),
    announceRefused: emit({ type: 'settings.refused' }),
  },
  guards: {
    isValid: ({ context }) => settingsFaults(context.form).length === 0,
    isSuccessful: (_, { answer }: { answer: SettingsAnswer }) => answer.successful,
  },
}).createMachine({
  id: 'chooseNotifications',
  context: ({ input }) => ({ form: input, faults: [] }),
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
          { guard: { type: 'isSuccessful', params: answered }, target: 'editing', actions: 'announceSaved' },
          { target: 'editing', actions: [{ type: 'rememberRefusal', params: answered }, 'announceRefused'] },
        ],
        onError: { target: 'editing', actions: 'announceRefused' },
      },
    },
  },
});

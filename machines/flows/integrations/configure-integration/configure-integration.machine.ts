import { port } from '#machines/lib/port.ts';
import type { FormValues, KnownSettings } from '#schema/rules/integrations/forms.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { fieldOfRefusals, problemsOf, standing, valuesOf } from './configure-integration.rules.ts';
import type {
  ConfigureIntegrationContext,
  ConfigureIntegrationEmitted,
  ConfigureIntegrationEvent,
  ConfigureIntegrationInput,
  ConfigureIntegrationPorts,
  ConfigureIntegrationTag,
  SettingsAnswer,
  SettingsRefusal,
} from './configure-integration.types.ts';

export type ConfigureIntegrationActorRef = ActorRefFrom<typeof configureIntegrationMachine>;
export type ConfigureIntegrationSnapshot = SnapshotFrom<typeof configureIntegrationMachine>;

const unprovided: ConfigureIntegrationPorts = { saveSettings: port('saveSettings') };
const none: readonly SettingsRefusal[] = [];
const answered = ({ event }: { event: { output: SettingsAnswer } }) => ({ answer: event.output });
const refused = ({ event: { output } }: { event: { output: SettingsAnswer } }) => ({
  refusals: output.kind === 'refused' ? output.refusals : none,
});

/** Connects a tool of the organization, or changes how it is connected: nothing is kept that the tool does not accept. */
export const configureIntegrationMachine = setup({
  types: {
    context: {} as ConfigureIntegrationContext,
    events: {} as ConfigureIntegrationEvent,
    input: {} as ConfigureIntegrationInput,
    emitted: {} as ConfigureIntegrationEmitted,
    tags: {} as ConfigureIntegrationTag,
  },
  actors: unprovided,
  actions: {
    rememberFields: assign(({ context }, params: { fields: FormValues }) => ({
      typed: { ...context.typed, ...params.fields },
      refusals: standing(context.code, context.refusals, params.fields),
    })),
    rememberLeft: assign(({ context }, params: { field: string }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberKnown: assign((_, params: { known: KnownSettings }) => ({ known: params.known })),
    rememberSaved: assign((_, { answer }: { answer: SettingsAnswer }) =>
      answer.kind === 'saved' ? { known: answer.known, typed: {}, left: [], unread: [] } : {},
    ),
    rememberRefusals: assign((_, params: { refusals: readonly SettingsRefusal[] }) => ({ refusals: params.refusals })),
    forgetRefusals: assign({ refusals: none }),
    forgetUnread: assign({ unread: [] }),
    announceProblems: emit(({ context }) => ({ type: 'problems.found' as const, field: problemsOf(context)[0]?.path ?? 'site' })),
    announceSaved: emit({ type: 'settings.saved' as const }),
    announceRefused: emit((_, params: { refusals: readonly SettingsRefusal[] }) => ({
      type: 'settings.refused' as const,
      field: fieldOfRefusals(params.refusals),
    })),
    announceLost: emit({ type: 'settings.refused' as const, field: null }),
  },
  guards: {
    hasUnread: ({ context }) => context.unread.length > 0,
    isComplete: ({ context }) => problemsOf(context).length === 0,
    isSaved: (_, { answer }: { answer: SettingsAnswer }) => answer.kind === 'saved',
    isSignedOut: (_, { answer }: { answer: SettingsAnswer }) => answer.kind === 'signedOut',
  },
}).createMachine({
  id: 'configureIntegration',
  context: ({ input }) => ({ ...input, left: [], refusals: none }),
  initial: 'editing',
  on: { 'settings.changed': { actions: { type: 'rememberKnown', params: ({ event }) => ({ known: event.known }) } } },
  states: {
    editing: {
      tags: 'editable',
      initial: 'calm',
      on: {
        'values.change': { actions: { type: 'rememberFields', params: ({ event }) => ({ fields: event.fields }) } },
        'field.leave': { actions: { type: 'rememberLeft', params: ({ event }) => ({ field: event.field }) } },
        'unread.forget': { guard: 'hasUnread', actions: 'forgetUnread' },
        'settings.save': [
          { guard: 'isComplete', target: 'saving' },
          { target: '.correcting', actions: 'announceProblems' },
        ],
      },
      states: { calm: {}, correcting: { tags: 'refused' } },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetRefusals',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => ({ code: context.code, values: valuesOf(context) }),
        onDone: [
          {
            guard: { type: 'isSaved', params: answered },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: answered }, 'announceSaved'],
          },
          { guard: { type: 'isSignedOut', params: answered }, target: 'editing' },
          {
            target: 'editing',
            actions: [
              { type: 'rememberRefusals', params: refused },
              { type: 'announceRefused', params: refused },
            ],
          },
        ],
        onError: { target: 'editing', actions: 'announceLost' },
      },
    },
  },
});

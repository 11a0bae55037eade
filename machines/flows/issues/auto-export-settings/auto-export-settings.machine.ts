import { port } from '#machines/lib/port.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { chosenSettings, differing, isSameChoice } from './auto-export-settings.rules.ts';
import type {
  AutoExportSettingsContext,
  AutoExportSettingsEmitted,
  AutoExportSettingsEvent,
  AutoExportSettingsInput,
  AutoExportSettingsPorts,
  AutoExportSettingsTag,
  SaveAnswer,
  SavedSettings,
} from './auto-export-settings.types.ts';

export type AutoExportSettingsActorRef = ActorRefFrom<typeof autoExportSettingsMachine>;
export type AutoExportSettingsSnapshot = SnapshotFrom<typeof autoExportSettingsMachine>;

const unprovided: AutoExportSettingsPorts = { saveSettings: port('saveSettings') };
const answered = ({ event }: { event: { output: SaveAnswer } }) => ({ answer: event.output });

/** Chooses which issues leave by themselves and where to; what somebody else saves meanwhile shows under the own choices. */
export const autoExportSettingsMachine = setup({
  types: {
    context: {} as AutoExportSettingsContext,
    events: {} as AutoExportSettingsEvent,
    input: {} as AutoExportSettingsInput,
    emitted: {} as AutoExportSettingsEmitted,
    tags: {} as AutoExportSettingsTag,
  },
  actors: unprovided,
  actions: {
    rememberBox: assign(({ context: { saved, choices } }, { box, isChosen }: { box: string; isChosen: boolean }) => ({
      choices: differing(saved, { ...choices, [box]: isChosen }),
    })),
    rememberTheirs: assign(({ context }, { saved }: { saved: SavedSettings }) => {
      const choices = differing(saved, context.choices);
      const isLeft = Object.keys(choices).length > 0;
      return { saved, choices, isOvertaken: isLeft && (context.isOvertaken || !isSameChoice(saved, context.saved)) };
    }),
    rememberSaved: assign((_, { answer }: { answer: SaveAnswer }) =>
      'saved' in answer ? { saved: answer.saved, choices: {}, isOvertaken: false } : {},
    ),
    rememberNewer: assign(({ context }, { answer }: { answer: SaveAnswer }) =>
      'saved' in answer ? { saved: answer.saved, choices: differing(answer.saved, context.choices), isOvertaken: true } : {},
    ),
    forgetChoices: assign({ choices: {}, isOvertaken: false }),
    announceProblem: emit({ type: 'problem.found' }),
    announceSaved: emit({ type: 'settings.saved' }),
    announceCancelled: emit({ type: 'settings.cancelled' }),
    announceOvertaken: emit({ type: 'settings.refused', message: autoExportTexts.changedElsewhere }),
    announceRefused: emit((_, { answer }: { answer: SaveAnswer }) => ({
      type: 'settings.refused' as const,
      message: 'message' in answer ? answer.message : null,
    })),
    announceLost: emit({ type: 'settings.refused', message: null }),
  },
  guards: {
    hasDestination: ({ context: { saved, choices } }) => chosenSettings(saved, choices).enabledDestinations.length > 0,
    isKind: (_, { answer, kind }: { answer: SaveAnswer; kind: SaveAnswer['kind'] }) => answer.kind === kind,
  },
}).createMachine({
  id: 'autoExportSettings',
  context: ({ input }) => ({ saved: input.saved, choices: differing(input.saved, input.choices), isOvertaken: false }),
  initial: 'editing',
  on: { 'settings.changed': { actions: { type: 'rememberTheirs', params: ({ event }) => ({ saved: event.saved }) } } },
  states: {
    editing: {
      tags: 'editable',
      initial: 'calm',
      on: {
        'box.change': { actions: { type: 'rememberBox', params: ({ event: { box, isChosen } }) => ({ box, isChosen }) } },
        'settings.cancel': { target: '.calm', actions: ['forgetChoices', 'announceCancelled'] },
        'settings.save': [
          { guard: 'hasDestination', target: 'saving' },
          { target: '.correcting', actions: 'announceProblem' },
        ],
      },
      states: { calm: {}, correcting: { tags: 'refused' } },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context: { saved, choices } }) => chosenSettings(saved, choices),
        onDone: [
          {
            guard: { type: 'isKind', params: ({ event }) => ({ answer: event.output, kind: 'saved' }) },
            target: 'editing',
            actions: [{ type: 'rememberSaved', params: answered }, 'announceSaved'],
          },
          {
            guard: { type: 'isKind', params: ({ event }) => ({ answer: event.output, kind: 'overtaken' }) },
            target: 'editing',
            actions: [{ type: 'rememberNewer', params: answered }, 'announceOvertaken'],
          },
          { guard: { type: 'isKind', params: ({ event }) => ({ answer: event.output, kind: 'signedOut' }) }, target: 'editing' },
          { target: 'editing', actions: { type: 'announceRefused', params: answered } },
        ],
        onError: { target: 'editing', actions: 'announceLost' },
      },
    },
  },
});

import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { givenSeverities } from '#schema/vocabulary/issue.ts';
import * as v from 'valibot';
import { port } from '#machines/lib/port.ts';
import { autoExportTexts } from '#schema/vocabulary/auto-export.ts';

/** What is saved, as the server has it. */
export type SavedSettings = {
  readonly version: number;
  readonly enabledDestinations: readonly string[];
  readonly severitiesForExport: readonly string[];
};

/** Boxes that stand otherwise than saved, by their names. */
export type Choices = Readonly<Record<string, boolean>>;

export type SaveAnswer =
  | { readonly kind: 'saved' | 'overtaken'; readonly saved: SavedSettings }
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The person is signed in no more, and nothing was looked at. */
  | { readonly kind: 'signedOut' };

export type AutoExportSettingsPorts = { readonly saveSettings: PromiseActorLogic<SaveAnswer, SavedSettings> };

export type AutoExportSettingsInput = { readonly saved: SavedSettings; readonly choices: Choices };

export type AutoExportSettingsContext = AutoExportSettingsInput & {
  /** Somebody else saved other settings while boxes stood otherwise here. */
  readonly isOvertaken: boolean;
};

type AutoExportSettingsEvent =
  | { readonly type: 'box.change'; readonly box: string; readonly isChosen: boolean }
  | { readonly type: 'settings.save' }
  | { readonly type: 'settings.cancel' }
  | { readonly type: 'settings.changed'; readonly saved: SavedSettings };

type AutoExportSettingsEmitted =
  | { readonly type: 'settings.saved' }
  | { readonly type: 'settings.cancelled' }
  | { readonly type: 'settings.refused'; readonly message: string | null }
  | { readonly type: 'problem.found' };

type AutoExportSettingsTag = 'busy' | 'editable' | 'refused';

export const severityBox = (severity: string): string => `severity ${severity}`;
export const destinationBox = (value: string): string => `destination ${value}`;

const isSaved = ({ enabledDestinations, severitiesForExport }: SavedSettings, box: string): boolean =>
  enabledDestinations.some((value) => destinationBox(value) === box) ||
  severitiesForExport.some((severity) => severityBox(severity) === box);

/** Whether a box is ticked: as it was chosen here, otherwise as it is saved. */
const isTicked = (saved: SavedSettings, choices: Choices, box: string): boolean => choices[box] ?? isSaved(saved, box);

/** Those choices that differ from what is saved. */
const differing = (saved: SavedSettings, choices: Choices): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([box, isChosen]) => isSaved(saved, box) !== isChosen));

/** The settings as all boxes say together. */
const chosenSettings = (saved: SavedSettings, choices: Choices): SavedSettings => {
  const known = saved.enabledDestinations.map(destinationBox);
  const boxes = [...known, ...Object.keys(choices).filter((box) => box.startsWith(destinationBox('')) && !known.includes(box))];
  return {
    version: saved.version,
    enabledDestinations: boxes.filter((box) => isTicked(saved, choices, box)).map((box) => box.slice(destinationBox('').length)),
    severitiesForExport: givenSeverities.filter((severity) => isTicked(saved, choices, severityBox(severity))),
  };
};

const sorted = ({ enabledDestinations, severitiesForExport }: SavedSettings) =>
  JSON.stringify([enabledDestinations.toSorted(), severitiesForExport.toSorted()]);

/** Whether two settings choose the same. */
const isSameChoice = (one: SavedSettings, other: SavedSettings): boolean => sorted(one) === sorted(other);

const keptRule = v.fallback(v.record(v.string(), v.boolean()), {});

/** Reads kept choices, whatever wrote them. */
export const readChoices = (kept: unknown): Choices => v.parse(keptRule, kept);

export type AutoExportSettingsActorRef = ActorRefFrom<typeof autoExportSettingsMachine>;
type AutoExportSettingsSnapshot = SnapshotFrom<typeof autoExportSettingsMachine>;

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

/** Whether a box is ticked. */
export const selectIsTicked =
  (box: string) =>
  ({ context: { saved, choices } }: AutoExportSettingsSnapshot): boolean =>
    isTicked(saved, choices, box);
export const selectChoices = ({ context }: AutoExportSettingsSnapshot): Choices => context.choices;
/** Whether a box stands otherwise than saved. */
export const selectIsChanged = ({ context }: AutoExportSettingsSnapshot): boolean => Object.keys(context.choices).length > 0;
export const selectIsSaving = (snapshot: AutoExportSettingsSnapshot): boolean => snapshot.hasTag('busy');
export const selectIsOvertaken = ({ context }: AutoExportSettingsSnapshot): boolean => context.isOvertaken;
/** Whether any severity is chosen. */
export const selectHasSeverity = ({ context: { saved, choices } }: AutoExportSettingsSnapshot): boolean =>
  chosenSettings(saved, choices).severitiesForExport.length > 0;
/** What is wrong with the destinations, once the person wanted to save. */
export const selectProblem = (snapshot: AutoExportSettingsSnapshot): string | null =>
  snapshot.hasTag('refused') && chosenSettings(snapshot.context.saved, snapshot.context.choices).enabledDestinations.length === 0
    ? autoExportTexts.noDestination
    : null;

import { emptySimpleRequest, simpleRequestProblems } from '#schema/rules/launch/simple-request.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { isTyped } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OpenedForm } from './keep-form.rules.ts';
import { keepFormMachine } from '#machines/flows/shared/keep-form.ts';
import type { KeptForms } from '#machines/flows/shared/keep-form.ts';
import { port, watchPort } from '#machines/lib/port.ts';
import { bringBack, standInstead, without } from './asides.rules.ts';
import { labelIn, namedProblem, problemLines } from '#schema/rules/launch/named-problem.ts';
import type { ProblemLine } from '#schema/rules/launch/named-problem.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { simpleLabels } from '#schema/vocabulary/launch/simple.ts';

export type LoadedForm = OpenedForm & {
  /** False: another tab may be typing into it. */
  readonly isHeld: boolean;
  /** The form from the preview, where it was launched and the response lost. */
  readonly launchedName: string | null;
};
type FormElsewhere = 'tab' | 'device';

export type WishedForm = {
  readonly testId: string | null;
  /** The form that came back from its preview. */
  readonly given: KeptForm | null;
};

export type SimpleRequestPorts = {
  /** Takes the tab lock, from another tab on a takeover, and reads server and device. */
  readonly loadForm: PromiseActorLogic<
    LoadedForm,
    { readonly wished: WishedForm; readonly isTaking: boolean; readonly known: KeptForms | null }
  >;
  readonly watchForm: CallbackActorLogic<EventObject>;
  readonly followForm: CallbackActorLogic<EventObject>;
};

type SimpleRequestInput = { readonly wished: WishedForm; readonly openedAt: string };
type SimpleRequestContext = {
  readonly wished: WishedForm;
  readonly isTaking: boolean;
  readonly now: string;
  readonly kept: KeptForms | null;
  readonly launchedName: string | null;
  /** What the server had when it was opened. */
  readonly opened: Omit<OpenedForm, 'forms'>;
  readonly elsewhere: FormElsewhere;
  /** Blurred fields. */
  readonly left: readonly string[];
};
export type SimpleRequestEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'form.take' }
  | { readonly type: 'form.taken' }
  | { readonly type: 'form.followed'; readonly kept: KeptForms }
  | { readonly type: 'values.change'; readonly fields: Partial<SimpleRequestValues> }
  | { readonly type: 'field.leave'; readonly field: string }
  | { readonly type: 'form.clear'; readonly draftId: string }
  | { readonly type: 'form.restore'; readonly draftId: string }
  | { readonly type: 'aside.forget'; readonly draftId: string }
  | { readonly type: 'launched.forget' }
  | { readonly type: 'preview.open'; readonly at: string };
type SimpleRequestEmitted =
  | { readonly type: 'problems.found'; readonly path: string }
  | { readonly type: 'preview.opened'; readonly form: KeptForm }
  | { readonly type: 'form.cleared'; readonly draftId: string };
type SimpleRequestTag = 'busy' | 'editable' | 'refused' | 'settled';

export type SimpleRequestActorRef = ActorRefFrom<typeof simpleRequestMachine>;
type SimpleRequestSnapshot = SnapshotFrom<typeof simpleRequestMachine>;

const unprovided: SimpleRequestPorts = {
  loadForm: port('loadForm'),
  watchForm: watchPort('watchForm'),
  followForm: watchPort('followForm'),
};

const empty: KeptForms = { form: { values: emptySimpleRequest('UTC'), draftId: '', attempt: 1 }, asides: [] };
const unsaved = { version: 0, savedAt: null, isUnsent: false };
const nothing = { testId: null, given: null };
const loaded = ({ event }: { event: { output: LoadedForm } }) => ({ loaded: event.output });
const named = ({ event }: { event: { draftId: string } }) => ({ draftId: event.draftId });
const inTab = { type: 'rememberElsewhere' as const, params: { elsewhere: 'tab' as const } };
const onDevice = { type: 'rememberElsewhere' as const, params: { elsewhere: 'device' as const } };
const keptOf = ({ kept }: SimpleRequestContext): KeptForms => kept ?? empty;
const formOf = (context: SimpleRequestContext): KeptForm => keptOf(context).form;

/** One tab edits and saves the form; another one reads along until it takes over. */
export const simpleRequestMachine = setup({
  types: {
    context: {} as SimpleRequestContext,
    events: {} as SimpleRequestEvent,
    input: {} as SimpleRequestInput,
    children: {} as { keepForm: 'keepForm' },
    emitted: {} as SimpleRequestEmitted,
    tags: {} as SimpleRequestTag,
  },
  actors: { ...unprovided, keepForm: keepFormMachine },
  actions: {
    rememberKept: assign((_, { kept }: { kept: KeptForms }) => ({ kept })),
    rememberLoaded: assign((_, { loaded: { forms, isHeld: _held, launchedName, ...opened } }: { loaded: LoadedForm }) => ({
      kept: forms,
      opened,
      launchedName,
    })),
    rememberElsewhere: assign((_, { elsewhere }: { elsewhere: FormElsewhere }) => ({ elsewhere })),
    rememberTaking: assign({ isTaking: true }),
    forgetWish: assign({ wished: nothing, isTaking: false }),
    rememberFields: assign(({ context }, params: { fields: Partial<SimpleRequestValues> }) => {
      const kept = keptOf(context);
      return { kept: { ...kept, form: { ...kept.form, values: { ...kept.form.values, ...params.fields } } } };
    }),
    rememberLeft: assign(({ context }, params: { field: string }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberMoment: assign((_, params: { at: string }) => ({ now: params.at })),
    rememberCleared: assign(({ context }, params: { draftId: string }) => {
      const values = emptySimpleRequest(formOf(context).values.schedule.timezone);
      return { left: [], kept: standInstead(keptOf(context), { values, draftId: params.draftId, attempt: 1 }) };
    }),
    rememberRestored: assign(({ context }, params: { draftId: string }) => ({
      left: [],
      kept: bringBack(keptOf(context), params.draftId),
    })),
    forgetAside: assign(({ context }, params: { draftId: string }) => {
      const kept = keptOf(context);
      return { kept: { ...kept, asides: without(kept.asides, params.draftId) } };
    }),
    forgetLaunched: assign({ launchedName: null }),
    announceChange: sendTo('keepForm', ({ context }) => ({ type: 'form.change', forms: keptOf(context) })),
    announceHidden: sendTo('keepForm', { type: 'page.hidden' }),
    announceCleared: emit(({ context }) => ({ type: 'form.cleared' as const, draftId: formOf(context).draftId })),
    announceProblems: emit(({ context }) => ({
      type: 'problems.found' as const,
      path: simpleRequestProblems(formOf(context).values, context.now)[0]?.path ?? 'name',
    })),
    announcePreview: emit(({ context }) => ({ type: 'preview.opened' as const, form: formOf(context) })),
  },
  guards: {
    isHeld: (_, params: { loaded: LoadedForm }) => params.loaded.isHeld,
    isComplete: ({ context }, params: { at: string }) => simpleRequestProblems(formOf(context).values, params.at).length === 0,
    isWorthAnUndo: ({ context }) => isTyped(formOf(context)),
    isAside: ({ context }, params: { draftId: string }) => keptOf(context).asides.some(({ draftId }) => draftId === params.draftId),
  },
}).createMachine({
  id: 'simpleRequest',
  context: ({ input }) => ({
    wished: input.wished,
    isTaking: false,
    now: input.openedAt,
    kept: null,
    opened: unsaved,
    launchedName: null,
    elsewhere: 'tab',
    left: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context: { wished, isTaking, kept } }) => ({ wished, isTaking, known: kept }),
        onDone: [
          {
            guard: { type: 'isHeld', params: loaded },
            target: 'filling',
            actions: [{ type: 'rememberLoaded', params: loaded }, 'forgetWish'],
          },
          { target: 'reading', actions: [{ type: 'rememberLoaded', params: loaded }, inTab] },
        ],
        onError: 'unloaded',
      },
    },
    unloaded: { tags: 'refused', on: { 'load.retry': 'loading' } },
    reading: {
      description: 'Another tab or device types into the form.',
      invoke: { id: 'followForm', src: 'followForm', onError: {} },
      on: {
        'form.followed': { actions: { type: 'rememberKept', params: ({ event }) => ({ kept: event.kept }) } },
        'form.take': { target: 'loading', actions: 'rememberTaking' },
      },
    },
    filling: {
      tags: 'editable',
      initial: 'calm',
      invoke: [
        { id: 'watchForm', src: 'watchForm', onError: {} },
        {
          id: 'keepForm',
          src: 'keepForm',
          input: ({ context }) => {
            const { isUnsent, ...saved } = context.opened;
            return { saved: { ...saved, forms: keptOf(context) }, isUnsent };
          },
          onDone: { target: 'reading', actions: onDevice },
          onError: { target: 'reading', actions: inTab },
        },
      ],
      on: {
        'form.taken': { target: 'reading', actions: inTab },
        'values.change': {
          actions: [{ type: 'rememberFields', params: ({ event }) => ({ fields: event.fields }) }, 'announceChange'],
        },
        'field.leave': { actions: { type: 'rememberLeft', params: ({ event }) => ({ field: event.field }) } },
        'form.clear': [
          {
            guard: 'isWorthAnUndo',
            target: '.calm',
            actions: ['announceCleared', { type: 'rememberCleared', params: named }, 'announceChange'],
          },
          { target: '.calm', actions: [{ type: 'rememberCleared', params: named }, 'announceChange'] },
        ],
        'form.restore': {
          guard: { type: 'isAside', params: named },
          target: '.calm',
          actions: [{ type: 'rememberRestored', params: named }, 'announceChange'],
        },
        'aside.forget': {
          guard: { type: 'isAside', params: named },
          actions: [{ type: 'forgetAside', params: named }, 'announceChange'],
        },
        'launched.forget': { actions: 'forgetLaunched' },
        'preview.open': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ at: event.at }) },
            target: '.leaving',
          },
          {
            target: '.correcting',
            actions: [{ type: 'rememberMoment', params: ({ event }) => ({ at: event.at }) }, 'announceProblems'],
          },
        ],
      },
      states: {
        calm: {},
        correcting: { tags: 'refused' },
        leaving: {
          description: 'What was typed a moment before is sent first.',
          entry: 'announceHidden',
          always: { target: '#previewed', actions: 'announcePreview' },
        },
      },
    },
    previewed: { id: 'previewed', type: 'final', tags: 'settled' },
  },
});

type SimpleRequestStage = 'loading' | 'unloaded' | 'reading' | 'filling' | 'previewed';

export const selectStage = (snapshot: SimpleRequestSnapshot): SimpleRequestStage =>
  typeof snapshot.value === 'string' ? snapshot.value : 'filling';
export const selectKept = ({ context }: SimpleRequestSnapshot): KeptForms | null => context.kept;
export const selectElsewhere = ({ context }: SimpleRequestSnapshot): FormElsewhere => context.elsewhere;
export const selectKeeping = ({ children }: SimpleRequestSnapshot) => children.keepForm;

const emptyValues = emptySimpleRequest('UTC');
export const selectValues = ({ context }: SimpleRequestSnapshot): SimpleRequestValues => context.kept?.form.values ?? emptyValues;
export const selectIsEditable = (snapshot: SimpleRequestSnapshot): boolean => snapshot.hasTag('editable');
const noForms: readonly KeptForm[] = [];
export const selectAsides = ({ context }: SimpleRequestSnapshot): readonly KeptForm[] => context.kept?.asides ?? noForms;
/** Of the test from the preview, where it had been launched already. */
export const selectLaunchedName = ({ context }: SimpleRequestSnapshot): string | null => context.launchedName;
export const selectNow = ({ context }: SimpleRequestSnapshot): string => context.now;

export const selectIsCorrecting = (snapshot: SimpleRequestSnapshot): boolean => snapshot.matches({ filling: 'correcting' });

const none: readonly Problem[] = [];
const known = new WeakMap<SimpleRequestValues, { readonly now: string; readonly problems: readonly Problem[] }>();

function problemsOf(snapshot: SimpleRequestSnapshot): readonly Problem[] {
  const values = selectValues(snapshot);
  const found = known.get(values);
  if (found?.now === snapshot.context.now) return found.problems;
  const problems = simpleRequestProblems(values, snapshot.context.now);
  known.set(values, { now: snapshot.context.now, problems });
  return problems;
}

export const selectProblems = (snapshot: SimpleRequestSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? problemsOf(snapshot) : none;

export const selectProblemLines = (snapshot: SimpleRequestSnapshot): readonly ProblemLine[] =>
  problemLines(selectProblems(snapshot), (found) => namedProblem(found, labelIn(simpleLabels, found.path)));

/** Once it was blurred, or continuing was tried. */
export const selectProblemAt =
  (field: string) =>
  (snapshot: SimpleRequestSnapshot): string | null => {
    if (!snapshot.hasTag('refused') && !snapshot.context.left.includes(field)) return null;
    return problemsOf(snapshot).find(({ path }) => path === field)?.message ?? null;
  };

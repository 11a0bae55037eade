import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { isTyped } from '#schema/rules/launch/kept-form.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { emptySimpleRequest, simpleRequestProblems } from '#schema/rules/launch/simple-request.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { bringBack, standInstead, without } from '../keep-form/asides.rules.ts';
import { keepFormMachine } from '../keep-form/keep-form.machine.ts';
import type { KeptForms } from '../keep-form/keep-form.types.ts';
import type {
  FormElsewhere,
  LoadedForm,
  SimpleRequestContext,
  SimpleRequestEmitted,
  SimpleRequestEvent,
  SimpleRequestInput,
  SimpleRequestPorts,
  SimpleRequestTag,
} from './simple-request.types.ts';

export type SimpleRequestActorRef = ActorRefFrom<typeof simpleRequestMachine>;
export type SimpleRequestSnapshot = SnapshotFrom<typeof simpleRequestMachine>;

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

/**
 * Fills in the simple form of an advanced test, from nothing or from an earlier test, until it can be previewed. One tab types into
 * it, and keeps it; another one reads what is typed there until it takes the form over.
 */
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

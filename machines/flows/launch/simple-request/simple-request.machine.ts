import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { emptySimpleRequest, simpleRequestProblems } from '#schema/rules/launch/simple-request.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  KeptForm,
  KeptForms,
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

const empty = { values: emptySimpleRequest('UTC'), draftId: '', attempt: 1 };
const nothing = { testId: null, given: null };
const loaded = ({ event }: { event: { output: LoadedForm } }) => ({ loaded: event.output });
const found = ({ event }: { event: { output: LoadedForm } }) => ({ kept: event.output });
const formOf = ({ form }: SimpleRequestContext): KeptForm => form ?? empty;

/**
 * Fills in the simple form of an advanced test, from nothing or from an earlier test, until it can be previewed. One tab types into
 * it; another one reads what is typed there until it takes the form over.
 */
export const simpleRequestMachine = setup({
  types: {
    context: {} as SimpleRequestContext,
    events: {} as SimpleRequestEvent,
    input: {} as SimpleRequestInput,
    emitted: {} as SimpleRequestEmitted,
    tags: {} as SimpleRequestTag,
  },
  actors: unprovided,
  actions: {
    rememberKept: assign((_, { kept }: { kept: KeptForms }) => ({ form: kept.form, aside: kept.aside })),
    rememberTaking: assign({ isTaking: true }),
    forgetWish: assign({ wished: nothing, isTaking: false }),
    rememberFields: assign(({ context }, params: { fields: Partial<SimpleRequestValues> }) => {
      const form = formOf(context);
      return { form: { ...form, values: { ...form.values, ...params.fields } } };
    }),
    rememberLeft: assign(({ context }, params: { field: string }) => ({
      left: context.left.includes(params.field) ? context.left : [...context.left, params.field],
    })),
    rememberMoment: assign((_, params: { at: string }) => ({ now: params.at })),
    rememberCleared: assign(({ context }, params: { draftId: string }) => {
      const form = formOf(context);
      return {
        aside: form,
        left: [],
        form: { values: emptySimpleRequest(form.values.schedule.timezone), draftId: params.draftId, attempt: 1 },
      };
    }),
    rememberRestored: assign(({ context }) => ({ form: context.aside, aside: null })),
    forgetAside: assign({ aside: null }),
    announceCleared: emit({ type: 'form.cleared' }),
    announceProblems: emit(({ context }) => ({
      type: 'problems.found' as const,
      path: simpleRequestProblems(formOf(context).values, context.now)[0]?.path ?? 'name',
    })),
    announcePreview: emit(({ context }) => ({ type: 'preview.opened' as const, form: formOf(context) })),
  },
  guards: {
    isHeld: (_, params: { loaded: LoadedForm }) => params.loaded.isHeld,
    isComplete: ({ context }, params: { at: string }) => simpleRequestProblems(formOf(context).values, params.at).length === 0,
    hasAside: ({ context }) => context.aside !== null,
  },
}).createMachine({
  id: 'simpleRequest',
  context: ({ input }) => ({ wished: input.wished, isTaking: false, now: input.openedAt, form: null, left: [], aside: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context: { wished, isTaking, form } }) => ({ wished, isTaking, known: form }),
        onDone: [
          {
            guard: { type: 'isHeld', params: loaded },
            target: 'filling',
            actions: [{ type: 'rememberKept', params: found }, 'forgetWish'],
          },
          { target: 'reading', actions: { type: 'rememberKept', params: found } },
        ],
        onError: 'unloaded',
      },
    },
    unloaded: { tags: 'refused', on: { 'load.retry': 'loading' } },
    reading: {
      description: 'Another tab types into the form.',
      invoke: { id: 'followForm', src: 'followForm', onError: {} },
      on: {
        'form.followed': { actions: { type: 'rememberKept', params: ({ event }) => ({ kept: event.kept }) } },
        'form.take': { target: 'loading', actions: 'rememberTaking' },
      },
    },
    filling: {
      tags: 'editable',
      initial: 'calm',
      invoke: { id: 'watchForm', src: 'watchForm', onError: {} },
      on: {
        'form.taken': 'reading',
        'values.change': { actions: { type: 'rememberFields', params: ({ event }) => ({ fields: event.fields }) } },
        'field.leave': { actions: { type: 'rememberLeft', params: ({ event }) => ({ field: event.field }) } },
        'form.clear': {
          target: '.calm',
          actions: [{ type: 'rememberCleared', params: ({ event }) => ({ draftId: event.draftId }) }, 'announceCleared'],
        },
        'form.restore': { guard: 'hasAside', target: '.calm', actions: 'rememberRestored' },
        'aside.forget': { actions: 'forgetAside' },
        'preview.open': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ at: event.at }) },
            target: 'previewed',
            actions: 'announcePreview',
          },
          {
            target: '.correcting',
            actions: [{ type: 'rememberMoment', params: ({ event }) => ({ at: event.at }) }, 'announceProblems'],
          },
        ],
      },
      states: { calm: {}, correcting: { tags: 'refused' } },
    },
    previewed: { type: 'final', tags: 'settled' },
  },
});

import { port } from '#machines/lib/port.ts';
import { watchPort } from '#machines/lib/watch-port.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { savingDelays, savingGuards, savingStates, whenAnswered, whenLost, whenSent } from '../../../../lib/saving.ts';
import type {
  FormAnswer,
  KeepFormContext,
  KeepFormEvent,
  KeepFormInput,
  KeepFormPorts,
  KeepFormTag,
  KeptForms,
} from './keep-form.types.ts';

export type KeepFormActorRef = ActorRefFrom<typeof keepFormMachine>;
export type KeepFormSnapshot = SnapshotFrom<typeof keepFormMachine>;

const answered = ({ event }: { event: { output: FormAnswer } }) => ({ answer: event.output });

/** The chart that keeps forms of a kind, whatever is in them. */
export const keepFormOf = <Forms>() => {
  const unprovided: KeepFormPorts<Forms> = { saveForm: port('saveForm'), watchPage: watchPort('watchPage') };
  const changed = { type: 'rememberForms' as const, params: ({ event }: { event: { forms: Forms } }) => ({ forms: event.forms }) };
  return setup({
    types: {
      context: {} as KeepFormContext<Forms>,
      events: {} as KeepFormEvent<Forms>,
      input: {} as KeepFormInput<Forms>,
      tags: {} as KeepFormTag,
    },
    actors: unprovided,
    actions: {
      rememberForms: assign(({ context }, params: { forms: Forms }) => ({ saved: { ...context.saved, forms: params.forms } })),
      rememberSent: assign(({ context }) => whenSent(context.saved.forms)),
      rememberRestored: assign({ isRestored: true }),
      rememberAnswer: assign(({ context }, params: { answer: FormAnswer }) => whenAnswered(context, params.answer)),
    },
    guards: savingGuards(({ saved }: KeepFormContext<Forms>) => saved.forms),
    delays: savingDelays,
  }).createMachine({
    id: 'keepForm',
    context: ({ input }) => ({
      saved: input.saved,
      sent: null,
      confirmed: input.isUnsent ? null : input.saved.forms,
      isRestored: false,
      failure: null,
    }),
    invoke: { id: 'watchPage', src: 'watchPage', onError: {} },
    initial: 'opening',
    on: { 'form.change': { actions: changed } },
    states: {
      opening: savingStates.opening,
      saved: { tags: 'settled', on: { 'form.change': { target: 'pending', actions: changed } } },
      pending: savingStates.pending,
      saving: {
        ...savingStates.saving,
        invoke: {
          id: 'saveForm',
          src: 'saveForm',
          input: ({ context }) => ({ saved: context.saved }),
          onDone: [
            { guard: { type: 'isLatest', params: answered }, target: 'saved', actions: { type: 'rememberAnswer', params: answered } },
            { guard: { type: 'isSaved', params: answered }, target: 'pending', actions: { type: 'rememberAnswer', params: answered } },
            { guard: { type: 'isStale', params: answered }, target: 'outdated' },
            { target: 'refused', actions: { type: 'rememberAnswer', params: answered } },
          ],
          onError: whenLost,
        },
      },
      unsaved: savingStates.unsaved,
      refused: { tags: 'refused', on: { 'form.change': { target: 'pending', actions: changed }, 'save.retry': 'saving' } },
      outdated: { type: 'final', tags: 'refused' },
    },
  });
};

/** Keeps the simple form on the server within a second of the last key, and ends where another device saved a newer one. */
export const keepFormMachine = keepFormOf<KeptForms>();

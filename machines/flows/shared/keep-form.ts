import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { savingDelays, savingGuards, savingStates, whenAnswered, whenLost, whenSent } from '#machines/lib/saving.ts';
import type { SavingAnswer, SavingContext, SavingEvent, SavingState, SavingTag, Versioned } from '#machines/lib/saving.ts';
import { assign, setup } from 'xstate';
import type { CallbackActorLogic, EventObject, PromiseActorLogic, ActorRefFrom } from 'xstate';
import { port, watchPort } from '#machines/lib/port.ts';

/** The present form and those set aside, the latest first. */
export type KeptForms = { readonly form: KeptForm; readonly asides: readonly KeptForm[] };
/** `version` is the server's; 0 was never saved. */
export type SavedForm<Forms = KeptForms> = { readonly forms: Forms } & Versioned;

export type FormAnswer = SavingAnswer<{ readonly kind: 'stale' }>;

export type KeepFormPorts<Forms = KeptForms> = {
  readonly saveForm: PromiseActorLogic<FormAnswer, { readonly saved: SavedForm<Forms> }>;
  readonly watchPage: CallbackActorLogic<EventObject>;
};

export type KeepFormInput<Forms = KeptForms> = { readonly saved: SavedForm<Forms>; readonly isUnsent: boolean };
type KeepFormContext<Forms = KeptForms> = SavingContext<Forms, SavedForm<Forms>>;
type KeepFormEvent<Forms = KeptForms> = { readonly type: 'form.change'; readonly forms: Forms } | SavingEvent;
type KeepFormTag = SavingTag;

export type KeepFormActorRef = ActorRefFrom<typeof keepFormMachine>;

const answered = ({ event }: { event: { output: FormAnswer } }) => ({ answer: event.output });

/** Saves forms of any content. */
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
            { guard: 'hasMore', target: 'pending' },
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

/** Within a second of the last key; ends where another device saved a newer one. */
export const keepFormMachine = keepFormOf<KeptForms>();

export type FormSaving = {
  readonly value: SavingState;
  readonly context: { readonly saved: Versioned; readonly confirmed: unknown; readonly failure: string | null };
};

export const selectSaving = (snapshot: FormSaving): SavingState => snapshot.value;
export const selectSavedAt = ({ context }: FormSaving): string | null => context.saved.savedAt;
export const selectVersion = ({ context }: FormSaving): number => context.saved.version;
export const selectFailure = ({ context }: FormSaving): string | null => context.failure;
export const selectIsUnsent =
  (forms: object) =>
  ({ context }: FormSaving): boolean =>
    context.confirmed !== forms;

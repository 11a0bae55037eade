import { answeredFaults } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { nameFault, shownOrganizationName } from '#schema/rules/session/names.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';
import type { Fault } from '#machines/lib/server-faults.ts';

export type NameOrganizationPorts = {
  saveName: PromiseActorLogic<Answer, { chosenName: string }>;
};

type NameOrganizationInput = {
  readonly chosenName: string | null;
  readonly maySkip: boolean;
  /** Whether it can be given another one at once; the question ends with its answer. */
  readonly stays?: boolean;
};

type NameOrganizationContext = {
  readonly name: string;
  readonly maySkip: boolean;
  readonly stays: boolean;
  readonly refusal: string | null;
  readonly general: string | null;
};

type NameOrganizationEvent =
  | { readonly type: 'name.change'; readonly name: string }
  | { readonly type: 'name.save' }
  | { readonly type: 'prompt.skip' };

type NameOrganizationEmitted = { readonly type: 'name.saved' } | { readonly type: 'name.faulty' } | { readonly type: 'name.refused' };

type NameOrganizationTag = 'busy' | 'editable' | 'settled';

export type NameOrganizationActorRef = ActorRefFrom<typeof nameOrganizationMachine>;
type NameOrganizationSnapshot = SnapshotFrom<typeof nameOrganizationMachine>;

const unprovided: NameOrganizationPorts = { saveName: port('saveName') };

const isName = (path: string): boolean => path === 'chosenName';

const refusedBy = (faults: readonly Fault[]) => ({ refusal: faultAt(faults, 'chosenName'), general: faultAbove(faults, isName) });

const faultOf = (name: string): string | null => nameFault('organization', name, 'chosenName')?.message ?? null;

const answered = ({ event }: { event: { output: Answer } }) => ({ answer: event.output });

/** Names an organization as it wants to be known: asked once, before its results or a launch are shown, and changed as often as its people like. */
export const nameOrganizationMachine = setup({
  types: {
    context: {} as NameOrganizationContext,
    events: {} as NameOrganizationEvent,
    input: {} as NameOrganizationInput,
    emitted: {} as NameOrganizationEmitted,
    tags: {} as NameOrganizationTag,
  },
  actors: unprovided,
  actions: {
    rememberName: assign((_, params: { name: string }) => ({ name: params.name, refusal: null, general: null })),
    rememberFault: assign(({ context }) => ({ refusal: faultOf(context.name) })),
    rememberRefusal: assign((_, params: { answer: Answer }) => refusedBy(answeredFaults(params.answer))),
    rememberSaved: assign(({ context }) => ({ name: context.name.trim() })),
    forgetRefusal: assign({ refusal: null, general: null }),
    announceSaved: emit({ type: 'name.saved' }),
    announceFaulty: emit({ type: 'name.faulty' }),
    announceRefused: emit({ type: 'name.refused' }),
  },
  guards: {
    isValid: ({ context }) => faultOf(context.name) === null,
    maySkip: ({ context }) => context.maySkip,
    isOver: ({ context }, params: { answer: Answer }) => params.answer.successful && !context.stays,
    isSaved: (_, params: { answer: Answer }) => params.answer.successful,
  },
}).createMachine({
  id: 'nameOrganization',
  context: ({ input: { chosenName, maySkip, stays = false } }) => ({
    name: shownOrganizationName(chosenName),
    maySkip,
    stays,
    refusal: null,
    general: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'name.change': { actions: { type: 'rememberName', params: ({ event }) => ({ name: event.name }) } },
        'name.save': [{ guard: 'isValid', target: 'saving' }, { actions: ['rememberFault', 'announceFaulty'] }],
        'prompt.skip': { guard: 'maySkip', target: 'skipped' },
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ context }) => ({ chosenName: context.name.trim() }),
        onDone: [
          { guard: { type: 'isOver', params: answered }, target: 'named', actions: 'announceSaved' },
          { guard: { type: 'isSaved', params: answered }, target: 'editing', actions: ['rememberSaved', 'announceSaved'] },
          { target: 'editing', actions: [{ type: 'rememberRefusal', params: answered }, 'announceRefused'] },
        ],
        onError: { target: 'editing', actions: 'announceRefused' },
      },
    },
    named: { type: 'final', tags: 'settled' },
    skipped: { type: 'final', tags: 'settled' },
  },
});

export const selectName = (snapshot: NameOrganizationSnapshot): string => snapshot.context.name;

export const selectRefusal = (snapshot: NameOrganizationSnapshot): string | null => snapshot.context.refusal;

export const selectIsSaving = (snapshot: NameOrganizationSnapshot): boolean => snapshot.hasTag('busy');

export const selectIsSettled = (snapshot: NameOrganizationSnapshot): boolean => snapshot.hasTag('settled');

export const selectCanSkip = (snapshot: NameOrganizationSnapshot): boolean => snapshot.can({ type: 'prompt.skip' });

/** What was refused and is not about the name. */
export const selectGeneral = (snapshot: NameOrganizationSnapshot): string | null => snapshot.context.general;

import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { answeredFaults } from '#machines/lib/answer.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { nameFault, shownOrganizationName } from '#schema/rules/session/names.ts';
import { faultAbove, faultAt } from '#machines/lib/server-faults.ts';
import type { Fault } from '#machines/lib/server-faults.ts';

export type RenameOrganizationPorts = {
  renameOrganization: PromiseActorLogic<Answer, { chosenName: string }>;
};

type RenameOrganizationInput = { readonly chosenName: string | null };

type RenameOrganizationContext = { readonly name: string; readonly refusal: string | null; readonly general: string | null };

type RenameOrganizationEvent = { readonly type: 'name.change'; readonly name: string } | { readonly type: 'name.save' };

type RenameOrganizationEmitted = { readonly type: 'name.saved' } | { readonly type: 'name.refused' };

type RenameOrganizationTag = 'busy' | 'editable';

export type RenameOrganizationActorRef = ActorRefFrom<typeof renameOrganizationMachine>;
type RenameOrganizationSnapshot = SnapshotFrom<typeof renameOrganizationMachine>;

const unprovided: RenameOrganizationPorts = { renameOrganization: port('renameOrganization') };

const isName = (path: string): boolean => path === 'chosenName';

const refusedBy = (faults: readonly Fault[]) => ({ refusal: faultAt(faults, 'chosenName'), general: faultAbove(faults, isName) });

const faultOf = (name: string): string | null => nameFault('organization', name, 'chosenName')?.message ?? null;

/** Changes the name that the organization chose for itself, as often as its people like. */
export const renameOrganizationMachine = setup({
  types: {
    context: {} as RenameOrganizationContext,
    events: {} as RenameOrganizationEvent,
    input: {} as RenameOrganizationInput,
    emitted: {} as RenameOrganizationEmitted,
    tags: {} as RenameOrganizationTag,
  },
  actors: unprovided,
  actions: {
    rememberName: assign((_, params: { name: string }) => ({ name: params.name, refusal: null, general: null })),
    rememberFault: assign(({ context }) => ({ refusal: faultOf(context.name) })),
    rememberRefusal: assign((_, params: { answer: Answer }) => refusedBy(answeredFaults(params.answer))),
    rememberSaved: assign(({ context }) => ({ name: context.name.trim() })),
    forgetRefusal: assign({ refusal: null, general: null }),
    announceSaved: emit({ type: 'name.saved' }),
    announceRefused: emit({ type: 'name.refused' }),
  },
  guards: {
    isValid: ({ context }) => faultOf(context.name) === null,
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
  },
}).createMachine({
  id: 'renameOrganization',
  context: ({ input }) => ({ name: shownOrganizationName(input.chosenName), refusal: null, general: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'name.change': { actions: { type: 'rememberName', params: ({ event }) => ({ name: event.name }) } },
        'name.save': [{ guard: 'isValid', target: 'saving' }, { actions: 'rememberFault' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'renameOrganization',
        src: 'renameOrganization',
        input: ({ context }) => ({ chosenName: context.name.trim() }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing',
            actions: ['rememberSaved', 'announceSaved'],
          },
          {
            target: 'editing',
            actions: [{ type: 'rememberRefusal', params: ({ event }) => ({ answer: event.output }) }, 'announceRefused'],
          },
        ],
        onError: { target: 'editing', actions: 'announceRefused' },
      },
    },
  },
});

export const selectName = (snapshot: RenameOrganizationSnapshot): string => snapshot.context.name;

export const selectRefusal = (snapshot: RenameOrganizationSnapshot): string | null => snapshot.context.refusal;

export const selectIsSaving = (snapshot: RenameOrganizationSnapshot): boolean => snapshot.hasTag('busy');

/** What was refused and is not about the name. */
export const selectGeneral = (snapshot: RenameOrganizationSnapshot): string | null => snapshot.context.general;

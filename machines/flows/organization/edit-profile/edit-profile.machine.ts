import { port } from '#machines/lib/port.ts';
import { nameFault } from '#schema/rules/session/names.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  EditProfileContext,
  EditProfileEmitted,
  EditProfileEvent,
  EditProfileInput,
  EditProfilePorts,
  EditProfileTag,
  Profile,
  ProfileAnswer,
  ProfileFault,
  ProfilePart,
} from './edit-profile.types.ts';

export type EditProfileActorRef = ActorRefFrom<typeof editProfileMachine>;
export type EditProfileSnapshot = SnapshotFrom<typeof editProfileMachine>;

const unprovided: EditProfilePorts = { saveProfile: port('saveProfile') };

const faultsOf = ({ firstName, lastName }: Profile): readonly ProfileFault[] =>
  [nameFault('first', firstName, 'firstName'), nameFault('last', lastName, 'lastName')].filter((fault) => fault !== null);

/** Changes the caller's own first and last name, as often as they like. */
export const editProfileMachine = setup({
  types: {
    context: {} as EditProfileContext,
    events: {} as EditProfileEvent,
    input: {} as EditProfileInput,
    emitted: {} as EditProfileEmitted,
    tags: {} as EditProfileTag,
  },
  actors: unprovided,
  actions: {
    rememberName: assign(({ context }, { part, name }: { part: ProfilePart; name: string }) => ({
      [part]: name,
      faults: context.faults.filter(({ path }) => path !== part),
    })),
    rememberFaults: assign(({ context }) => ({ faults: faultsOf(context) })),
    rememberRefusal: assign((_, params: { answer: ProfileAnswer }) => ({ faults: params.answer.faults })),
    rememberSaved: assign(({ context }) => ({ firstName: context.firstName.trim(), lastName: context.lastName.trim() })),
    forgetFaults: assign({ faults: [] }),
    announceSaved: emit({ type: 'profile.saved' }),
    announceRefused: emit({ type: 'profile.refused' }),
  },
  guards: {
    isValid: ({ context }) => faultsOf(context).length === 0,
    isSuccessful: (_, params: { answer: ProfileAnswer }) => params.answer.successful,
  },
}).createMachine({
  id: 'editProfile',
  context: ({ input }) => ({ ...input, faults: [] }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'name.change': { actions: { type: 'rememberName', params: ({ event: { part, name } }) => ({ part, name }) } },
        'profile.save': [{ guard: 'isValid', target: 'saving' }, { actions: 'rememberFaults' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'forgetFaults',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context: { userId, firstName, lastName } }) => ({ userId, firstName: firstName.trim(), lastName: lastName.trim() }),
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

import type { Answer } from '#machines/lib/answer.ts';
import { port } from '#machines/lib/port.ts';
import { assign, emit, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { notPicked, switchFailed, switchRefused } from './switch-organization.rules.ts';
import type {
  SwitchOrganizationContext,
  SwitchOrganizationEmitted,
  SwitchOrganizationEvent,
  SwitchOrganizationInput,
  SwitchOrganizationPorts,
  SwitchOrganizationTag,
} from './switch-organization.types.ts';
import { periods } from '#schema/vocabulary/limits.ts';

export type SwitchOrganizationActorRef = ActorRefFrom<typeof switchOrganizationMachine>;
export type SwitchOrganizationSnapshot = SnapshotFrom<typeof switchOrganizationMachine>;

const unprovided: SwitchOrganizationPorts = { changeOrganization: port('changeOrganization') };

/** Lets a test manager search an organization, pick it from the list and move there. */
export const switchOrganizationMachine = setup({
  types: {
    context: {} as SwitchOrganizationContext,
    events: {} as SwitchOrganizationEvent,
    input: {} as SwitchOrganizationInput,
    emitted: {} as SwitchOrganizationEmitted,
    tags: {} as SwitchOrganizationTag,
  },
  actors: unprovided,
  actions: {
    rememberQuery: assign((_, params: { query: string }) => ({ query: params.query, picked: null, refusal: null })),
    rememberSearch: assign(({ context }) => ({ search: context.query })),
    rememberPick: assign((_, params: { publicId: string | null }) => ({ picked: params.publicId, refusal: null })),
    rememberNotPicked: assign({ refusal: notPicked }),
    announceSwitched: emit({ type: 'organization.switched' }),
    announceRefused: emit((_, params: { answer: Answer }) => ({
      type: 'switch.refused' as const,
      message: switchRefused(params.answer),
    })),
    announceFailed: emit({ type: 'switch.refused', message: switchFailed }),
  },
  guards: {
    isAnother: ({ context }) => context.picked !== null && context.picked !== context.currentPublicId,
    isSuccessful: (_, params: { answer: Answer }) => params.answer.successful,
  },
  delays: { typingPause: periods.organizationSearchMs },
}).createMachine({
  id: 'switchOrganization',
  context: ({ input }) => ({ ...input, query: '', search: '', picked: null, refusal: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      initial: 'listed',
      on: {
        'query.change': { target: '.typing', actions: { type: 'rememberQuery', params: ({ event }) => ({ query: event.query }) } },
        'organization.pick': { actions: { type: 'rememberPick', params: ({ event }) => ({ publicId: event.publicId }) } },
        'switch.confirm': [{ guard: 'isAnother', target: 'switching' }, { actions: 'rememberNotPicked' }],
      },
      states: {
        listed: {},
        typing: {
          on: {
            'query.change': {
              target: 'typing',
              reenter: true,
              actions: { type: 'rememberQuery', params: ({ event }) => ({ query: event.query }) },
            },
          },
          after: { typingPause: { target: 'listed', actions: 'rememberSearch' } },
        },
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'changeOrganization',
        src: 'changeOrganization',
        input: ({ context }) => ({ organizationPublicId: context.picked ?? '', key: context.key }),
        onDone: [
          {
            guard: { type: 'isSuccessful', params: ({ event }) => ({ answer: event.output }) },
            target: 'switched',
            actions: 'announceSwitched',
          },
          { target: 'editing', actions: { type: 'announceRefused', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'editing', actions: 'announceFailed' },
      },
    },
    switched: { type: 'final', tags: 'settled' },
  },
});

import type { Answer } from '#machines/lib/answer.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import { port } from '#machines/lib/port.ts';
import { periods } from '#schema/vocabulary/limits.ts';

/** The server's answer to a change: made, or why not. */
export type SwitchOrganizationPorts = {
  changeOrganization: PromiseActorLogic<Answer, { organizationPublicId: string; key: string }>;
};

type SwitchOrganizationInput = {
  readonly currentPublicId: string;
  /** Idempotency key of this opening of the switcher. */
  readonly key: string;
};

type SwitchOrganizationContext = SwitchOrganizationInput & {
  readonly query: string;
  /** The query after a pause in typing: what is asked for. */
  readonly search: string;
  readonly picked: string | null;
  readonly refusal: string | null;
};

type SwitchOrganizationEvent =
  | { readonly type: 'query.change'; readonly query: string }
  | { readonly type: 'organization.pick'; readonly publicId: string | null }
  | { readonly type: 'switch.confirm' };

export type SwitchOrganizationEmitted =
  | { readonly type: 'organization.switched' }
  | { readonly type: 'switch.refused'; readonly message: string };

type SwitchOrganizationTag = 'busy' | 'editable' | 'settled';

const notPicked = 'Ensure you select organization from the list';
const switchFailed = 'There was an issue changing organization';

/** The server's messages joined, or one sentence when it gave none. */
const switchRefused = ({ messages }: Answer): string => (messages.length > 0 ? messages.join(', ') : 'Failed to change organization');

export type SwitchOrganizationActorRef = ActorRefFrom<typeof switchOrganizationMachine>;
type SwitchOrganizationSnapshot = SnapshotFrom<typeof switchOrganizationMachine>;

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

export const selectSearch = (snapshot: SwitchOrganizationSnapshot): string => snapshot.context.search;

export const selectPicked = (snapshot: SwitchOrganizationSnapshot): string | null => snapshot.context.picked;

export const selectRefusal = (snapshot: SwitchOrganizationSnapshot): string | null => snapshot.context.refusal;

export const selectIsTyping = (snapshot: SwitchOrganizationSnapshot): boolean => snapshot.matches({ editing: 'typing' });

export const selectIsSwitching = (snapshot: SwitchOrganizationSnapshot): boolean => snapshot.hasTag('busy') || snapshot.hasTag('settled');

import { port } from '#machines/lib/port.ts';
import type { LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isSameTests, unknownUrls } from './estimate-launch.rules.ts';
import type {
  EstimateLaunchContext,
  EstimateLaunchEvent,
  EstimateLaunchPorts,
  EstimateLaunchTag,
  LinkStates,
  RequestToEstimate,
} from './estimate-launch.types.ts';

export type EstimateLaunchActorRef = ActorRefFrom<typeof estimateLaunchMachine>;
export type EstimateLaunchSnapshot = SnapshotFrom<typeof estimateLaunchMachine>;

const unprovided: EstimateLaunchPorts = { askEstimate: port('askEstimate'), checkLinks: port('checkLinks') };
const asked = ({ event }: { event: RequestToEstimate }) => ({ tests: event.tests, urls: event.urls });

/** Follows a request while it is built: asks what it takes whenever a choice moved, and whether its applications answer. The last answer stays in sight meanwhile. */
export const estimateLaunchMachine = setup({
  types: { context: {} as EstimateLaunchContext, events: {} as EstimateLaunchEvent, tags: {} as EstimateLaunchTag },
  actors: unprovided,
  actions: {
    rememberTests: assign((_, { tests }: RequestToEstimate) => ({ tests })),
    rememberUrls: assign((_, { urls }: RequestToEstimate) => ({ urls })),
    rememberEstimate: assign((_, params: { estimate: LaunchEstimate }) => params),
    rememberLinks: assign(({ context }, params: { links: LinkStates }) => ({ links: { ...context.links, ...params.links } })),
    forgetEstimate: assign({ tests: [], estimate: null }),
  },
  guards: {
    hasTests: (_, { tests }: RequestToEstimate) => tests.length > 0,
    isSameRequest: ({ context }, { tests }: RequestToEstimate) => isSameTests(context.tests, tests),
    hasUnknownLinks: ({ context }, { urls }: RequestToEstimate) => unknownUrls(urls, context.links).length > 0,
  },
  delays: { estimatePause: 100, linkPause: 800 },
}).createMachine({
  id: 'estimateLaunch',
  type: 'parallel',
  context: { tests: [], urls: [], estimate: null, links: {} },
  states: {
    supply: {
      initial: 'idle',
      on: {
        'request.changed': [
          { guard: { type: 'isSameRequest', params: asked } },
          { guard: { type: 'hasTests', params: asked }, target: '.waiting', actions: { type: 'rememberTests', params: asked } },
          { target: '.idle', actions: 'forgetEstimate' },
        ],
      },
      states: {
        idle: { tags: 'settled' },
        waiting: { tags: 'busy', after: { estimatePause: 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'askEstimate',
            src: 'askEstimate',
            input: ({ context }) => ({ tests: context.tests }),
            onDone: { target: 'known', actions: { type: 'rememberEstimate', params: ({ event }) => ({ estimate: event.output }) } },
            onError: 'failed',
          },
        },
        known: { tags: 'settled' },
        failed: { tags: 'refused', on: { 'estimate.retry': 'asking' } },
      },
    },
    links: {
      initial: 'resting',
      on: {
        'request.changed': [
          { guard: { type: 'hasUnknownLinks', params: asked }, target: '.pausing', actions: { type: 'rememberUrls', params: asked } },
          { target: '.resting', actions: { type: 'rememberUrls', params: asked } },
        ],
      },
      states: {
        resting: {},
        pausing: { after: { linkPause: 'checking' } },
        checking: {
          invoke: {
            id: 'checkLinks',
            src: 'checkLinks',
            input: ({ context }) => ({ urls: unknownUrls(context.urls, context.links) }),
            onDone: { target: 'resting', actions: { type: 'rememberLinks', params: ({ event }) => ({ links: event.output }) } },
            onError: 'resting',
          },
        },
      },
    },
  },
});

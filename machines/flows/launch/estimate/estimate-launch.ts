import type { LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import { toTestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import type { TestEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import type { ApplicationLinkState } from '#schema/vocabulary/launch/options.ts';
import { assign, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { isWebAddress } from '#schema/rules/launch/problems.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { port } from '#machines/lib/port.ts';

export type LinkStates = Readonly<Record<string, ApplicationLinkState>>;

export type EstimateLaunchPorts = {
  readonly askEstimate: PromiseActorLogic<LaunchEstimate, { readonly tests: readonly TestEstimateInput[] }>;
  readonly checkLinks: PromiseActorLogic<LinkStates, { readonly urls: readonly string[] }>;
};

type EstimateLaunchContext = {
  readonly tests: readonly TestEstimateInput[];
  readonly urls: readonly string[];
  /** May be of an earlier state of the request. */
  readonly estimate: LaunchEstimate | null;
  readonly links: LinkStates;
};

type RequestToEstimate = { readonly tests: readonly TestEstimateInput[]; readonly urls: readonly string[] };

type EstimateLaunchEvent = ({ readonly type: 'request.changed' } & RequestToEstimate) | { readonly type: 'estimate.retry' };

type EstimateLaunchTag = 'busy' | 'refused' | 'settled';

const texts = new WeakMap<readonly TestEstimateInput[], string>();
function textOf(tests: readonly TestEstimateInput[]): string {
  const text = texts.get(tests) ?? JSON.stringify(tests);
  texts.set(tests, text);
  return text;
}

/** They have the same estimate. */
const isSameTests = (one: readonly TestEstimateInput[], other: readonly TestEstimateInput[]): boolean => textOf(one) === textOf(other);

const unknownUrls = (urls: readonly string[], links: LinkStates): readonly string[] => [...new Set(urls)].filter((url) => !(url in links));

/** The inputs of the estimate and of the link checks. */
export function requestToEstimate(tests: readonly RequestTest[], flags: LaunchFlags): RequestToEstimate {
  return {
    tests: tests.flatMap(({ id, values }) => toTestEstimateInput(id, values, flags) ?? []),
    urls: tests.map(({ values }) => values.accessToApplicationUrl.trim()).filter(isWebAddress),
  };
}

export type EstimateLaunchActorRef = ActorRefFrom<typeof estimateLaunchMachine>;
type EstimateLaunchSnapshot = SnapshotFrom<typeof estimateLaunchMachine>;

const unprovided: EstimateLaunchPorts = { askEstimate: port('askEstimate'), checkLinks: port('checkLinks') };
const asked = ({ event }: { event: RequestToEstimate }) => ({ tests: event.tests, urls: event.urls });

/** Requests an estimate whenever a choice changes, and checks the applications' links. The previous one stays visible meanwhile. */
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

type EstimateStage = 'idle' | 'asking' | 'known' | 'failed';

export const selectEstimateStage = ({ value }: EstimateLaunchSnapshot): EstimateStage => {
  const { supply } = value;
  return supply === 'waiting' ? 'asking' : supply;
};

/** Stale while the next one is loading. */
export const selectEstimate = ({ context }: EstimateLaunchSnapshot): LaunchEstimate | null => context.estimate;

export const selectLinks = ({ context }: EstimateLaunchSnapshot): LinkStates => context.links;

/** Null while the estimate is stale. */
export const selectCredits = (snapshot: EstimateLaunchSnapshot): number | null =>
  selectEstimateStage(snapshot) === 'known' ? (selectEstimate(snapshot)?.credits ?? null) : null;

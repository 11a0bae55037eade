import type { LaunchSupervisedTestInput } from '#schema/rules/supervised/launch-supervised-test.ts';
import { assign, emit, setup } from 'xstate';
import type { PromiseActorLogic, ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DevicesToCheck, SupervisedAnswer, SupervisedReceipt } from './supervised-form.rules.ts';
import { port } from '#machines/lib/port.ts';
import { launchFailed } from './launch-supervised.rules.ts';

export type SeveralTest = {
  readonly id: string;
  readonly name: string;
  readonly problems: number;
  readonly groups: number;
  readonly testers: number;
  /** Payout of the whole expected crowd in cents, with the country multiplier where the test applies it and without, and its credits. */
  readonly payout: number;
  readonly plainPayout: number;
  readonly isMultiplied: boolean;
  readonly credits: number;
  /** The idempotency key of the form, so that a launch there and here is one. */
  readonly key: string;
  readonly input: LaunchSupervisedTestInput;
  readonly checks: readonly DevicesToCheck[];
};

type SeveralOutcome =
  | { readonly kind: 'launched'; readonly receipt: SupervisedReceipt }
  | { readonly kind: 'refused'; readonly message: string }
  /** It may have reached the server: a retry uses the same key. */
  | { readonly kind: 'unanswered' };

export type LaunchSeveralPorts = {
  readonly loadTests: PromiseActorLogic<readonly SeveralTest[], void>;
  readonly launchTest: PromiseActorLogic<SupervisedAnswer, { readonly key: string; readonly test: SeveralTest }>;
};

export type Refusals = Readonly<Record<string, string | null>>;
type LaunchSeveralInput = { readonly refusals: Refusals };
type LaunchSeveralContext = LaunchSeveralInput & {
  readonly tests: readonly SeveralTest[];
  readonly chosen: readonly string[];
  readonly waiting: readonly string[];
  readonly outcomes: Readonly<Record<string, SeveralOutcome>>;
  /** Refusals by test: the next try gets a new key. */
  readonly attempts: Readonly<Record<string, number>>;
};
export type LaunchSeveralEvent =
  | { readonly type: 'load.retry' }
  | { readonly type: 'test.toggle'; readonly id: string }
  | { readonly type: 'all.toggle' }
  | { readonly type: 'tests.launch' }
  | { readonly type: 'request.changed'; readonly refusals: Refusals };
type LaunchSeveralEmitted = { readonly type: 'tests.launched'; readonly launched: number; readonly tried: number };
type LaunchSeveralTag = 'busy' | 'refused';

export type LaunchSeveralActorRef = ActorRefFrom<typeof launchSeveralMachine>;
type LaunchSeveralSnapshot = SnapshotFrom<typeof launchSeveralMachine>;

const unprovided: LaunchSeveralPorts = { loadTests: port('loadTests'), launchTest: port('launchTest') };

const refusalOf = ({ outcomes, refusals }: Pick<LaunchSeveralContext, 'outcomes' | 'refusals'>, test: SeveralTest): string | null => {
  if (outcomes[test.id]?.kind === 'launched') return 'Launched';
  return refusals[test.id] ?? (test.problems > 0 ? 'Its form is not complete.' : null);
};
const launchable = (context: LaunchSeveralContext): readonly SeveralTest[] =>
  context.tests.filter((test) => refusalOf(context, test) === null);

const first = ({ tests, waiting }: LaunchSeveralContext): SeveralTest | undefined => tests.find(({ id }) => id === waiting[0]);
const outcomeOf = (answer: SupervisedAnswer): SeveralOutcome =>
  answer.kind === 'launched' ? answer : { kind: 'refused', message: answer.messages[0] ?? launchFailed };
type Named = { readonly id: string };
type Ended = { readonly outcome: SeveralOutcome };
const toggled = ({ event }: { event: Named }): Named => ({ id: event.id });
const answered = ({ event }: { event: { output: SupervisedAnswer } }): Ended => ({ outcome: outcomeOf(event.output) });
const silent: Ended = { outcome: { kind: 'unanswered' } };
const remembered = { type: 'rememberOutcome' as const, params: answered };
const unheard = { type: 'rememberOutcome' as const, params: silent };

/** One after another, each with a result of its own. */
export const launchSeveralMachine = setup({
  types: {
    context: {} as LaunchSeveralContext,
    events: {} as LaunchSeveralEvent,
    input: {} as LaunchSeveralInput,
    emitted: {} as LaunchSeveralEmitted,
    tags: {} as LaunchSeveralTag,
  },
  actors: unprovided,
  actions: {
    rememberTests: assign(({ context }, { tests }: { tests: readonly SeveralTest[] }) => ({
      tests,
      chosen: launchable({ ...context, tests }).map(({ id }) => id),
    })),
    rememberChoice: assign(({ context }, { id }: Named) => ({
      chosen: context.tests.map((test) => test.id).filter((each) => (each === id) !== context.chosen.includes(each)),
    })),
    rememberAll: assign(({ context }) => {
      const all = launchable(context).map(({ id }) => id);
      return { chosen: all.length === context.chosen.length ? [] : all };
    }),
    rememberRefusals: assign(({ context }, { refusals }: { refusals: Refusals }) => ({
      refusals,
      chosen: context.chosen.filter((id) => refusals[id] === null || context.waiting.includes(id)),
    })),
    rememberWaiting: assign(({ context }) => ({ waiting: context.chosen })),
    rememberOutcome: assign(({ context }, { outcome }: Ended) => {
      const [id = '', ...waiting] = context.waiting;
      return {
        waiting,
        outcomes: { ...context.outcomes, [id]: outcome },
        attempts: outcome.kind === 'refused' ? { ...context.attempts, [id]: (context.attempts[id] ?? 1) + 1 } : context.attempts,
        chosen: outcome.kind === 'launched' ? context.chosen.filter((each) => each !== id) : context.chosen,
      };
    }),
    announceEnd: emit(({ context: { outcomes } }) => ({
      type: 'tests.launched' as const,
      launched: Object.values(outcomes).filter(({ kind }) => kind === 'launched').length,
      tried: Object.keys(outcomes).length,
    })),
  },
  guards: {
    mayChoose: ({ context }, { id }: Named) => launchable(context).some((test) => test.id === id),
    hasLaunchable: ({ context }) => launchable(context).length > 0,
    hasChosen: ({ context }) => context.chosen.length > 0,
    isLast: ({ context }) => context.waiting.length <= 1,
  },
}).createMachine({
  id: 'launchSeveral',
  context: ({ input }) => ({ ...input, tests: [], chosen: [], waiting: [], outcomes: {}, attempts: {} }),
  on: {
    'request.changed': { actions: { type: 'rememberRefusals', params: ({ event }) => ({ refusals: event.refusals }) } },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTests',
        src: 'loadTests',
        onDone: { target: 'choosing', actions: { type: 'rememberTests', params: ({ event }) => ({ tests: event.output }) } },
        onError: 'unloaded',
      },
    },
    unloaded: { tags: 'refused', on: { 'load.retry': 'loading' } },
    choosing: {
      on: {
        'test.toggle': { guard: { type: 'mayChoose', params: toggled }, actions: { type: 'rememberChoice', params: toggled } },
        'all.toggle': { guard: 'hasLaunchable', actions: 'rememberAll' },
        'tests.launch': { guard: 'hasChosen', target: 'launching', actions: 'rememberWaiting' },
      },
    },
    launching: {
      tags: 'busy',
      invoke: {
        id: 'launchTest',
        src: 'launchTest',
        input: ({ context }) => {
          const test = first(context);
          if (test === undefined) throw new Error('No test waits for its launch.');
          return { key: `${test.key}:several:${context.attempts[test.id] ?? 1}`, test };
        },
        onDone: [
          { guard: 'isLast', target: 'choosing', actions: [remembered, 'announceEnd'] },
          { target: 'launching', reenter: true, actions: remembered },
        ],
        onError: [
          { guard: 'isLast', target: 'choosing', actions: [unheard, 'announceEnd'] },
          { target: 'launching', reenter: true, actions: unheard },
        ],
      },
    },
  },
});

export const selectTests = ({ context }: LaunchSeveralSnapshot): readonly SeveralTest[] => context.tests;
export const selectChosen = ({ context }: LaunchSeveralSnapshot): readonly string[] => context.chosen;
export type SeveralSum = Pick<SeveralTest, 'testers' | 'payout' | 'plainPayout' | 'credits' | 'isMultiplied'> & { readonly tests: number };

/** What the chosen tests come to together. */
export const selectSum = ({ context: { tests, chosen } }: LaunchSeveralSnapshot): SeveralSum => {
  const summed = tests.filter(({ id }) => chosen.includes(id));
  const sum = (of: (test: SeveralTest) => number): number => summed.reduce((all, test) => all + of(test), 0);
  return {
    tests: summed.length,
    testers: sum(({ testers }) => testers),
    payout: sum(({ payout }) => payout),
    plainPayout: sum(({ plainPayout }) => plainPayout),
    credits: sum(({ credits }) => credits),
    isMultiplied: summed.some(({ isMultiplied }) => isMultiplied),
  };
};
export const selectIsLoading = (snapshot: LaunchSeveralSnapshot): boolean => snapshot.matches('loading');
export const selectIsUnloaded = (snapshot: LaunchSeveralSnapshot): boolean => snapshot.matches('unloaded');
export const selectIsLaunching = (snapshot: LaunchSeveralSnapshot): boolean => snapshot.matches('launching');
export const selectUnderWay = (snapshot: LaunchSeveralSnapshot): string | null =>
  snapshot.matches('launching') ? (snapshot.context.waiting[0] ?? null) : null;
export const selectOutcome =
  (id: string) =>
  ({ context }: LaunchSeveralSnapshot): SeveralOutcome | null =>
    context.outcomes[id] ?? null;
export const selectRefusal =
  (id: string) =>
  ({ context }: LaunchSeveralSnapshot): string | null => {
    const test = context.tests.find((each) => each.id === id);
    return test === undefined ? null : refusalOf(context, test);
  };
export const selectLaunchReason = (snapshot: LaunchSeveralSnapshot): string | null => {
  if (snapshot.matches('launching')) return 'The tests are being launched.';
  return snapshot.can({ type: 'tests.launch' }) ? null : 'Choose the tests to launch.';
};

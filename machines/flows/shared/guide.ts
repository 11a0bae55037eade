import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { act } from '#machines/lib/act.ts';
import { guideTexts, stepsOf } from '#schema/vocabulary/guides.ts';
import type { GuideName, StepName } from '#schema/vocabulary/guides.ts';

/** What the server found done, and whether the person put the guide away. */
export type GuideFacts = { readonly done: readonly StepName[]; readonly isPutAway: boolean };

export type GuideEvent = { readonly type: 'facts.changed'; readonly facts: GuideFacts };

type GuideContext = { readonly facts: GuideFacts };

type Lacking = { readonly type: 'isLacking'; readonly params: { readonly step: StepName } };
type Decision = { readonly guard?: Lacking; readonly target: string };

/** Says which step of a guide is next: the first whose fact is missing, whatever was done out of order. */
const guideOf = (id: string, name: GuideName) => {
  const steps = stepsOf(name).map(([step]) => step);
  const again = { 'facts.changed': { target: 'deciding', actions: { type: 'rememberFacts' as const, params: told } } };
  const decisions: readonly Decision[] = [
    ...steps.map((step) => ({ guard: { type: 'isLacking' as const, params: { step } }, target: step })),
    { target: 'finished' },
  ];
  return setup({
    types: { context: {} as GuideContext, events: {} as GuideEvent, tags: {} as 'open' },
    actions: { rememberFacts: assign((_, { facts }: { facts: GuideFacts }) => ({ facts })) },
    guards: { isLacking: ({ context: { facts } }, { step }: { step: StepName }) => !facts.done.includes(step) },
  }).createMachine({
    id,
    context: { facts: { done: [], isPutAway: false } },
    initial: 'unread',
    states: {
      unread: { on: again },
      deciding: { always: [...decisions] },
      ...Object.fromEntries(steps.map((step) => [step, { tags: 'open' as const, on: again }])),
      finished: { description: 'Nothing is shown until a fact is taken back.', on: again },
    },
  });
};

const told = ({ event: { facts } }: { event: { facts: GuideFacts } }) => ({ facts });

/** From an empty installation to the first live test. */
export const operatorGuideMachine = guideOf('operatorGuide', 'operator');
/** From an empty organization to the first published results, for who runs its tests. */
export const managerGuideMachine = guideOf('managerGuide', 'manager');
/** From an empty organization to the first results, for who orders its tests. */
export const customerGuideMachine = guideOf('customerGuide', 'customer');
/** From a trial to the first results. */
export const trialGuideMachine = guideOf('trialGuide', 'trial');

export const guideMachines = {
  operator: operatorGuideMachine,
  manager: managerGuideMachine,
  customer: customerGuideMachine,
  trial: trialGuideMachine,
} satisfies Record<GuideName, unknown>;

export type GuideMachine = ReturnType<typeof guideOf>;
export type GuideActorRef = ActorRefFrom<GuideMachine>;
type GuideSnapshot = SnapshotFrom<GuideMachine>;

/** Null before the facts are there, and once nothing is left to do. */
export const selectNext = (snapshot: GuideSnapshot): StepName | null => (snapshot.hasTag('open') ? (snapshot.value as StepName) : null);

export const selectDone = ({ context }: GuideSnapshot): readonly StepName[] => context.facts.done;

export const selectIsPutAway = ({ context }: GuideSnapshot): boolean => context.facts.isPutAway;

/** Puts a guide away for the person who presses, or brings it back. */
export const putGuideAwayMachine = act({ id: 'putGuideAway', failed: guideTexts.failed });

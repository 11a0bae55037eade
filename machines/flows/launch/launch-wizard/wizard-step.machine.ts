import { assign, emit, sendTo, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { applyChange, touching } from './launch-wizard.rules.ts';
import type { WizardChange } from './launch-wizard.rules.ts';
import { resetBy } from './resets.rules.ts';
import type {
  WizardStepContext,
  WizardStepEmitted,
  WizardStepEvent,
  WizardStepInput,
  WizardStepOutput,
  WizardStepTag,
} from './wizard-step.types.ts';

export type WizardStepActorRef = ActorRefFrom<typeof wizardStepMachine>;
export type WizardStepSnapshot = SnapshotFrom<typeof wizardStepMachine>;

const made = ({ event }: { event: { change: WizardChange } }) => ({ change: event.change });

/** Fills in one step of a test: quiet about fields not yet left, plain about all of them once the person wants to go on. */
export const wizardStepMachine = setup({
  types: {
    context: {} as WizardStepContext,
    events: {} as WizardStepEvent,
    input: {} as WizardStepInput,
    output: {} as WizardStepOutput,
    emitted: {} as WizardStepEmitted,
    tags: {} as WizardStepTag,
  },
  actions: {
    rememberChange: assign(({ context }, params: { change: WizardChange }) => ({
      values: applyChange(context.values, params.change, context),
    })),
    rememberTouched: assign(({ context }, params: { field: string }) => ({ touched: touching(context.touched, params.field) })),
    announceValues: sendTo(
      ({ context }) => context.listener,
      ({ context }) => ({ type: 'values.changed', values: context.values }),
    ),
    announceProblems: emit({ type: 'problems.found' }),
    announceReset: emit(({ context: { step, values } }, { change }: { change: WizardChange }) => ({
      type: 'values.reset' as const,
      kind: resetBy(values, change) ?? 'activity',
      step,
      values,
    })),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
    isReset: ({ context }, { change }: { change: WizardChange }) => resetBy(context.values, change) !== null,
  },
}).createMachine({
  id: 'wizardStep',
  context: ({ input }) => ({ ...input, touched: [] }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'filling',
  on: {
    'values.change': [
      {
        guard: { type: 'isReset', params: made },
        actions: [{ type: 'announceReset', params: made }, { type: 'rememberChange', params: made }, 'announceValues'],
      },
      { actions: [{ type: 'rememberChange', params: made }, 'announceValues'] },
    ],
    'field.leave': { actions: { type: 'rememberTouched', params: ({ event }) => ({ field: event.field }) } },
    'step.submit': [
      { guard: 'hasNoProblems', target: '.completed' },
      { target: '.correcting', actions: 'announceProblems' },
    ],
  },
  states: {
    filling: { tags: 'editable' },
    correcting: { tags: ['editable', 'refused'] },
    completed: { type: 'final', tags: 'settled' },
  },
});

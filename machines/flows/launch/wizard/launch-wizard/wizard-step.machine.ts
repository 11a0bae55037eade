import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
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
    announceReset: enqueueActions(({ context: { step, values }, enqueue }, { change }: { change: WizardChange }) => {
      const reset = resetBy(values, change);
      if (reset !== null) enqueue.emit({ type: 'values.reset', step, reset });
    }),
  },
  guards: {
    hasNoProblems: ({ context }) => stepProblems(context.step, context.values, context.flags).length === 0,
  },
}).createMachine({
  id: 'wizardStep',
  context: ({ input }) => ({ ...input, touched: [] }),
  output: ({ context }) => ({ values: context.values }),
  initial: 'filling',
  on: {
    'values.change': {
      actions: [{ type: 'announceReset', params: made }, { type: 'rememberChange', params: made }, 'announceValues'],
    },
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

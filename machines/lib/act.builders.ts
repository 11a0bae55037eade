import { createActor, fromPromise } from 'xstate';
import type { ActEmitted, ActInput, ActMachine } from './act.ts';
import type { Answer } from './answer.ts';
import type { FormMachine } from './form.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';
import { selectIsAsked, selectRefusal } from './value-act.ts';
import type { ValueActEmitted, ValueActMachine } from './value-act.ts';

const anything: ActInput = {};

/** Of every chart that `act` makes: its events, and each answer that it tells apart. */
export const actSamples: WalkOptions<ActMachine> = {
  inputs: [anything],
  events: [{ type: 'act.open' }, { type: 'act.confirm' }, { type: 'act.cancel' }],
  outcomes: {
    send: {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: [] },
      ],
      errors: [new Error('gone')],
    },
  },
};

/** Runs an act whose calls are answered as given. */
export const runAct = (machine: ActMachine, input: ActInput, answer: () => Promise<Answer>) => {
  const calls: ActInput[] = [];
  const emitted: ActEmitted[] = [];
  const send = fromPromise<Answer, ActInput>(({ input: call }) => {
    calls.push(call);
    return answer();
  });
  const actor = createActor(machine.provide({ actors: { send } }), { input });
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), calls, emitted, settle: () => new Promise((resolve) => setTimeout(resolve)) };
};

/** What an act tells that is opened, where it asks, and confirmed. */
export const toldOf = async (machine: ActMachine, input: ActInput, answer: () => Promise<Answer>): Promise<readonly ActEmitted[]> => {
  const { actor, emitted, settle } = runAct(machine, input, answer);
  actor.send({ type: 'act.open' });
  actor.send({ type: 'act.confirm' });
  await settle();
  return emitted;
};

/** Of every chart that `form` makes. */
export const formSamples: WalkOptions<FormMachine> = {
  events: [
    { type: 'form.open' },
    { type: 'form.change', values: {} },
    { type: 'form.submit' },
    { type: 'form.cancel' },
    { type: 'secret.close' },
  ],
  outcomes: {
    send: {
      outputs: [
        { successful: true, secret: null, faults: [] },
        ...[
          'name',
          'amount',
          'answer',
          'email',
          'role',
          'title',
          'reason',
          'content',
          'current',
          'password',
          'confirmation',
          'workItemType',
          'text',
          'word',
        ].map((path) => ({
          successful: false,
          secret: null,
          faults: [{ path, message: 'No.' }],
        })),
        { successful: false, secret: null, faults: [] },
      ],
      errors: [new Error('gone')],
    },
  },
  project: ({ context }) => [context.faults.length, context.secret],
};

/** Of every chart that `valueAct` makes. */
export const valueActSamples: WalkOptions<ValueActMachine> = {
  inputs: [anything],
  outcomes: { ...actSamples.outcomes },
  events: [{ type: 'value.open', value: '' }, { type: 'value.change', value: 'a' }, { type: 'value.send' }, { type: 'value.cancel' }],
};

/** Opens an act that takes one value, sends it as typed, and tells what was called, told and left beside the field. */
export const sentValue = async (machine: ValueActMachine, input: ActInput, typed: string, answer: () => Promise<Answer>) => {
  const calls: ActInput[] = [];
  const told: ValueActEmitted[] = [];
  const send = fromPromise<Answer, ActInput>(({ input: call }) => {
    calls.push(call);
    return answer();
  });
  const actor = createActor(machine.provide({ actors: { send } }), { input });
  actor.on('*', (event) => told.push(event));
  actor.start();
  actor.send({ type: 'value.open', value: '' });
  actor.send({ type: 'value.change', value: typed });
  actor.send({ type: 'value.send' });
  actor.send({ type: 'value.send' });
  await new Promise((resolve) => setTimeout(resolve));
  return { calls, told, refusal: selectRefusal(actor.getSnapshot()), isAsked: selectIsAsked(actor.getSnapshot()) };
};

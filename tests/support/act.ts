import { createActor, fromPromise } from 'xstate';
import type { ActEmitted, ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { selectIsAsked, selectRefusal } from '#machines/lib/value-act.ts';
import type { ValueActEmitted, ValueActMachine } from '#machines/lib/value-act.ts';

/** What a walk over an act needs: its input, its events, and every answer its chart tells apart. */
export const actWalk = (input: ActInput) => ({
  inputs: [input],
  events: [{ type: 'act.open' }, { type: 'act.confirm' }, { type: 'act.cancel' }] as const,
  outcomes: {
    send: {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: [] },
      ],
      errors: [new Error('gone')],
    },
  },
});

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

/** What a walk over a form needs: its events, and every answer its chart tells apart. */
export const formWalk = {
  events: [
    { type: 'form.open' },
    { type: 'form.change', values: {} },
    { type: 'form.submit' },
    { type: 'form.cancel' },
    { type: 'secret.close' },
  ] as const,
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
  project: ({ context }: { readonly context: { readonly faults: readonly unknown[]; readonly secret: string | null } }) => [
    context.faults.length,
    context.secret,
  ],
};

/** What a walk over an act that takes one value needs. */
export const valueActWalk = (input: ActInput) => ({
  ...actWalk(input),
  events: [
    { type: 'value.open', value: '' },
    { type: 'value.change', value: 'a' },
    { type: 'value.send' },
    { type: 'value.cancel' },
  ] as const,
});

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

import { createActor, fromPromise } from 'xstate';
import type { ActEmitted, ActInput, ActMachine } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';

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
  events: [{ type: 'form.change' }, { type: 'form.submit', values: {} }] as const,
  outcomes: {
    send: {
      outputs: [
        { successful: true, secret: null, faults: [] },
        { successful: false, secret: null, faults: [{ path: 'name', message: 'No.' }] },
        { successful: false, secret: null, faults: [] },
      ],
      errors: [new Error('gone')],
    },
  },
  project: ({ context }: { readonly context: { readonly faults: readonly unknown[] } }) => [context.faults.length],
};

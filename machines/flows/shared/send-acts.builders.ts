import type { sendActsMachine, SendActsEvent } from './send-acts.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const give = (id: string, isTried = false): SendActsEvent => ({ type: 'act.give', id, isTried });
const events: readonly SendActsEvent[] = [
  give('a'),
  give('b'),
  { type: 'acts.adopt', acts: [{ id: 'c', isTried: true }] },
  { type: 'act.withdraw', id: 'b' },
  { type: 'act.withdraw', id: 'c' },
  { type: 'act.answered', id: 'a' },
  { type: 'act.answered', id: 'c' },
  { type: 'act.lost', id: 'a' },
  { type: 'line.lost' },
  { type: 'line.found' },
];

export const sendActsSamples: WalkOptions<typeof sendActsMachine> = {
  events,
  outcomes: {
    carryTurns: { errors: [new Error('gone')] },
    tryLine: { outputs: [undefined], errors: [new Error('no server')] },
  },
  project: ({ context: { acts, turn } }) => [
    turn,
    ['a', 'b', 'c'].map((id) => acts.filter((act) => act.id === id).map(({ stage, isTried }) => `${stage} ${isTried}`)[0]),
  ],
  limit: 5_000,
};

import { sendActsMachine } from '#machines/flows/shared/send-acts.ts';
import type { Turn } from '#machines/flows/shared/send-acts.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { Line } from './line.ts';

/** Tells whose turn it is, and asks the server whether there is a line. */
export const sendingActs = (askLine: Line['ask'], tell: (turn: Turn) => void) =>
  sendActsMachine.provide({
    actors: {
      tryLine: fromPromise(askLine),
      carryTurns: fromCallback(({ receive }) => receive((event) => tell(event as Turn))),
    },
  });

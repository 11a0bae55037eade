import { sendActsMachine } from '#machines/flows/shared/send-acts.ts';
import type { Turn } from '#machines/flows/shared/send-acts.ts';
import { fromCallback, fromPromise } from 'xstate';
import { tryLine } from './try-line.ts';

/** Tells whose turn it is, and asks the server whether there is a line. */
export const sendingActs = (tell: (turn: Turn) => void) =>
  sendActsMachine.provide({
    actors: {
      tryLine: fromPromise(tryLine),
      carryTurns: fromCallback(({ receive }) => receive((event) => tell(event as Turn))),
    },
  });

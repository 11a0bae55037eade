import { mapExchange } from 'urql';
import type { Exchange } from 'urql';

/** A page that asks for nothing, or hears nothing, is waited for no longer. */
const patience = 2_500;

let answered: Promise<void> = Promise.resolve();

/** Settles once the first page has what it asked for: what nobody sees yet is fetched from then on, and takes no line from it before. */
export const afterFirstAnswer = (): Promise<void> => answered;

/** Waits for the answers to everything that is asked at first. */
export function firstAnswerExchange(): Exchange {
  let settle = (): void => undefined;
  answered = new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    settle = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  let open = 0;
  return mapExchange({
    onOperation: ({ kind }) => {
      if (kind === 'query') open += 1;
    },
    onResult: ({ operation: { kind } }) => {
      if (kind !== 'query') return;
      open -= 1;
      if (open <= 0) settle();
    },
  });
}

import type { Exchange } from 'urql';
import { onPush, pipe } from 'wonka';

/** A page that asks for nothing, or hears nothing, is waited for no longer. */
const patience = 2_500;

/** What was answered is drawn first, where a browser tells when it has nothing else to do, and may ask for more. */
const whenDrawn = (then: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 500 });
  else then();
};

/** A part of the page gives its query up while it is drawn first, and asks for the same once it stands. */
const drawing = 100;

let answered: Promise<void> = Promise.resolve();

/** Settles once the first page has what it asked for: what nobody sees yet is fetched from then on, and takes no line from it before. */
export const afterFirstAnswer = (): Promise<void> => answered;

/** Waits for one answer to each query that is asked at first, however often it is asked, and for none to one that is given up. */
export function firstAnswerExchange(): Exchange {
  let settle = (): void => undefined;
  answered = new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    settle = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  const open = new Set<number>();
  const left = new Set<number>();
  const close = (key: number): void => {
    if (open.delete(key) && open.size === 0) whenDrawn(() => open.size === 0 && settle());
  };
  return ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        onPush(({ kind, key }) => {
          if (kind === 'query') {
            open.add(key);
            left.delete(key);
          }
          if (kind === 'teardown' && open.has(key)) {
            left.add(key);
            setTimeout(() => left.delete(key) && close(key), drawing);
          }
        }),
        forward,
        onPush(({ operation: { key } }) => close(key)),
      );
}

import { afterPaint } from '#src/ui/after-paint.ts';
import { makeOperation, mapExchange } from 'urql';

const presses = ['pointerup', 'click', 'keydown', 'input'] as const;

let painted: Promise<void> = Promise.resolve();

const press = (): void => {
  painted = new Promise((resolve) => {
    afterPaint(resolve);
  });
};

for (const type of presses) globalThis.addEventListener?.(type, press, { capture: true, passive: true });

/** Sends what a press asks for once the page has painted what it changed at once: to hand a call to the browser takes as long as to draw a row. What changes something is sent at once. */
export const afterPaintExchange = mapExchange({
  onOperation: (operation) => {
    if (operation.kind !== 'query') return operation;
    const send = operation.context.fetch ?? fetch;
    const late: typeof fetch = async (...call) => {
      await painted;
      return send(...call);
    };
    return makeOperation('query', operation, { ...operation.context, fetch: late });
  },
});

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

/** Queries are sent after the paint, as handing one to the browser takes as long as rendering a row; mutations at once. */
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

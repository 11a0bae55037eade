import { afterPaint } from '#src/ui/after-paint.ts';
import type { OperationContext } from 'urql';
import { sendConfirmed } from '#src/confirming.ts';
import { fetchAfterEarly } from './early-calls.ts';
import { withErrorCode } from './errors.ts';

declare module '@urql/core' {
  interface OperationContext {
    /** JSON text in place of the mark in the variables. */
    readonly largeValue?: string;
  }
}

export const largeValueMark = '@value';

/** Already serialized, so that neither urql's keys nor the cache serialize it again. */
export const withLargeValue = (text: string): Partial<OperationContext> => ({ largeValue: text });

/** In bytes: browsers allow 64 KiB of keepalive requests together. */
const budget = 48_000;

const presses = ['pointerup', 'click', 'keydown', 'input'] as const;

let painted: Promise<void> = Promise.resolve();

const press = (): void => {
  painted = new Promise((resolve) => {
    afterPaint(resolve);
  });
};

for (const type of presses) globalThis.addEventListener?.(type, press, { capture: true, passive: true });

/**
 * Queries are sent after the paint, as handing one to the browser takes as long as rendering a row. Mutations, which carry a key, are sent
 * at once, with keepalive as far as browsers allow: one queued when the page is left is still sent.
 */
export const transport = (): typeof fetch => {
  let used = 0;
  return async (address, { largeValue, ...call }: RequestInit & { readonly largeValue?: string } = {}) => {
    if (!new Headers(call.headers).has('Idempotency-Key')) {
      await painted;
      return withErrorCode(await fetchAfterEarly(address, call));
    }
    const text = typeof call.body === 'string' ? call.body : '';
    const body = largeValue === undefined ? text : text.replace(JSON.stringify(largeValueMark), () => largeValue);
    const size = body.length > budget ? body.length : new TextEncoder().encode(body).length;
    const keepalive = call.keepalive !== false && used + size <= budget;
    if (keepalive) used += size;
    try {
      return await withErrorCode(await sendConfirmed(() => fetch(address, { ...call, body, keepalive }), call.headers));
    } finally {
      if (keepalive) used -= size;
    }
  };
};

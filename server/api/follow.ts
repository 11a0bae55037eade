import { on, EventEmitter } from 'node:events';
import type { BusEvent } from '#server/workflow/bus.ts';
import type { RequestContext } from './context.ts';

/** What a subscription makes of an event; null when it is none of the listener's business. */
export type Wanted<Payload> = (event: BusEvent) => Promise<Payload | null>;

/**
 * The events of the caller's organization as a subscription delivers them, numbered; `first` is delivered before any of them.
 * No generator: `return` of one that waits takes effect only with its next event, and a listener who left would stay.
 */
export const follow = <Payload extends object>(
  context: RequestContext,
  field: string,
  wanted: Wanted<Payload>,
  first: (() => Promise<Payload>) | null = null,
): AsyncIterableIterator<Record<string, Payload>> => {
  const emitter = new EventEmitter();
  const events = on(emitter, 'event') as AsyncIterableIterator<[BusEvent]>;
  const unlisten = context.services.bus.listen((event) => {
    if (event.organizationId === context.viewer.organizationId) emitter.emit('event', event);
  });
  const end = async (): Promise<IteratorReturnResult<undefined>> => {
    unlisten();
    await events.return?.();
    return { done: true, value: undefined };
  };
  let number = 0;
  const delivered = (payload: Payload): IteratorYieldResult<Record<string, Payload>> => {
    number += 1;
    return { done: false, value: { [field]: { ...payload, number: String(number) } } };
  };
  const next = async (): Promise<IteratorResult<Record<string, Payload>>> => {
    if (number === 0 && first !== null) return delivered(await first());
    for (;;) {
      const heard = await events.next();
      if (heard.done === true) return end();
      const payload = await wanted(heard.value[0]);
      if (payload !== null) return delivered(payload);
    }
  };
  const iterator: AsyncIterableIterator<Record<string, Payload>> = {
    next: () =>
      next().catch(async (error: unknown) => {
        await end();
        throw error;
      }),
    return: end,
    throw: async (error: unknown) => {
      await end();
      throw error;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};

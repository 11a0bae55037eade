import { on, EventEmitter } from 'node:events';
import type { RequestContext } from '#server/api/context.ts';
import type { BusEvent } from '#server/workflow/bus.ts';

/** What a subscription makes of an event; null when it is none of the listener's business. */
export type Wanted<Payload> = (event: BusEvent) => Promise<Payload | null>;

/**
 * The events of the caller's organization as a subscription delivers them, numbered.
 * No generator: `return` of one that waits takes effect only with its next event, and a listener who left would stay.
 */
export const follow = <Payload extends object>(
  context: RequestContext,
  field: string,
  wanted: Wanted<Payload>,
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
  const next = async (): Promise<IteratorResult<Record<string, Payload>>> => {
    for (;;) {
      const heard = await events.next();
      if (heard.done === true) return end();
      const payload = await wanted(heard.value[0]);
      if (payload === null) continue;
      number += 1;
      return { done: false, value: { [field]: { ...payload, number: String(number) } } };
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

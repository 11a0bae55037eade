import type { BusEvent } from '../workflow/bus.ts';
import type { RequestContext } from './context.ts';
import type { Facts } from './facts.ts';

/** What a subscription makes of events. */
export type Follow<Payload> = {
  /** Whether an event may be its business, by what the event itself says. */
  readonly concerns: (event: BusEvent) => boolean;
  /** Whether an event has to be decided for the caller alone; otherwise it is for everybody of the role. */
  readonly isPersonal?: (event: BusEvent, isLate: boolean) => boolean;
  /** What it tells of an event; null when the caller is not to know. */
  readonly told: (event: BusEvent, facts: Facts) => Payload | null;
  /** Decided before any event. */
  readonly opening?: BusEvent;
  /** Whether what happened is told as well since the caller began to ask what a page shows. */
  readonly catchesUp?: boolean;
};

/** What a reader who is too slow has waiting; older events give way, and the numbers skip them. */
export const heldAtMost = 256;

/** Events were lost that nobody can tell any more: whoever listens has to come back and ask anew. */
export class EventsLost extends Error {
  override readonly name = 'EventsLost';
}

type Numbered<Payload> = Readonly<Record<string, Payload & { readonly number: string }>>;
type Delivery<Payload> = IteratorResult<Numbered<Payload>, undefined>;

const over = { done: true, value: undefined } as const;

/** Numbers what is put in and hands it out one by one. No generator: `return` of one that waits takes effect only with its next event. */
export class NumberedStream<Payload extends object> {
  readonly #field: string;
  readonly #held: Numbered<Payload>[] = [];
  readonly #onEnd: () => void;
  #number = 0;
  #end: 'open' | 'over' | Error = 'open';
  #reader: PromiseWithResolvers<Delivery<Payload>> | null = null;

  constructor(field: string, onEnd: () => void) {
    this.#field = field;
    this.#onEnd = onEnd;
  }

  readonly put = (payload: Payload): void => {
    if (this.#end !== 'open') return;
    this.#number += 1;
    const numbered = { [this.#field]: { ...payload, number: String(this.#number) } };
    const reader = this.#reader;
    this.#reader = null;
    if (reader !== null) return reader.resolve({ done: false, value: numbered });
    this.#held.push(numbered);
    if (this.#held.length > heldAtMost) this.#held.shift();
  };

  readonly take = (): Promise<Delivery<Payload>> => {
    const value = this.#held.shift();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    if (this.#end === 'over') return Promise.resolve(over);
    if (this.#end !== 'open') {
      const failure = this.#end;
      this.#end = 'over';
      return Promise.reject(failure);
    }
    this.#reader ??= Promise.withResolvers();
    return this.#reader.promise;
  };

  readonly end = (failure?: Error): void => {
    if (this.#end !== 'open') return;
    const reader = this.#reader;
    this.#reader = null;
    this.#held.length = 0;
    this.#end = reader === null && failure !== undefined ? failure : 'over';
    this.#onEnd();
    if (failure === undefined) reader?.resolve(over);
    else reader?.reject(failure);
  };
}

/** The events of the caller's organization as a subscription delivers them, numbered. */
export const follow = <Payload extends object>(
  { person, viewer, services, askedSince }: RequestContext,
  field: string,
  { concerns, isPersonal = () => false, told, opening, catchesUp = false }: Follow<Payload>,
): AsyncIterableIterator<Numbered<Payload>> => {
  const stream = new NumberedStream<Payload>(field, () => unlisten());
  const unlisten = services.live.listen(
    {
      viewer: { organizationId: viewer.organizationId, role: person.role, userId: viewer.userId },
      concerns,
      isPersonal,
      hear: (event, facts) => {
        const payload = told(event, facts);
        if (payload !== null) stream.put(payload);
      },
      lose: () => stream.end(new EventsLost('More events were waiting than are kept.')),
    },
    { opening, since: catchesUp ? askedSince : undefined },
  );
  const iterator: AsyncIterableIterator<Numbered<Payload>> = {
    next: stream.take,
    return: async () => {
      stream.end();
      return over;
    },
    throw: async (error: unknown) => {
      stream.end();
      throw error;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};

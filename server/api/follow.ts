import type { BusEvent } from '../workflow/bus.ts';
import type { RequestContext } from './context.ts';
import type { Facts } from './facts.ts';
import { notFound } from './errors.ts';
import { readFacts } from './facts.ts';
import { isId } from './ids.ts';

const onTest = ({ viewer: { organizationId } }: RequestContext, testId: string): BusEvent => ({
  organizationId,
  topic: 'test',
  testId,
  entityId: testId,
  payload: {},
});

export const readable = async (context: RequestContext, given: string): Promise<string> => {
  const testId = given.toLowerCase();
  if (!isId(given)) throw notFound();
  const { viewer, person, database, services } = context;
  const { organizationId, userId } = viewer;
  const { role } = person;
  const facts = await readFacts({ database, ...services }, { organizationId, role, userId: null }, [onTest(context, testId)]);
  if (!facts.mayRead(testId, userId)) throw notFound();
  return testId;
};

export type Follow<Payload> = {
  readonly concerns: (event: BusEvent) => boolean;
  /** Otherwise once for everybody of the role. */
  readonly isPersonal?: (event: BusEvent, isLate: boolean) => boolean;
  /** Null when the caller is not to know. */
  readonly told: (event: BusEvent, facts: Facts) => Payload | null;
  readonly opening?: BusEvent;
  /** Replays what happened since the page's first query. */
  readonly catchesUp?: boolean;
};

/** For a slow reader: older events are dropped, and the gap in the numbers shows it. */
export const heldAtMost = 256;

/** Events were lost for good: the client must subscribe and query again. */
class EventsLost extends Error {
  override readonly name = 'EventsLost';
}

/** Under it stands the payload that many are given. */
export const sharedPayload = Symbol('shared payload');
type Numbered<Payload> = Readonly<Record<string, Payload & { readonly number: string }>> & { readonly [sharedPayload]?: object };
type Delivery<Payload> = IteratorResult<Numbered<Payload>, undefined>;

const over = { done: true, value: undefined } as const;

/** Numbers payloads and hands them out one by one. No generator: `return` on a waiting one takes effect only with its next event. */
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

  readonly put = (payload: Payload, isShared = false): void => {
    if (this.#end !== 'open') return;
    this.#number += 1;
    const numbered = {
      [this.#field]: { ...payload, number: String(this.#number) },
      ...(isShared && { [sharedPayload]: payload }),
    };
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
        if (payload !== null) stream.put(payload, facts.isShared(event, payload));
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

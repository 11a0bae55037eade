import { createSourceEventStream } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { sharedPayload } from './follow.ts';

const isStream = (source: AsyncIterable<unknown> | ExecutionResult): source is AsyncIterable<unknown> => Symbol.asyncIterator in source;

const over = { done: true, value: undefined } as const;

/** Stands for the number of an event, which each subscription counts by itself, in an answer that is encoded once for all. */
const numberMark = 'number of this event';

type Numbered = Readonly<Record<string, { readonly number: string }>> & { readonly [sharedPayload]?: object };
/** What stands around the numbers; null where the answer is not the same for all. */
type Parts = readonly string[] | null;

/** Writes the payload of a message that is encoded already. */
export type SendText = (payload: string) => Promise<void>;

export class SharedAnswers {
  readonly #known = new WeakMap<object, Map<CompiledQuery, Parts>>();

  /** The encoded answer; null where it is to be made for this subscription alone. */
  textOf(event: unknown, args: ExecutionArgs, compiled: CompiledQuery): string | null {
    const payload = (event as Numbered)[sharedPayload];
    if (payload === undefined || Object.keys(args.variableValues ?? {}).length > 0) return null;
    const [field, value] = Object.entries(event as Numbered)[0] ?? [];
    if (field === undefined || value === undefined) return null;
    const known = this.#known.get(payload) ?? new Map<CompiledQuery, Parts>();
    this.#known.set(payload, known);
    let parts = known.get(compiled);
    if (parts === undefined) {
      parts = this.#partsOf({ [field]: { ...value, number: numberMark } }, args, compiled);
      known.set(compiled, parts);
    }
    return parts?.join(JSON.stringify(value.number)) ?? null;
  }

  #partsOf(event: object, { contextValue }: ExecutionArgs, { query }: CompiledQuery): Parts {
    const answer = query(event, contextValue, {});
    if (answer instanceof Promise || answer.errors !== undefined) return null;
    return JSON.stringify({ data: answer.data }).split(JSON.stringify(numberMark));
  }
}

export const subscribeCompiled = async (
  args: ExecutionArgs,
  compiled: CompiledQuery,
  answers: SharedAnswers,
  send: SendText,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
  const source = await createSourceEventStream(args);
  if (!isStream(source)) return source;
  const events = source[Symbol.asyncIterator]();
  const answered = async (event: IteratorResult<unknown>): Promise<IteratorResult<ExecutionResult>> =>
    event.done === true ? over : { done: false, value: await compiled.query(event.value, args.contextValue, args.variableValues) };
  /** In a loop: a promise that waits for the next one would keep all before it. */
  const next = async (): Promise<IteratorResult<ExecutionResult>> => {
    for (;;) {
      const event = await events.next();
      const text = event.done === true ? null : answers.textOf(event.value, args, compiled);
      if (text === null) return answered(event);
      await send(text);
    }
  };
  const iterator: AsyncIterableIterator<ExecutionResult> = {
    next,
    return: async () => answered((await events.return?.()) ?? over),
    throw: async (error: unknown) => answered((await events.throw?.(error)) ?? over),
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};

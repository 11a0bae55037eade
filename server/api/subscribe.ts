import { createSourceEventStream } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';

const isStream = (source: AsyncIterable<unknown> | ExecutionResult): source is AsyncIterable<unknown> => Symbol.asyncIterator in source;

/** Starts a subscription as the executor does and answers each of its events with the compiled document: an event goes to many sockets. */
export const subscribeCompiled = async (
  args: ExecutionArgs,
  { query }: CompiledQuery,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
  const source = await createSourceEventStream(args);
  if (!isStream(source)) return source;
  const events = source[Symbol.asyncIterator]();
  const answered = async (event: IteratorResult<unknown>): Promise<IteratorResult<ExecutionResult>> =>
    event.done === true
      ? { done: true, value: undefined }
      : { done: false, value: await query(event.value, args.contextValue, args.variableValues) };
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: async () => answered(await events.next()),
    return: async () => answered((await events.return?.()) ?? { done: true, value: undefined }),
    throw: async (error: unknown) => answered((await events.throw?.(error)) ?? { done: true, value: undefined }),
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
};

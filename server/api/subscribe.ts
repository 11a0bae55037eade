import { createSourceEventStream } from 'graphql';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';

const isStream = (source: AsyncIterable<unknown> | ExecutionResult): source is AsyncIterable<unknown> => Symbol.asyncIterator in source;

const over = { done: true, value: undefined } as const;

export const subscribeCompiled = async (
  args: ExecutionArgs,
  { query }: CompiledQuery,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
  const source = await createSourceEventStream(args);
  if (!isStream(source)) return source;
  const events = source[Symbol.asyncIterator]();
  const answered = (event: IteratorResult<unknown>): IteratorResult<ExecutionResult> | Promise<IteratorResult<ExecutionResult>> => {
    if (event.done === true) return over;
    const answer = query(event.value, args.contextValue, args.variableValues);
    return answer instanceof Promise ? answer.then((value) => ({ done: false, value })) : { done: false, value: answer };
  };
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: () => events.next().then(answered),
    return: async () => answered((await events.return?.()) ?? over),
    throw: async (error: unknown) => answered((await events.throw?.(error)) ?? over),
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
};

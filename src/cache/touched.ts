import type { Client, Exchange, OperationContext } from 'urql';
import { onPush, pipe } from 'wonka';

/** All strings of a mutation and its response, ids among them. */
type Watcher = (texts: ReadonlySet<string>) => void;

const watchers = new WeakMap<Client, Set<Watcher>>();

const gather = (value: unknown, texts: Set<string>): void => {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) gather(part, texts);
};

/** After the cache has written, before the next paint. */
const tell = (client: Client, ...values: readonly unknown[]): void => {
  if ((watchers.get(client)?.size ?? 0) === 0) return;
  queueMicrotask(() => {
    const texts = new Set<string>();
    gather(values, texts);
    for (const watcher of watchers.get(client) ?? []) watcher(texts);
  });
};

/** A result from the cache alone is no news. */
const isAnswer = ({ requestPolicy, meta }: OperationContext): boolean =>
  requestPolicy !== 'cache-only' && [undefined, 'miss'].includes(meta?.cacheOutcome);

/** For holders of data that no active query reads. */
export const touchedExchange: Exchange =
  ({ client, forward }) =>
  (operations) =>
    pipe(
      operations,
      onPush(({ kind, variables }) => {
        if (kind === 'mutation') tell(client, variables);
      }),
      forward,
      onPush(({ operation: { kind, variables, context }, data }) => {
        if (kind === 'mutation') tell(client, variables, data);
        else if (isAnswer(context)) tell(client, data);
      }),
    );

export const watchTouched = (client: Client, watcher: Watcher): (() => void) => {
  const watching = watchers.get(client) ?? new Set<Watcher>();
  watchers.set(client, watching.add(watcher));
  return () => void watching.delete(watcher);
};

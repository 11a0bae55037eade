import type { Client, Exchange } from 'urql';
import { onPush, pipe } from 'wonka';

/** Is told every text of a change or an answer, the ids of what it changed among them. */
type Watcher = (texts: ReadonlySet<string>) => void;

const watchers = new WeakMap<Client, Set<Watcher>>();

const gather = (value: unknown, texts: Set<string>): void => {
  if (typeof value === 'string') texts.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) gather(part, texts);
};

/** Told once the cache has written, and before the next paint. */
const tell = (client: Client, ...values: readonly unknown[]): void => {
  if ((watchers.get(client)?.size ?? 0) === 0) return;
  queueMicrotask(() => {
    const texts = new Set<string>();
    gather(values, texts);
    for (const watcher of watchers.get(client) ?? []) watcher(texts);
  });
};

/** Says what is changed here, as it is sent and as it is answered, to those who hold what no active query reads. */
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
        else if (context.requestPolicy !== 'cache-only') tell(client, data);
      }),
    );

export const watchTouched = (client: Client, watcher: Watcher): (() => void) => {
  const watching = watchers.get(client) ?? new Set<Watcher>();
  watchers.set(client, watching.add(watcher));
  return () => void watching.delete(watcher);
};

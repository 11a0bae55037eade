import type { Client, Exchange, OperationContext } from 'urql';
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

/** What the cache gives by itself is no news: it came with an answer that was told, or with a change. */
const isAnswer = ({ requestPolicy, meta }: OperationContext): boolean =>
  requestPolicy !== 'cache-only' && [undefined, 'miss'].includes(meta?.cacheOutcome);

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
        else if (isAnswer(context)) tell(client, data);
      }),
    );

export const watchTouched = (client: Client, watcher: Watcher): (() => void) => {
  const watching = watchers.get(client) ?? new Set<Watcher>();
  watchers.set(client, watching.add(watcher));
  return () => void watching.delete(watcher);
};

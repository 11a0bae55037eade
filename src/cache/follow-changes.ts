import type { Operation } from 'urql';
import { isAutomatic, responseUnder } from './mutations.ts';
import { cachedBefore, changesUpdates, decidingIn } from './changes-before.ts';
import { mustRefetch, merged } from './changes.ts';
import { endOf } from './changes.ts';
import type { Change } from './changes.ts';
import { SomethingChanged } from './changes.documents.ts';
import type { Portal } from './client.ts';
import { gatherer } from './gather.ts';
import { traceCallsWhereWished } from '#src/trace-calls.ts';
import { followSequence } from './live.ts';
import { askTogether } from './together.ts';
import { updates } from './updates.ts';

export type Followed = {
  /** Other events were missed. */
  readonly miss: () => void;
  /** A new socket counts from one. */
  readonly restart: () => void;
  readonly stop: () => void;
};

traceCallsWhereWished();

/** In milliseconds, for the response to an own call whose event came first. */
const patience = 10_000;

/** graphcache looks its updates up at each write. */
Object.assign(updates, changesUpdates);

/** Writes the entities of events into the cache, and asks for what they leave in doubt. */
export const followChanges = ({ client, member, refetch }: Pick<Portal, 'client' | 'member' | 'refetch'>): Followed => {
  const sequence = followSequence();
  const look = ({ query, variables }: Operation): unknown =>
    client.readQuery<unknown>(query, variables, { requestPolicy: 'cache-only' })?.data;
  const all = (isWanted: boolean): readonly Operation[] => {
    const found: Operation[] = [];
    refetch((operation, isShown) => {
      if (isShown === isWanted) found.unshift(operation);
      return false;
    });
    return found;
  };
  const changes = gatherer<Change>({
    shown: () => all(true),
    held: () => all(false),
    affected: (events, shown) => {
      const happened = merged(events);
      const begins = (cursor: unknown): string | undefined =>
        shown.map((operation) => endOf(look(operation), cursor)).find((end) => end !== undefined);
      return shown.flatMap((operation) => {
        let data: unknown;
        const seen = (): unknown => (data ??= look(operation));
        return happened.some((change) => mustRefetch(operation, change, seen, begins)) ? [operation.key] : [];
      });
    },
    refetch: (keys) => {
      askTogether(all(true).filter(({ key }) => keys.has(key)));
      refetch(({ key }) => keys.has(key));
    },
    isHidden: () => document.visibilityState === 'hidden',
  });
  const subscribed = client
    .subscription(SomethingChanged, { isStaff: member.role !== 'customer' }, { isAfterChanges: true })
    .subscribe(({ data }) => {
      if (data === undefined) return;
      const { changed } = data;
      if (sequence.skipsTo(changed.number)) changes.miss();
      const before = cachedBefore(changed.number);
      const response = changed.idempotencyKey == null ? undefined : responseUnder(changed.idempotencyKey);
      if (response === undefined) changes.take({ changed, before });
      else
        void Promise.race([response, new Promise<false>((resolve) => setTimeout(() => resolve(false), patience))]).then((isAnswered) => {
          if (isAnswered && isAutomatic(changed.idempotencyKey ?? '')) return;
          changes.take({ changed, before: isAnswered ? decidingIn(changed) : {}, isOwn: isAnswered });
        });
    });
  const shown = (): void => {
    if (document.visibilityState === 'visible') changes.show();
  };
  document.addEventListener('visibilitychange', shown);
  return {
    miss: changes.miss,
    restart: sequence.restart,
    stop: () => {
      document.removeEventListener('visibilitychange', shown);
      subscribed.unsubscribe();
      changes.stop();
    },
  };
};

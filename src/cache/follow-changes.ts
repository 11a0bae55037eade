import type { Operation } from 'urql';
import { sentUnder } from './mutations.ts';
import { changesUpdates, knownBefore } from './changes-before.ts';
import { isAskedAgain, merged } from './changes.ts';
import type { Change } from './changes.ts';
import { SomethingChanged } from './changes.documents.ts';
import type { Portal } from './client.ts';
import { gatherer } from './gather.ts';
import { followSequence } from './live.ts';
import { updates } from './updates.ts';
import { tellsAll } from './whole-answers.ts';

export type Followed = {
  /** Other events were missed. */
  readonly miss: () => void;
  /** A new socket counts from one. */
  readonly restart: () => void;
  readonly stop: () => void;
};

/** graphcache looks its updates up at each write. */
Object.assign(updates, changesUpdates);

/** Writes what events carry into the cache, and asks for what they leave in doubt. */
export const followChanges = ({ client, member, refetch }: Pick<Portal, 'client' | 'member' | 'refetch'>): Followed => {
  const sequence = followSequence();
  const look = ({ query, variables }: Operation): unknown =>
    client.readQuery<unknown>(query, variables, { requestPolicy: 'cache-only' })?.data;
  const changes = gatherer<Change>({
    shown: () => {
      const shown: Operation[] = [];
      refetch((operation) => {
        shown.unshift(operation);
        return false;
      });
      return shown;
    },
    doubted: (events, shown) => {
      const happened = merged(events);
      return shown.flatMap((operation) => {
        let data: unknown;
        const seen = (): unknown => (data ??= look(operation));
        return happened.some((change) => isAskedAgain(operation, change, seen)) ? [operation.key] : [];
      });
    },
    ask: (keys) => refetch(({ key }) => keys.has(key)),
    isHidden: () => document.visibilityState === 'hidden',
  });
  const subscribed = client.subscription(SomethingChanged, { isStaff: member.role !== 'customer' }).subscribe(({ data }) => {
    if (data === undefined) return;
    const { changed } = data;
    if (sequence.skipsTo(changed.number)) changes.miss();
    const own = changed.idempotencyKey == null ? undefined : sentUnder(changed.idempotencyKey);
    if (own === undefined || !tellsAll(own)) changes.take({ changed, before: knownBefore(changed.number) });
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

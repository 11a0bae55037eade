import { isRestarted } from '#src/outbox/turns.ts';
import { makeOperation } from 'urql';
import type { Client, Exchange, Operation, OperationResult, RequestPolicy } from 'urql';
import { filter, makeSubject, merge, pipe, share, subscribe } from 'wonka';
import { awaitFirstAnswer } from './first-answer.ts';
import { pauseBefore } from './live-exchange.ts';
import { isSilence } from './problems.ts';
import { entryOf, isFromCache, withoutNull, withPolicy, hasListeners, isAwaited, nextOf } from './register-entry.ts';
import type { Entry, QueryEvent } from './register-entry.ts';
import { contradicts, isSame, textsIn } from './values.ts';

/** In milliseconds, for a response without subscribers; whoever is back within it counts as having stayed. */
const patience = 500;

/** In milliseconds, for events behind a change that is not answered. */
const heldFor = 2_000;

/** Below urql's keys and those of `askNow`. */
const unknown = -(2 ** 40);
/** Of what only reads the cache. */
const peeked = unknown - 1;

/** Most results held. */
const most = 24;

/** All strings of a mutation or a response, ids among them. */
type Watcher = (texts: ReadonlySet<string>) => void;

export type Register = {
  /** Asks again what has subscribers, where a request is under way once after it; what is held is asked for when somebody comes back. */
  readonly refetch: (isMeant: (operation: Operation, isShown: boolean) => boolean) => void;
  /** Repeats what had no answer, once until it has one. */
  readonly refetchLost: () => void;
  readonly watchTouched: (watcher: Watcher) => () => void;
  /** Takes away the prediction of a mutation that is not to be sent. */
  readonly drop: (mutation: Operation) => void;
};

const registers = new WeakMap<Client, Register>();

export const registerOf = (client: Client): Register | undefined => registers.get(client);

/**
 * Stands around the cache and holds one entry for each query. One request is under way for a query, so that no older answer comes after a
 * newer one; an answer of the time before a change is not used where another follows. A silence leaves what was known. What nobody listens
 * to any more is held for whoever comes back, and given as it was unless something touched it.
 */
export const registerExchange =
  (cache: Exchange): Exchange =>
  (input) => {
    const { client } = input;
    const entries = new Map<number, Entry>();
    /** Mutations under way. */
    const changing = new Map<number, Operation>();
    /** What shares an entity with what the cache wrote just now, and how to read it again. */
    const noted = new Map<number, RequestPolicy>();
    const watchers = new Set<Watcher>();
    let count = 0;
    const heldEvents: OperationResult[] = [];
    const events = makeSubject<OperationResult>();
    const first = awaitFirstAnswer();
    const toCache = makeSubject<Operation>();
    const told = makeSubject<OperationResult>();
    /** While the cache is read: what it gives, and whether it wants the server to be asked. */
    let reading: { readonly key: number; result: OperationResult | null; isWanted: boolean; isSent: boolean } | null = null;

    const move = (entry: Entry, event: QueryEvent): void => {
      entry.state = nextOf(entry.state, event);
    };
    const isCurrent = (entry: Entry): boolean => entries.get(entry.operation.key) === entry;
    const tellTouched = (...values: readonly unknown[]): void => {
      if (watchers.size > 0) queueMicrotask(() => watchers.forEach((watcher) => watcher(textsIn(values))));
    };

    const forget = (entry: Entry): void => {
      const { key } = entry.operation;
      clearTimeout(entry.timer);
      entries.delete(key);
      move(entry, 'forgotten');
      queueMicrotask(release);
      first.left(key, () => entries.get(key)?.isSent === true);
      toCache.next(makeOperation('teardown', entry.operation, entry.operation.context));
    };
    /**
     * graphcache keeps the answer of a query apart while an older request is under way, and lifts it over all newer ones when the query is
     * asked again. So it is asked again after that, at most half a second later, and once what is kept apart is written down, as the end of an unknown query makes it do.
     */
    const send = (entry: Entry): void => {
      const { operation, answeredAt, isApart } = entry;
      entry.isBlocked = isApart && [...entries.values()].some(({ isSent, sentAt }) => isSent && sentAt < answeredAt);
      if (entry.isBlocked) {
        setTimeout(() => {
          entry.isApart = false;
          if (isCurrent(entry) && entry.isBlocked) send(entry);
        }, patience);
        return;
      }
      if (isApart) toCache.next(makeOperation('teardown', { ...operation, key: unknown }, operation.context));
      toCache.next(withPolicy(operation, 'network-only'));
    };
    const tell = (entry: Entry): void => {
      const { operation, result, state } = entry;
      if (result === null || !hasListeners(state)) return;
      const { meta } = result.operation.context;
      const stale = isAwaited(state) || entry.isBlocked;
      told.next({ ...result, operation: makeOperation('query', operation, { ...operation.context, ...(meta && { meta }) }), stale });
    };
    /** What the cache gives; null for nothing. */
    const read = (entry: Entry, policy: RequestPolicy, isChange = false): 'same' | 'new' | null => {
      const mine = { key: entry.operation.key, result: null as OperationResult | null, isWanted: false, isSent: entry.isSent };
      entry.isTouched = false;
      reading = mine;
      toCache.next(withPolicy(entry.operation, policy));
      reading = null;
      const { result, isWanted, isSent } = mine;
      const { result: before } = entry;
      const isAlike = result !== null && before !== null && before.error === undefined && isSame(before.data, result.data);
      if (result !== null) {
        move(entry, 'read');
        if (entry.isSent) move(entry, 'sent');
        if (!isAlike) entry.result = result;
      }
      const isDropped = !isWanted && !isSent && (policy === 'cache-and-network' || (result ?? before)?.data === undefined);
      if (isDropped && changing.size > 0) entry.isBlocked = true;
      else if (isDropped || (isWanted && (!isSent || isChange))) send(entry);
      return result === null ? null : isAlike ? 'same' : 'new';
    };
    /**
     * Under a key of its own: graphcache gives an answer the operation that it was handed last under its key. After one that only reads, the
     * answer would pass for a reading, and the query would wait for it for ever.
     */
    const peek = (operation: Operation): void => {
      const mine = { key: peeked, result: null as OperationResult | null, isWanted: false, isSent: false };
      reading = mine;
      toCache.next(makeOperation('query', { ...operation, key: peeked }, operation.context));
      reading = null;
      if (mine.result !== null) told.next({ ...mine.result, operation });
    };
    /** Not past a prediction, over which an older answer would stand. */
    const ask = (entry: Entry): void => {
      if (entry.isSent) entry.isAskedAgain = true;
      else if (changing.size === 0) send(entry);
      else if (read(entry, 'cache-and-network', true) === 'new') tell(entry);
    };
    /** In place of a response that is not used. */
    const askAnew = (entry: Entry): void =>
      queueMicrotask(() => isCurrent(entry) && !entry.isSent && (hasListeners(entry.state) ? ask(entry) : forget(entry)));
    const letEvents = (): void => {
      for (const event of heldEvents.splice(0)) events.next(event);
    };
    const isHeld = (result: OperationResult): boolean => {
      if (result.operation.context.isAfterChanges !== true || (changing.size === 0 && heldEvents.length === 0)) return false;
      if (heldEvents.push(result) === 1) setTimeout(letEvents, heldFor);
      return true;
    };
    const release = (): void => {
      if (changing.size === 0) letEvents();
      for (const entry of entries.values()) if (entry.isBlocked) ask(entry);
    };
    const readAgain = (touched: ReadonlyMap<number, RequestPolicy>, isChange: boolean): void => {
      for (const [key, policy] of touched) {
        const entry = entries.get(key);
        if (entry?.isTouched === true && hasListeners(entry.state) && read(entry, policy, isChange) === 'new') tell(entry);
      }
    };
    /** Where an answer said what was known before, nothing has to be read again. */
    const settleNoted = (isNews: boolean, isChange: boolean): void => {
      const touched = new Map(isNews ? noted : []);
      noted.clear();
      for (const key of touched.keys()) {
        const entry = entries.get(key);
        if (entry !== undefined) entry.isTouched = true;
      }
      if (touched.size > 0) queueMicrotask(() => readAgain(touched, isChange));
    };

    const leave = (entry: Entry): void => {
      entries.delete(entry.operation.key);
      entries.set(entry.operation.key, entry);
      move(entry, 'left');
      entry.leftAt = Date.now();
      entry.isJustLeft = true;
      queueMicrotask(() => (entry.isJustLeft = false));
      first.left(entry.operation.key, () => isCurrent(entry) && hasListeners(entry.state));
      if (isAwaited(entry.state)) entry.timer = setTimeout(forget, patience, entry);
      const held = [...entries.values()].filter(({ state }) => !hasListeners(state));
      if (held.length > most && held[0] !== undefined) forget(held[0]);
    };
    /** A result to give as it is: nothing touched it, and no change is under way. */
    const stands = ({ result, isTouched }: Entry): boolean =>
      result?.data !== undefined && result.error === undefined && !isTouched && changing.size === 0;

    const want = (operation: Operation): void => {
      const { key, context } = operation;
      const { requestPolicy: policy, isHeldFresh = false } = context;
      let entry = entries.get(key);
      if (policy === 'cache-only')
        return entry?.result != null && stands(entry) ? told.next({ ...entry.result, operation, stale: false }) : peek(operation);
      if (policy === 'network-only' && entry?.state === 'leaving' && !entry.isJustLeft) forget(entry);
      entry = entries.get(key) ?? entryOf(operation, entry?.result ?? null);
      clearTimeout(entry.timer);
      entries.set(key, entry);
      entry.operation = operation;
      const wasHeld = !hasListeners(entry.state) && !entry.isJustLeft;
      if (wasHeld && !isHeldFresh && Date.now() - entry.leftAt >= patience) entry.isAnswered = false;
      /** Answered while somebody listens, as what was asked for ahead: events kept it. */
      const isKnown = policy === 'cache-and-network' && entry.isAnswered && !entry.isDoubted && (!wasHeld || isHeldFresh);
      /** The request under way may be older than the event. */
      if (entry.isDoubted && entry.isSent) entry.isAskedAgain = true;
      entry.isDoubted = false;
      if (policy === 'network-only') {
        move(entry, wasHeld && entry.state !== 'idle' ? 'renewed' : 'subscribed');
        if (entry.isSent) entry.isAskedAgain = true;
        return entry.isSent ? undefined : send(entry);
      }
      move(entry, 'subscribed');
      if (!stands(entry)) {
        if (read(entry, isKnown ? 'cache-first' : policy) !== null) return tell(entry);
        if (wasHeld) move(entry, 'renewed');
        return entry.isSent || entry.isBlocked ? undefined : ask(entry);
      }
      const isAsked = policy === 'cache-and-network' && !isKnown && !entry.isSent;
      if (isAsked) move(entry, 'sent');
      tell(entry);
      if (isAsked && isCurrent(entry)) send(entry);
    };

    const take = (operation: Operation): void => {
      const { kind, key, variables } = operation;
      const entry = entries.get(key);
      if (kind === 'query') return want(operation);
      if (kind === 'teardown' && entry !== undefined && hasListeners(entry.state) && entry.result?.data !== undefined) return leave(entry);
      if (kind === 'teardown' && entry !== undefined) return hasListeners(entry.state) ? forget(entry) : undefined;
      if (kind === 'teardown') changing.delete(key);
      if (kind === 'mutation') {
        changing.set(key, operation);
        for (const each of entries.values()) each.isOld = true;
        tellTouched(variables);
      }
      toCache.next(operation);
      settleNoted(true, true);
    };

    /** Between the cache and the server: one request for a query at a time. */
    const isSent = (operation: Operation): boolean => {
      const entry = operation.kind === 'query' ? entries.get(operation.key) : undefined;
      if (entry === undefined) return operation.key !== unknown;
      if (entry.isSent) {
        entry.isAskedAgain = true;
        return false;
      }
      if (reading?.key === operation.key) reading.isSent = true;
      Object.assign(entry, { isSent: true, isOld: false, isAskedAgain: false, isBlocked: false, changes: [], sentAt: (count += 1) });
      first.sent(operation.key);
      move(entry, 'sent');
      return true;
    };
    const isUsed = ({ operation: { kind, key }, data }: OperationResult): boolean => {
      const entry = kind === 'query' ? entries.get(key) : undefined;
      if (entry === undefined) return true;
      first.answered(key);
      if (!(entry.isAskedAgain && entry.isOld) && !contradicts(data, entry.changes)) return true;
      entry.isSent = false;
      askAnew(entry);
      return false;
    };

    const answer = (entry: Entry, result: OperationResult): void => {
      const before = entry.result;
      const { data, error } = result;
      entry.isSent = false;
      /** What a mutation invalidated meanwhile lies over an answer, and hides it. */
      const isHidden = data === undefined && error === undefined && !entry.isHidden;
      entry.isHidden = isHidden;
      if (isHidden) return askAnew(entry);
      const isSilent = data === undefined && error !== undefined && isSilence(error);
      const isAlike = before?.data !== undefined && isSame(before.data, data);
      settleNoted(!isAlike || entry.isTouched || changing.size > 0, false);
      const isKept = isSilent && before?.data !== undefined && entry.state !== 'asking';
      const said = isAlike || isKept ? { ...result, data: before.data } : result;
      const { error: _, ...known } = said;
      entry.result = isKept ? known : said;
      entry.answeredAt = count += 1;
      entry.isApart = changing.size > 0 || [...entries.values()].some(({ isSent }) => isSent);
      entry.isAnswered ||= data !== undefined;
      entry.isRetried &&= isSilent;
      if (!isSilent) entry.losses = 0;
      else if (isKept) repeatLost(entry);
      const { isAskedAgain } = entry;
      entry.isAskedAgain = false;
      const hadListeners = hasListeners(entry.state);
      move(entry, isSilent && error.networkError !== undefined ? 'silent' : 'answered');
      if (isKept && hadListeners) told.next({ ...said, operation: makeOperation('query', entry.operation, entry.operation.context) });
      else tell(entry);
      queueMicrotask(release);
      if (!isCurrent(entry)) return;
      if (!hadListeners && entry.result.data === undefined) forget(entry);
      else if (isAskedAgain) queueMicrotask(() => isCurrent(entry) && hasListeners(entry.state) && ask(entry));
    };
    /** Until it is there: what is shown may be old, and nothing says so. */
    const repeatLost = (entry: Entry): void => {
      entry.losses += 1;
      const { losses } = entry;
      setTimeout(() => {
        if (isCurrent(entry) && entry.losses === losses && hasListeners(entry.state)) ask(entry);
      }, pauseBefore(losses));
    };
    const hear = (came: OperationResult): void => {
      const result = withoutNull(came);
      const { kind, key, variables } = result.operation;
      const entry = kind === 'query' ? entries.get(key) : undefined;
      const isNews = kind !== 'query' && result.operation.context.isLocal !== true && !isRestarted(result);
      for (const each of isNews ? entries.values() : []) if (each.isSent) each.changes = [...each.changes, result.data];
      if (kind === 'mutation' && isRestarted(result)) {
        toCache.next(changing.get(key) ?? result.operation);
        return settleNoted(true, true);
      }
      if (kind === 'mutation') {
        changing.delete(key);
        const isRepeated = result.operation.context.isRepeated === true || result.extensions?.['isRepeated'] === true;
        const shared = isRepeated ? [...noted.keys()] : [];
        settleNoted(true, true);
        queueMicrotask(() => listened().forEach((each) => shared.includes(each.operation.key) && ask(each)));
        tellTouched(variables, result.data);
        queueMicrotask(release);
      } else if (!isFromCache(result)) {
        tellTouched(result.data);
        if (kind === 'subscription') settleNoted(true, false);
        if (entry !== undefined) return answer(entry, result);
      } else if (reading?.key === key) {
        reading.result = result;
        return;
      }
      told.next(result);
    };

    const reexecuteOperation = (operation: Operation): void => {
      const { kind, key, context } = operation;
      if (key === peeked) return;
      const entry = kind === 'query' ? entries.get(key) : undefined;
      if (entry === undefined) client.reexecuteOperation(operation);
      else if (context.requestPolicy !== 'network-only') noted.set(key, context.requestPolicy);
      else if (reading?.key === key) reading.isWanted = true;
      else ask(entry);
    };

    const listened = (): readonly Entry[] => [...entries.values()].filter(({ state }) => hasListeners(state));
    const askShown = (entry: Entry): void => {
      ask(entry);
      if (isCurrent(entry) && !entry.isAskedAgain && entry.result?.data !== undefined) tell(entry);
    };
    registers.set(client, {
      refetch: (isMeant) => {
        const meant = [...entries.values()].filter(({ operation, state }) => isMeant(operation, hasListeners(state)));
        for (const entry of meant)
          if (hasListeners(entry.state)) askShown(entry);
          else entry.isDoubted = true;
      },
      refetchLost: () => {
        for (const entry of listened()) {
          if (entry.state !== 'lost' || entry.isRetried) continue;
          entry.isRetried = true;
          move(entry, 'retried');
          askShown(entry);
        }
      },
      drop: (mutation) => {
        toCache.next(makeOperation('teardown', mutation, mutation.context));
        for (const entry of listened()) entry.isTouched = true;
        readAgain(new Map(listened().map(({ operation }) => [operation.key, 'cache-first'])), false);
      },
      watchTouched: (watcher) => {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    });

    const results = cache({
      ...input,
      client: { ...client, reexecuteOperation } as Client,
      forward: (operations) =>
        pipe(
          merge([
            pipe(
              input.forward(pipe(operations, filter(isSent))),
              filter((result) => isUsed(result) && !isHeld(result)),
            ),
            events.source,
          ]),
          share,
        ),
    })(toCache.source);
    return (operations) => {
      pipe(results, subscribe(hear));
      pipe(operations, subscribe(take));
      return told.source;
    };
  };

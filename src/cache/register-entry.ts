import { makeOperation } from 'urql';
import type { Operation, OperationResult, RequestPolicy } from 'urql';

/**
 * What is known of one query. Nobody asks (`idle`), a first answer is awaited (`asking`), an answer stands (`shown`), one stands and a newer
 * is awaited (`stale`), nobody listens any more but the answer is held (`held`, or `leaving` while a newer is awaited), the server was silent
 * and nothing is known (`lost`).
 */
export type QueryState = 'idle' | 'asking' | 'shown' | 'stale' | 'leaving' | 'held' | 'lost';
export type QueryEvent = 'subscribed' | 'renewed' | 'sent' | 'read' | 'answered' | 'silent' | 'retried' | 'left' | 'forgotten';

/** A plain table: an XState actor for each query would weigh more than the query. */
export const queryChart: Readonly<Record<QueryState, Partial<Readonly<Record<QueryEvent, QueryState>>>>> = {
  idle: { subscribed: 'asking' },
  asking: { sent: 'asking', read: 'shown', answered: 'shown', silent: 'lost', left: 'leaving', forgotten: 'idle' },
  shown: { sent: 'stale', renewed: 'asking', left: 'held', forgotten: 'idle' },
  stale: { renewed: 'asking', answered: 'shown', silent: 'shown', left: 'leaving', forgotten: 'idle' },
  leaving: { subscribed: 'stale', renewed: 'asking', answered: 'held', silent: 'held', forgotten: 'idle' },
  held: { subscribed: 'shown', renewed: 'asking', forgotten: 'idle' },
  lost: { sent: 'asking', read: 'shown', retried: 'shown', forgotten: 'idle' },
};

/** An event that the chart has no way for changes nothing. */
export const nextOf = (state: QueryState, event: QueryEvent): QueryState => queryChart[state][event] ?? state;

export const isAwaited = (state: QueryState): boolean => ['asking', 'stale', 'leaving'].includes(state);
export const hasListeners = (state: QueryState): boolean => !['idle', 'leaving', 'held'].includes(state);

declare module '@urql/core' {
  interface OperationContext {
    /** Answered by the page itself: what the server says meanwhile is no older. */
    readonly isLocal?: boolean;
    /** Sent again under its key: the server gives the answer of the first time, which may be older than what is known. */
    readonly isRepeated?: boolean;
    /** Of events: they wait for the answers of changes, which may be older and would be written over them. */
    readonly isAfterChanges?: boolean;
    /** Of what leaves the screen and comes back: it is not asked for again where no event put it in doubt meanwhile. */
    readonly isHeldFresh?: boolean;
  }
}

/** All that is known of one query. */
export const entryOf = (operation: Operation, result: OperationResult | null) => ({
  state: 'idle' as QueryState,
  operation,
  /** What was said last; beside a silence, what was said before it. */
  result,
  /** The server answered since somebody listens. */
  isAnswered: false,
  /** The cache may say something else than the result. */
  isTouched: false,
  /** A request is under way; another follows it; something is changed since it was sent; what changes answered since. */
  isSent: false,
  isAskedAgain: false,
  isOld: false,
  changes: [] as readonly unknown[],
  /** When the last request was sent and answered, counted; and whether something else was under way then. */
  sentAt: 0,
  answeredAt: 0,
  isApart: false,
  /** Asked once the server has answered something else: a prediction that it reads, or an older request. */
  isBlocked: false,
  /** An event since it was left says that the server may say something else. */
  isDoubted: false,
  /** The last answer was hidden by what a mutation invalidated. */
  isHidden: false,
  /** Repeated by itself since it was lost. */
  isRetried: false,
  /** How often in a row a newer answer was lost, while an older one is shown. */
  losses: 0,
  /** Left in this very turn, as a component does that asks anew. */
  isJustLeft: false,
  leftAt: 0,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
});

export type Entry = ReturnType<typeof entryOf>;

export const withPolicy = (operation: Operation, requestPolicy: RequestPolicy): Operation => {
  const { meta: _, ...context } = operation.context;
  return makeOperation('query', operation, { ...context, requestPolicy });
};

/** `data: null` becomes undefined: screens render any data they find. */
export const withoutNull = (result: OperationResult): OperationResult => (result.data === null ? { ...result, data: undefined } : result);

export const isFromCache = ({ operation: { context } }: OperationResult): boolean =>
  context.requestPolicy === 'cache-only' || ![undefined, 'miss'].includes(context.meta?.cacheOutcome);

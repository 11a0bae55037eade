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

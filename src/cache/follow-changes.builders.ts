import { Client, CombinedError, getOperationName } from 'urql';
import type { Exchange, gql, Operation, OperationResult } from 'urql';
import { afterEach, beforeEach, vi } from 'vitest';
import { filter, makeSubject, map, merge, onPush, pipe } from 'wonka';
import { mutationsExchange } from './mutations.ts';
import { portalCache } from './client.ts';
import { followChanges } from './follow-changes.ts';
import type { Register } from './register.ts';

/** Whether the page of the test is in sight. */
export const page = { isHidden: false };

/** Stands in for the document, and stops time. */
export const withPage = (): void => {
  beforeEach(() => {
    vi.useFakeTimers();
    page.isHidden = false;
    vi.stubGlobal('document', {
      get visibilityState() {
        return page.isHidden ? 'hidden' : 'visible';
      },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
};

const nothing = {
  issue: null,
  issueTag: null,
  issueStats: null,
  reproduction: null,
  participant: null,
  caseResult: null,
  blocker: null,
  test: null,
};

export type Data = Readonly<Record<string, unknown>>;

/** The real cache over a network in the hands of the test. */
export const opened = (answers: Readonly<Record<string, Data>>) => {
  const queries = new Map<number, Operation>();
  const results = new Map<string, unknown>();
  const asked: string[] = [];
  const sent: string[] = [];
  const events = makeSubject<OperationResult>();
  let subscription: Operation | undefined;
  const watch: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        onPush((operation) => {
          if (operation.kind === 'query') queries.set(operation.key, operation);
        }),
        forward,
        onPush(({ operation, data }) => void results.set(getOperationName(operation.query) ?? '', data)),
      );
  const network: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        onPush((operation) => {
          if (operation.kind === 'subscription') subscription = operation;
          const { headers } = Object(operation.context.fetchOptions) as { readonly headers?: Readonly<Record<string, string>> };
          if (operation.kind === 'mutation') sent.push(headers?.['Idempotency-Key'] ?? '');
        }),
        filter(({ kind }) => kind === 'query' || kind === 'mutation'),
        map((operation): OperationResult => ({
          operation,
          data: answers[getOperationName(operation.query) ?? ''],
          ...(answers[getOperationName(operation.query) ?? ''] === undefined && {
            error: new CombinedError({ networkError: new Error('lost') }),
          }),
          stale: false,
          hasNext: false,
        })),
      ),
      events.source,
    ]);
  const client = new Client({
    url: 'https://portal.example',
    preferGetMethod: false,
    exchanges: [watch, mutationsExchange(), portalCache(), network],
  });
  const member = { userId: 'u1', role: 'test_manager', organizationPublicId: 'o1' } as const;
  const refetch: Register['refetch'] = (isMeant) => {
    for (const operation of queries.values()) if (isMeant(operation, true)) asked.push(getOperationName(operation.query) ?? '');
  };
  followChanges({ client, member, refetch });
  let number = 0;
  return {
    asked,
    sent,
    client,
    shown: (name: string): unknown => results.get(name),
    show: (query: ReturnType<typeof gql>, variables: Data = {}) => void client.query(query, variables).subscribe(() => undefined),
    tell: (changed: Data, skip = 0): void => {
      if (subscription === undefined) throw new Error('Nobody listens.');
      number += 1 + skip;
      const whole = {
        __typename: 'Changed',
        number: String(number),
        testId: 't1',
        entityId: null,
        idempotencyKey: null,
        ...nothing,
        ...changed,
      };
      events.next({ operation: subscription, data: { changed: whole }, stale: false, hasNext: true });
      vi.advanceTimersByTime(10_000);
    },
  };
};

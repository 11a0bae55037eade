import { createRequest } from 'urql';
import type { AnyVariables, Client, DocumentInput, Operation, OperationContext, OperationResult, OperationResultSource } from 'urql';

/** Sends a mutation under the key that was made when its form opened, so that a retry is the same call; every other gets one on its way. */
export const withKey = (key: string) => ({ fetchOptions: { headers: { 'Idempotency-Key': key } } }) satisfies Partial<OperationContext>;

/** The same for what is paid for: it does not outlive its page, on which it could be taken back. */
export const withKeyOfPaid = (key: string) =>
  ({ fetchOptions: { ...withKey(key).fetchOptions, keepalive: false } }) satisfies Partial<OperationContext>;

/** What an operation is fetched with beside what all are. */
export const optionsOf = ({ context: { fetchOptions } }: Operation): RequestInit =>
  (typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions) ?? {};

/** Asks the server, whatever the cache holds. */
export const fresh: Partial<OperationContext> = { requestPolicy: 'network-only' };

/** Keys below those that are made of a document and its variables, and those of mutations on their way. */
let asked = 0;

/** Asks the server now, and is not answered by the same question that is on its way already: that answer may be older than what the asker has heard since. */
export const askNow = <Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context: Partial<OperationContext> = {},
): Promise<OperationResult<Data, Variables>> => {
  asked -= 1;
  return client.executeQuery<Data, Variables>({ ...createRequest(document, variables), key: asked }, { ...context, ...fresh }).toPromise();
};

declare module '@urql/core' {
  interface OperationContext {
    /** Whoever asks knows what to say where the thing is gone. */
    readonly mayBeGone?: boolean;
    /** Whoever asks says what is refused, and the page stays. */
    readonly isOwnRefusal?: boolean;
  }
}

/** Asks for a thing that somebody may have deleted meanwhile; the page stays. */
export const absent: Partial<OperationContext> = { mayBeGone: true };

/** The answer to a query, which is given up with the signal: asked again it is asked anew, not answered by the call that was left. */
export const answered = <Data, Variables extends AnyVariables>(
  source: OperationResultSource<OperationResult<Data, Variables>>,
  signal: AbortSignal,
): Promise<OperationResult<Data, Variables>> =>
  new Promise((resolve, reject) => {
    const subscription = source.subscribe((result) => {
      if (result.stale || result.hasNext) return;
      resolve(result);
      queueMicrotask(() => subscription.unsubscribe());
    });
    signal.addEventListener('abort', () => {
      subscription.unsubscribe();
      reject(signal.reason as Error);
    });
  });

import { createRequest } from 'urql';
import type { AnyVariables, Client, DocumentInput, Operation, OperationContext, OperationResult, OperationResultSource } from 'urql';

/** With the key made when the form opened, so that a retry is the same call. */
export const withKey = (key: string) => ({ fetchOptions: { headers: { 'Idempotency-Key': key } } }) satisfies Partial<OperationContext>;

/** Without keepalive: a paid command must not outlive the page on which it can be undone. */
export const withKeyOfPaid = (key: string) =>
  ({ fetchOptions: { ...withKey(key).fetchOptions, keepalive: false } }) satisfies Partial<OperationContext>;

export const optionsOf = ({ context: { fetchOptions } }: Operation): RequestInit =>
  (typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions) ?? {};

export const fresh: Partial<OperationContext> = { requestPolicy: 'network-only' };

/** Below urql's own keys and those of mutations in flight. */
let asked = 0;

/** Bypasses deduplication: the response of the same query in flight may be older than what the caller knows. */
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
    /** The caller handles NOT_FOUND. */
    readonly mayBeGone?: boolean;
    /** The caller shows refusals; the page stays. */
    readonly isOwnRefusal?: boolean;
  }
}

/** For something that may be deleted; the page stays. */
export const absent: Partial<OperationContext> = { mayBeGone: true };

/** Aborted by the signal; a later call is sent anew instead of joining the aborted one. */
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

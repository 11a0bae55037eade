import { publicId } from '#tests/support/twin-world.ts';
import { documentOf } from '#tests/support/documents.ts';
import type { Machine } from './machine.ts';

export type Called = { readonly key: string; readonly mutation: string; readonly input: object; readonly more?: string };

/** Sends the calls of a person of the first organization; null where the server failed. */
export const callsOf =
  (machine: Machine, token: string) =>
  async <Answer>({ key, mutation, input, more = '' }: Called): Promise<Answer | null> => {
    const response = await fetch(`${machine.url}/api/customer_portal`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-organization-public-id': publicId('a'),
        'idempotency-key': key,
      },
      body: JSON.stringify({ query: documentOf(mutation, more), variables: { input } }),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status >= 500) return null;
    const { data } = (await response.json()) as { readonly data?: { readonly answer?: Answer } };
    return data?.answer ?? null;
  };

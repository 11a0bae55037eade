import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import type { Client, TypedDocumentNode } from 'urql';
import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { isLimited } from './problems.ts';

type Answered = {
  readonly successful: boolean;
  readonly secret?: string | null;
  readonly errors: readonly { readonly message: string; readonly path?: string | null }[];
};

export type Sent<Data> = { readonly [Field in keyof Data]: Answered };

/** Checked before sending: the server could not parse it. */
export type Check = (values: FormValues) => FormAnswer['faults'];

const readable: Check = () => [];

export const sends = <Data extends Sent<Data>>(
  client: Client,
  mutation: TypedDocumentNode<Data, { input: never }>,
  check: Check = readable,
): PromiseActorLogic<FormAnswer, FormValues> =>
  fromPromise(async ({ input }) => {
    const unreadable = check(input);
    if (unreadable.length > 0) return { successful: false, secret: null, faults: unreadable };
    const { data, error } = await client.mutation(mutation, { input: input as never }).toPromise();
    const [answered] = Object.values<Answered>(data ?? {});
    if (answered !== undefined) {
      const faults = answered.errors.map(({ message, path }) => ({ message, path: path ?? null }));
      return { successful: answered.successful, secret: answered.secret ?? null, faults };
    }
    if (error === undefined || !isLimited(error)) throw error ?? new Error('The server gave no answer.');
    return { successful: false, secret: null, faults: error.graphQLErrors.map(({ message }) => ({ message, path: null })) };
  });

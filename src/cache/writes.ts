import type { Answer } from '#machines/lib/answer.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import type { Client, TypedDocumentNode } from 'urql';
import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { answerOf } from './answer.ts';
import type { Answered, Written } from './answer.ts';
import { withKey } from './call.ts';

export const writes = <Data extends Written<Data>, Input extends object, Call extends Input & { readonly key?: string }>(
  client: Client,
  mutation: TypedDocumentNode<Data, { input: Input }>,
): PromiseActorLogic<Answer, Call> =>
  fromPromise(async ({ input: { key, ...input } }) =>
    answerOf(
      await client.mutation(mutation, { input: input as unknown as Input }, key === undefined ? undefined : withKey(key)).toPromise(),
    ),
  );

type AnsweredForm = Answered & { readonly secret?: string | null; readonly result?: { readonly id?: string } | null };

export type Sent<Data> = { readonly [Field in keyof Data]: AnsweredForm };

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
    const said = await client.mutation(mutation, { input: input as never }).toPromise();
    const { successful, messages, faults = messages.map((message: string) => ({ message, path: null })) } = answerOf(said);
    const [answered] = Object.values<AnsweredForm>(said.data ?? {});
    return { successful, secret: answered?.secret ?? null, id: answered?.result?.id, version: answered?.version, faults };
  });

import type { Answer } from '#machines/lib/answer.ts';
import type { Client, TypedDocumentNode } from 'urql';
import { fromPromise } from 'xstate';
import type { PromiseActorLogic } from 'xstate';
import { answerOf } from './answer.ts';
import type { Written } from './answer.ts';
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

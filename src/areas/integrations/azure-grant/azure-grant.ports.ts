import type { AzureGrantPorts, TextAnswer } from '#machines/flows/integrations/azure-grant.ts';
import { answerOf } from '#src/cache/answer.ts';
import type { Written } from '#src/cache/answer.ts';
import type { Client, TypedDocumentNode } from 'urql';
import { fromPromise } from 'xstate';
import { BeginAzureGrant, ExchangeAzureGrant } from './azure-grant.documents.ts';

type Answered<Data> = { readonly [Field in keyof Data]: { readonly result?: string | null } };

const textOf = async <Data extends Written<Data> & Answered<Data>, Input extends object>(
  client: Client,
  mutation: TypedDocumentNode<Data, { input: Input }>,
  input: Input,
): Promise<TextAnswer> => {
  const answer = await client.mutation(mutation, { input }).toPromise();
  const [answered] = Object.values<{ readonly result?: string | null }>(answer.data ?? {});
  return { ...answerOf(answer), result: answered?.result ?? null };
};

/** Lets a person go to the sign-in of Azure DevOps and come back. */
export const azureGrantPorts = (client: Client, loginHint: string): AzureGrantPorts => ({
  beginGrant: fromPromise(() => textOf(client, BeginAzureGrant, { loginHint })),
  exchangeGrant: fromPromise(({ input }) => textOf(client, ExchangeAzureGrant, input)),
});

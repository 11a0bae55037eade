import type { Known, LookUpTestersPorts } from '#machines/flows/supervised/look-up-testers.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { fresh } from '#src/cache/call.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { TestersByEmail } from '../tester/select-testers.documents.ts';

const lookUp = async (client: Client, all: readonly string[]): Promise<Known> => {
  const emails = all.slice(0, limits.emailsAtOnce);
  const { data, error } = await client.query(TestersByEmail, { emails }, fresh).toPromise();
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  return Object.fromEntries(data.testersByEmail.map(({ tester }, at) => [emails[at] ?? '', tester]));
};

/** Looks up who has which address. */
export const lookUpTestersPorts = (client: Client): LookUpTestersPorts => ({
  lookUp: fromPromise(({ input }) => lookUp(client, input.emails)),
});

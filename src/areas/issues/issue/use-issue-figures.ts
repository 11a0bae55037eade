import { IssueFigures } from '#src/cache/issue-figures.documents.ts';
import type { VariablesOf } from '#schema/generated/client/gql.ts';
import { useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import type { Client } from 'urql';

type Narrowing = VariablesOf<typeof IssueFigures>;

const inSight = new WeakMap<Client, Narrowing>();

/** What narrows the figures on the page in sight, so that the answer of a verdict tells them and nobody asks again. */
export const figuresInSight = (client: Client): Narrowing => inSight.get(client) ?? {};

/** Until it is called off. */
export const showFigures = (client: Client, narrowing: Narrowing): (() => void) => {
  inSight.set(client, narrowing);
  return () => void inSight.delete(client);
};

export const useIssueFigures = (narrowing: Narrowing, pause = false) => {
  const client = useClient();
  useEffect(() => showFigures(client, narrowing), [client, narrowing]);
  const [{ data }] = useQuery({ query: IssueFigures, variables: narrowing, pause });
  return data?.issueStats;
};

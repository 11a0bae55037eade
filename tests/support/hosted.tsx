import type { ReactNode } from 'react';
import { Client, Provider, fetchExchange } from 'urql';
import type { Role } from '#schema/vocabulary/roles.ts';
import { portalCache } from '#src/cache/client.ts';
import { SignedInContext } from '#src/viewer.tsx';
import type { SignedIn as Session, ViewerOrganization } from '#src/viewer.tsx';

/** What is answered to an operation, by its name; one that has no answer waits for ever. */
export type Answers = Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => object>>;

/** A signed-in member around a host, with the cache of the product before a server that answers by hand: what was asked, in order. */
export const hostedFor = (role: Role, answers: Answers, organization: Partial<ViewerOrganization> = {}) => {
  const asked: string[] = [];
  const client = new Client({
    url: 'https://portal.example/api',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [portalCache(), fetchExchange],
    fetch: (_, options) => {
      const { operationName, variables } = JSON.parse(typeof options?.body === 'string' ? options.body : '{}') as {
        operationName: string;
        variables: Record<string, unknown>;
      };
      asked.push(operationName);
      const answer = answers[operationName];
      return answer === undefined ? new Promise(() => undefined) : Promise.resolve(Response.json({ data: answer(variables) }));
    },
  });
  const session = { viewer: { id: 'u1', role, organization }, portal: { client } } as unknown as Session;
  const Hosted = ({ children }: { readonly children: ReactNode }) => (
    <Provider value={client}>
      <SignedInContext value={session}>{children}</SignedInContext>
    </Provider>
  );
  return { asked, Hosted };
};

import type { RequestContext } from '#server/api/context.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { countryResolvers } from './countries.resolvers.ts';
import { crowdMutations } from './crowd.mutations.ts';
import { mailResolvers } from './mail.resolvers.ts';
import { operatorQueries } from './operator.queries.ts';
import { organizationMutations } from './organizations.mutations.ts';
import { peopleMutations } from './people.mutations.ts';

/** Decrypts what was encrypted for the caller. */
const secret = ({ secret: sealed }: { readonly secret?: string | null }, _args: unknown, { services, person }: RequestContext) =>
  sealed === null || sealed === undefined ? null : services.house.unseal(sealed, person.id);

export const operatorResolvers: readonly ResolverMap[] = [
  operatorQueries,
  mailResolvers,
  countryResolvers,
  {
    Mutation: { ...organizationMutations, ...peopleMutations, ...crowdMutations },
    OperatorPersonResult: { secret },
    CrowdTokenResult: { secret },
  },
];

import type { ResolverMap } from '#server/api/schema.ts';
import { integrationMutations } from './integrations.mutations.ts';
import { integrationQueries } from './integrations.queries.ts';

/** How the organization's tools are connected. */
export const integrationsResolvers: ResolverMap = { Query: integrationQueries, Mutation: integrationMutations };

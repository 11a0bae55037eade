import type { ResolverMap } from '#server/api/schema.ts';
import { azureGrantMutations } from './azure-grant.mutations.ts';
import { integrationMutations } from './integrations.mutations.ts';
import { integrationQueries } from './integrations.queries.ts';
import { zephyrMutations } from './zephyr.mutations.ts';

/** How the organization's tools are connected. */
export const integrationsResolvers: ResolverMap = {
  Query: integrationQueries,
  Mutation: { ...integrationMutations, ...azureGrantMutations, ...zephyrMutations },
};

import { integrationAppToken } from '#server/vendors/integration-app.ts';
import type { IntegrationAppCustomer } from '#server/vendors/integration-app.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { azureGrantMutations } from './azure-grant.mutations.ts';
import { integrationMutations } from './integrations.mutations.ts';
import { integrationQueries } from './integrations.queries.ts';
import { zephyrMutations } from './zephyr.mutations.ts';

type Asked = { readonly integrationAppToken: IntegrationAppCustomer };

export const integrationsResolvers: ResolverMap = {
  Query: integrationQueries,
  Organization: {
    integrationAppToken: ({ integrationAppToken: customer }: Asked, _: unknown, { services, person }: RequestContext) =>
      services.vendors.integrationApp === null || person.onBehalfOfUserId !== null
        ? null
        : integrationAppToken(services.vendors.integrationApp, customer, services.clock.now()),
  },
  Mutation: { ...integrationMutations, ...azureGrantMutations, ...zephyrMutations },
};

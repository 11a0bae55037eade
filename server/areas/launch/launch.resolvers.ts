import type { ResolverMap } from '#server/api/schema.ts';
import { advancedTestRequests } from './advanced-tests.ts';
import { createCustomerRequest } from './create-request.ts';
import { draftSubscriptions } from './draft-changes.ts';
import { draftMutations, draftQueries } from './drafts.ts';
import { importMappingMutations, importMappingQueries } from './import-mapping.ts';
import { launchFormMutations, launchFormQueries } from './launch-form.ts';
import { referenceQueries } from './reference.ts';

export const launchResolvers: ResolverMap = {
  Query: { ...referenceQueries, ...draftQueries, ...importMappingQueries, ...launchFormQueries, advancedTestRequests },
  Mutation: { ...draftMutations, ...importMappingMutations, ...launchFormMutations, createCustomerRequest },
  Subscription: draftSubscriptions,
};

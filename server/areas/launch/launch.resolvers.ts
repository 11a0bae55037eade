import type { ResolverMap } from '#server/api/schema.ts';
import { sendsText } from '#server/api/text-answer.ts';
import { advancedTestRequests } from './request/advanced-tests.ts';
import { createCustomerRequest } from './request/create-request.ts';
import { draftSubscriptions } from './drafts/draft-changes.ts';
import { draftMutations, draftQueries } from './drafts/drafts.ts';
import { importMappingMutations, importMappingQueries } from './import/import-mapping.ts';
import { launchFormMutations, launchFormQueries } from './simple/launch-form.ts';
import { referenceQueries } from './request/reference.ts';

export const launchResolvers: ResolverMap = {
  Query: {
    ...referenceQueries,
    ...draftQueries,
    ...importMappingQueries,
    ...launchFormQueries,
    advancedTestRequests: sendsText(advancedTestRequests),
  },
  Mutation: { ...draftMutations, ...importMappingMutations, ...launchFormMutations, createCustomerRequest },
  Subscription: draftSubscriptions,
};

import type { ResolverMap } from '#server/api/schema.ts';
import { cloningQueries } from './cloning.queries.ts';
import { launchAdvancedTest } from './launch-advanced.ts';

export const cloningResolvers: ResolverMap = { Query: cloningQueries, Mutation: { launchAdvancedTest } };

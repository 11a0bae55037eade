import type { ResolverMap } from '#server/api/schema.ts';
import { issueMutations } from './issues.mutations.ts';
import { issueQueries } from './issues.queries.ts';

export const issuesResolvers: ResolverMap = { Query: issueQueries, Mutation: issueMutations };

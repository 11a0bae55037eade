import type { ResolverMap } from '#server/api/schema.ts';
import { issuesAtOnceMutations } from './issues-at-once.mutations.ts';
import { issueMutations } from './issues.mutations.ts';
import { noteMutations } from './notes.mutations.ts';
import { tagMutations } from './tags.mutations.ts';
import { issueQueries } from './issues.queries.ts';

export const issuesResolvers: ResolverMap = {
  Query: issueQueries,
  Mutation: { ...issueMutations, ...issuesAtOnceMutations, ...tagMutations, ...noteMutations },
};

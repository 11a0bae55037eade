import { readAgain } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { autoExportMutations } from './auto-export/auto-export.mutations.ts';
import { autoExportQueries } from './auto-export/auto-export.queries.ts';
import { exportMutations } from './export/export.mutations.ts';
import { exportQueries } from './export/export.queries.ts';
import { issuesAtOnceMutations } from './issues-at-once.mutations.ts';
import { issueMutations } from './issues.mutations.ts';
import { noteMutations } from './notes.mutations.ts';
import { tagMutations } from './tags.mutations.ts';
import { issueQueries } from './issues.queries.ts';
import { reproductionQueries } from './reproductions.queries.ts';
import { similarQueries } from './similar.queries.ts';

export const issuesResolvers: ResolverMap = {
  IssueChange: readAgain,
  IssuesChange: readAgain,
  Query: { ...issueQueries, ...exportQueries, ...autoExportQueries, ...reproductionQueries, ...similarQueries },
  Mutation: { ...issueMutations, ...issuesAtOnceMutations, ...tagMutations, ...noteMutations, ...exportMutations, ...autoExportMutations },
};

import type { SearchIssuesSnapshot } from './search-issues.machine.ts';

export const selectWords = (snapshot: SearchIssuesSnapshot): string => snapshot.context.words;

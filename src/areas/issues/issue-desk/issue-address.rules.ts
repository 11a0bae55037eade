import { tagModes, triageStatuses } from '#schema/vocabulary/issue.ts';
import type { TagMode, TriageStatus } from '#schema/vocabulary/issue.ts';
import * as v from 'valibot';

export type SortDirection = 'ascending' | 'descending';

/** What an address says about a list of issues. */
export type IssueSearch = {
  readonly triage: TriageStatus;
  readonly tags: readonly string[];
  readonly match: TagMode;
  readonly sort: SortDirection;
  readonly pages: number;
  readonly issue: string | null;
};

const mostPages = 40;
const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
const tagList = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').filter(isUuid))]),
);

const rules = v.object({
  triage: v.fallback(v.picklist(triageStatuses), 'untriaged'),
  tags: v.fallback(tagList, []),
  match: v.fallback(v.picklist(tagModes), 'any'),
  sort: v.fallback(v.picklist(['ascending', 'descending']), 'descending'),
  pages: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPages)), 1),
  issue: v.fallback(v.nullable(v.pipe(v.string(), v.check(isUuid))), null),
});

/** Reads the address; what it does not know it takes as not said. */
export const readIssueSearch = (search: Readonly<Record<string, unknown>>): IssueSearch =>
  v.parse(rules, {
    triage: search['triage'],
    tags: search['tags'],
    match: search['match'],
    sort: search['sort'],
    pages: search['pages'],
    issue: search['issue'] ?? null,
  });

/** The address of a list; what is as usual is left out. */
export const writeIssueSearch = ({ triage, tags, match, sort, pages, issue }: IssueSearch) => ({
  triage: triage === 'untriaged' ? undefined : triage,
  tags: tags.length === 0 ? undefined : tags.join(','),
  match: match === 'any' ? undefined : match,
  sort: sort === 'descending' ? undefined : sort,
  pages: pages === 1 ? undefined : pages,
  issue: issue ?? undefined,
});

import { cutText } from '#schema/cut-text.ts';
import { itemStates } from '#schema/vocabulary/export.ts';
import type { ItemState } from '#schema/vocabulary/export.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { severities, tagModes, triageStatuses } from '#schema/vocabulary/issue.ts';
import type { Severity, TagMode, TriageStatus } from '#schema/vocabulary/issue.ts';
import * as v from 'valibot';

export type SortDirection = 'ascending' | 'descending';

export type IssueSearch = {
  readonly triage: TriageStatus;
  readonly tags: readonly string[];
  readonly match: TagMode;
  readonly severities: readonly Severity[];
  /** Null: all. */
  readonly itemState: ItemState | null;
  readonly words: string;
  /** Null: all. */
  readonly testId: string | null;
  /** Days; null: all. */
  readonly days: number | null;
  readonly sort: SortDirection;
  readonly pages: number;
  readonly issue: string | null;
  /** The export whose progress is shown. */
  readonly exportId: string | null;
};

/** What the URL says of the list. */
export type ListSearch = Omit<IssueSearch, 'issue'>;

const mostPages = 400;
const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
const tagList = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').filter(isUuid))]),
);

const mostWords = 200;
const severityList = v.pipe(
  v.string(),
  v.transform((text) => severities.filter((severity) => text.split(',').includes(severity))),
);

const rules = v.object({
  triage: v.fallback(v.picklist(triageStatuses), 'untriaged'),
  tags: v.fallback(tagList, []),
  match: v.fallback(v.picklist(tagModes), 'any'),
  severities: v.fallback(severityList, []),
  itemState: v.fallback(v.nullable(v.picklist(itemStates)), null),
  words: v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((said) => cutText(String(said), mostWords)),
    ),
    '',
  ),
  testId: v.fallback(v.nullable(v.pipe(v.string(), v.check(isUuid))), null),
  days: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.mostDays))), null),
  sort: v.fallback(v.picklist(['ascending', 'descending']), 'descending'),
  pages: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPages)), 1),
  issue: v.fallback(v.nullable(v.pipe(v.string(), v.check(isUuid))), null),
  exportId: v.fallback(v.nullable(v.pipe(v.string(), v.check(isUuid))), null),
});

/** Unknown values are ignored. */
export const readIssueSearch = (search: Readonly<Record<string, unknown>>): IssueSearch =>
  v.parse(rules, {
    triage: search['triage'],
    tags: search['tags'],
    match: search['match'],
    severities: search['severity'],
    itemState: search['tracker'] ?? null,
    words: search['words'],
    testId: search['test'] ?? null,
    days: search['days'] ?? null,
    sort: search['sort'],
    pages: search['pages'],
    issue: search['issue'] ?? null,
    exportId: search['export'] ?? null,
  });

/** Defaults are left out. */
export const writeIssueSearch = ({
  triage,
  tags,
  match,
  severities: chosen,
  itemState,
  words,
  testId,
  days,
  sort,
  pages,
  issue,
  exportId,
}: IssueSearch) => ({
  triage: triage === 'untriaged' ? undefined : triage,
  tags: tags.length === 0 ? undefined : tags.join(','),
  match: match === 'any' ? undefined : match,
  severity: chosen.length === 0 ? undefined : chosen.join(','),
  tracker: itemState ?? undefined,
  words: words === '' ? undefined : words,
  test: testId ?? undefined,
  days: days ?? undefined,
  sort: sort === 'descending' ? undefined : sort,
  pages: pages === 1 ? undefined : pages,
  issue: issue ?? undefined,
  export: exportId ?? undefined,
});

const ofList = { pages: 1, issue: null, exportId: null } as const;
const ofAllTests = { testId: null, days: null, sort: 'descending' } as const;

export const keptOfIssues = (search: Readonly<Record<string, unknown>>) => writeIssueSearch({ ...readIssueSearch(search), ...ofList });

export const keptOfTestIssues = (search: Readonly<Record<string, unknown>>) =>
  writeIssueSearch({ ...readIssueSearch(search), ...ofList, ...ofAllTests });

export const isNarrowed = ({ tags, severities: chosen, itemState, words, testId, days }: ListSearch): boolean =>
  tags.length > 0 || chosen.length > 0 || itemState !== null || words !== '' || testId !== null || days !== null;

export const unnarrowed = { tags: [], severities: [], itemState: null, words: '', testId: null, days: null } as const;

/** Without triage status: a selection lasts while this stays. */
export const narrowingOf = ({ tags, match, severities: chosen, itemState, words, testId, days }: ListSearch): string =>
  JSON.stringify([match, tags, chosen, itemState, words, testId, days]);

/** Identifies the list, without its length and open issue. */
export const placeOfIssues = (search: ListSearch): string => `${search.triage} ${search.sort} ${narrowingOf(search)}`;

type Standing = {
  readonly triageStatus: TriageStatus;
  readonly severity: Severity;
  readonly issueTags: readonly { readonly id: string }[];
};

/** Whether a listed issue still stands in its list: what a person changes leaves it without asking the server. */
export const standsIn =
  ({ triage, severities: chosen, tags, match }: Pick<IssueSearch, 'triage' | 'severities' | 'tags' | 'match'>) =>
  ({ triageStatus, severity, issueTags }: Standing): boolean => {
    const has = (tag: string): boolean => issueTags.some(({ id }) => id === tag);
    const isTagged = tags.length === 0 || (match === 'any' ? tags.some(has) : tags.every(has));
    return triageStatus === triage && isTagged && (chosen.length === 0 || chosen.includes(severity));
  };

import type { IssueRow } from '#machines/lifecycles/issue/issue.types.ts';
import type { Cache, FieldArgs } from '@urql/exchange-graphcache';
import { IssueFigures } from './issue-figures.documents.ts';

type Figures = Readonly<Record<IssueRow['triageStatus'], number>>;

type Moved = { readonly id: string; readonly from: keyof Figures; readonly to: keyof Figures };

const figuresOf = (cache: Cache, test: string): Figures | null => {
  const figures = cache.resolve(test, 'issueCounts');
  if (typeof figures !== 'string') return null;
  const figure = (status: keyof Figures): number => Number(cache.resolve(figures, status) ?? 0);
  return { untriaged: figure('untriaged'), accepted: figure('accepted'), rejected: figure('rejected') };
};

const after = (figures: Figures, { from, to }: Moved): Figures => ({
  ...figures,
  [from]: Math.max(0, figures[from] - 1),
  [to]: figures[to] + 1,
});

/** With its counts after all moves; nothing where they are not cached. */
const movedTests = (cache: Cache, moves: readonly Moved[]): ReadonlyMap<string, object> => {
  const figures = new Map<string, Figures>();
  const tests = new Map<string, string>();
  for (const move of moves) {
    const test = cache.resolve({ __typename: 'Issue', id: move.id }, 'test');
    const known = typeof test === 'string' ? (figures.get(test) ?? figuresOf(cache, test)) : null;
    if (typeof test !== 'string' || known === null) continue;
    figures.set(test, after(known, move));
    tests.set(move.id, test);
  }
  return new Map(
    [...tests].map(([id, test]) => {
      const issueCounts = { __typename: 'IssueCounts', ...figures.get(test) };
      return [id, { test: { __typename: 'FlexibleTestingTest', id: cache.resolve(test, 'id'), issueCounts } }];
    }),
  );
};

type Filter = Readonly<Record<string, unknown>>;

const narrowing = (args: FieldArgs): Filter => {
  const isNarrowing = ([name, value]: readonly [string, unknown]) =>
    value != null && !['triageStatusEq', 'sort', 'first', 'after'].includes(name);
  return Object.fromEntries(Object.entries(args ?? {}).filter(isNarrowing));
};

const narrowingOfTest = (testIdEq: unknown, args: FieldArgs): Filter => {
  const { tagIds, tagMode, itemState, severityIn, search } = args ?? {};
  const tags = tagMode === 'all' ? { issueTagsIdsContains: tagIds } : { issueTagsIdsEq: tagIds };
  return narrowing({ testIdEq, ...tags, severityIn, itemStateEq: itemState, search } as FieldArgs);
};

const isSame = (one: Filter, other: Filter): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

const nodesIn = (cache: Cache, list: unknown): readonly unknown[] => {
  const edges = typeof list === 'string' ? cache.resolve(list, 'edges') : null;
  return Array.isArray(edges) ? edges.map((edge) => cache.resolve(String(edge), 'node')) : [];
};

/** In whichever list and page. */
const foundBy = (cache: Cache, filter: Filter): ReadonlySet<unknown> => {
  const pagesOf = (entity: string, field: string, filterOf: (args: FieldArgs) => Filter) =>
    cache
      .inspectFields(entity)
      .filter(({ fieldName, arguments: args }) => fieldName === field && isSame(filterOf(args), filter))
      .flatMap(({ fieldKey }) => nodesIn(cache, cache.resolve(entity, fieldKey)));
  const { testIdEq } = filter;
  const test = typeof testIdEq === 'string' ? cache.keyOfEntity({ __typename: 'FlexibleTestingTest', id: testIdEq }) : null;
  return new Set([
    ...pagesOf('Query', 'flexibleTestingIssues', narrowing),
    ...(test === null ? [] : pagesOf(test, 'issues', (args) => narrowingOfTest(testIdEq, args))),
  ]);
};

/** Counts across tests: those of all issues, and those of a filter for the issues it found. */
const moveStats = (cache: Cache, moves: readonly Moved[]): void => {
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName !== 'issueStats') continue;
    const filter = narrowing(args);
    const found = Object.keys(filter).length === 0 ? null : foundBy(cache, filter);
    const counted = moves.filter(({ id }) => found === null || found.has(cache.keyOfEntity({ __typename: 'Issue', id })));
    cache.updateQuery({ query: IssueFigures, variables: args ?? {} }, (data) => {
      if (data === null || counted.length === 0) return null;
      const { newIssuesCount: untriaged, acceptedIssuesCount: accepted, rejectedIssuesCount: rejected } = data.issueStats;
      const now = counted.reduce(after, { untriaged, accepted, rejected });
      const issueStats = { newIssuesCount: now.untriaged, acceptedIssuesCount: now.accepted, rejectedIssuesCount: now.rejected };
      return { ...data, issueStats: { ...data.issueStats, ...issueStats } };
    });
  }
};

/** While the prediction stands. */
export const movedFigures = (
  cache: Cache,
  changes: readonly { readonly id: string; readonly from: keyof Figures; readonly to: keyof Figures | undefined }[],
): ReadonlyMap<string, object> => {
  const moves = changes.flatMap(({ id, from, to }) => (to === undefined || to === from ? [] : [{ id, from, to }]));
  if (moves.length > 0) moveStats(cache, moves);
  return movedTests(cache, moves);
};

import { describe, expect, it } from 'vitest';
import { filesOf, textOf } from '../support/tree.ts';

/** Where an answer that is not there is taken for an empty list: the name of the answer, bare or before '.data'. */
const emptied = /(?:\b(\w+)\.)?\bdata\?\.[\w.?]+(?:\([^;\n]*\))?\s*\?\?\s*(?:\[\]|none\b|no[A-Z]\w*|empty\w*)/gu;
/** What says that there is nothing, or draws a control that says so. */
const claims =
  /EmptyState|<(?:ComboBox|MultiSelect|Select)\b|['"`>](?:No|Nothing|None|There (?:is|are) no)\b|\b(?:none|noRecent|nothing)\w*\}/u;

/** Lists that are shown with what claims that they are empty, before anybody knows: neither loading nor a failure of their answer is told apart. */
const unstated = (host: string, beside: readonly string[]): readonly string[] => {
  if (![host, ...beside].some((text) => claims.test(text))) return [];
  return [...host.matchAll(emptied)].flatMap(([found, named]) => {
    const of = named === undefined ? '(?<![.\\w])' : `\\b${named}\\.`;
    const tellsFailure = new RegExp(`${of}error\\b`, 'u').test(host);
    const tellsLoading = new RegExp(
      `${of}(?:fetching|stale)\\b|isThere=\\{${of}data !== undefined\\}|${of}error === undefined\\s*(?:\\?|\\))|${of}data === undefined && ${of}error === undefined`,
      'u',
    ).test(host);
    return tellsFailure && tellsLoading ? [] : [found];
  });
};

/** Where an empty list says nothing: what it stands in is absent until there is something in it. */
const silent: Readonly<Record<string, string>> = {
  'src/areas/results/test-case/test-case.host.tsx': 'drawn once the answer is there',
  'src/areas/integrations/configure-integration/use-tool-lists.ts': 'in rows that come with the same answer',
  'src/areas/launch/import/import-rows/import-rows.host.tsx': 'columns remembered, where none is known',
  'src/areas/moderation/saved-sentences/use-sentences.tsx': 'completes what is typed, where they are known',
  'src/areas/chat/panel/panel.host.tsx': 'a list without words of its own',
  'src/areas/issues/judge-selection/selection.host.tsx': 'issues keep standing as they were seen last',
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

describe('a list that a screen decides by', () => {
  const all = filesOf(['src/**/*.{ts,tsx}'], ['**/*.test.*', '**/*.ports.ts', '**/*.documents.ts']);
  const texts = new Map(all.map((path) => [path, textOf(path)]));
  const besideOf = (path: string): readonly string[] =>
    all
      .filter((other) => other !== path && folderOf(other) === folderOf(path) && other.endsWith('.tsx'))
      .map((other) => texts.get(other) ?? '');
  const found = all.flatMap((path) => unstated(texts.get(path) ?? '', besideOf(path)).map((list) => [path, list] as const));

  it('is loading, failed with another try, or known: nobody claims that it is empty before it came', () => {
    expect(found.filter(([path]) => !(path in silent))).toEqual([]);
  });

  it('is excepted only where there is something to except', () => {
    expect(Object.keys(silent).filter((path) => !found.some(([other]) => other === path))).toEqual([]);
  });

  it.each([
    ['[{ data }]', 'const earlier = data?.requestedTests ?? none;', 1],
    ['[{ data }]', 'const earlier = (data?.launchDrafts ?? []).filter(Boolean);', 1],
    ['[{ data, error }, ask]', 'if (data === undefined && error !== undefined) return <Failed />; const all = data?.drafts ?? [];', 1],
    ['[reasons]', 'const all = reasons.data?.reasons ?? []; if (error === undefined) return <Loading />;', 1],
    ['[{ data, error, fetching }, ask]', 'const all = data?.tests ?? []; <ComboBox loading={fetching} failure={error} />', 0],
    ['[{ data, error }, ask]', '<Loaded isThere={data !== undefined} error={error}><List of={data?.tests ?? []} /></Loaded>', 0],
    ['[{ data, error }, ask]', 'if (data === undefined) return error === undefined ? <Wait /> : <Failed />; const all = data?.x ?? [];', 0],
  ])('is seen where it is not told apart: %s %s', (asked, rest, faults) => {
    expect(unstated(`const ${asked} = useQuery({ query: X }); ${rest}`, ['<p>No earlier tests for this platform.</p>'])).toHaveLength(
      faults,
    );
  });

  it('needs no states where nothing claims that it is empty', () => {
    expect(unstated('const [{ data }] = useQuery({ query: X }); const all = data?.tests ?? [];', ['<ul />'])).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate, staleFiles, writeFiles } from './generate.ts';

const sdl = `
type Query { issue(id: ID!): Issue }
type Mutation { acceptIssue(id: ID!): AcceptIssueResult! }
type AcceptIssueResult { successful: Boolean! result: Issue }
enum IssueState { new accepted }
type Issue { id: ID! state: IssueState! }
`;

describe('generate', () => {
  let root: string;
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'muster-generate-'));
    write('schema/sdl/issues/issues.graphql', sdl);
    write(
      'src/areas/issues/walk.documents.ts',
      'export const One = graphql(/* GraphQL */ `query Walk_One($id: ID!) { issue(id: $id) { id state } }`);',
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('takes the values of an enum from the vocabulary', async () => {
    write('schema/sdl/issues/severity.graphql', 'enum Severity { low huge }');
    const { files } = await generate(root, {});
    expect(files['schema/sdl/issues/severity.graphql']).toBe('enum Severity { critical high medium low unknown }');
    expect(staleFiles(root, files)).toContain('schema/sdl/issues/severity.graphql');
    expect(files['schema/generated/resolvers.ts']).not.toContain('huge');
    writeFiles(root, files);
    expect(staleFiles(root, (await generate(root, {})).files)).toEqual([]);
  });

  it('writes types and the texts accepted by hash, and is fresh afterwards', async () => {
    const { files, problems } = await generate(root, {});
    expect(problems).toEqual([]);
    expect(writeFiles(root, files)).toEqual(Object.keys(files).toSorted());
    expect(staleFiles(root, files)).toEqual([]);
    const persisted: unknown = JSON.parse(readFileSync(join(root, 'schema/generated/persisted.json'), 'utf8'));
    expect(Object.values(persisted as Record<string, string>)).toEqual(['query Walk_One($id:ID!){issue(id:$id){id state __typename}}']);
    expect(files['schema/generated/client/gql.ts']).toContain('TypedDocumentNode<types.Walk_OneQuery, types.Walk_OneQueryVariables>');
  });

  it('sees a changed schema and a file nobody generates', async () => {
    writeFiles(root, (await generate(root, {})).files);
    write('schema/generated/old.ts', '');
    write('schema/sdl/issues/issues.graphql', sdl.replace('new accepted', 'new accepted rejected'));
    expect(staleFiles(root, (await generate(root, {})).files)).toContain('schema/generated/resolvers.ts');
    expect(staleFiles(root, (await generate(root, {})).files)).toContain('schema/generated/old.ts');
  });

  it('asks for the fields of a chart by one fragment, and reads its row from them', async () => {
    write(
      'schema/sdl/results/tests.graphql',
      'type Test { id: ID! strict: Boolean } extend type Issue { reason: String test: Test! maybe: Test }',
    );
    const row = { state: 'state', reason: 'reason', isStrict: 'test.strict', at: { unread: null }, kind: { always: 'bug' } };
    const { files, problems } = await generate(root, { knownIssue: { type: 'Issue', row } });
    expect(problems).toEqual([]);
    const written = files['schema/generated/client/rows/known-issue.documents.ts'];
    expect(written).toContain("import type { KnownIssueRow } from '#machines/lifecycles/known-issue/known-issue.types.ts';");
    expect(written?.replaceAll(/\s+/g, ' ')).toContain('fragment KnownIssueRow on Issue { id state reason test { id strict } }');
    expect(written?.replaceAll(/\s+/g, ' ')).toContain(
      "({ state: from.state, reason: from.reason ?? null, isStrict: from.test.strict ?? null, at: null, kind: 'bug', })",
    );
    expect(written).toContain("export const knownIssueFields = { state: 'state', reason: 'reason' } as const;");
    for (const [path, words] of [
      ['nope', 'Issue has no field nope'],
      ['maybe.strict', 'Issue.maybe may be null'],
    ] as const)
      await expect(generate(root, { knownIssue: { type: 'Issue', row: { path } } })).rejects.toThrow(words);
  });

  it('names a document the schema refuses and still types the others', async () => {
    write('src/areas/issues/other.documents.ts', 'export const Bad = graphql(`query Other_Bad { issue(id: 1) { nope } }`);');
    const { files, problems } = await generate(root, {});
    expect(problems).toEqual(['src/areas/issues/other.documents.ts Other_Bad: Cannot query field "nope" on type "Issue".']);
    expect(files['schema/generated/client/gql.ts']).toContain('Walk_One');
    expect(files['schema/generated/client/gql.ts']).not.toContain('Other_Bad');
  });
});

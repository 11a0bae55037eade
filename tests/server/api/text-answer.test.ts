import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Documents } from '#server/api/documents.ts';
import { makeSchema } from '#server/api/schema.ts';
import { areaResolvers } from '#server/areas/resolvers.ts';
import { seedDemo } from '#server/world/demo.ts';
import { roles } from '#schema/vocabulary/roles.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, Loose, Portal } from '#tests/support/portal.ts';

const documents = Object.values(
  JSON.parse(readFileSync(new URL('../../../schema/generated/persisted.json', import.meta.url), 'utf8')) as Record<string, string>,
)
  .map((text) => /^query (\w+)[^{]*\{(\w+)[({]/u.exec(text)?.slice(0, 3).concat(text) ?? [])
  .filter(([, name, root]) => name !== undefined && root !== undefined)
  .map(([, name = '', root = '', text = '']) => ({ name, root, text }));

/** The things each root field is asked about; every one of a few, so that the demo's variety is met. */
const subjects: Readonly<Record<string, string>> = {
  platformTest: `select id from test order by number`,
  flexibleTestingIssue: `select id from issue order by code limit 4`,
  flexibleTestingTestCase: `select id from test_case order by id limit 4`,
  flexibleTestingTestCaseResult: `select id from case_result order by id limit 4`,
  testParticipant: `select id from participant order by id limit 4`,
};

const constants: readonly (readonly [type: RegExp, value: unknown])[] = [
  [/^PlatformTestStatus/u, 'closed'],
  [/^TriageStatus/u, 'untriaged'],
  [/^IssueSort/u, { field: 'created_at', direction: 'descending' }],
  [/^Int/u, 5],
  [/^Boolean/u, true],
];

const variablesOf = (text: string, id: string | null): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...text.matchAll(/\$(\w+):([[\]\w!]+)/gu)].flatMap(([, name = '', type = '']) => {
      const constant = constants.find(([pattern]) => pattern.test(type));
      if (constant !== undefined) return [[name, constant[1]] as const];
      return type === 'ID!' ? [[name, id] as const] : [];
    }),
  );

let portal: Portal;
let ids: Readonly<Record<string, readonly string[]>>;
const people = new Map<string, Call>();

beforeAll(async () => {
  portal = await startPortal();
  const { owner } = portal.database;
  const client = await owner.connect();
  await seedDemo(client, new Date());
  client.release();
  const found = await Promise.all(
    Object.entries(subjects).map(
      async ([root, statement]) => [root, (await owner.query<{ id: string }>(statement)).rows.map((row) => row.id)] as const,
    ),
  );
  ids = Object.fromEntries(found);
  for (const account of ['customer', 'manager', 'moderator']) {
    const { rows } = await owner.query<{ id: string; organization: string }>(
      `select u.id, o.public_id as organization from organization_user u join organization o on o.id = u.organization_id where u.email = $1`,
      [`${account}@demo.test`],
    );
    people.set(account, await portal.as(rows[0]?.id ?? '', rows[0]?.organization ?? ''));
  }
});
afterAll(() => portal.stop());

/** Of lists that are asked for often: who gets them without the executor. Notes belong to the customer, so that moderators' issues pass through it. */
const passedOn: Readonly<Record<string, readonly Role[]>> = {
  AllIssues_Issues: ['customer', 'test_manager'],
  AllIssues_Stats: roles,
  BrowseResults_Section: roles,
  CaseResults_Cases: roles,
  IssuesTab_Issues: ['customer', 'test_manager'],
  ModerationDesk_WaitingResults: roles,
  Overview_LiveTests: roles,
  Summary_Test: roles,
};

describe('the lists that are asked for often', () => {
  const kept = new Documents(makeSchema(areaResolvers), { introspection: false });
  it.for(Object.entries(passedOn))('%s is sent as the database wrote it', ([name, whom]) => {
    const operation = kept.prepare(documents.find((document) => document.name === name)?.text ?? '', null);
    expect('errors' in operation ? operation.errors : roles.filter(operation.asText.isFor)).toEqual(whom);
  });
});

describe('an answer passed through from the database', () => {
  it.for(documents.flatMap((document) => ['customer', 'manager', 'moderator'].map((account) => ({ ...document, account }))))(
    'says of $name to the $account what the executor says',
    async ({ root, text, account }) => {
      const call = people.get(account);
      for (const id of ids[root] ?? [null]) {
        const variables = variablesOf(text, id);
        const [written, executed] = [await call?.(text, variables), await call?.(text.replace(root, `renamed:${root}`), variables)];
        expect(written?.errors.map(({ message }) => message)).toEqual(executed?.errors.map(({ message }) => message));
        expect(written?.data?.[root] ?? null).toEqual((executed?.data as Loose)?.renamed ?? null);
      }
    },
  );
});

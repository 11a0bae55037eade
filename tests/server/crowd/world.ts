import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { mountCrowd } from '#server/crowd/gateway.ts';
import { folderFiles } from '#server/files/open.ts';
import { Presence } from '#server/workflow/presence.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { seed } from '#tests/support/seed.ts';

const idOf = (kind: number, number: number): string => `00000000-0000-4000-8000-${String(kind * 1_000_000 + number).padStart(12, '0')}`;

export const ids = {
  organization: (number: number) => idOf(1, number),
  user: (number: number) => idOf(2, number),
  test: (number: number) => idOf(3, number),
  group: (number: number) => idOf(4, number),
  tester: (number: number) => idOf(5, number),
  participant: (number: number) => idOf(6, number),
  testCase: (number: number) => idOf(7, number),
  field: (number: number) => idOf(8, number),
};

export type Asked<TData> = {
  readonly status: number;
  readonly data: TData;
  readonly errors: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
};

export type CrowdWorld = {
  readonly db: TestDatabase;
  readonly app: FastifyInstance;
  readonly token: string;
  /** A token whose calls are taken back. */
  readonly sandbox: string;
  /** By table, what its rows are, but for what a sandbox keeps of its own calls. */
  readonly everything: () => Promise<Readonly<Record<string, string>>>;
  readonly files: string;
  /** Time as the gateway sees it. */
  readonly time: { now: Date };
  readonly logged: object[];
  readonly ask: <TData = Record<string, unknown>>(query: string, variables?: object, token?: string) => Promise<Asked<TData>>;
  readonly close: () => Promise<void>;
};

type TestOptions = {
  readonly organization?: number;
  readonly cases?: number;
  readonly testers?: number;
  readonly attachmentRequired?: boolean;
  readonly window?: string;
};

export const reference = `insert into country (id, code, name) values (900001, 'zz', 'Testland') on conflict do nothing`;

/** An organization with one test manager. */
export const addOrganization = async ({ owner }: TestDatabase, number: number): Promise<void> => {
  const organization_id = ids.organization(number);
  await seed(owner, 'organization', {
    id: organization_id,
    public_id: `org_${number}`,
    short_code: `O${number}`,
    name: `Organization ${number}`,
  });
  await seed(owner, 'organization_user', {
    id: ids.user(number),
    organization_id,
    role: 'test_manager',
    email: `manager${number}@demo.test`,
    first_name: 'Mara',
  });
};

const fields = [
  { kind: 'step', position: 1, instruction: 'Open the basket', expected_result: 'It opens' },
  { kind: 'step', position: 2, instruction: 'Enter the voucher', expected_result: 'It is taken' },
  { kind: 'additional_information', position: 1, instruction: 'Which network?' },
];

/** An open supervised test with its cases and invited testers. */
export const addTest = async ({ owner }: TestDatabase, test: number, options: TestOptions = {}): Promise<void> => {
  const { organization = 1, cases = 2, testers = 1, attachmentRequired = false, window = 'open' } = options;
  const common = { organization_id: ids.organization(organization), test_id: ids.test(test) };
  await seed(owner, 'test', {
    id: common.test_id,
    organization_id: common.organization_id,
    number: test,
    code: `O${organization}-${test}`,
    name: `Checkout ${test}`,
    window_status: window,
    opened_at: new Date(),
    activity: 'test_case_run',
  });
  await seed(owner, 'supervised_test', {
    ...common,
    application_url: 'https://shop.example',
    description: 'Buy something.',
    credentials_and_access_instructions: 'user: anna, password: secret',
    environments: ['web'],
    required_attachment_for_pass: attachmentRequired,
  });
  const group = { id: ids.group(test), ...common, name: 'Group 1', number_of_results_needed: 3 };
  await seed(owner, 'selection_requirements_group', group);
  const positions = Array.from({ length: cases }, (_, index) => index + 1);
  for (const position of positions) {
    const test_case_id = ids.testCase(test * 100 + position);
    const name = position === 1 ? 'Pay with a voucher' : `Case ${position}`;
    await seed(owner, 'test_case', { id: test_case_id, ...common, position, code: `TC-${position}`, name });
    for (const [index, field] of fields.entries())
      await seed(owner, 'test_case_field', { id: ids.field(test * 1000 + position * 10 + index), ...common, test_case_id, ...field });
  }
  for (let tester = 1; tester <= testers; tester += 1) {
    const number = test * 100 + tester;
    const person = { email: `tester${number}@crowd.test`, full_name: `Tester ${number}` };
    await seed(owner, 'tester', { id: ids.tester(number), ...person, country_id: 900001 });
    await seed(owner, 'participant', {
      id: ids.participant(number),
      ...common,
      ...person,
      group_id: group.id,
      tester_id: ids.tester(number),
      country_code: 'ZZ',
      country_name: 'Testland',
      browser_or_device: 'Chrome 140',
      status: 'invited',
      invited_at: new Date(Date.now() - 60_000),
      assigned_cases_count: cases,
    });
    const assigned = positions.map((position) => ({
      ...common,
      participant_id: ids.participant(number),
      test_case_id: ids.testCase(test * 100 + position),
    }));
    await seed(owner, 'assigned_case', ...assigned);
  }
};

/** A gateway on a database of its own, with a token. */
export const crowdWorld = async (
  limits?: { readonly calls: number; readonly wrongTokens: number },
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<CrowdWorld> => {
  const db = await createTestDatabase();
  await db.owner.query(reference);
  await addOrganization(db, 1);
  const files = await mkdtemp(path.join(os.tmpdir(), 'crowd-files-'));
  const time = { now: new Date('2026-11-21T09:00:00.000Z') };
  const clock = { now: () => time.now };
  const logged: object[] = [];
  const app = fastify({ forceCloseConnections: true });
  prepare(app);
  const log = { error: (details: object) => void logged.push(details) };
  await mountCrowd(app, {
    presence: new Presence({ listen: () => () => undefined }, clock),
    database: databaseOver(db.app, clock),
    owner: db.owner,
    clock,
    enqueue: async () => undefined,
    files: folderFiles(files),
    log,
    ...(limits === undefined ? {} : { limits }),
  });
  await app.ready();
  const token = await createCrowdToken(db.owner, 'Test');
  const sandbox = await createCrowdToken(db.owner, 'Sandbox');
  await db.owner.query(`update crowd_token set is_sandbox = true where name = 'Sandbox'`);
  const { rows: tables } = await db.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('crowd_call', 'crowd_token')`,
  );
  const everything = async (): Promise<Readonly<Record<string, string>>> => {
    const each = tables.map(
      ({ name }) => `select '${name}' as name, md5(coalesce(string_agg(x::text, ' ' order by x::text), '')) as rows from ${name} x`,
    );
    const { rows } = await db.owner.query<{ name: string; rows: string }>(each.join(' union all '));
    return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
  };
  const ask: CrowdWorld['ask'] = async <TData>(query: string, variables: object = {}, given: string = token) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/crowd',
      headers: { authorization: `Bearer ${given}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ query, variables }),
    });
    return { status: response.statusCode, errors: [], ...(JSON.parse(response.body) as Pick<Asked<TData>, 'data'>) };
  };
  const close = async (): Promise<void> => {
    await app.close();
    await db.drop();
    await rm(files, { recursive: true, force: true });
  };
  return { db, app, token, sandbox, everything, files, time, logged, ask, close };
};

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createCrowdToken } from '#server/crowd/tokens.ts';
import { mountCrowd } from '#server/crowd/gateway.ts';
import { folderFiles } from '#server/files/folder.ts';
import { Presence } from '#server/workflow/presence.ts';
import { databaseOver } from '#server/workflow/transaction.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

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

/** An organization with one customer. */
export const addOrganization = async (db: TestDatabase, number: number): Promise<void> => {
  await db.owner.query(`insert into organization (id, public_id, short_code, name) values ($1, $2, $3, $4)`, [
    ids.organization(number),
    `org_${number}`,
    `O${number}`,
    `Organization ${number}`,
  ]);
  await db.owner.query(
    `insert into organization_user (id, organization_id, role, email, first_name) values ($1, $2, 'test_manager', $3, 'Mara')`,
    [ids.user(number), ids.organization(number), `manager${number}@demo.test`],
  );
};

const addCase = async (db: TestDatabase, organizationId: string, test: number, position: number): Promise<void> => {
  const id = ids.testCase(test * 100 + position);
  await db.owner.query(`insert into test_case (id, organization_id, test_id, position, code, name) values ($1, $2, $3, $4, $5, $6)`, [
    id,
    organizationId,
    ids.test(test),
    position,
    `TC-${position}`,
    position === 1 ? 'Pay with a voucher' : `Case ${position}`,
  ]);
  const fields = [
    ['step', 1, 'Open the basket', 'It opens'],
    ['step', 2, 'Enter the voucher', 'It is taken'],
    ['additional_information', 1, 'Which network?', null],
  ];
  for (const [index, [kind, place, instruction, expected]] of fields.entries()) {
    await db.owner.query(
      `insert into test_case_field (id, organization_id, test_id, test_case_id, kind, position, instruction, expected_result) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [ids.field(test * 1000 + position * 10 + index), organizationId, ids.test(test), id, kind, place, instruction, expected],
    );
  }
};

/** An open supervised test with its cases and invited testers. */
export const addTest = async (db: TestDatabase, test: number, options: TestOptions = {}): Promise<void> => {
  const { organization = 1, cases = 2, testers = 1, attachmentRequired = false, window = 'open' } = options;
  const organizationId = ids.organization(organization);
  const testId = ids.test(test);
  await db.owner.query(
    `insert into test (id, organization_id, kind, number, code, name, window_status, opened_at, activity) values ($1, $2, 'supervised', $3, $4, $5, $6, now(), 'test_case_run')`,
    [testId, organizationId, test, `O${organization}-${test}`, `Checkout ${test}`, window],
  );
  await db.owner.query(
    `insert into supervised_test (test_id, organization_id, application_url, description, credentials_and_access_instructions, environments, required_attachment_for_pass)
     values ($1, $2, 'https://shop.example', 'Buy something.', 'user: anna, password: secret', '{web}', $3)`,
    [testId, organizationId, attachmentRequired],
  );
  await db.owner.query(
    `insert into selection_requirements_group (id, organization_id, test_id, position, name, number_of_results_needed) values ($1, $2, $3, 1, 'Group 1', 3)`,
    [ids.group(test), organizationId, testId],
  );
  for (let position = 1; position <= cases; position += 1) await addCase(db, organizationId, test, position);
  for (let tester = 1; tester <= testers; tester += 1) await addInvited(db, organizationId, test, tester, cases);
};

const addInvited = async (db: TestDatabase, organizationId: string, test: number, tester: number, cases: number): Promise<void> => {
  const number = test * 100 + tester;
  await db.owner.query(`insert into tester (id, email, full_name, country_id) values ($1, $2, $3, 900001)`, [
    ids.tester(number),
    `tester${number}@crowd.test`,
    `Tester ${number}`,
  ]);
  await db.owner.query(
    `insert into participant (id, organization_id, test_id, group_id, tester_id, email, full_name, country_code, country_name, browser_or_device, status, invited_at, assigned_cases_count)
     values ($1, $2, $3, $4, $5, $6, $7, 'ZZ', 'Testland', 'Chrome 140', 'invited', now() - interval '1 minute', $8)`,
    [
      ids.participant(number),
      organizationId,
      ids.test(test),
      ids.group(test),
      ids.tester(number),
      `tester${number}@crowd.test`,
      `Tester ${number}`,
      cases,
    ],
  );
  for (let position = 1; position <= cases; position += 1) {
    await db.owner.query(`insert into assigned_case (organization_id, test_id, participant_id, test_case_id) values ($1, $2, $3, $4)`, [
      organizationId,
      ids.test(test),
      ids.participant(number),
      ids.testCase(test * 100 + position),
    ]);
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
  return { db, app, token, files, time, logged, ask, close };
};

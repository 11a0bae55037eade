import { readRequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { testCasesCsv } from '#schema/rules/launch/import/test-case-export.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { requestedTestWire } from './requested-test.store.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '#server/api/context.ts';
import { notFound, badUserInput } from '#server/api/errors.ts';
import { idOrAbsent, isId } from '#server/api/ids.ts';
import { argument, caller } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import { scopeOf } from '#server/api/scope.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import type { Sql, Statement } from '#server/database/sql.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { mutation } from '#server/api/mutation.ts';
import { reach } from '#server/api/reach.ts';
import { rowOf } from '#server/api/guard.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { record } from '#server/workflow/audit.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import {
  matchingCostsStatement,
  matchingTestersStatement,
  invalidDevicesStatement,
  testersByEmailStatement,
} from '../../matching/statement.ts';
import type { MatchingInput } from '../../matching/statement.ts';
import { demandReadable } from '../../matching/references.ts';
import { idsOf } from './supervised-form.store.ts';
import type { Place } from './supervised-form.store.ts';
import { launchSupervisedTest } from './launch-supervised.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { formDevice, formText } from '#server/api/parsed.ts';
import type { Work } from '#server/api/mutation.ts';

type SaveInput = Place & { readonly version: number; readonly values: unknown; readonly device?: string | null };

const formShape = (context: RequestContext, selection: Selection): Sql =>
  sql`select ${shape(selection, {
    version: sql`f.version`,
    values: () => sql`f.form_values`,
    device: sql`f.device`,
    savedAt: time(sql`f.saved_at`),
  })} as json from supervised_form f where f.user_id = ${caller} and ${scopeOf(context).organization('f')}
    and f.advanced_test_id = ${argument('advancedTestId')}::uuid and f.requested_test_id is not distinct from ${argument('requestedTestId')}::uuid`;

const form = (work: Work, place: Place) => work.select('result', idsOf(place), (selection) => formShape(work.context, selection));

/** Compare and set by version; false in a conflict. */
const store = async (tx: Tx, place: Place, version: number, text: string, device: string | null): Promise<boolean> => {
  const { advancedTestId, requestedTestId } = idsOf(place);
  const own = [tx.viewer.organizationId, tx.viewer.userId, advancedTestId, requestedTestId, text, device, tx.at];
  const saved =
    version === 0
      ? await tx.query(
          `insert into supervised_form (organization_id, user_id, advanced_test_id, requested_test_id, version, form_values, device, saved_at)
           values ($1, $2, $3, $4, 1, $5, $6, $7) on conflict do nothing returning version`,
          own,
        )
      : await tx.query(
          `update supervised_form set version = version + 1, form_values = $5, device = $6, saved_at = $7
           where organization_id = $1 and user_id = $2 and advanced_test_id = $3 and requested_test_id is not distinct from $4 and version = $8
           returning version`,
          [...own, version],
        );
  return saved.length > 0;
};

const save = async (work: Work, input: SaveInput) => {
  const text = formText(input.values, launchLimits.supervisedFormBytes);
  if (!(await store(work.tx, input, input.version, text, formDevice(input.device))))
    refuse('stale_object', 'This form was changed elsewhere.', 'version');
  return { result: await form(work, input) };
};

type Found = { readonly isThere: boolean; readonly form: unknown };

const supervisedForm = async (_: unknown, args: Place, context: RequestContext, info: GraphQLResolveInfo): Promise<unknown> => {
  const requested = sql`${argument('requestedTestId')}::uuid`;
  const found = await read<Found>(
    context,
    info,
    idsOf(args),
    (selection) =>
      sql`select json_build_object('isThere', ${requested} is null or exists (select from requested_test q where q.id = ${requested} and q.test_id = t.id),
        'form', (${formShape(context, selection)})) as json
      from test t join advanced_test a on a.test_id = t.id where t.id = ${argument('advancedTestId')}::uuid and ${scopeOf(context).test('t')}`,
  );
  if (found === null || !found.isThere) throw notFound();
  return found.form;
};

const saveSupervisedForm = mutation<SaveInput>('saveSupervisedForm', save, {
  refusedWith: async (work, input) => ({ result: await form(work, input) }),
});

type File = { readonly filename: string; readonly body: string };

/** Safe as part of a file name on any system. */
const plain = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

const rawTestCases = async (tx: Tx, testId: string): Promise<readonly File[]> => {
  const [test] = await tx.query<{ code: string }>('select code from test where id = $1', [testId]);
  return (await requestedTestWire(tx, testId)).flatMap(({ wire }, at) => {
    const { name, testCases } = readRequestedTestInput(wire);
    const called = [test?.code ?? '', at + 1, plain(name)].filter((part) => part !== '').join('-');
    return testCases.length === 0 ? [] : [{ filename: `${called}.csv`, body: testCasesCsv(testCases) }];
  });
};

const choice = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`c.id::text`,
    kind: sql`c.kind`,
    wave: sql`c.wave`,
    groupName: sql`g.name`,
    participantId: sql`c.participant_id`,
    fullName: sql`p.full_name`,
    rankPercentile: sql`c.rank_percentile`,
    candidates: sql`c.candidates`,
    replaced: (replaced: Selection) =>
      sql`case when r.id is null then null else ${shape(replaced, { fullName: sql`r.full_name`, status: sql`r.status` })} end`,
    madeAt: time(sql`c.made_at`),
  });

const testerChoices = async (
  _: unknown,
  args: { readonly testId: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
): Promise<unknown> => {
  const choices = await read(
    context,
    info,
    { testId: idOrAbsent(args.testId) },
    (selection) =>
      sql`select ${list(
        choice(selection),
        sql`from (select * from tester_choice where test_id = t.id order by id desc limit 500) c
          join participant p on p.id = c.participant_id join selection_requirements_group g on g.id = c.group_id
          left join participant r on r.id = c.replaces order by c.id desc`,
      )} as json from test t join supervised_test s on s.test_id = t.id where t.id = ${argument('testId')}::uuid and ${scopeOf(context).test('t')}`,
  );
  if (choices === null) throw notFound();
  return choices;
};

type MatchingArgs = { readonly input: Omit<MatchingInput, 'organizationId'> & { readonly advancedTestRequestId: string } };

/** Checks the test first; values are literals, so that the planner sees them. */
const asking =
  (field: 'matchingTesters' | 'matchingCosts', statementOf: (input: MatchingInput) => Statement) =>
  async (_: unknown, { input }: MatchingArgs, context: RequestContext): Promise<unknown> => {
    if (!isId(input.advancedTestRequestId)) throw notFound();
    const { min, max } = limits.groupResultsNeeded;
    if (!Number.isInteger(input.numberOfResultsNeeded) || input.numberOfResultsNeeded < min || input.numberOfResultsNeeded > max)
      throw badUserInput('numberOfResultsNeeded must be from 1 to 1000.');
    if ((input.excludedTestIds ?? []).length > limits.excludedTests)
      throw badUserInput(`At most ${limits.excludedTests} tests can be left out.`);
    demandReadable(input, 'input');
    await context.database
      .write(context.viewer, (tx) => reach(tx, rowOf(`Query.${field}`), { input }, context.services.scopeChecks))
      .catch((error: unknown) => {
        throw error instanceof NotFound ? notFound() : error;
      });
    return parsed(context, statementOf({ ...input, organizationId: context.viewer.organizationId }));
  };

const parsed = async (context: RequestContext, statement: Statement): Promise<unknown> => {
  const json = await context.database.json(context.viewer, statement, { prepare: false });
  return json === null ? null : JSON.parse(json);
};

const demandEmails = (emails: readonly string[]): void => {
  if (emails.length > limits.emailsAtOnce) throw badUserInput(`At most ${limits.emailsAtOnce} addresses at once.`);
  if (emails.some((email) => email.includes('\0') || !email.isWellFormed())) throw badUserInput('Not a valid address.');
};

const testersByEmail = (_: unknown, { emails }: { readonly emails: readonly string[] }, context: RequestContext): Promise<unknown> => {
  demandEmails(emails);
  return parsed(context, testersByEmailStatement(context.viewer.organizationId, emails));
};

type DevicesArgs = { readonly input: { readonly testerEmails: readonly string[]; readonly operatingSystemVersionIds: readonly string[] } };

const testersWithInvalidDevices = async (_: unknown, { input }: DevicesArgs, context: RequestContext): Promise<unknown> => {
  demandEmails(input.testerEmails);
  demandReadable(input, 'input');
  return input.operatingSystemVersionIds.length === 0
    ? []
    : parsed(context, invalidDevicesStatement(input.testerEmails, input.operatingSystemVersionIds));
};

const exportRawTestCasesToCsv = mutation<{ readonly advancedTestRequestId: string }>(
  'exportRawTestCasesToCsv',
  async ({ tx, operation }, input) => {
    const testId = input.advancedTestRequestId.toLowerCase();
    const files = await rawTestCases(tx, testId);
    if (files.length === 0) refuse('blank', 'This request has no test cases.', 'advancedTestRequestId');
    await record(tx, { operation, entity: 'test', entityId: testId, after: { files: files.map(({ filename }) => filename) } });
    return { result: files };
  },
);

export const supervisedResolvers: ResolverMap = {
  Query: {
    matchingTesters: asking('matchingTesters', (input) => matchingTestersStatement(input)),
    matchingCosts: asking('matchingCosts', matchingCostsStatement),
    testerChoices,
    testersByEmail,
    testersWithInvalidDevices,
    supervisedForm,
  },
  Mutation: { launchSupervisedTest, exportRawTestCasesToCsv, saveSupervisedForm },
};

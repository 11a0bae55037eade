import { randomUUID } from 'node:crypto';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { readCustomerRequestInput, settleRequestedTestInput, validateCustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import type { CustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { isId } from '#server/api/ids.ts';
import { nextRun } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { advance } from '#server/workflow/advance.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { NotFound, Refused, refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { demandReferences } from '../../../matching/references.ts';
import { demandPlaces, insertAdvancedTest, insertRequest, insertRequestedTests, placeRequest, submitRequest } from './place-request.ts';
import { takeFiles } from './request-files.ts';
import { launchFlags } from '#schema/rules/launch/flags.ts';
import type { LaunchFlags, OrganizationSwitches } from '#schema/rules/launch/flags.ts';

type Row = OrganizationSwitches & { readonly features: readonly string[] };

/** The switches of the organization as the launch rules read them. */
export const readLaunchFlags = async (tx: Tx): Promise<LaunchFlags> => {
  const [row] = await tx.query<Row>(
    `select o.advanced_tests_access as "advancedTestsAccess", o.new_launch_ux_enabled as "newLaunchUxEnabled", o.auto_launching_enabled as "autoLaunchingEnabled",
       o.google_sheets_auto_import_enabled as "googleSheetsAutoImportEnabled", o.known_issues_upload_enabled as "knownIssuesUploadEnabled",
       o.video_requirement_enabled as "videoRequirementEnabled",
       coalesce((select json_agg(f.name) from feature_flag f where f.organization_id = o.id and f.enabled), '[]') as features
     from organization o where o.id = $1`,
    [tx.viewer.organizationId],
  );
  if (row === undefined) throw new Error('the organization of the transaction is gone');
  return launchFlags(row, row.features);
};

/** Every number of a targeting group names an entry of the reference data. */
const checkReferences = (tx: Tx, tests: readonly RequestedTestInput[]): Promise<void> =>
  demandReferences(
    tx,
    tests.flatMap(({ targetingGroups }, index) =>
      targetingGroups.map((lists, at) => ({ at: `requestedTests[${index}].targetingGroups[${at}]`, lists })),
    ),
  );

const checked = async (
  { tx, demandStorable }: Work,
  wire: unknown,
): Promise<{ readonly input: CustomerRequestInput; readonly tests: readonly RequestedTestInput[] }> => {
  const shaped = readCustomerRequestInput(wire);
  if ('misshapen' in shaped) return refuse('invalid', 'This value has another shape.', shaped.misshapen);
  const flags = await readLaunchFlags(tx);
  const problems = validateCustomerRequestInput(shaped.input, flags, tx.at);
  if (problems.length > 0) throw new Refused(problems.map(({ code, message, path }) => ({ code, message, path })));
  demandStorable();
  const tests = shaped.input.requestedTests.map((test) => settleRequestedTestInput(test, flags));
  await checkReferences(tx, tests);
  return { input: shaped.input, tests };
};

/** The draft is locked before anything refers to it: two tabs that launch it would each wait for the other to let go of it. */
const ownDraft = 'select id, state from customer_request where id = $1 and created_by = $2 for update';

const requestRow = async ({ tx, operation }: Work, input: CustomerRequestInput): Promise<string> => {
  if (input.draftId !== null) {
    const [draft] = isId(input.draftId)
      ? await tx.query<{ id: string; state: string }>(ownDraft, [input.draftId.toLowerCase(), tx.viewer.userId])
      : [];
    if (draft === undefined) throw new NotFound();
    if (draft.state !== 'draft')
      await advance(tx, subjects.customerRequest, draft.id, { type: 'request.submit', testId: randomUUID() }, { operation });
    return draft.id;
  }
  const id = randomUUID();
  await insertRequest(tx, id, { name: '' });
  return id;
};

/** When the first test starts: at the chosen hour, at the first run of a recurring schedule, or now. */
const plan = async ({ tx, context }: Work, testId: string, input: CustomerRequestInput): Promise<string | null> => {
  const { recurringDay, recurringTime, userTimezone } = input;
  if (recurringDay === null || recurringTime === null || userTimezone === null)
    return input.scheduleAt === null ? null : new Date(input.scheduleAt).toISOString();
  const rule = { recurringDay, recurringTime, userTimezone };
  const nextRunAt = nextRun(rule, tx.at);
  const scheduleId = randomUUID();
  const { organizationId } = tx.viewer;
  await insertAll(tx, 'schedule', [
    {
      id: scheduleId,
      organizationId,
      testId,
      state: 'active',
      ...rule,
      nextRunAt,
      version: 1,
      createdAt: tx.at,
    },
  ]);
  await context.services.enqueue(tx, 'run-schedule', { organizationId, scheduleId }, { startAt: nextRunAt });
  return nextRunAt;
};

const create = async (work: Work, wire: unknown) => {
  const { tx } = work;
  const { input, tests } = await checked(work, wire);
  const wait = await demandPlaces(work, tests);
  const requestId = await requestRow(work, input);
  const placed = await placeRequest(tx, requestId);
  const [first] = tests;
  const name = input.name.trim();
  await insertAdvancedTest(tx, placed, {
    test: { name, activity: first?.activity ?? null, sdlcStage: input.sdlcStage },
    details: { accessToApplication: first?.accessToApplicationUrl ?? null, testObjective: first?.testGoal ?? null },
  });
  await insertRequestedTests(tx, placed, tests, wait);
  await takeFiles(tx, placed.testId, input.fileIds, 'fileIds');
  const startsAt = await plan(work, placed.testId, input);
  await tx.query(
    'update customer_request set name = $2, schedule_at = $3, recurring_day = $4, recurring_time = $5, user_timezone = $6, sdlc_stage = $7 where id = $1',
    [requestId, name, startsAt, input.recurringDay, input.recurringTime, input.userTimezone, input.sdlcStage],
  );
  return { result: await submitRequest(work, placed, { name, tests: tests.length, startsAt, wait, isHeld: input.draftId !== null }) };
};

export const createCustomerRequest = mutation<unknown>('createCustomerRequest', create, { judgesTexts: true });

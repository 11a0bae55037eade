import { randomUUID } from 'node:crypto';
import { idLists } from '#schema/rules/launch/requested-test-input.ts';
import type { RequestedTestInput, TargetingGroupInput } from '#schema/rules/launch/requested-test-input.ts';
import { settleRequestedTestInput, validateCustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import type { CustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import { readCustomerRequestInput } from '#schema/rules/launch/sent-shape.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { isId } from '#server/api/ids.ts';
import { demandStorable } from '#server/api/storable.ts';
import { nextRun } from '#machines/lifecycles/schedule/schedule.rules.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound, Refused, refuse } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { nextTestNumber } from '#server/workflow/test-number.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { readLaunchFlags } from './switches.ts';

const tables: Readonly<Record<keyof TargetingGroupInput, string>> = {
  countryIds: 'country',
  languageIds: 'language',
  operatingSystemDeviceTypeIds: 'operating_system_device_type',
  operatingSystemVersionIds: 'operating_system_version',
  mobileDeviceIds: 'mobile_device',
  internetBrowserIds: 'internet_browser',
};

/** Every number of a targeting group names an entry of the reference data; each list that holds another is refused at its place. */
const checkReferences = async (tx: Tx, tests: readonly RequestedTestInput[]): Promise<void> => {
  const errors: FieldError[] = [];
  for (const key of Object.values(idLists)) {
    const wanted = [...new Set(tests.flatMap((test) => test.targetingGroups.flatMap((group) => group[key].map(Number))))];
    if (wanted.length === 0) continue;
    const rows = await tx.query<{ id: number }>(`select id from ${tables[key]} where id = any ($1::int[])`, [wanted]);
    const known = new Set(rows.map(({ id }) => id));
    for (const [index, test] of tests.entries())
      for (const [at, group] of test.targetingGroups.entries())
        if (group[key].some((id) => !known.has(Number(id))))
          errors.push({
            code: 'not_found',
            message: 'This choice does not exist.',
            path: `requestedTests[${index}].targetingGroups[${at}].${key}`,
          });
  }
  if (errors.length > 0) throw new Refused(errors);
};

const requestedTestRow = (tx: Tx, testId: string, code: string, input: RequestedTestInput, index: number) => {
  const { targetingGroups: _, videoRequired, ...columns } = input;
  return {
    ...columns,
    id: randomUUID(),
    organizationId: tx.viewer.organizationId,
    testId,
    position: index + 1,
    testCycleCode: `${code}-${index + 1}`,
    videoRequired: videoRequired === true,
    autoLaunchStatus: 'ready_to_launch',
    failedConditions: [],
    createdAt: tx.at,
  };
};

const groupRows = (tx: Tx, requestedTestId: string, groups: readonly TargetingGroupInput[]) =>
  groups.map((group, index) => ({
    organizationId: tx.viewer.organizationId,
    id: randomUUID(),
    requestedTestId,
    position: index + 1,
    ...Object.fromEntries(Object.values(idLists).map((key) => [key, group[key].map(Number)])),
  }));

const checked = async (
  tx: Tx,
  wire: unknown,
): Promise<{ readonly input: CustomerRequestInput; readonly tests: readonly RequestedTestInput[] }> => {
  const shaped = readCustomerRequestInput(wire);
  if ('misshapen' in shaped) return refuse('invalid', 'This value has another shape.', shaped.misshapen);
  const flags = await readLaunchFlags(tx);
  const problems = validateCustomerRequestInput(shaped.input, flags, tx.at);
  if (problems.length > 0) throw new Refused(problems.map(({ code, message, path }) => ({ code, message, path })));
  demandStorable(wire);
  const tests = shaped.input.requestedTests.map((test) => settleRequestedTestInput(test, flags));
  await checkReferences(tx, tests);
  return { input: shaped.input, tests };
};

const requestRow = async (tx: Tx, input: CustomerRequestInput): Promise<string> => {
  if (input.draftId !== null) {
    const [draft] = isId(input.draftId)
      ? await tx.query<{ id: string }>('select id from customer_request where id = $1 and created_by = $2', [
          input.draftId.toLowerCase(),
          tx.viewer.userId,
        ])
      : [];
    if (draft === undefined) throw new NotFound();
    return draft.id;
  }
  const id = randomUUID();
  await insertAll(tx, 'customer_request', [
    {
      id,
      organizationId: tx.viewer.organizationId,
      createdBy: tx.viewer.userId,
      state: 'draft',
      version: 1,
      name: '',
      step: '',
      formValues: {},
      createdAt: tx.at,
      savedAt: tx.at,
    },
  ]);
  return id;
};

type Placed = { readonly testId: string; readonly code: string; readonly number: number; readonly requestId: string };

const insertTest = async (
  tx: Tx,
  { testId, code, number, requestId }: Placed,
  input: CustomerRequestInput,
  tests: readonly RequestedTestInput[],
): Promise<void> => {
  const { organizationId } = tx.viewer;
  const [first] = tests;
  const test = {
    id: testId,
    organizationId,
    kind: 'advanced',
    number,
    code,
    name: input.name.trim(),
    windowStatus: 'prep',
    customerRequestId: requestId,
  };
  await insertAll(tx, 'test', [
    { ...test, activity: first?.activity ?? null, sdlcStage: input.sdlcStage, desiredOutcomes: [], version: 1, createdAt: tx.at },
  ]);
  await insertAll(tx, 'advanced_test', [
    {
      testId,
      organizationId,
      accessToApplication: first?.accessToApplicationUrl ?? null,
      testObjective: first?.testGoal ?? null,
      capabilities: [],
    },
  ]);
  const rows = tests.map((one, index) => requestedTestRow(tx, testId, code, one, index));
  await insertAll(
    tx,
    'requested_test',
    rows.map((row) => ({ ...row, version: 1 })),
  );
  await insertAll(
    tx,
    'targeting_group',
    rows.flatMap((row, index) => groupRows(tx, row.id, tests[index]?.targetingGroups ?? [])),
  );
};

const submit = async (
  tx: Tx,
  { requestId, testId }: Placed,
  input: CustomerRequestInput,
  scheduleAt: string | null,
  operation: string,
): Promise<void> => {
  await advance(tx, subjects.customerRequest, requestId, { type: 'request.submit', testId }, { operation });
  await tx.query(
    'update customer_request set name = $2, schedule_at = $3, recurring_day = $4, recurring_time = $5, user_timezone = $6, sdlc_stage = $7 where id = $1',
    [requestId, input.name.trim(), scheduleAt, input.recurringDay, input.recurringTime, input.userTimezone, input.sdlcStage],
  );
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
  const { tx, operation, context } = work;
  const { input, tests } = await checked(tx, wire);
  const requestId = await requestRow(tx, input);
  const placed = { testId: randomUUID(), requestId, ...(await nextTestNumber(tx)) };
  const { testId, code } = placed;
  await insertTest(tx, placed, input, tests);
  const startsAt = await plan(work, testId, input);
  await submit(tx, placed, input, startsAt, operation);
  if (startsAt !== null) await advance(tx, subjects.testWindow, testId, { type: 'window.schedule', scheduleAt: startsAt }, { operation });
  const name = input.name.trim();
  await record(tx, { operation, entity: 'test', entityId: testId, event: 'request.launch', after: { code, name, tests: tests.length } });
  await announce(tx, { topic: 'test', testId, entityId: testId, payload: { launched: true } });
  if (context.person.flags.has('autoLaunchingEnabled'))
    await context.services.enqueue(tx, 'evaluate-request', { organizationId: tx.viewer.organizationId, testId });
  return { result: { id: testId, name, code, url: `/results/${testId}` } };
};

export const createCustomerRequest = mutation<unknown>('createCustomerRequest', create, { judgesTexts: true });

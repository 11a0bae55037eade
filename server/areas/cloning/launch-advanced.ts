import { randomUUID } from 'node:crypto';
import { advancedTestRequestProblems, readAdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import type { AdvancedTestRequestParams } from '#schema/rules/launch/simple-request.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { advance } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { insertAll } from '#server/workflow/insert.ts';
import { announce } from '#server/workflow/outbox.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { nextTestNumber } from '#server/workflow/test-number.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { copyRequestedTests } from './copy-rows.ts';

type LaunchInput = { readonly advancedTestRequestParams: unknown };
type Placed = { readonly requestId: string; readonly testId: string; readonly code: string; readonly number: number };

const checked = (wire: unknown, now: string): AdvancedTestRequestParams => {
  const params = readAdvancedTestRequestParams(wire);
  const problems = advancedTestRequestProblems(params, now);
  if (problems.length > 0)
    throw new Refused(problems.map(({ code, message, path }) => ({ code, message, path: `advancedTestRequestParams.${path}` })));
  return params;
};

const insertRequest = async (tx: Tx, { requestId }: Placed, params: AdvancedTestRequestParams, scheduleAt: string | null) => {
  await insertAll(tx, 'customer_request', [
    {
      id: requestId,
      organizationId: tx.viewer.organizationId,
      createdBy: tx.viewer.userId,
      state: 'draft',
      version: 1,
      name: params.name,
      step: '',
      formValues: {},
      sdlcStage: params.sdlcStage,
      scheduleAt,
      createdAt: tx.at,
      savedAt: tx.at,
    },
  ]);
};

const insertTest = async (tx: Tx, { requestId, testId, code, number }: Placed, params: AdvancedTestRequestParams) => {
  const { organizationId } = tx.viewer;
  await insertAll(tx, 'test', [
    {
      id: testId,
      organizationId,
      kind: 'advanced',
      number,
      code,
      name: params.name,
      windowStatus: 'prep',
      customerRequestId: requestId,
      sdlcStage: params.sdlcStage,
      desiredOutcomes: params.desiredOutcomes,
      customDesiredOutcomes: params.customDesiredOutcomes,
      version: 1,
      createdAt: tx.at,
    },
  ]);
  await insertAll(tx, 'advanced_test', [
    {
      testId,
      organizationId,
      accessToApplication: params.accessToApplication,
      testObjective: params.testObjective,
      notes: params.notes,
      platformsToTestOn: params.platformsToTestOn,
      deviceRequirements: params.deviceRequirements,
      testLocalisation: params.testLocalisation,
      testCasesUrl: params.testCasesUrl,
      knownIssuesUrl: params.knownIssuesUrl,
      capabilities: params.capabilities,
    },
  ]);
};

const launch = async ({ tx, operation, context }: Work, input: LaunchInput) => {
  if (context.person.flags.has('newLaunchUxEnabled')) refuse('not_enabled', launchMessages.notEnabled);
  const params = checked(input.advancedTestRequestParams, tx.at);
  const { name, clonedFromTestId } = params;
  const scheduleAt = params.scheduleAt === null ? null : new Date(params.scheduleAt).toISOString();
  const placed: Placed = { requestId: randomUUID(), testId: randomUUID(), ...(await nextTestNumber(tx)) };
  const { requestId, testId, code } = placed;
  await insertRequest(tx, placed, params, scheduleAt);
  await insertTest(tx, placed, params);
  const tests = clonedFromTestId === null ? 0 : await copyRequestedTests(tx, { fromTestId: clonedFromTestId.toLowerCase(), testId, code });
  await advance(tx, subjects.customerRequest, requestId, { type: 'request.submit', testId }, { operation });
  if (scheduleAt !== null) await advance(tx, subjects.testWindow, testId, { type: 'window.schedule', scheduleAt }, { operation });
  await record(tx, {
    operation,
    entity: 'test',
    entityId: testId,
    event: 'request.launch',
    after: { code, name, tests, clonedFromTestId },
  });
  await announce(tx, { topic: 'test', testId, entityId: testId, payload: { launched: true } });
  if (tests > 0 && context.person.flags.has('autoLaunchingEnabled'))
    await context.services.enqueue(tx, 'evaluate-request', { organizationId: tx.viewer.organizationId, testId });
  return { result: { id: testId, name, code, url: `/results/${testId}` } };
};

export const launchAdvancedTest = mutation<LaunchInput>('launchAdvancedTest', launch);

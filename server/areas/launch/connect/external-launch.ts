import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { contentProblems } from '#schema/rules/launch/problems.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import { toRequestedTestInput } from '#schema/rules/launch/requested-test-input.ts';
import {
  caseCountProblem,
  externalRunProblems,
  fittingName,
  readExternalRun,
  readExternalRunValues,
} from '#schema/rules/launch/external-run.ts';
import type { ExternalRun, ExternalRunValues } from '#schema/rules/launch/external-run.ts';
import { externalMessages, externalTexts, externalTools } from '#schema/vocabulary/launch/external.ts';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { Work } from '#server/api/mutation.ts';
import type { VendorTestCase } from '#server/vendors/test-case.ts';
import { VendorError } from '#server/vendors/vendor-error.ts';
import type { VendorFault } from '#server/vendors/vendor-error.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import {
  demandPlaces,
  insertAdvancedTest,
  insertRequest,
  insertRequestedTests,
  placeRequest,
  submitRequest,
} from '../request/place-request.ts';
import { readLaunchFlags } from '../request/create-request.ts';
import { askingMutation, notConnected } from '../../../api/ask-vendor.ts';
import { connectionOfRun, linkToRun, readRun } from './external-run.ts';
import { endedWindowStatuses } from '#schema/vocabulary/test.ts';
import { oneOf } from '#server/database/sql.ts';

type Wire = {
  readonly vendor: string;
  readonly externalTestId: string;
  readonly projectId?: string | null;
  readonly inProgressSeen?: number | null;
};

/** A run that can be requested: with its test cases, or with the problem of the tool that kept them back. */
type Found = {
  readonly run: ExternalRun;
  readonly values: ExternalRunValues;
  readonly testCases: readonly VendorTestCase[];
  readonly link: string;
  readonly problem: string | null;
};

/** What a fault of the tool means for a launch; for the others the request is made, and the test cases follow by hand. */
const refusals: Partial<Record<VendorFault, RefusalCode>> = {
  not_found: 'record_invalid',
  forbidden: 'invalid_integration',
  address: 'invalid_integration',
  unreadable: 'translation_error',
  too_large: 'translation_error',
};

const refusedBy = ({ fault, message }: VendorError, { vendor }: ExternalRun): Refused | null => {
  if (fault === 'unauthorized') return notConnected(externalTools[vendor].code);
  const code = refusals[fault];
  return code === undefined ? null : new Refused([{ code, message, path: fault === 'not_found' ? 'externalTestId' : null }]);
};

const invalid = (message: string, path: string): never => refuse('record_invalid', message, path);

const checked = (wire: Wire): Pick<Found, 'run' | 'values'> => {
  const run = readExternalRun({ ...wire, projectId: wire.projectId ?? null });
  if (run === null) {
    if (!Object.hasOwn(externalTools, wire.vendor)) return invalid(externalMessages.vendor, 'vendor');
    const isProject = wire.vendor !== 'testrail' && readExternalRun({ ...wire, projectId: '1' }) !== null;
    return isProject ? invalid(externalMessages.projectId, 'projectId') : invalid(externalMessages.externalTestId, 'externalTestId');
  }
  const values = readExternalRunValues(run.vendor === 'testrail' ? wire : null);
  const problems = run.vendor === 'testrail' ? externalRunProblems(values) : [];
  if (problems.length > 0) throw new Refused(problems.map(({ message, path }) => ({ code: 'record_invalid', message, path })));
  return { run, values };
};

const demandCases = (cases: readonly VendorTestCase[]): void => {
  const unfit = caseCountProblem(cases.length);
  if (unfit !== null) refuse('translation_error', unfit);
  const [problem] = contentProblems(cases, 'testCases');
  if (problem !== undefined) refuse('translation_error', problem.message, problem.path);
};

const nameless = ({ vendor, externalTestId }: ExternalRun): string => `${externalTools[vendor].label} test run ${externalTestId}`;

/** The request is made, so that there is nothing to try again. */
const withoutCases = ({ message }: VendorError): string =>
  `${message.replace(/ Please try again.*$/u, '')} A test manager will add the test cases.`;

const find = async (context: RequestContext, wire: Wire): Promise<Found> => {
  const { run, values } = checked(wire);
  const connection = await connectionOfRun(context, run);
  const link = linkToRun(run, connection);
  try {
    const { named, testCases } = await readRun(context, connection, run);
    demandCases(testCases);
    const called = named === null ? values : { ...values, name: fittingName(named.name), description: named.description };
    return { run, values: called, testCases, link, problem: null };
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    const refused = refusedBy(error, run);
    if (refused !== null) throw refused;
    return { run, values: { ...values, name: values.name || nameless(run) }, testCases: [], link, problem: withoutCases(error) };
  }
};

/** Tests of one run are requested one after the other, so that no two requests are made of the same wish. */
const demandUnrequested = async (tx: Tx, { vendor, externalTestId }: ExternalRun, seen: number): Promise<void> => {
  const { organizationId } = tx.viewer;
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`external:${organizationId}:${vendor}:${externalTestId}`]);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from advanced_test a join test t on t.id = a.test_id
     where a.organization_id = $1 and a.external_source = $2 and a.external_test_id = $3 and t.window_status not in ${oneOf(endedWindowStatuses)}`,
    [organizationId, vendor, externalTestId],
  );
  if ((row?.count ?? 0) > seen) refuse('request_debounce', externalTexts.alreadyRequested);
};

/** The requested test of a run. How testers get in is kept whatever the wizard of the organization asks. */
const requestedTest = ({ run, values, testCases, link }: Found, flags: LaunchFlags): RequestedTestInput => {
  const filled: RequestedTestValues = {
    ...newRequestedTest(1),
    name: values.name.trim(),
    activity: 'test_case_run',
    applicationType: 'web',
    accessToApplicationUrl: values.applicationUrl,
    testCasesSource: testCases.length === 0 ? 'url' : 'csv',
    testCasesUrl: testCases.length === 0 ? link : '',
    testCases: testCases.map((one) => ({ ...one, requireVideoAttachment: false })),
    testGoal: values.description,
  };
  const input = toRequestedTestInput(filled, flags);
  if (run.vendor !== 'testrail') return input;
  return {
    ...input,
    requiresPredefinedUserAccounts: true,
    predefinedUserAccountsInstructions: values.credentialsAndAccessInstructions,
  };
};

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const launch = async (work: Work, { inProgressSeen }: Wire, found: Found) => {
  const { tx } = work;
  const { run, values, problem } = found;
  await demandUnrequested(tx, run, Math.max(0, inProgressSeen ?? 0));
  const input = requestedTest(found, await readLaunchFlags(tx));
  const wait = await demandPlaces(work, [input]);
  const placed = await placeRequest(tx);
  await insertRequest(tx, placed.requestId, { name: input.name });
  await insertAdvancedTest(tx, placed, {
    test: { name: input.name, activity: input.activity },
    details: {
      accessToApplication: textOrNull(values.applicationUrl),
      testObjective: textOrNull(values.description),
      notes: textOrNull(values.additionalUrlsAndResources),
      testCasesUrl: input.testCasesUrl,
      externalSource: run.vendor,
      externalTestId: run.externalTestId,
      externalProjectId: run.projectId,
      externalUrl: found.link,
    },
  });
  await insertRequestedTests(tx, placed, [input], wait);
  const told = { vendor: run.vendor, externalTestId: run.externalTestId, count: found.testCases.length };
  const result = await submitRequest(work, placed, { name: input.name, tests: 1, startsAt: null, wait, told });
  if (problem === null) return { result };
  return { result, successful: false, errors: [{ code: 'vendor_error', message: problem, path: null }] };
};

/** Requests a test from a test run of a test-management tool: the tool is asked first, then everything is written at once. */
export const flexibleTestingLaunchTest = askingMutation<Wire, Found>('flexibleTestingLaunchTest', find, launch);

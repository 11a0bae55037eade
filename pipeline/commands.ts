import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { approvalReason, waitWords } from '#schema/rules/launch/approval.ts';
import type { ApprovalRules } from '#schema/rules/launch/approval.ts';
import { readCustomerRequestInput, validateCustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import type { CustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import { sentEstimateInput } from '#schema/rules/launch/estimate-input.ts';
import { launchFlags } from '#schema/rules/launch/flags.ts';
import type { LaunchFlags, OrganizationSwitches } from '#schema/rules/launch/flags.ts';
import { apiOf, Refusal } from './api.ts';
import type { Around, Ask } from './api.ts';
import { figuresOf, severities, standingOf } from './figures.ts';
import type { TestFigures } from './figures.ts';
import { junitOf, sarifOf } from './reports.ts';
import { requestOfTemplate } from './templates.ts';

const usage = `muster launch FILE [--dry-run] [--key WORD] [--id FILE]
muster launch --template NAME [--dry-run] [--key WORD] [--id FILE]
muster wait ID [--minutes N]
muster figures ID [--fail-on LIST] [--against ID] [--junit FILE] [--sarif FILE]

FILE holds the input of createCustomerRequest as JSON, NAME is that of a template; ID is that of a request or of a test.
LIST is one of ${severities.join(', ')} (an issue at least as severe), regression, or both with a comma.
MUSTER_URL and MUSTER_TOKEN name your Muster and the token. Exit code 0: done, 1: not as it should be, 2: not understood.`;

type Options = Readonly<Record<string, string | boolean | undefined>>;
type Run = { readonly ask: Ask; readonly url: string; readonly around: Around; readonly options: Options };

export const launchMutation = `mutation Launch($input: CreateCustomerRequestInput!) {
  createCustomerRequest(input: $input) { successful result { id code name url waitsFor } errors { path message } }
}`;
export const switchesQuery = `{
  getCurrentOrganizationUser { id organization { advancedTestsAccess newLaunchUxEnabled autoLaunchingEnabled googleSheetsAutoImportEnabled knownIssuesUploadEnabled videoRequirementEnabled } }
  featureFlags { name enabled }
}`;
export const estimateQuery =
  'query Estimate($input: LaunchEstimateInput!) { launchEstimate(input: $input) { credits balanceAfter hours { from to } } }';

export const rulesQuery = '{ launchRules { approvalAbove monthlyBudget spent held month approvers { id name } } }';

type Fault = { readonly path?: string | null; readonly message: string };
type Launched = {
  readonly createCustomerRequest: {
    readonly successful: boolean;
    readonly result: {
      readonly id: string;
      readonly code: string;
      readonly name: string;
      readonly url: string;
      readonly waitsFor: string | null;
    } | null;
    readonly errors: readonly Fault[];
  };
};
type Switches = {
  readonly getCurrentOrganizationUser: { readonly id: string; readonly organization: OrganizationSwitches };
  readonly featureFlags: readonly { readonly name: string; readonly enabled: boolean }[];
};
type Estimated = {
  readonly launchEstimate: {
    readonly credits: number | null;
    readonly balanceAfter: number | null;
    readonly hours: { readonly from: number; readonly to: number };
  };
};

type Rules = { readonly launchRules: ApprovalRules & { readonly approvers: readonly { readonly id: string; readonly name: string }[] } };

async function requestIn(file: string): Promise<{ readonly text: string; readonly input: CustomerRequestInput }> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(`${file} cannot be read.`);
  });
  const read = readCustomerRequestInput(parsed(file, text));
  if ('misshapen' in read)
    throw new Refusal(`${file}: ${read.misshapen === '' ? 'it' : read.misshapen} is not as createCustomerRequest takes it.`);
  return { text, input: read.input };
}

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is no JSON.`);
  }
};

const tell = ({ around }: Run, faults: readonly Fault[]): number => {
  for (const { path, message } of faults) around.write(path == null ? message : `${path}: ${message}`);
  return faults.length === 0 ? 0 : 1;
};

async function viewerOf({ ask }: Run): Promise<{ readonly id: string; readonly flags: LaunchFlags }> {
  const { getCurrentOrganizationUser: viewer, featureFlags } = await ask<Switches>(switchesQuery);
  const on = featureFlags.flatMap(({ name, enabled }) => (enabled ? [name] : []));
  return { id: viewer.id, flags: launchFlags(viewer.organization, on) };
}

async function requestFrom(run: Run, subject: string): Promise<{ readonly text: string; readonly input: CustomerRequestInput }> {
  if (typeof run.options['template'] !== 'string') return requestIn(subject);
  const { input, notSent } = await requestOfTemplate(run.ask, subject, (await viewerOf(run)).flags);
  for (const line of notSent) run.around.write(line);
  return { text: JSON.stringify(input), input };
}

/** Says what a launch would be refused for, and what it would take. Nothing is launched. */
async function tryOut(run: Run, input: CustomerRequestInput): Promise<number> {
  const { id, flags } = await viewerOf(run);
  const faults = validateCustomerRequestInput(input, flags, new Date(run.around.now()).toISOString());
  if (faults.length > 0) return tell(run, faults);
  const tests = input.requestedTests.map((test, at) => ({ ...sentEstimateInput(test), id: String(at) }));
  const { credits, balanceAfter, hours } = (await run.ask<Estimated>(estimateQuery, { input: { tests } })).launchEstimate;
  run.around.write(`Ready to launch. Results in ${hours.from} to ${hours.to} hours.`);
  if (credits !== null) {
    run.around.write(`It takes ${credits} Credits, and leaves ${balanceAfter ?? 0}.`);
    const { launchRules: rules } = await run.ask<Rules>(rulesQuery);
    const reason = approvalReason(rules, credits);
    const others = rules.approvers.flatMap((each) => (each.id === id ? [] : [each.name]));
    if (reason !== null) run.around.write(`Sent now, it ${waitWords(others, reason)}.`);
  }
  return balanceAfter !== null && balanceAfter < 0 ? 1 : 0;
}

/** The run of a pipeline, as its service names it: a job that is started again launches nothing twice. */
const pipelineOf = ({ GITHUB_RUN_ID, CI_PIPELINE_ID, BUILD_TAG }: Around['env']): string =>
  GITHUB_RUN_ID ?? CI_PIPELINE_ID ?? BUILD_TAG ?? randomUUID();

const keyOf = ({ around, options }: Run, text: string): string => {
  const named = typeof options['key'] === 'string' ? options['key'] : pipelineOf(around.env);
  return `pipeline:${createHash('sha256').update(`${named}\n${text}`).digest('hex')}`;
};

async function launch(run: Run, subject: string): Promise<number> {
  const { text, input } = await requestFrom(run, subject);
  if (run.options['dry-run'] === true) return tryOut(run, input);
  const { result, errors } = (await run.ask<Launched>(launchMutation, { input: JSON.parse(text) as object }, keyOf(run, text)))
    .createCustomerRequest;
  if (result === null) return tell(run, errors.length === 0 ? [{ message: 'It was not launched.' }] : errors);
  const what = `${result.code} ${result.name}`;
  const said = result.waitsFor === null ? `Launched ${what}` : `Not launched yet: ${what} ${result.waitsFor}`;
  run.around.write(`${said}: ${new URL(result.url, run.url).href}`);
  if (typeof run.options['id'] === 'string') await writeFile(run.options['id'], result.id);
  return 0;
}

const minute = 60_000;

async function wait({ ask, around, options }: Run, id: string): Promise<number> {
  const minutes = Number(options['minutes'] ?? 2880);
  if (!(minutes > 0)) throw new Refusal('--minutes takes a number.');
  const end = around.now() + minutes * minute;
  for (;;) {
    const { status, isOver } = await standingOf(ask, id);
    if (isOver) {
      around.write(`It is ${status}.`);
      return status === 'cancelled' ? 1 : 0;
    }
    if (around.now() >= end) {
      around.write(`It is still ${status} after ${minutes} minutes.`);
      return 1;
    }
    await around.pause(Math.min(minute, end - around.now()));
  }
}

const gates = [...severities, 'regression'] as const;

/** What of the figures is not as it should be. */
export const missesOf = (tests: readonly TestFigures[], failOn: readonly string[]): readonly string[] => {
  const floor = Math.max(-1, ...severities.map((severity, at) => (failOn.includes(severity) ? at : -1)));
  return tests.flatMap(({ code, issues, regressions }) => {
    const severe = issues.filter(({ severity }) => severity !== 'unknown' && severities.indexOf(severity) <= floor);
    return [
      ...severe.map((issue) => `${issue.code} ${issue.title} (${issue.severity})`),
      ...(failOn.includes('regression') ? regressions.map((each) => `${code}: ${each.code} ${each.name} passed before`) : []),
    ];
  });
};

const summaryOf = ({ code, name, status, cases, sessions, issues }: TestFigures): string => {
  const figure = (label: string, count: number): string => `${count} ${label}`;
  const of = (one: string): number => cases.filter((each) => each.status === one).length;
  const bySeverity = severities.map((severity) => figure(severity, issues.filter((issue) => issue.severity === severity).length));
  const found =
    sessions === null
      ? `${figure('passed', of('pass'))}, ${figure('failed', of('fail'))}, ${figure('blocked', of('blocked'))} of ${cases.length} test cases`
      : figure(sessions === 1 ? 'session' : 'sessions', sessions);
  return `${code} ${name} (${status}): ${found}; issues: ${bySeverity.join(', ')}.`;
};

async function figures({ ask, url, around, options }: Run, id: string): Promise<number> {
  const text = (name: string): string | null => (typeof options[name] === 'string' ? options[name] : null);
  const failOn = (text('fail-on') ?? '').split(',').filter((word) => word !== '');
  const unknown = failOn.find((word) => !gates.some((gate) => gate === word));
  if (unknown !== undefined) throw new Refusal(`--fail-on takes ${gates.join(', ')}, not ${unknown}.`);
  const { tests: ids } = await standingOf(ask, id);
  const tests: TestFigures[] = [];
  for (const each of ids) tests.push(await figuresOf(ask, each, text('against')));
  const [junit, sarif] = [text('junit'), text('sarif')];
  if (junit !== null) await writeFile(junit, junitOf(tests));
  if (sarif !== null) await writeFile(sarif, `${JSON.stringify(sarifOf(tests, url), null, 2)}\n`);
  for (const test of tests) around.write(summaryOf(test));
  const misses = missesOf(tests, failOn);
  for (const miss of misses) around.write(`Not as it should be: ${miss}`);
  return misses.length === 0 ? 0 : 1;
}

const commands: Readonly<Record<string, (run: Run, subject: string) => Promise<number>>> = { launch, wait, figures };
const known = {
  'dry-run': { type: 'boolean' },
  key: { type: 'string' },
  id: { type: 'string' },
  template: { type: 'string' },
  minutes: { type: 'string' },
  'fail-on': { type: 'string' },
  against: { type: 'string' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Runs a command, and gives the exit code. */
export async function muster(args: readonly string[], around: Around): Promise<number> {
  try {
    const { values: options, positionals } = parseArgs({ args: [...args], options: known, allowPositionals: true });
    const [name = '', ...named] = positionals;
    const [subject, ...more] = name === 'launch' && options.template !== undefined ? [options.template, ...named] : named;
    const command = commands[name];
    if (options.help === true || command === undefined || subject === undefined || more.length > 0) {
      around.write(usage);
      return options.help === true ? 0 : 2;
    }
    return await command({ ...apiOf(around), around, options }, subject);
  } catch (error) {
    around.write(error instanceof Error ? error.message : String(error));
    return error instanceof Refusal ? 1 : 2;
  }
}

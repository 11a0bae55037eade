import type * as v from 'valibot';
import type { IntegrationState } from '#schema/vocabulary/around.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { Problem } from '../launch/problems.ts';
import { isRecord } from '../fit.ts';
import { azureDevopsProblems, azureDevopsRule, emptyAzureDevops, fromAzureDevopsParams, toAzureDevopsParams } from './azure-devops.ts';
import { emptyJira, jiraProblems, jiraRule } from './jira.ts';
import { fromJiraParams, toJiraParams } from './jira-params.ts';
import { emptyTestRail, testRailProblems, testRailRule, toTestRailParams } from './testrail.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** Null while it is not configured. */
export type KnownSettings = Readonly<Record<string, unknown>> | null;

export type SettingsForm = {
  readonly rule: v.GenericSchema<unknown, FormValues> & { readonly entries: Readonly<Record<string, v.GenericSchema>> };
  readonly empty: FormValues;
  /** Never saved on a device and never returned by the server. */
  readonly secrets: readonly string[];
  readonly fromSettings: (settings: Readonly<Record<string, unknown>>) => FormValues;
  readonly problems: (values: FormValues, known: KnownSettings) => readonly Problem[];
  readonly toInput: (values: FormValues) => Readonly<Record<string, unknown>>;
  /** The field of an error path in the response. */
  readonly fieldAt: (path: string) => string;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const lastPart = (path: string): string => path.split('.').at(-1) ?? path;
const camel = (name: string): string => name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

export const settingsForm = <Rule extends SettingsForm['rule']>(
  described: Pick<SettingsForm, 'secrets' | 'fromSettings'> & {
    readonly rule: Rule;
    readonly empty: v.InferOutput<Rule>;
    readonly problems: (values: v.InferOutput<Rule>, known: KnownSettings) => readonly Problem[];
    readonly toInput: (values: v.InferOutput<Rule>) => Readonly<Record<string, unknown>>;
    readonly fieldAt?: SettingsForm['fieldAt'];
  },
): SettingsForm => ({ fieldAt: (path) => camel(lastPart(path)), ...described });

const testrail = settingsForm({
  rule: testRailRule,
  empty: emptyTestRail,
  secrets: ['apiKey'],
  fromSettings: ({ site, username }) => ({ ...emptyTestRail, site: textOf(site), username: textOf(username) }),
  problems: testRailProblems,
  toInput: toTestRailParams,
});

const jira = settingsForm({
  rule: jiraRule,
  empty: emptyJira,
  secrets: ['accessToken'],
  fromSettings: (settings) => ({ ...fromJiraParams(settings), accessToken: '' }),
  problems: (values, known) => jiraProblems(values, known === null ? null : { site: textOf(known['site']) }),
  toInput: (values) => ({ jiraAuthenticationParams: toJiraParams(values) }),
});

const azureDevops = settingsForm({
  rule: azureDevopsRule,
  empty: emptyAzureDevops,
  secrets: ['accessToken', 'credentialsKey'],
  fromSettings: (settings) => ({ ...fromAzureDevopsParams(settings), accessToken: '', credentialsKey: '' }),
  problems: azureDevopsProblems,
  toInput: toAzureDevopsParams,
});

export const settingsForms: Readonly<Record<SettingsCode, SettingsForm>> = { testrail, azure_devops: azureDevops, jira };

/** Without secrets. */
export const settingsOf = (clientAuthentication: unknown, state: IntegrationState): KnownSettings =>
  state === 'unconfigured' || !isRecord(clientAuthentication) ? null : clientAuthentication;

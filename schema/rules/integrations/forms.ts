import type { IntegrationState } from '#schema/vocabulary/around.ts';
import type { SettingsCode } from '#schema/vocabulary/integrations.ts';
import type { Problem } from '../launch/problems.ts';
import { isRecord } from '../fit.ts';
import { azureDevopsProblems, azureDevopsRule, emptyAzureDevops, fromAzureDevopsParams, toAzureDevopsParams } from './azure-devops.ts';
import { emptyJira, jiraProblems, jiraRule } from './jira.ts';
import { fromJiraParams, toJiraParams } from './jira-params.ts';
import * as v from 'valibot';
import { check } from '../launch/problems.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { secretRule, siteRule, usernameRule } from './fields.ts';

const text = v.fallback(v.string(), '');

const testRailRule = v.object({ site: text, username: text, apiKey: text });
type TestRailValues = Readonly<v.InferOutput<typeof testRailRule>>;

const emptyTestRail: TestRailValues = { site: '', username: '', apiKey: '' };

type TestRailParams = { readonly site: string; readonly username: string; readonly api_key: string };

const toTestRailParams = ({ site, username, apiKey }: TestRailValues): TestRailParams => ({
  site: site.trim(),
  username: username.trim(),
  api_key: apiKey.trim(),
});

/** Shared by page and server. */
export const testRailProblems = ({ site, username, apiKey }: TestRailValues): readonly Problem[] => [
  ...check('site', siteRule, site, integrationTexts.blank),
  ...check('username', usernameRule, username, integrationTexts.blank),
  ...check('apiKey', secretRule, apiKey, integrationTexts.blank),
];

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

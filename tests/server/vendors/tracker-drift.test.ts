import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { driftWords, trackerLabels } from '#schema/vocabulary/export.ts';
import type { Drift } from '#schema/vocabulary/export.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { accessTokenPrefix } from '#server/stand-ins/entra.ts';
import { demoAzureProjects } from '#server/stand-ins/tracker-content.ts';
import { azureDevopsOrganization } from '#server/vendors/azure-devops/azure-devops.ts';
import { azureDevopsTracker } from '#server/vendors/azure-devops/azure-devops-tracker.ts';
import type { AzureDevopsPlace } from '#server/vendors/azure-devops/azure-devops-tracker.ts';
import { githubTracker } from '#server/vendors/github/github-tracker.ts';
import type { GithubPlace } from '#server/vendors/github/github-tracker.ts';
import { jiraTracker } from '#server/vendors/jira/jira-tracker.ts';
import type { JiraPlace } from '#server/vendors/jira/jira-tracker.ts';
import { reportWith } from '#server/vendors/report/report.builders.ts';
import { bodyText } from '#server/vendors/report/adf.ts';
import type { Tracker } from '#server/vendors/tracker.ts';
import { contractOf } from '#tests/support/contract.ts';
import { startRecorded } from './recorded.ts';
import type { Recorded } from './recorded.ts';

let recorded: Recorded;
beforeAll(async () => {
  recorded = await startRecorded();
});
beforeEach(() => {
  recorded.standIns.behave();
  recorded.sent.splice(0);
});
afterAll(() => recorded.stop());

const { jira, jiraReader, github } = demoAccess;
const report = reportWith({
  title: 'Payment fails',
  severity: 'high',
  values: { reproduction_steps: '1. Open <b>\n2. Pay', build: 'Beta' },
});
const cloudAccess = { site: jira.site, username: jira.username, token: jira.secret, edition: 'cloud' } as const;
const jiraAt = (more: Partial<JiraPlace> = {}, access = cloudAccess as Parameters<typeof jiraTracker>[2]) =>
  jiraTracker(recorded.call('jira'), recorded.write, access, {
    projectKey: 'WEB',
    issueType: 'Bug',
    labels: ['crowd'],
    priorities: { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' },
    mapping: { customfield_10040: { default_value: 'S2' }, components: { default_value: 'Checkout' } },
    ...more,
  });
const githubAt = (more: Partial<GithubPlace> = {}) =>
  githubTracker(
    recorded.call('github'),
    recorded.write,
    { site: '', token: github.secret },
    {
      repository: 'northwind/checkout',
      labels: ['Bug'],
      assignees: ['Jonas-Brandt'],
      ...more,
    },
  );
const shop = demoAzureProjects[0]?.id ?? '';
const azureAt = (more: Partial<AzureDevopsPlace> = {}) =>
  azureDevopsTracker(recorded.call('azure_devops'), recorded.write, azureDevopsOrganization('northwind', `${accessTokenPrefix}1`), {
    projectId: shop,
    projectName: 'Shop',
    workItemType: 'Bug',
    areaPath: 'Shop\\Checkout',
    tags: [],
    mapping: { 'Custom.FoundIn': { name: 'Found In', type: 'string', default_value: 'staging' } },
    ...more,
  });
const told = (drift: readonly Drift[]) => drift.map(({ kind, name, value, isRefused }) => [kind, name, value, isRefused]);
const refusalOf = async (tracker: Tracker): Promise<string> => {
  const made = await tracker.create(await tracker.compose(report, randomUUID()));
  return made.kind === 'refused' ? tracker.wordsOf(made.body) : made.kind;
};

describe('a place that has all that exports use', () => {
  it.each([
    ['Jira', () => jiraAt(), 'jira-cloud'],
    ['GitHub', () => githubAt(), 'github'],
    ['Azure DevOps', () => azureAt(), 'azure-devops'],
  ] as const)('lacks nothing at %s, is asked only what is published, and takes the issue', async (_, at, contract) => {
    const tracker = at();
    const composed = await tracker.compose(report, randomUUID());
    expect([await tracker.check(), composed.drift]).toEqual([[], []]);
    expect(recorded.sent.flatMap(contractOf(contract).faultsOf)).toEqual([]);
    expect((await tracker.create(composed)).kind).toBe('done');
  });
});

/** What is taken away, what is told of the place, and what the tracker itself says to a write. */
const cases: readonly (readonly [string, string, readonly string[], () => Tracker, readonly unknown[], string | RegExp])[] = [
  ['Jira', 'a project', ['WEB'], () => jiraAt(), [['project', 'WEB', null, true]], 'project: valid project is required'],
  ['Jira', 'a type', ['Bug'], () => jiraAt(), [['type', 'Bug', null, true]], 'issuetype: Specify a valid issue type'],
  ['Jira', 'a value', ['Checkout'], () => jiraAt(), [['value', 'Components', 'Checkout', true]], 'Components: Components is required.'],
  [
    'Jira',
    'a mapped field',
    ['customfield_10042'],
    () =>
      jiraAt({
        mapping: {
          customfield_10040: { default_value: 'S2' },
          components: { default_value: 'Cart' },
          customfield_10042: { name: 'Steps to reproduce', gat_field: 'reproduction_steps' },
        },
      }),
    [['field', 'Steps to reproduce', null, false]],
    'done',
  ],
  ['Jira', 'a priority', ['High'], () => jiraAt(), [['value', 'Priority', 'High', false]], 'done'],
  ['Jira', 'the field of labels', ['labels'], () => jiraAt(), [['field', 'Labels', null, false]], 'done'],
  ['GitHub', 'a repository', ['northwind/checkout'], () => githubAt(), [['project', 'northwind/checkout', null, true]], 'Not Found'],
  ['GitHub', 'a label', ['bug'], () => githubAt(), [['label', 'Bug', null, false]], 'done'],
  [
    'GitHub',
    'an assignee',
    ['jonas-brandt'],
    () => githubAt(),
    [['assignee', 'Jonas-Brandt', null, true]],
    'Validation Failed: assignees invalid',
  ],
  ['Azure DevOps', 'a project', ['Shop'], () => azureAt(), [['project', 'Shop', null, true]], /^TF200016/u],
  ['Azure DevOps', 'a type', ['Bug'], () => azureAt(), [['type', 'Bug', null, true]], /^VS402323/u],
  ['Azure DevOps', 'an area', ['Checkout'], () => azureAt(), [['area', 'Shop\\Checkout', null, true]], /^TF401347/u],
  [
    'Azure DevOps',
    'a value',
    ['Staging'],
    () => azureAt(),
    [['value', 'Found In', 'staging', true]],
    /^TF401320: Rule Error for field Found In/u,
  ],
  ['Azure DevOps', 'a mapped field', ['Custom.FoundIn'], () => azureAt(), [['field', 'Found In', null, false]], 'done'],
  ['Azure DevOps', 'a value of severity', ['2 - High'], () => azureAt(), [['value', 'Severity', '2 - High', false]], 'done'],
];

describe('drift', () => {
  it.each(cases)('%s: %s that vanished is told before, and the write says the same', async (label, _, gone, at, expected, said) => {
    const vendor = ({ Jira: 'jira', GitHub: 'github', 'Azure DevOps': 'azure_devops' } as const)[label as 'Jira'];
    recorded.standIns.takeAway(vendor, ...gone);
    const drift = await at().check();
    expect(told(drift)).toEqual(expected);
    expect(driftWords(trackerLabels[vendor], drift[0] as Drift)).toContain(drift[0]?.name);
    const refusal = await refusalOf(at());
    if (typeof said === 'string') expect(refusal).toBe(said);
    else expect(refusal).toMatch(said);
    expect(drift.some(({ isRefused }) => isRefused)).toBe(refusal !== 'done');
  });

  it('is a required field that nothing fills', async () => {
    expect(told(await azureAt({ mapping: {} }).check())).toEqual([['required', 'Found In', null, true]]);
    expect(await refusalOf(azureAt({ mapping: {} }))).toBe('TF401320: Rule Error for field Found In. Error code: Required, InvalidEmpty.');
    expect(told(await jiraAt({ mapping: {} }).check())).toEqual([
      ['required', 'Severity', null, true],
      ['required', 'Components', null, true],
    ]);
  });

  it('of an issue is what its own value does not fill, though the place is in order', async () => {
    const mapping = { 'Custom.FoundIn': { name: 'Found In', type: 'string', gat_field: 'build' } };
    expect(await azureAt({ mapping }).check()).toEqual([]);
    const fits = await azureAt({ mapping }).compose(report, randomUUID());
    expect([fits.drift, fits.fields.find(({ name }) => name === 'Found In')]).toEqual([[], { name: 'Found In', value: 'Beta' }]);
    const empty = await azureAt({ mapping }).compose(reportWith({ title: 'x' }), randomUUID());
    expect(told(empty.drift)).toEqual([['required', 'Found In', null, true]]);
    const other = await azureAt({ mapping }).compose(reportWith({ title: 'x', values: { build: 'Nightly' } }), randomUUID());
    expect(told(other.drift)).toEqual([['value', 'Found In', 'Nightly', true]]);
  });

  it('is a permission that the account lacks', async () => {
    const reader = { ...cloudAccess, username: jiraReader.username, token: jiraReader.secret };
    expect(told(await jiraAt({}, reader).check()).slice(0, 2)).toEqual([
      ['permission', 'Create issues', null, true],
      ['permission', 'Create attachments', null, false],
    ]);
  });

  it('is a repository that takes no issues, or an account that may neither label nor assign', async () => {
    expect(told(await githubAt({ repository: 'northwind/docs' }).check())).toEqual([['closed', 'northwind/docs', null, true]]);
    expect(told(await githubAt({ repository: 'northwind/legacy-shop' }).check())).toEqual([
      ['closed', 'northwind/legacy-shop', null, true],
    ]);
    const reader = githubAt({ repository: 'northwind/platform' });
    expect(told(await reader.check())).toEqual([
      ['permission', 'Set labels', null, false],
      ['permission', 'Set assignees', null, false],
    ]);
    expect(await refusalOf(reader)).toBe('done');
    expect(recorded.standIns.made.github.issues('northwind/platform').map(({ labels, assignees }) => [labels, assignees])).toEqual([
      [[], []],
    ]);
  });
});

describe('what Azure DevOps is sent of a mapped field', () => {
  it('is written as the type of the field is', async () => {
    const mapping = {
      'Custom.FoundIn': { type: 'string', default_value: 'BETA' },
      'Custom.CustomerImpact': { type: 'html', gat_field: 'reproduction_steps' },
      'Custom.AffectedUsers': { type: 'integer', default_value: '12' },
    };
    const tracker = azureAt({ mapping });
    const { request } = await tracker.compose(report, randomUUID());
    const sent = (request.body as readonly { path: string; value: unknown }[]).filter(({ path }) => path.includes('Custom.'));
    expect(sent).toEqual([
      { op: 'add', path: '/fields/Custom.FoundIn', value: 'Beta' },
      { op: 'add', path: '/fields/Custom.CustomerImpact', value: '1. Open &lt;b&gt;<br>2. Pay' },
      { op: 'add', path: '/fields/Custom.AffectedUsers', value: 12 },
    ]);
    const none = await azureAt({ mapping: { ...mapping, 'Custom.AffectedUsers': { type: 'integer', default_value: 'many' } } }).check();
    expect(told(none)).toEqual([['value', 'Affected users', 'many', false]]);
  });
});

it('the whole text of an item is what its tracker gets, in every form', async () => {
  const long = reportWith({
    title: 'x',
    facts: [{ label: 'Test', value: 'A & B' }],
    sections: [{ label: 'Steps', value: `1. <b>Open</b>\n2. &lt;Pay\n\nThen ${'x'.repeat(40_000)}` }],
  });
  const texts: string[] = [];
  for (const tracker of [jiraAt(), azureAt(), githubAt()]) texts.push(bodyText((await tracker.compose(long, randomUUID())).body));
  for (const text of texts) expect(text).toMatch(/Test: A & B[\s\S]*Steps[\s\S]*1\. <b>Open<\/b>\n2\. &lt;Pay\n\nThen x+/u);
  expect(texts.map((text) => text.includes('(shortened; the whole text is in Muster)'))).toEqual([true, false, false]);
  expect(texts.map((text) => text.includes('in Muster'))).toEqual([true, true, true]);
});

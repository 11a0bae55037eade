import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportTexts } from '#schema/vocabulary/export.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { openExportsWorld, params } from './world.ts';
import type { ExportsWorld, TrackerCode } from './world.ts';

let world: ExportsWorld;
let projectId = '';
let shopId = '';
beforeAll(async () => {
  world = await openExportsWorld();
  const { data } = await world.send('customer', `query ($id: ID!) { integrationDetails(integrationId: $id) { projects { key name } } }`, {
    id: world.integrationOf('azure_devops'),
  });
  const projects: readonly { readonly key: string }[] = data?.['integrationDetails'].projects ?? [];
  projectId = projects[0]?.key ?? '';
  shopId = projects[1]?.key ?? '';
});
beforeEach(() => world.anew());
afterAll(() => world.stop());

const paramsOf = (code: TrackerCode) => (code === 'azure_devops' ? { ...params.azure_devops, project_id: projectId } : params[code]);
const ids = (number: number): readonly string[] => world.issueIds.slice(0, number);
const start = (code: TrackerCode, more: object = {}) => world.export(code, { issueIds: ids(2), exportParams: paramsOf(code), ...more });

describe('issues go', () => {
  it.each([
    ['RE-722', 'jira', /^WEB-\d+$/u, /^https:\/\/northwind\.atlassian\.net\/browse\/WEB-\d+$/u],
    ['RE-721', 'github', /^northwind\/checkout#\d+$/u, /^https:\/\/github\.com\/northwind\/checkout\/issues\/\d+$/u],
    ['RE-723', 'azure_devops', /^#\d+$/u, /^https:\/\/dev\.azure\.com\/northwind\/.+\/_workitems\/edit\/\d+$/u],
  ] as const)('%s: to %s in the background, each with a link to what was made of it', async (_, code, key, url) => {
    const { successful, result, errors } = await start(code);
    expect([
      successful,
      errors,
      result.destination,
      result.finishedAt,
      result.exports.map(({ state }: { state: string }) => state),
    ]).toEqual([true, [], code, null, ['waiting', 'waiting']]);
    await world.turn(code);
    const done = await world.job(result.id);
    expect(done.finishedAt).not.toBeNull();
    for (const made of done.exports) {
      expect(made).toMatchObject({ state: 'delivered', message: null });
      expect([made.key, made.url]).toEqual([expect.stringMatching(key), expect.stringMatching(url)]);
    }
    const tags = await world.sql(
      `select g.name from issue_tagging j join issue_tag g on g.id = j.issue_tag_id where j.issue_id = any ($1)`,
      [ids(2)],
    );
    expect(tags.map(({ name }) => name)).toEqual(['Exported', 'Exported']);
    const notices = await world.sql('select user_id, description, link from notification');
    expect(notices).toEqual([
      {
        user_id: idOf('a', 'customer'),
        description: expect.stringMatching(/^2 issues exported to .+\.$/u),
        link: `/issues?export=${result.id}`,
      },
    ]);
  });

  it('and are not sent again to where they are, unless that is asked', async () => {
    const { result } = await start('jira');
    await world.turn();
    const again = await start('jira', { issueIds: ids(3) });
    expect(again.result.exports.map(({ issue }: { issue: { id: string } }) => issue.id)).toEqual([ids(3)[2]]);
    const none = await start('jira');
    expect([none.successful, none.errors]).toEqual([false, [{ code: 'taken', message: exportTexts.allThere, path: 'issueIds' }]]);
    const asked = await start('jira', { again: true });
    expect(asked.result.exports).toHaveLength(2);
    await world.turn();
    const [first, second] = await Promise.all([world.job(result.id), world.job(asked.result.id)]);
    expect(first.exports[0].key).not.toBe(second.exports[0].key);
  });

  it('RE-728: only 1 to 50 of the organization, to an integration that is active', async () => {
    const limit = await start('jira', {
      issueIds: Array.from({ length: 51 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
    });
    expect(limit).toEqual({ error: 'NOT_FOUND' });
    expect((await start('jira', { issueIds: [] })).errors).toEqual([
      { code: 'blank', message: 'Select at least one issue.', path: 'issueIds' },
    ]);
    expect(await start('jira', { issueIds: [idOf('b', 'issue-1')] })).toEqual({ error: 'NOT_FOUND' });
    await world.sql(`update integration set state = 'inactive' where code = 'jira'`);
    expect((await start('jira')).errors).toEqual([
      { code: 'client_authentication_not_found', message: 'This integration is not active. Please check its settings.', path: null },
    ]);
    const [{ jobs } = { jobs: -1 }] = await world.sql('select count(*)::int as jobs from export_job');
    expect(jobs).toBe(0);
  });

  it.each([
    [
      'jira',
      { project_key: ' ' },
      [
        ['blank', "Project can't be blank", 'exportParams.project_key'],
        ['blank', "Issue Type can't be blank", 'exportParams.issuetype_name'],
      ],
    ],
    [
      'github',
      { labels: ['x'.repeat(256)], assignees: Array.from({ length: 11 }, (_each, at) => `tester-${at}`) },
      [
        ['blank', "Repository can't be blank", 'exportParams.repository'],
        ['too_long', 'Labels cannot be longer than 255 characters', 'exportParams.labels'],
        ['too_many', 'An issue can have at most 10 assignees', 'exportParams.assignees'],
      ],
    ],
    [
      'azure_devops',
      {},
      [
        ['blank', "Project can't be blank", 'exportParams.project_id'],
        ['blank', "Work item type can't be blank", 'exportParams.work_item_type'],
      ],
    ],
  ] as const)('to a place of %s that is named whole', async (code, exportParams, errors) => {
    const answer = await world.export(code, { issueIds: ids(1), exportParams });
    expect(answer.errors.map((error: Record<string, string>) => [error['code'], error['message'], error['path']])).toEqual(errors);
  });

  it('and what was chosen last is remembered for the person alone', async () => {
    await start('jira');
    await start('github', { exportParams: { ...params.github, assignees: ['@Maya-Okafor', 'maya-okafor '] } });
    const asking = '{ issueExportChoices { destination projectKey issuetypeName repository labels assignees } }';
    const { data } = await world.send('customer', asking);
    expect(data?.['issueExportChoices']).toEqual([
      {
        destination: 'github',
        projectKey: null,
        issuetypeName: null,
        repository: 'northwind/checkout',
        labels: [],
        assignees: ['Maya-Okafor'],
      },
      { destination: 'jira', projectKey: 'WEB', issuetypeName: 'Bug', repository: null, labels: ['crowd'], assignees: [] },
    ]);
    expect((await world.send('manager', asking)).data?.['issueExportChoices']).toEqual([]);
  });

  it('from the issue itself to what was made of it, and moderators hear of none', async () => {
    await start('jira');
    await world.turn();
    const asking = `query ($id: ID!) { flexibleTestingIssue(id: $id) { exports { state destination key url } } }`;
    const { data } = await world.send('customer', asking, { id: ids(1)[0] });
    expect(data?.['flexibleTestingIssue'].exports).toEqual([
      { state: 'delivered', destination: 'jira', key: expect.stringMatching(/^WEB-/u), url: expect.stringMatching(/^https:/u) },
    ]);
    const { data: seen } = await world.send('accepted', asking, { id: ids(1)[0] });
    expect(seen?.['flexibleTestingIssue'].exports).toEqual([]);
  });
});

describe('a dry run', () => {
  const asking = `query ($ids: [ID!]!, $jira: JiraExportParams, $github: GithubExportParams) {
    previews: issueExportPreviews(issueIds: $ids, jira: $jira, github: $github) {
      issueId code title place text fields { label value } drift { kind name value message isRefused } files { name reason } request existing { state key } } }`;

  it('shows what is sent afterwards, word for word, but for the mark', async () => {
    const { data } = await world.send('customer', asking, { ids: ids(1), jira: params.jira });
    const [preview] = data?.['previews'] ?? [];
    expect(preview).toMatchObject({ issueId: ids(1)[0], title: 'Crash 1', place: 'WEB', drift: [], existing: null });
    expect(preview.text).toContain('Reproduction steps\n\n1. Open\n2. @team `fails`');
    const before = world.standIns.made.jira.items().length;
    await start('jira', { issueIds: ids(1) });
    await world.turn();
    const item = world.standIns.made.jira.items()[before];
    expect(JSON.parse(preview.request).fields).toEqual(item?.fields);
    const { data: after } = await world.send('customer', asking, { ids: ids(1), jira: params.jira });
    expect(after?.['previews'][0].existing).toEqual({ state: 'delivered', key: item?.key });
  });

  it('tells what the write would be judged by, and the write says the same at its issue until it is mended', async () => {
    const azureDevops = { ...params.azure_devops, project_id: shopId, project_name: 'Shop' };
    const azure = `query ($ids: [ID!]!, $azureDevops: AzureDevopsExportParams) {
      previews: issueExportPreviews(issueIds: $ids, azureDevops: $azureDevops) { place drift { kind name message isRefused } } }`;
    const previews = async () => (await world.send('customer', azure, { ids: ids(2), azureDevops })).data?.['previews'];
    const drift = [{ kind: 'required', name: 'Found In', message: 'Found In is required, and nothing fills it.', isRefused: true }];
    expect(await previews()).toEqual([
      { place: 'Shop', drift },
      { place: 'Shop', drift },
    ]);
    const { result } = await world.export('azure_devops', { issueIds: ids(2), exportParams: azureDevops });
    await world.turn('azure_devops');
    const told = async () => (await world.job(result.id)).exports.map(({ state, message }: Record<string, unknown>) => [state, message]);
    const words = 'Azure DevOps: TF401320: Rule Error for field Found In. Error code: Required, InvalidEmpty.';
    expect(await told()).toEqual([
      ['failed', words],
      ['failed', words],
    ]);
    const fields = [{ fieldId: 'Custom.FoundIn', defaultValue: 'Beta' }];
    await world.mutate(
      'customer',
      'integrationMap',
      { code: 'azure_devops', projectId: shopId, workItemType: 'Bug', fields },
      'successful',
    );
    expect((await previews()).map(({ drift: left }: { drift: unknown }) => left)).toEqual([[], []]);
    await world.export('retry', { exportJobId: result.id });
    await world.turn('azure_devops');
    expect((await told()).map(([state]: [string]) => state)).toEqual(['delivered', 'delivered']);
    const made = world.standIns.made.azureDevops.items().filter(({ projectId: at }) => at === shopId);
    expect(made.map(({ fields: sent }) => sent['Custom.FoundIn'])).toEqual(['Beta', 'Beta']);
  });

  it('to GitHub of a release before, whose jobs name no assignees, is sent', async () => {
    const { result } = await start('github');
    await world.sql(`update export_job set params = params - 'assignees'`);
    await world.turn('github');
    expect((await world.job(result.id)).exports[0].state).toBe('delivered');
  });

  it('names the assignee that GitHub refuses, and takes those it knows along', async () => {
    const github = { ...params.github, assignees: ['Maya-Okafor', 'jonas-brandt'] };
    world.standIns.takeAway('github', 'jonas-brandt');
    const { data } = await world.send('customer', asking, { ids: ids(1), github });
    expect(data?.['previews'][0].drift).toEqual([
      {
        kind: 'assignee',
        name: 'jonas-brandt',
        value: null,
        message: 'GitHub cannot assign issues there to jonas-brandt.',
        isRefused: true,
      },
    ]);
    const { result } = await world.export('github', { issueIds: ids(1), exportParams: github });
    await world.turn('github');
    expect((await world.job(result.id)).exports[0].message).toBe('GitHub: Validation Failed: assignees invalid');
    world.standIns.behave();
    await world.export('retry', { exportJobId: result.id });
    await world.turn('github');
    expect(world.standIns.made.github.issues('northwind/checkout').at(-1)?.assignees).toEqual(['Maya-Okafor', 'jonas-brandt']);
  });

  it.each([
    ['jira', 'WEB', { jira: params.jira }, ['project', 'Jira does not know WEB, or this account may not see it.']],
    ['jira', 'Bug', { jira: params.jira }, ['type', 'Jira no longer has the type Bug there.']],
    [
      'github',
      'northwind/checkout',
      { github: params.github },
      ['project', 'GitHub does not know northwind/checkout, or this account may not see it.'],
    ],
  ] as const)('of %s tells that %s vanished instead of failing', async (vendor, gone, where, told) => {
    world.standIns.takeAway(vendor, gone);
    const { data } = await world.send('customer', asking, { ids: ids(1), ...where });
    expect(data?.['previews'][0].drift.map(({ kind, message }: Record<string, string>) => [kind, message])).toEqual([told]);
  });

  it('changes nothing at the tracker, and says when that cannot be asked', async () => {
    const before = world.standIns.made.github.issues('northwind/checkout').length;
    const { data } = await world.send('customer', asking, { ids: ids(2), github: params.github });
    expect(data?.['previews']).toHaveLength(2);
    expect(world.standIns.made.github.issues('northwind/checkout').length).toBe(before);
    await world.sql(`update integration set state = 'inactive' where code = 'github'`);
    const refused = await world.send('customer', asking, { ids: ids(1), github: params.github });
    expect(refused.errors[0]?.extensions?.code).toBe('INTEGRATION_ERROR');
    const bare = await world.send('customer', asking, { ids: ids(1), jira: { project_key: 'WEB' } });
    expect([bare.errors[0]?.extensions?.code, bare.errors[0]?.message]).toEqual(['BAD_USER_INPUT', "Issue Type can't be blank"]);
    const both = await world.send('customer', asking, { ids: ids(1), jira: params.jira, github: params.github });
    expect(both.errors[0]?.message).toBe('Name one tracker.');
  });
});

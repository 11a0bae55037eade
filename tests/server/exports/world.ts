import { exportIssues } from '#server/areas/issues/export/export.job.ts';
import type { ExportDeps } from '#server/areas/issues/export/export.job.ts';
import { readItems } from '#server/areas/issues/export/read-items.job.ts';
import { openTracker } from '#server/areas/issues/export/trackers.ts';
import { writeTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Loose } from '#tests/support/portal.ts';
import { seed } from '#tests/support/seed.ts';

/** How long after a lost answer these exports look, in milliseconds. */
export const settle = 120_000;

const { jira, azureDevops, github } = demoAccess;
const mapping = { customfield_10040: { default_value: 'S2' }, components: { default_value: 'Checkout' } };
const connections = {
  jira: {
    settings: {
      site: jira.site,
      username: jira.username,
      edition: 'cloud',
      priority_mappings: { critical: 'Highest', high: 'High', medium: 'Medium', low: 'Low' },
      use_default_export_settings: true,
      default_export_settings: { project_key: 'WEB', issuetype_name: 'Bug', labels: [], custom_fields_mapping: { WEB: { Bug: mapping } } },
    },
    secret: jira.secret,
  },
  github: { settings: { site: '', username: 'maya' }, secret: github.secret },
  azure_devops: {
    settings: { site: 'https://dev.azure.com', organization: azureDevops.organization, username: 'Maya' },
    secret: writeTokens({ accessToken: 'none', refreshToken: azureDevops.refreshToken, expiresAt: '2020-01-01T00:00:00.000Z' }),
  },
} as const;

export type TrackerCode = keyof typeof connections;

export const params = {
  jira: { project_key: 'WEB', issuetype_name: 'Bug', labels: ['crowd'] },
  github: { repository: 'northwind/checkout', labels: [] },
  azure_devops: { project_id: '', work_item_type: 'Bug', tags: ['crowd'] },
};

const fields = `id destination target finishedAt startedBy exports { id state key url message notBefore issue { id code title } }`;
const answered = `result { ${fields} }`;
const mutations = {
  jira: 'exportIssuesToJira',
  github: 'exportIssuesToGithub',
  azure_devops: 'exportIssuesToAzureDevops',
  cancel: 'cancelIssueExports',
  retry: 'retryIssueExports',
} as const;

/** Two organizations, the first of them connected to the stand-ins of all trackers, and a worker that the test runs by hand. */
export type ExportsWorld = PortalWorld & {
  readonly standIns: StandIns;
  readonly issueIds: readonly string[];
  readonly integrationOf: (code: TrackerCode) => string;
  readonly export: (name: keyof typeof mutations, input: object, person?: Person) => Promise<Loose>;
  readonly job: (id: string) => Promise<Loose>;
  /** One turn of the worker; `wakes` are the moments for which it asked to be woken. */
  readonly turn: (code?: TrackerCode) => Promise<void>;
  /** One look at the items of a tracker. */
  readonly look: (code?: TrackerCode, open?: ExportDeps['open']) => Promise<void>;
  readonly wakes: string[];
  /** Stores a picture of sixteen bytes and gives its key. */
  readonly storeImage: () => Promise<string>;
  /** Everything as at the beginning, but for what the stand-ins keep. */
  readonly anew: () => Promise<void>;
};

const many = 6;
const codes = Object.keys(connections) as TrackerCode[];

export const openExportsWorld = async (): Promise<ExportsWorld> => {
  const standIns = await startStandIns();
  const world = await openPortalWorld({ at: new Date().toISOString(), standIns, guard: { totalMilliseconds: 1_000 } });
  const { owner } = world.portal.database;
  const { database, services } = world.portal.server;
  const organizationId = world.id('organization');
  const integrationOf = (code: TrackerCode): string => world.id(`tracker of ${code}`);
  const connect = async (): Promise<void> => {
    for (const code of codes) {
      const { settings, secret } = connections[code];
      await world.sql(
        `update integration set state = 'active', settings = $2, resume_at = null, setbacks = 0, items_asked_at = null, items_read_at = null where id = $1`,
        [integrationOf(code), settings],
      );
      await services.vendors.secrets.seal(owner, { organizationId, integrationId: integrationOf(code) }, secret);
    }
  };
  await world.sql('delete from integration where organization_id = $1 and code = any ($2)', [organizationId, codes]);
  await seed(owner, 'integration', ...codes.map((code) => ({ id: integrationOf(code), organization_id: organizationId, code })));
  await connect();
  const issueIds = Array.from({ length: many }, (_, index) => `crash ${index + 1}`);
  for (const [index, name] of issueIds.entries())
    await world.things.issue(name, {
      test_id: world.id('supervised'),
      participant_id: world.id('participant-2'),
      number: 3001 + index,
      code: `X-${index + 1}`,
      title: `Crash ${index + 1}`,
      severity: 'high',
      published_at: new Date().toISOString(),
      created_at: new Date().toISOString(),
      issue_fields: [{ code: 'reproduction_steps', label: 'Reproduction steps', value: '1. Open\n2. @team `fails`' }],
    });
  const wakes: string[] = [];
  const deps: ExportDeps = {
    database,
    enqueue: async (_tx, _name, _data, options = {}) => void wakes.push(options.startAt ?? 'now'),
    files: services.vendors.files,
    publicUrl: 'http://localhost:4173',
    settle,
    open: openTracker({ database, services }),
    pause: async () => undefined,
    now: () => world.now().getTime(),
  };
  return {
    ...world,
    standIns,
    issueIds: issueIds.map(world.id),
    integrationOf,
    export: async (name, input, person = 'customer') => {
      const { data, errors, text } = await world.mutate(person, mutations[name], input, answered);
      if (errors.length > 0) return { error: errors[0]?.extensions?.code };
      if (data === null || data === undefined) throw new Error(text);
      return data['answer'];
    },
    job: async (id) =>
      (await world.send('customer', `query ($id: ID!) { job: issueExportJob(id: $id) { ${fields} } }`, { id })).data?.['job'],
    turn: async (code = 'jira') => {
      wakes.splice(0);
      await exportIssues(deps, { organizationId, integrationId: integrationOf(code) });
    },
    look: async (code = 'jira', open = deps.open) => {
      wakes.splice(0);
      await readItems({ ...deps, open }, { organizationId, integrationId: integrationOf(code) });
    },
    wakes,
    storeImage: async () => {
      const picture = async function* () {
        yield Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
      };
      return (await services.vendors.files.store(picture(), { name: 'shot.png', maxBytes: 1000, kinds: ['image'] })).storageKey;
    },
    anew: async () => {
      standIns.behave();
      for (const table of ['export_job', 'export_choice', 'auto_export_settings', 'notification', 'issue_tagging'])
        await world.sql(`delete from ${table}`);
      await connect();
    },
  };
};

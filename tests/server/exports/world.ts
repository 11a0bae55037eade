import { randomUUID } from 'node:crypto';
import { exportIssues } from '#server/areas/issues/export/export.job.ts';
import type { ExportDeps } from '#server/areas/issues/export/export.job.ts';
import { readItems } from '#server/areas/issues/export/read-items.job.ts';
import { openTracker } from '#server/areas/issues/export/trackers.ts';
import { writeTokens } from '#server/vendors/azure-devops/azure-access.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Call, GraphQLAnswer, Loose, Portal } from '#tests/support/portal.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';
import type { PersonName } from '#tests/support/twin-world.ts';

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
const answered = `successful result { ${fields} } errors { code message path }`;
const mutations = {
  jira: `mutation ($input: ExportIssuesToJiraInput!) { answer: exportIssuesToJira(input: $input) { ${answered} } }`,
  github: `mutation ($input: ExportIssuesToGithubInput!) { answer: exportIssuesToGithub(input: $input) { ${answered} } }`,
  azure_devops: `mutation ($input: ExportIssuesToAzureDevopsInput!) { answer: exportIssuesToAzureDevops(input: $input) { ${answered} } }`,
  cancel: `mutation ($input: IssueExportsInput!) { answer: cancelIssueExports(input: $input) { ${answered} } }`,
  retry: `mutation ($input: IssueExportsInput!) { answer: retryIssueExports(input: $input) { ${answered} } }`,
} as const;

/** Twin organizations, the first of them connected to the stand-ins of all trackers, and a worker that the test runs by hand. */
export type ExportsWorld = {
  readonly portal: Portal;
  readonly standIns: StandIns;
  readonly issueIds: readonly string[];
  readonly integrationOf: (code: TrackerCode) => string;
  readonly sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, Loose>[]>;
  readonly call: (name: keyof typeof mutations, input: object, person?: PersonName) => Promise<Loose>;
  readonly ask: (query: string, variables?: object, person?: PersonName) => Promise<GraphQLAnswer>;
  readonly job: (id: string) => Promise<Loose>;
  /** One turn of the worker; `wakes` are the moments for which it asked to be woken. */
  readonly turn: (code?: TrackerCode) => Promise<void>;
  /** One look at the items of a tracker. */
  readonly look: (code?: TrackerCode, open?: ExportDeps['open']) => Promise<void>;
  readonly wakes: string[];
  readonly passes: (milliseconds: number) => void;
  /** Stores a picture of sixteen bytes and gives its key. */
  readonly storeImage: () => Promise<string>;
  /** The moment by the server's clock. */
  readonly now: () => string;
  /** Everything as at the beginning, but for what the stand-ins keep. */
  readonly anew: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const many = 6;

export const openExportsWorld = async (): Promise<ExportsWorld> => {
  let at = Date.now();
  const standIns = await startStandIns();
  const portal = await startPortal({ standIns, guard: { totalMilliseconds: 400 }, clock: { now: () => new Date(at) } });
  const { owner } = portal.database;
  await plantTwins(owner);
  const organizationId = idOf('a', 'organization');
  const ids = new Map<string, string>();
  const connect = async (): Promise<void> => {
    for (const [code, { settings, secret }] of Object.entries(connections)) {
      const id = ids.get(code) ?? randomUUID();
      ids.set(code, id);
      await owner.query(
        `insert into integration (id, organization_id, code, state, settings) values ($1, $2, $3, 'active', $4)
         on conflict (id) do update set state = 'active', settings = excluded.settings, resume_at = null, setbacks = 0,
           items_asked_at = null, items_read_at = null`,
        [id, organizationId, code, settings],
      );
      await portal.server.services.vendors.secrets.seal(owner, { organizationId, integrationId: id }, secret);
    }
  };
  await owner.query('delete from integration where organization_id = $1 and code = any ($2)', [organizationId, Object.keys(connections)]);
  await connect();
  await owner.query(
    `insert into issue (organization_id, test_id, participant_id, number, code, title, severity, published_at, issue_fields)
     select i.organization_id, i.test_id, i.participant_id, 3000 + n, 'X-' || n, 'Crash ' || n, 'high', now(),
       '[{"code":"reproduction_steps","label":"Reproduction steps","value":"1. Open\\n2. @team \`fails\`"}]'::jsonb
     from issue i, generate_series(1, ${many}) n where i.id = $1`,
    [idOf('a', 'issue-1')],
  );
  const { rows: planted } = await owner.query<{ id: string }>(`select id from issue where code like 'X-%' order by number`);
  const calls = new Map<string, Call>();
  const ask: ExportsWorld['ask'] = async (query, variables = {}, person = 'customer') => {
    const known = calls.get(person) ?? (await portal.as(idOf('a', person), publicId('a')));
    calls.set(person, known);
    return known(query, variables, query.startsWith('mutation') ? { 'idempotency-key': randomUUID() } : {});
  };
  const wakes: string[] = [];
  const { database, services } = portal.server;
  const deps: ExportDeps = {
    database,
    enqueue: async (_tx, _name, _data, options = {}) => void wakes.push(options.startAt ?? 'now'),
    files: services.vendors.files,
    publicUrl: 'http://localhost:4173',
    settle,
    open: openTracker({ database, services }),
    pause: async () => undefined,
    now: () => at,
  };
  const integrationOf = (code: TrackerCode): string => ids.get(code) ?? '';
  return {
    portal,
    standIns,
    issueIds: planted.map(({ id }) => id),
    integrationOf,
    sql: async (text, values = []) => (await owner.query<Record<string, Loose>>(text, [...values])).rows,
    call: async (name, input, person) => {
      const { data, errors, text } = await ask(mutations[name], { input }, person);
      if (errors.length > 0) return { error: errors[0]?.extensions?.code };
      if (data === null || data === undefined) throw new Error(text);
      return data['answer'];
    },
    ask,
    job: async (id) => (await ask(`query ($id: ID!) { job: issueExportJob(id: $id) { ${fields} } }`, { id })).data?.['job'],
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
    now: () => new Date(at).toISOString(),
    passes: (milliseconds) => {
      at += milliseconds;
      calls.clear();
    },
    anew: async () => {
      standIns.behave();
      await owner.query('delete from export_job');
      await owner.query('delete from export_choice');
      await owner.query('delete from auto_export_settings');
      await owner.query('delete from notification');
      await owner.query('delete from issue_tagging');
      await connect();
    },
    stop: async () => {
      await portal.stop();
      await standIns.stop();
    },
  };
};

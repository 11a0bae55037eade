import { randomUUID } from 'node:crypto';
import type { ExternalVendor } from '#schema/vocabulary/launch/external.ts';
import { openTool } from '#server/areas/launch/connect/report/open-run.ts';
import { reportResults } from '#server/areas/launch/connect/report/report.job.ts';
import type { ReportDeps } from '#server/areas/launch/connect/report/report.job.ts';
import { wakeReportsOf } from '#server/areas/launch/connect/report/wake-reports.ts';
import { publishParticipant } from '#server/areas/results/publish.job.ts';
import { demoAccess } from '#server/lib/demo-access.ts';
import { startStandIns } from '#server/stand-ins/stand-ins.ts';
import type { StandIns } from '#server/stand-ins/stand-ins.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { GraphQLAnswer, Loose } from '#tests/support/portal.ts';

/** How long after a lost answer these reports look, in milliseconds. */
export const settle = 60_000;

type Verdict = 'pass' | 'fail' | 'blocked' | 'skipped';

const cases = { testrail: ['C1007', 'C1008', 'C1009'], 'zephyr-squad': ['STORE-1001', 'STORE-1002', 'STORE-1003'] } as const;
const runs = {
  testrail: { id: '104', project: null, url: `${demoAccess.testrail.site}/index.php?/runs/view/104` },
  'zephyr-squad': { id: '22', project: '10100', url: demoAccess.zephyrSquad.site },
} as const;

const shown = `id source runId url isConnected waitingCount sendingCount sentCount failedCount
  results { nodes { state outcome message notBefore sentAt testCase { code name } } pageInfo { hasNextPage endCursor } }`;
const asking = `query ($testId: ID!) { report: runReport(testId: $testId) { ${shown} } }`;

/** Two organizations; a test of the first was launched from a run of a tool, and a worker is run by hand. */
export type ReportsWorld = PortalWorld & {
  readonly standIns: StandIns;
  readonly testId: string;
  /** Publishes a tester who came to these verdicts, by the places of the test cases. */
  readonly publish: (
    verdicts: readonly (Verdict | null)[],
    more?: { readonly rejected?: boolean; readonly moderated?: boolean },
  ) => Promise<string>;
  readonly report: (person?: Person) => Promise<Loose>;
  /** Each result by the code of its test case: state and outcome, or the message where there is one. */
  readonly lines: () => Promise<readonly string[]>;
  readonly retry: (person?: Person) => Promise<Loose>;
  /** One turn of the worker; `wakes` are the moments for which it asked to be woken. */
  readonly turn: () => Promise<void>;
  readonly wakes: string[];
  /** Everything as at the beginning, with a run that has no results. */
  readonly anew: () => Promise<void>;
};

export const openReportsWorld = async (source: ExternalVendor = 'testrail'): Promise<ReportsWorld> => {
  const standIns = await startStandIns();
  const world = await openPortalWorld({ at: new Date().toISOString(), standIns, guard: { totalMilliseconds: 1_000 } });
  const { portal, sql } = world;
  const { owner } = portal.database;
  const organizationId = world.id('organization');
  const testId = world.id('supervised');
  const { secret, ...settings } = source === 'testrail' ? demoAccess.testrail : demoAccess.zephyrSquad;
  const integrationId = world.id('tool');
  const connect = async (): Promise<void> => {
    await sql(
      `delete from integration where organization_id = $1 and code = 'zephyr_squad' and id <> $2 and not exists (select from export_job j where j.integration_id = integration.id)`,
      [organizationId, integrationId],
    );
    await sql(
      `insert into integration (id, organization_id, code, state, settings, created_at) values ($1, $2, $3, 'active', $4, '2020-01-01T00:00:00Z')
       on conflict (id) do update set state = 'active', settings = excluded.settings, resume_at = null, setbacks = 0`,
      [integrationId, organizationId, source === 'testrail' ? 'testrail' : 'zephyr_squad', settings],
    );
    await portal.server.services.vendors.secrets.seal(owner, { organizationId, integrationId }, secret);
  };
  const { id: runId, project, url } = runs[source];
  await sql('update supervised_test set external_source = $2, external_test_id = $3 where test_id = $1', [testId, source, runId]);
  await sql(
    'update advanced_test set external_source = $2, external_test_id = $3, external_project_id = $4, external_url = $5 where test_id = $1',
    [world.id('advanced'), source, runId, project, url],
  );
  await sql(
    `insert into test_case (organization_id, test_id, position, code, name, tags, require_video_attachment, case_results_limit)
     select $1, $2, 3, 'x', 'Third', '{}', false, 4`,
    [organizationId, testId],
  );
  const codes = cases[source];
  await sql('update test_case c set code = ($2::text[])[c.position] where c.test_id = $1', [testId, [...codes]]);

  const { database, services } = portal.server;
  const wakes: string[] = [];
  const deps: ReportDeps = {
    database,
    enqueue: async (_tx, _name, _data, options = {}) => void wakes.push(options.startAt ?? 'now'),
    publicUrl: 'http://localhost:4173',
    settle,
    open: openTool({ database, services }),
    now: () => world.now().getTime(),
  };
  const answerOf = ({ data, errors, text }: GraphQLAnswer): Loose => {
    if (errors.length > 0) return { error: errors[0]?.extensions?.code };
    if (data === null || data === undefined) throw new Error(text);
    return Object.values(data)[0];
  };
  const report: ReportsWorld['report'] = async (person = 'customer') => answerOf(await world.send(person, asking, { testId }));
  const publish: ReportsWorld['publish'] = async (verdicts, { rejected = false, moderated = true } = {}) => {
    const participantId = randomUUID();
    const testerId = randomUUID();
    await sql(
      `insert into tester (id, email, full_name, country_id, rank_percentile, availability, active, backup_only)
       values ($1, $2, 'Tester', 1, 10, 'available', true, false)`,
      [testerId, `${testerId}@crowd.example`],
    );
    await sql(
      `insert into participant select (jsonb_populate_record(p, jsonb_build_object('id', $1::text, 'tester_id', $2::text, 'email', $2::text || '@crowd.example', 'status', 'publishing_results'))).*
       from participant p where p.id = $3`,
      [participantId, testerId, world.id('participant-1')],
    );
    await sql(
      `insert into case_result (organization_id, test_id, participant_id, test_case_id, status, moderation_status, is_rejected, rejection_reason, completed_at)
       select c.organization_id, c.test_id, $1::uuid, c.id, v.verdict, $4, $5, case when $5 then 'copied_content' end, now()
       from test_case c join unnest($3::text[]) with ordinality v (verdict, place) on v.place = c.position where c.test_id = $2 and v.verdict is not null`,
      [participantId, testId, [...verdicts], moderated ? 'approved' : 'not_moderated', rejected],
    );
    await publishParticipant(
      { database, onPublished: (tx, published) => wakeReportsOf(tx, deps.enqueue, published.testId) },
      { organizationId, testId, participantId },
    );
    return participantId;
  };
  const known: ReportsWorld['lines'] = async () => {
    const rows = await sql(
      `select c.code, x.state, x.outcome, x.message from run_result x join test_case c on c.id = x.test_case_id where x.test_id = $1 order by c.position, x.sequence`,
      [testId],
    );
    return rows.map(({ code, state, outcome, message }) => [code, state, outcome, ...(message === null ? [] : [message])].join(' '));
  };
  return {
    ...world,
    standIns,
    testId,
    publish,
    report,
    lines: known,
    retry: async (person = 'customer') => answerOf(await world.mutate(person, 'retryRunResults', { testId }, `result { ${shown} }`)),
    turn: async () => {
      wakes.splice(0);
      await reportResults(deps, { organizationId, source });
    },
    wakes,
    anew: async () => {
      standIns.behave();
      await sql('delete from run_result');
      await sql('delete from notification');
      await sql('delete from attachment where test_id = $1 and case_result_id is not null', [testId]);
      await sql('delete from case_result where test_id = $1', [testId]);
      await sql('update test_case c set code = ($2::text[])[c.position] where c.test_id = $1', [testId, [...codes]]);
      await sql('update supervised_test set external_test_id = $2 where test_id = $1', [testId, runId]);
      await sql('update advanced_test set external_test_id = $2, external_url = $3 where test_id = $1', [world.id('advanced'), runId, url]);
      await connect();
    },
  };
};

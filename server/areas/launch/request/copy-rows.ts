import { idLists, sentFields } from '#schema/rules/launch/requested-test.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { snake } from '#server/workflow/insert.ts';
import type { Tx } from '#server/workflow/transaction.ts';

const kept = sentFields.filter((name) => name !== 'targetingGroups').map(snake);
const targeting = Object.values(idLists).map(snake);

const casesOf = `(select jsonb_agg(jsonb_build_object(
    'section', coalesce(k.section, ''), 'code', k.code, 'name', k.name, 'prerequisites', coalesce(k.prerequisites, ''),
    'steps', coalesce((select jsonb_agg(jsonb_build_object('instruction', f.instruction, 'expectedResult', coalesce(f.expected_result, '')) order by f.position)
      from test_case_field f where f.test_case_id = k.id and f.kind = 'step'), '[]'),
    'additionalInformation', coalesce((select jsonb_agg(jsonb_build_object('code', f.instruction, 'value', coalesce(f.expected_result, '')) order by f.position)
      from test_case_field f where f.test_case_id = k.id and f.kind = 'additional_information'), '[]'),
    'tags', to_jsonb(k.tags), 'requireVideoAttachment', k.require_video_attachment) order by k.position)
  from test_case k where k.test_id = $1)`;

/** Which requested tests a test of either kind stands for: its own, or the one it was launched from. */
const sources = `requested_test q where q.test_id = $1 or q.id = (select t.requested_test_id from test t where t.id = $1 and t.kind = 'supervised')`;

type Copy = { readonly fromTestId: string; readonly testId: string; readonly code: string };

const insertCopies = ({ fromTestId, testId, code }: Copy, tx: Tx) =>
  tx.query(
    `insert into requested_test (organization_id, test_id, position, test_cycle_code, created_at, ${kept.join(', ')})
     select q.organization_id, $2, row_number() over (order by q.position), $3 || '-' || row_number() over (order by q.position), $4, ${kept
       .map((column) => `q.${column}`)
       .join(', ')}
     from ${sources} returning id`,
    [fromTestId, testId, code, tx.at],
  );

const insertGroups = ({ fromTestId, testId }: Copy, tx: Tx) =>
  tx.query(
    `insert into targeting_group (organization_id, requested_test_id, position, ${targeting.join(', ')})
     select g.organization_id, copied.id, g.position, ${targeting.map((column) => `g.${column}`).join(', ')}
     from (select q.id, row_number() over (order by q.position) as place from ${sources}) source
     join targeting_group g on g.requested_test_id = source.id
     join requested_test copied on copied.test_id = $2 and copied.position = source.place`,
    [fromTestId, testId],
  );

/** A run that was not launched from a request becomes a requested test of what it says itself. */
const insertFromRun = ({ fromTestId, testId, code }: Copy, tx: Tx) =>
  tx.query(
    `insert into requested_test (organization_id, test_id, position, test_cycle_code, created_at, name, activity, application_type,
       access_to_application_url, test_goal, number_of_results_per_test_case_needed, moderation_enabled)
     select t.organization_id, $2, 1, $3 || '-1', $4, left(t.name, ${launchLimits.name}),
       coalesce(t.activity, case when exists (select from test_case k where k.test_id = t.id) then 'test_case_run' else 'exploratory' end),
       coalesce((select platform from unnest(s.environments) platform where platform in ('web', 'android', 'ios') limit 1), 'web'),
       s.application_url, nullif(s.description, ''), ${launchLimits.resultsPerTestCase.preset}, s.moderation_enabled
     from test t join supervised_test s on s.test_id = t.id
     where t.id = $1 and not exists (select from requested_test q where q.test_id = $2)`,
    [fromTestId, testId, code, tx.at],
  );

/** The cases of a run are those its testers got, not those once handed in. */
const takeCasesOfRun = ({ fromTestId, testId }: Copy, tx: Tx) =>
  tx.query(
    `update requested_test set test_cases = ${casesOf}, test_cases_source = 'csv', test_cases_url = null
     where test_id = $2 and exists (select from test_case k where k.test_id = $1)`,
    [fromTestId, testId],
  );

/** Lets everything that was asked for in an earlier test come along: its tests with cases, known issues and targeting groups. */
export const copyRequestedTests = async (tx: Tx, copy: Copy): Promise<void> => {
  await insertCopies(copy, tx);
  await insertGroups(copy, tx);
  await insertFromRun(copy, tx);
  await takeCasesOfRun(copy, tx);
};

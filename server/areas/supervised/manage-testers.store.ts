import { goneParticipantStatuses } from '#schema/vocabulary/participant.ts';
import type { ChoiceKind } from '#schema/vocabulary/tester-choice.ts';
import { oneOf } from '#server/database/sql.ts';
import type { GroupTester } from '#machines/lifecycles/automatic-management/wave.rules.ts';
import { insertAll } from '#server/workflow/insert.ts';
import type { Tx } from '#server/workflow/transaction.ts';

export type ManagedGroup = {
  readonly id: string;
  readonly needed: number;
  readonly isSelecting: boolean;
  readonly wave: number;
  readonly tags: readonly string[];
  readonly countryIds: readonly number[];
  readonly languageIds: readonly number[];
  readonly deviceTypeIds: readonly number[];
  readonly operatingSystemIds: readonly number[];
  readonly operatingSystemVersionIds: readonly number[];
  readonly manufacturerIds: readonly number[];
  readonly mobileDeviceIds: readonly number[];
  readonly excludedTesterIds: readonly string[];
  readonly excludedTestIds: readonly string[];
  readonly testers: readonly GroupTester[];
  readonly left: readonly string[];
};

type Managed = { readonly isManaged: boolean; readonly isModerated: boolean; readonly groups: readonly ManagedGroup[] };

export const managedTest = async (tx: Tx, testId: string): Promise<Managed> => {
  const [found] = await tx.query<Managed>(
    `select s.automatic_tester_management_enabled and s.supports_automatic_tester_management as "isManaged", s.moderation_enabled as "isModerated",
       coalesce((select json_agg(json_build_object(
         'id', g.id, 'needed', g.number_of_results_needed, 'isSelecting', g.automatic_tester_selection_enabled, 'tags', g.tags,
         'countryIds', g.country_ids, 'languageIds', g.language_ids, 'deviceTypeIds', g.operating_system_device_type_ids,
         'operatingSystemIds', g.operating_system_ids, 'operatingSystemVersionIds', g.operating_system_version_ids,
         'manufacturerIds', g.manufacturer_ids, 'mobileDeviceIds', g.mobile_device_ids,
         'excludedTesterIds', g.excluded_tester_ids, 'excludedTestIds', g.excluded_test_ids,
         'wave', (select coalesce(max(c.wave), 0) from tester_choice c where c.test_id = g.test_id and c.group_id = g.id),
         'testers', coalesce((select json_agg(json_build_object('id', p.id, 'status', p.status, 'rank', t.rank_percentile, 'invitedAt', p.invited_at))
           from participant p join tester t on t.id = p.tester_id where p.group_id = g.id), '[]'),
         'left', coalesce((select json_agg(p.id order by p.invited_at, p.id) from participant p
           where p.group_id = g.id and p.invited_at is not null and p.status in ${oneOf(goneParticipantStatuses)}
             and not exists (select from tester_choice c where c.replaces = p.id)), '[]')
       ) order by g.position) from selection_requirements_group g where g.test_id = s.test_id), '[]') as groups
     from supervised_test s where s.test_id = $1`,
    [testId],
  );
  return found ?? { isManaged: false, isModerated: true, groups: [] };
};

export type Choice = {
  readonly participantId: string;
  readonly groupId: string;
  readonly kind: ChoiceKind;
  readonly wave: number;
  readonly rankPercentile: number;
  readonly candidates: number | null;
  readonly replaces: string | null;
};

export const recordChoices = (tx: Tx, testId: string, choices: readonly Choice[]): Promise<void> =>
  insertAll(
    tx,
    'tester_choice',
    choices.map((choice) => ({ organizationId: tx.viewer.organizationId, testId, ...choice, madeAt: tx.at })),
  );

/** Remembered so that the crowd is not searched in vain each minute. */
export const rememberSearch = async (tx: Tx, groupId: string, isVain: boolean): Promise<void> => {
  await tx.query('update selection_requirements_group set searched_at = $2 where id = $1 and searched_at is distinct from $2', [
    groupId,
    isVain ? tx.at : null,
  ]);
};

export const casesOfGroup = async (tx: Tx, testId: string, tags: readonly string[]): Promise<readonly string[]> =>
  (
    await tx.query<{ id: string }>(
      `select id from test_case where test_id = $1 and ($2::text[] = '{}' or tags && $2::text[]) order by position`,
      [testId, tags],
    )
  ).map(({ id }) => id);

/** A table whose rows go with their test. */
export type Part = {
  readonly table: string;
  /** SQL over alias x; $1 is the test. */
  readonly where: string;
  /** Of rows that refer to each other: those to which none refers. */
  readonly first?: string;
  /** Whether its rows name files. */
  readonly files?: true;
};

/** With its organization, where the indexes begin. */
const own = (table: string): Part => ({
  table,
  where: 'x.test_id = $1 and x.organization_id = (select o.organization_id from test o where o.id = $1)',
});
const under = (table: string, parent: string, column = `${parent}_id`): Part => ({
  table,
  where: `x.${column} = any (array(select p.id from ${parent} p where p.test_id = $1))`,
});

/** All that hangs on a test, leaves first, so that no portion takes along more rows than it counts. */
export const parts: readonly Part[] = [
  { table: 'chat_reaction', where: 'x.message_id = any (array(select m.id from chat_message m where m.test_id = $1))' },
  { ...under('chat_file', 'chat_channel', 'channel_id'), files: true },
  {
    ...own('chat_message'),
    first:
      'not exists (select from chat_message later where later.channel_id = x.channel_id and (later.quoted_message_id = x.id or later.parent_message_id = x.id))',
  },
  under('chat_read', 'chat_channel', 'channel_id'),
  own('chat_channel'),
  under('notification_delivery', 'notification'),
  under('notification_mark', 'notification'),
  own('notification'),
  { ...own('attachment'), files: true },
  under('issue_export', 'issue'),
  under('issue_tagging', 'issue'),
  under('issue_note', 'issue'),
  own('issue_test_case'),
  own('reproducibility_test'),
  own('issue'),
  own('issue_count'),
  under('case_result_edit_log', 'case_result'),
  under('case_result_moderation_log', 'case_result'),
  under('moderation_activity', 'case_result'),
  own('edit_request'),
  own('case_result_response'),
  { ...own('related_issue'), first: 'not exists (select from related_issue twin where twin.same_as_id = x.id)' },
  own('case_result'),
  own('run_result'),
  own('tester_session'),
  own('assigned_case'),
  own('blocker'),
  own('tester_choice'),
  own('participant'),
  own('test_case_field'),
  own('test_case'),
  own('selection_requirements_group'),
  own('moderator_assignment'),
  { table: 'schedule_run', where: 'x.test_id = $1 or x.schedule_id in (select s.id from schedule s where s.test_id = $1)' },
  own('schedule'),
  { table: 'supervised_form', where: 'x.advanced_test_id = $1' },
  own('credit_hold'),
  under('targeting_group', 'requested_test'),
  own('supervised_test'),
  own('advanced_test'),
  own('requested_test'),
];

/** What else names a test: it forgets the test and stays. $1 is the test, $2 its organization. */
export const mentions: readonly string[] = [
  'update selection_requirements_group set excluded_test_ids = array_remove(excluded_test_ids, $1) where organization_id = $2 and $1 = any (excluded_test_ids)',
  'update notification_settings set muted_tests = array_remove(muted_tests, $1) where organization_id = $2 and $1 = any (muted_tests)',
  'update credit_transaction set subject_id = null, subject_name = null where organization_id = $2 and subject_id = $1',
  'update test set customer_request_id = null, requested_test_id = null where organization_id = $2 and id = $1',
  `delete from export_job j where $1::uuid is not null and j.organization_id = $2 and j.finished_at is not null and not exists (select from issue_export e where e.export_job_id = j.id)`,
  'delete from customer_request where organization_id = $2 and test_id = $1',
  'delete from legal_hold where organization_id = $2 and test_id = $1',
];

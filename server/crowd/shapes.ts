/** SQL of the gateway's objects as JSON, by the aliases p, t, s, r, i, a, d. */
export const participantJson = `json_build_object(
  'id', p.id, 'testId', p.test_id, 'status', p.status,
  'tester', json_build_object('id', p.tester_id, 'fullName', p.full_name, 'email', p.email, 'countryCode', p.country_code),
  'assignedCasesCount', p.assigned_cases_count, 'completedCasesCount', p.completed_cases_count, 'reportedIssuesCount', p.reported_issues_count,
  'joinedAt', p.joined_at, 'finishedAt', p.finished_at, 'lastCaseResultCompletedAt', p.last_case_result_completed_at)`;

export const testJson = `json_build_object(
  'id', t.id, 'code', t.code, 'name', t.name, 'activity', t.activity, 'environments', s.environments, 'deadline', t.planned_end_at,
  'payoutBaseAmount', s.payout_base_amount, 'casesCount', p.assigned_cases_count)`;

export const issueJson = `json_build_object('id', i.id, 'code', i.code, 'title', i.title, 'severity', i.severity, 'caseResultId', i.case_result_id)`;

export const attachmentJson = `json_build_object('id', a.id, 'name', a.name, 'kind', a.kind, 'mediaKind', a.media_kind, 'sizeBytes', a.size_bytes, 'sha256', a.sha256)`;

export const resultJson = `json_build_object(
  'id', r.id, 'participantId', r.participant_id, 'testCaseId', r.test_case_id, 'status', r.status, 'actualResult', r.actual_result,
  'additionalInformation', r.additional_information, 'completedAt', r.completed_at,
  'participantStatus', (select p.status from participant p where p.id = r.participant_id),
  'relatedIssues', coalesce((select json_agg(${issueJson} order by i.created_at, i.id) from related_issue i where i.case_result_id = r.id and i.deleted_at is null and i.is_own), '[]'),
  'attachments', coalesce((select json_agg(${attachmentJson} order by a.created_at, a.id) from attachment a where a.case_result_id = r.id and a.state = 'available'), '[]'))`;

export const chatMessageJson = `json_build_object(
  'id', m.id, 'testId', c.test_id, 'participantId', c.participant_id, 'chatType', c.chat_type, 'position', m.position, 'state', m.state,
  'text', case when m.state = 'deleted' then '' else m.text end,
  'author', json_build_object('kind', case when m.author_tester_id is null then 'staff' else 'tester' end, 'testerId', m.author_tester_id, 'name', m.author_name),
  'threadId', m.parent_message_id, 'quotedMessageId', m.quoted_message_id,
  'reactions', coalesce((select json_agg(json_build_object('reaction', x.reaction, 'count', x.count) order by x.reaction)
    from (select r.reaction, count(*)::int as count from chat_reaction r where r.message_id = m.id group by 1) x), '[]'),
  'createdAt', m.created_at, 'editedAt', m.edited_at)`;

export const reproductionJson = `json_build_object(
  'id', d.id, 'issueId', d.issue_id, 'participantId', d.participant_id, 'status', d.status, 'environment', d.environment, 'notes', coalesce(d.tester_notes, ''),
  'attachments', coalesce((select json_agg(${attachmentJson} order by a.created_at, a.id) from attachment a where a.reproducibility_test_id = d.id and a.state = 'available'), '[]'))`;

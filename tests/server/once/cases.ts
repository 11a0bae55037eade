import type { AuthorizationRow } from '#schema/authorization/row.ts';
import { authorizationRows } from '#schema/authorization/rows.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { launchedDraft } from './launched-draft.ts';
import { merged, moderationCases, moderationSettled } from './moderation-cases.ts';
import { operatorCases } from './operator-cases.ts';
import { toolCases, toolsSettled } from './tool-cases.ts';
import { argumentsFor } from '../authorization/samples.ts';

export type Statement = readonly [text: string, values?: readonly unknown[]];
type Sql = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** A call that must have one effect however often it is sent under one key. */
export type OnceCase = {
  readonly person: PersonName;
  readonly input: object;
  /** Another payload of the same operation. */
  readonly other: object;
  /** Audit rows and jobs of one call; one row and no job unless said otherwise. */
  readonly audit?: number;
  readonly jobs?: number;
  /** Puts things where this call is possible and others may not be. */
  readonly prepare?: readonly Statement[];
  /** The caller leaves the organization with the first effect, and every later call is told so. */
  readonly leaves?: true;
};

const id = (name: string): string => idOf('a', name);
const sampleOf = (operation: string): object => argumentsFor(`Mutation.${operation}`, 'a')['input'] as object;
const changed = (operation: string, more: object) => ({ input: sampleOf(operation), other: { ...sampleOf(operation), ...more } });

/** Puts everything the calls change back to where they are possible. */
const settled: readonly Statement[] = [
  ['update organization_user set organization_id = $2 where id = $1', [id('manager'), id('organization')]],
  ['update organization set new_launch_ux_enabled = true where id = $1', [id('organization')]],
  [`update participant set suspected_mass_passing = true, issue_generation = 'none', removal_reasons = '{}'`],
  [`update participant set status = 'testing_complete' where id = any ($1)`, [['participant-1', 'participant-3'].map(id)]],
  [
    `update case_result set moderation_status = 'not_moderated', moderation_finalized_at = null where participant_id = $1`,
    [id('participant-1')],
  ],
  ['update case_result set is_rejected = false, rejection_reason = null, was_read = false'],
  [`update case_result set status = 'fail', actual_result = 'Before.' where id = $1`, [id('result-1-1')]],
  [`update attachment set state = 'available', archived_at = null where state = 'archived'`],
  ['update related_issue set deleted_at = null, reviewed_severity = null, known_as = null'],
  [`update related_issue set moderation_status = 'pending' where id = $1`, [id('related-1')]],
  [`update issue set triage_status = 'untriaged', triage_reason = null, triaged_at = null, original_id = null`],
  [`update issue set severity = 'medium', was_read = false`],
  [`update moderator_assignment set status = 'removed' where user_id = any ($1)`, [['unassigned', 'removed'].map(id)]],
  [`update moderator_assignment set status = 'assigned', answered_at = null, removed_at = null where id = $1`, [id('assignment-assigned')]],
  [`update supervised_test set required_attachment_for_pass = false, automatic_tester_management_enabled = true, test_cycle_code = null`],
  [`update selection_requirements_group set number_of_results_needed = 4`],
  [`update blocker set status = 'open', assistance_requested = false, resolved_at = null`],
  [`update schedule set recurring_day = 1, recurring_time = '10:00'`],
  [`update schedule set state = 'active', run_changes = default, next_run_at = '2099-01-05T09:00:00Z', canceled_at = null`],
  [`update test set window_status = 'open', closed_at = null where id = $1`, [id('supervised')]],
  [
    `update test set window_status = 'cancelled', cancelled_at = now() where id in (select test_id from advanced_test where external_test_id is not null)`,
  ],
  [`update requested_test set auto_launch_status = 'ready_to_launch', launched_test_id = null where id = $1`, [id('requested')]],
  [
    `update customer_request set version = 1, state = 'draft', discarded_at = null, shared_access = null, holder = null, held_by = null, held_until = null where id = $1`,
    [id('draft')],
  ],
  ['update launch_form set version = 1'],
  ['update supervised_form set version = 1'],
  ['delete from issue_note'],
  [
    `update organization_user set role = 'community_test_manager', is_support = false, state = 'active', removed_at = null where id = any ($1)`,
    [['unassigned', 'removed'].map(id)],
  ],
  [`delete from export_job where id <> $1`, [id('export-job')]],
  [`delete from pgboss.job where name in ('export-issues', 'manage-testers')`],
  [`update issue_export set state = 'waiting' where id = $1`, [id('issue-export')]],
  [`delete from integration where id = any ($1)`, [['jira', 'github', 'azure_devops'].map((code) => id(`tracker-${code}`))]],
  [`delete from saved_view where id <> all ($1)`, [['saved-view', 'template'].map(id)]],
  ...moderationSettled,
  [`delete from api_token where id <> $1 and organization_id = $2`, [id('api-token'), id('organization')]],
  ...toolsSettled,
  [`delete from shared_report where id <> $1 and organization_id = $2`, [id('shared-report'), id('organization')]],
  [`update saved_view set name = 'Saved', state = 'kept', pinned_by = '{}'`],
  ['delete from issue_tagging'],
  [`delete from chat_channel where participant_id = $1`, [id('participant-2')]],
  ['delete from chat_read'],
  ['delete from chat_thread_read'],
  [`delete from chat_message where client_id in ('one', 'two')`],
  ['delete from chat_reaction'],
  [`update chat_channel set status = 'unresolved'`],
  [`update chat_message set state = 'sent', text = 'Hello' where id = any ($1)`, [[id('chat-message'), id('chat-message-2')]]],
  [`update issue_tag set state = 'live', name = 'payments' where id = $1`, [id('tag')]],
  [`delete from issue_tag where name like 'checkout%'`],
  [`delete from invitation where id <> $1 and organization_id = $2`, [id('invitation'), id('organization')]],
  [`update invitation set state = 'open' where id = $1`, [id('invitation')]],
  [`update organization_user set state = 'active', removed_at = null where id = any ($1)`, [['unassigned', 'rejected'].map(id)]],
];

const draft = { person: 'customer', audit: 0 } as const;
const saved = { id: id('draft'), version: 1, name: 'Release', step: 'scope', values: { zebra: 1, ape: 'first' } };
const supervisedForm = { advancedTestId: id('advanced'), requestedTestId: id('requested'), version: 1, values: { form: null } };
const onResult = (name: string) => ({ caseResultId: id(name) });
const results = { input: onResult('result-1-1'), other: onResult('result-1-2') };
const edits = ['result-1-1', 'result-1-2'].map((name): Statement => [
  `insert into edit_request (organization_id, test_id, case_result_id, content, created_by) values ($1, $2, $3, 'Why?', $4)`,
  [id('organization'), id('supervised'), id(name), id('manager')],
]);
const notes = ['issue-1', 'issue-2'].map((name): Statement => [
  `insert into issue_note (issue_id, organization_id, note, author_id, last_editor_id) values ($1, $2, 'Seen.', $3, $3)`,
  [id(name), id('organization'), id('manager')],
]);
const { advancedTestRequestParams: advancedTest } = sampleOf('launchAdvancedTest') as { readonly advancedTestRequestParams: object };

const archived: readonly Statement[] = [
  [`update attachment set state = 'archived', archived_at = now() where id = any ($1)`, [['file', 'field-file'].map(id)]],
];

const automatic = (state: string): Statement => [
  `update auto_export_settings set state = $2, severities_for_export = '{medium}' where organization_id = $1`,
  [id('organization'), state],
];

/** An export to a tracker that is connected for it. */
const exported = (operation: string, code: string): OnceCase => ({
  person: 'customer',
  ...changed(operation, { issueIds: [id('issue-2')] }),
  jobs: 1,
  prepare: [
    [
      `insert into integration (id, organization_id, code, state, settings) values ($1, $2, $3, 'active', '{}') on conflict do nothing`,
      [id(`tracker-${code}`), id('organization'), code],
    ],
    [`update integration set state = 'active' where organization_id = $1 and code = $2`, [id('organization'), code]],
  ],
});

const invitations = {
  input: { invitationId: id('invitation') },
  other: { invitationId: id('invitation-2') },
  prepare: [
    [
      `insert into invitation (id, organization_id, email, role, token_hash, expires_at, sent_at) values ($1, $2, 'second@new.example', 'customer', 'second', '2099-01-01', now())`,
      [id('invitation-2'), id('organization')],
    ],
  ] satisfies readonly Statement[],
};

/** What a case of a mutation is beyond what follows from its authorization row and its sample. */
const exceptions: Readonly<Record<string, Partial<OnceCase>>> = {
  changeOrganization: {
    person: 'manager',
    input: { organizationPublicId: publicId('b') },
    other: { organizationPublicId: 'nowhere' },
    leaves: true,
  },
  guidePutAway: { person: 'customer', ...changed('guidePutAway', { isPutAway: false }) },
  notificationsMark: { person: 'customer', ...changed('notificationsMark', { isRead: false }), audit: 0 },
  notificationsMarkAll: { person: 'customer', ...changed('notificationsMarkAll', { until: '2026-01-02T00:00:00.000Z' }), audit: 0 },
  notificationSettingsUpdate: { person: 'customer', ...changed('notificationSettingsUpdate', { digest: 'daily' }) },
  organizationUsersCreate: { person: 'customer', input: { emails: ['one@new.example'] }, other: { emails: ['two@new.example'] } },
  organizationInvitationResend: { person: 'customer', ...invitations },
  organizationInvitationRevoke: { person: 'customer', ...invitations },
  organizationUserRemove: {
    person: 'manager',
    input: { organizationUserId: id('unassigned') },
    other: { organizationUserId: id('rejected') },
  },
  organizationUpdate: { person: 'customer', ...changed('organizationUpdate', { chosenName: 'Another' }) },
  pageViewTrack: { person: 'customer', ...changed('pageViewTrack', { pageName: 'home' }), audit: 0 },

  publishIssuesAndCaseResults: { jobs: 1 },
  takeBackPublishing: {
    person: 'manager',
    input: { testId: id('supervised'), participants: [{ participantId: id('participant-1'), version: 1 }] },
    other: { testId: id('supervised'), participants: [{ participantId: id('participant-3'), version: 1 }] },
    prepare: [
      [
        `update participant set status = 'publishing_results', issue_generation = 'processing', publishing_from = 'testing_complete', version = 1 where id = any ($1)`,
        [['participant-1', 'participant-3'].map(id)],
      ],
    ],
  },
  removeTestersFromTest: {
    person: 'accepted',
    input: { testId: id('supervised'), participantIds: [id('participant-1')], removalReasons: ['no_response'] },
    other: { testId: id('supervised'), participantIds: [id('participant-3')], removalReasons: ['no_response'] },
    jobs: 1,
  },
  changeAssignmentStatus: { person: 'assigned', ...changed('changeAssignmentStatus', { status: 'accepted' }) },
  ...Object.fromEntries(['updateSchedule', 'skipNextScheduleRun'].map((name) => [name, { jobs: 1 }])),
  moveScheduleRun: { jobs: 1, ...changed('moveScheduleRun', { to: '2099-01-08T09:00:00.000Z' }) },
  restoreScheduleRun: { jobs: 1, prepare: [[`update schedule set run_changes = '[{"at": "2099-01-19T09:00:00.000Z", "to": null}]'`]] },
  resumeSchedule: { jobs: 1, prepare: [[`update schedule set state = 'paused'`]] },
  deleteRelatedIssue: { audit: 2 },
  judgeReport: { person: 'accepted', ...changed('judgeReport', { verdict: 'real' }) },
  gradeReport: { person: 'accepted', ...changed('gradeReport', { severity: 'critical' }) },
  unarchiveCaseResultAttachment: { prepare: archived },
  unarchiveCaseFieldAttachmentResponse: { prepare: archived },
  toggleTestCaseResultApproval: {
    person: 'manager',
    input: { testCaseResultId: id('result-1-1') },
    other: { testCaseResultId: id('result-1-2') },
    prepare: [[`update related_issue set moderation_status = 'pending' where moderation_status = 'moderated'`]],
    audit: 3,
  },
  approveResults: {
    person: 'manager',
    input: { results: [{ caseResultId: id('result-1-1') }], approved: true },
    other: { results: [{ caseResultId: id('result-1-2') }], approved: true },
    prepare: [[`update related_issue set moderation_status = 'pending' where moderation_status = 'moderated'`]],
    audit: 3,
  },
  flexibleTestingMarkCaseResultAsRead: { person: 'manager', ...results, audit: 0 },
  flexibleTestingMarkCaseResultsAsRead: { person: 'manager', other: { caseResultIds: ['result-2-1', 'result-2-2'].map(id) }, audit: 0 },
  flexibleTestingRejectCaseResult: {
    person: 'manager',
    ...changed('flexibleTestingRejectCaseResult', { rejectionReason: 'Other' }),
    prepare: [[`update run_result set outcome = 'retest'`]],
  },
  flexibleTestingCaseResultUnreject: {
    person: 'manager',
    ...results,
    prepare: [[`update case_result set is_rejected = true, rejection_reason = 'Duplicate'`], [`update run_result set outcome = 'failed'`]],
  },
  flexibleTestingFinalizeCaseResultModeration: { person: 'manager', ...results },
  createCaseResultEditRequest: {
    person: 'accepted',
    input: { ...onResult('result-1-1'), content: 'Please add a picture.' },
    other: { ...onResult('result-1-2'), content: 'Please add a picture.' },
  },
  cancelCaseResultEditRequest: { person: 'accepted', ...results, prepare: edits },
  registerModerationActivity: { person: 'accepted', ...results, audit: 0 },
  finishModerationActivity: {
    person: 'accepted',
    ...results,
    audit: 0,
    prepare: [
      [
        `insert into moderation_activity (organization_id, test_id, case_result_id, user_id, started_at, last_seen_at)
         values ($1, $2, $3, $4, '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z')`,
        [id('organization'), id('supervised'), id('result-1-1'), id('accepted')],
      ],
    ],
  },
  confirmNoMassPassing: { person: 'accepted', ...changed('confirmNoMassPassing', { participantId: id('participant-1') }) },

  flexibleTestingIssueUntriage: { prepare: [[`update issue set triage_status = 'accepted', triaged_at = now()`]] },
  flexibleTestingIssueUnmerge: { prepare: merged },
  flexibleTestingIssuesMerge: { ...changed('flexibleTestingIssuesMerge', { originalId: id('issue-3') }) },
  flexibleTestingMarkIssueAsRead: { audit: 0 },
  flexibleTestingMarkIssuesAsRead: { other: { issueIds: [id('issue-1')] }, audit: 0 },
  flexibleTestingIssuesAccept: { person: 'customer', audit: 2, ...changed('flexibleTestingIssuesAccept', { newSeverity: 'low' }) },
  flexibleTestingIssuesReject: { person: 'customer', audit: 2, ...changed('flexibleTestingIssuesReject', { rejectionReason: 'Other' }) },
  flexibleTestingIssuesRestore: {
    person: 'customer',
    ...changed('flexibleTestingIssuesRestore', { issues: [] }),
    prepare: [['update issue set version = 1']],
  },
  flexibleTestingChangeIssuesSeverity: {
    person: 'customer',
    audit: 2,
    ...changed('flexibleTestingChangeIssuesSeverity', { newSeverity: 'high' }),
  },
  flexibleTestingIssuesUpdateTags: {
    person: 'customer',
    audit: 2,
    input: { issueIds: ['issue-1', 'issue-2'].map(id), attachIssueTagIds: [id('tag')] },
    other: { issueIds: ['issue-1', 'issue-2'].map(id), detachIssueTagIds: [id('tag')] },
  },
  flexibleTestingCreateIssueTag: { person: 'customer', ...changed('flexibleTestingCreateIssueTag', { name: 'checkout 2' }) },
  flexibleTestingIssueNoteUpdate: { prepare: notes },
  flexibleTestingIssueNoteDestroy: { prepare: notes },
  saveAutoExportSettings: {
    person: 'customer',
    ...changed('saveAutoExportSettings', { severitiesForExport: ['low'] }),
    prepare: [automatic('disabled')],
  },
  toggleAutoExport: {
    person: 'customer',
    input: {},
    other: { enabled: true },
    prepare: [automatic('enabled')],
  },
  exportIssuesToJira: exported('exportIssuesToJira', 'jira'),
  exportIssuesToGithub: exported('exportIssuesToGithub', 'github'),
  exportIssuesToAzureDevops: exported('exportIssuesToAzureDevops', 'azure_devops'),
  cancelIssueExports: { jobs: 1 },
  retryIssueExports: {
    jobs: 1,
    prepare: [[`update issue_export set state = 'failed' where id = $1`, [id('issue-export')]]],
  },
  retryRunResults: {
    jobs: 1,
    prepare: [
      [`update run_result set state = 'failed' where id = $1`, [id('run-result')]],
      [`delete from pgboss.job where name = 'report-results'`],
    ],
  },
  exportIssuesToCsv: { person: 'customer', ...changed('exportIssuesToCsv', { issueIds: [id('issue-1')] }) },

  importTestCasesFromTestrailTestRun: {
    person: 'customer',
    ...changed('importTestCasesFromTestrailTestRun', { testRunId: 'R104' }),
  },
  createCustomerRequest: { person: 'customer', ...changed('createCustomerRequest', { name: 'Another release' }), audit: 2, jobs: 1 },
  launchAdvancedTest: {
    person: 'customer',
    input: sampleOf('launchAdvancedTest'),
    other: { advancedTestRequestParams: { ...advancedTest, name: 'Another release' } },
    prepare: [['update organization set new_launch_ux_enabled = false where id = $1', [id('organization')]]],
    audit: 2,
    jobs: 1,
  },
  flexibleTestingLaunchTest: { person: 'customer', ...changed('flexibleTestingLaunchTest', { externalTestId: 'R104' }), audit: 2, jobs: 1 },
  retrieveFromOnlineSpreadsheet: { person: 'customer', ...changed('retrieveFromOnlineSpreadsheet', { sheetName: 'Cases' }) },
  launchSupervisedTest: { audit: 5 },
  saveSupervisedForm: { ...draft, person: 'manager', input: supervisedForm, other: { ...supervisedForm, values: {} } },
  exportCreditsToCsv: { person: 'customer', ...changed('exportCreditsToCsv', { since: '2026-02-01T00:00:00.000Z' }) },
  exportAuditTrail: { person: 'customer', ...changed('exportAuditTrail', { format: 'jsonl' }) },

  chatRegister: {
    person: 'manager',
    input: { targetId: id('supervised'), type: 'private', testerId: idOf('a', 'tester-2') },
    other: { targetId: id('supervised'), type: 'public' },
  },
  chatChannelResolve: { person: 'manager', ...changed('chatChannelResolve', { externalId: id('chat-private').replaceAll('-', '') }) },
  sendChatMessage: { person: 'manager', ...changed('sendChatMessage', { clientId: 'two' }) },
  editChatMessage: { person: 'manager', ...changed('editChatMessage', { text: 'Another' }) },
  deleteChatMessage: { person: 'manager', ...changed('deleteChatMessage', { messageId: id('chat-message-2') }) },
  reactToChatMessage: { person: 'manager', ...changed('reactToChatMessage', { reaction: 'eyes' }) },
  markChatRead: { person: 'manager', ...changed('markChatRead', { position: 2 }), audit: 0 },
  markChatUnread: { audit: 0 },
  showChatTyping: { audit: 0 },

  saveLaunchDraft: { ...draft, input: saved, other: { ...saved, name: 'Another' } },
  openLaunchDraft: { audit: 0 },
  renameLaunchDraft: { audit: 0 },
  duplicateLaunchDraft: { ...draft, ...changed('duplicateLaunchDraft', { copyId: id('copy') }) },
  launchDraftFromTemplate: { ...draft, ...changed('launchDraftFromTemplate', { draftId: id('copy') }) },
  shareLaunchDraft: { audit: 1 },
  discardLaunchDraft: { ...draft, input: { id: id('draft') }, other: { id: id('draft'), restore: true }, audit: 1 },
  takeBackLaunch: {
    person: 'customer',
    input: { id: id('draft'), testId: id('launched') },
    other: { id: id('draft').toUpperCase(), testId: id('launched') },
    prepare: [launchedDraft],
  },
  saveLaunchForm: { ...draft, input: { version: 1, values: { form: null, asides: [] } }, other: { version: 1, values: {} } },
  ...operatorCases,
  ...toolCases,
  ...moderationCases,
  saveImportMapping: { ...draft, ...changed('saveImportMapping', { kind: 'known_issues' }) },
};

const byRole = { customer: 'customer', test_manager: 'manager', community_test_manager: 'accepted' } as const;

const personOf = ({ scope, ...row }: AuthorizationRow): PersonName =>
  scope === 'operator'
    ? 'operator'
    : byRole[(Object.keys(byRole) as (keyof typeof byRole)[]).find((role) => row[role] !== 'n') ?? 'customer'];

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(value);

/** The same thing under an id that is written otherwise is another payload. */
const otherOf = (input: object): object => {
  const [name, value] = Object.entries(input).find(([, each]) => isId(each)) ?? [];
  return name === undefined || !isId(value) ? input : { ...input, [name]: value.toUpperCase() };
};

const caseOf = (row: AuthorizationRow): OnceCase => {
  const operation = row.field.replace('Mutation.', '');
  const { input = sampleOf(operation), ...exception } = exceptions[operation] ?? {};
  return { person: personOf(row), input, other: otherOf(input), ...exception };
};

/** One case for each mutation of the portal. */
export const onceCases: Readonly<Record<string, OnceCase>> = Object.fromEntries(
  authorizationRows
    .filter(({ field }) => field.startsWith('Mutation.'))
    .map((row) => [row.field.replace('Mutation.', ''), caseOf(row)] as const),
);

/** Exceptions of mutations that are none. */
export const leftOver = Object.keys(exceptions).filter((operation) => !(operation in onceCases));

export const prepareFor = async (sql: Sql, operation: string | null): Promise<void> => {
  const own = operation === null ? [] : (onceCases[operation]?.prepare ?? []);
  for (const [text, values = []] of [...settled, ...own]) await sql(text, values);
};

/** What calls leave behind: audit rows, outbox rows and jobs. */
export type Traces = { readonly audit: number; readonly outbox: number; readonly jobs: number };

export const tracesOf = async (sql: Sql, before: Traces = { audit: 0, outbox: 0, jobs: 0 }): Promise<Traces> => {
  const [row] = await sql(
    `select (select count(*)::integer from audit) - $1::integer as audit, (select count(*)::integer from outbox) - $2::integer as outbox,
       (select count(*)::integer from pgboss.job_common) - $3::integer as jobs`,
    [before.audit, before.outbox, before.jobs],
  );
  return row as Traces;
};

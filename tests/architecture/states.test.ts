import { isEnumType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { caseResultStatuses } from '#schema/vocabulary/case-result.ts';
import { findLifecycles, statesByColumn } from '../support/lifecycles.ts';
import type { KnownLifecycle } from '../support/lifecycles.ts';
import { schema } from '../support/schema.ts';
import { filesOf, textOf } from '../support/tree.ts';

type Home = { readonly table: string; readonly columns: Readonly<Record<string, string | null>> };

/** Where the state of each lifecycle is kept, and the enum under which the API shows it. */
const homes: Readonly<Record<string, Home>> = {
  'advanced-test': { table: 'requested_test', columns: { autoLaunchStatus: 'AutoLaunchStatus' } },
  archive: { table: 'archive', columns: { state: null } },
  'organization-archive': { table: 'organization_archive', columns: { state: 'OrganizationArchiveState' } },
  'organization-restore': { table: 'organization_restore', columns: { state: 'OrganizationRestoreState' } },
  'api-token': { table: 'api_token', columns: { state: 'ApiTokenState' } },
  attachment: { table: 'attachment', columns: { state: null } },
  'attachment-requirement': { table: 'supervised_test', columns: {} },
  'auto-export': { table: 'auto_export_settings', columns: { state: 'AutoExportState' } },
  'automatic-management': { table: 'supervised_test', columns: {} },
  blocker: { table: 'blocker', columns: { status: 'BlockerStatus' } },
  'case-run': { table: 'case_result', columns: { status: 'CaseResultStatus' } },
  'case-result': { table: 'case_result', columns: { moderationStatus: 'CaseResultModerationStatus' } },
  'chat-channel': { table: 'chat_channel', columns: { status: null } },
  'crowd-token': { table: 'crowd_token', columns: { state: 'CrowdTokenState' } },
  'chat-message': { table: 'chat_message', columns: { state: 'ChatMessageState' } },
  'customer-request': { table: 'customer_request', columns: { state: null } },
  'edit-request': { table: 'edit_request', columns: { state: null } },
  integration: { table: 'integration', columns: { state: 'IntegrationState' } },
  issue: { table: 'issue', columns: { triageStatus: 'TriageStatus' } },
  'issue-export': { table: 'issue_export', columns: { state: 'IssueExportState' } },
  'issue-note': { table: 'issue_note', columns: { state: null } },
  'issue-tag': { table: 'issue_tag', columns: { state: null } },
  invitation: { table: 'invitation', columns: { state: null } },
  'launch-approval': { table: 'launch_approval', columns: { state: 'LaunchApprovalState' } },
  'legal-hold': { table: 'legal_hold', columns: { state: 'LegalHoldState' } },
  membership: { table: 'organization_user', columns: { state: 'MembershipState' } },
  'moderator-assignment': { table: 'moderator_assignment', columns: { status: 'AssignmentStatus' } },
  organization: { table: 'organization', columns: { state: 'OrganizationState' } },
  participant: { table: 'participant', columns: { status: 'ParticipantStatus' } },
  'related-issue': { table: 'related_issue', columns: { moderationStatus: null } },
  reproduction: { table: 'reproducibility_test', columns: { status: 'ReproducibilityStatus' } },
  'results-needed': { table: 'selection_requirements_group', columns: {} },
  'run-result': { table: 'run_result', columns: { state: 'RunResultState' } },
  'moderation-claim': { table: 'moderation_claim', columns: { state: null } },
  'saved-sentence': { table: 'saved_sentence', columns: { state: null } },
  'saved-view': { table: 'saved_view', columns: { state: null } },
  schedule: { table: 'schedule', columns: { state: 'ScheduleState' } },
  'shared-report': { table: 'shared_report', columns: { state: 'SharedReportState' } },
  'service-request': { table: 'professional_service_request', columns: { state: 'ServiceRequestState' } },
  'test-retention': { table: 'test_retention', columns: { state: null } },
  webhook: { table: 'webhook', columns: { state: 'WebhookState' } },
  'webhook-delivery': { table: 'webhook_delivery', columns: { state: 'WebhookDeliveryState' } },
  'vocabulary-entry': { table: 'vocabulary_entry', columns: { state: 'VocabularyEntryState' } },
  'test-window': { table: 'test', columns: { windowStatus: 'TestWindowStatus' } },
};

const migrations = filesOf('server/database/migrations/*.ts').map(textOf).join('\n');
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function checkedValues(table: string, column: string): string[] {
  const body = new RegExp(`create table ${table} \\(([\\s\\S]*?)\\n    \\);`).exec(migrations)?.[1] ?? '';
  const later = migrations.match(new RegExp(`alter table ${table} add column ${snake(column)} .*`))?.[0] ?? '';
  const [changed] =
    migrations.match(new RegExp(`add constraint ${table}_${snake(column)}_check\\s+check \\([^;]*;`, 'gu'))?.slice(-1) ?? [];
  const list = new RegExp(`check \\(${snake(column)} in \\(([^)]*)\\)`).exec(changed ?? body + later)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '').toSorted();
}

function enumValues(name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type)
    ? type
        .getValues()
        .map((value) => value.name)
        .toSorted()
    : [];
}

describe('states', () => {
  let lifecycles: KnownLifecycle[];
  beforeAll(async () => {
    lifecycles = await findLifecycles();
  });

  it('every lifecycle is here', () => {
    expect(lifecycles.map(({ name }) => name).toSorted()).toEqual(Object.keys(homes).toSorted());
  });

  it.each(Object.entries(homes))('%s: the chart and the check constraint have the same states', (name, { table, columns }) => {
    const lifecycle = lifecycles.find((each) => each.name === name);
    const states = lifecycle ? statesByColumn(lifecycle) : {};
    for (const column of Object.keys(columns)) expect({ [column]: states[column] }).toEqual({ [column]: checkedValues(table, column) });
    expect(Object.keys(states).filter((column) => !(column in columns))).toEqual([]);
  });

  const shown = Object.values(homes).flatMap(({ table, columns }) =>
    Object.entries(columns).flatMap(([column, name]) => (name === null ? [] : [[name, table, column] as const])),
  );

  it('RE-820: a result has one of the seven statuses of the specification', () => {
    const written = ['pass', 'fail', 'blocked', 'not_tested', 'live', 'missing', 'skipped'];
    expect(caseResultStatuses.toSorted()).toEqual(written.toSorted());
    expect(enumValues('CaseResultStatus')).toEqual(written.toSorted());
  });

  it.each(shown)('%s shows the states of %s.%s', (name, table, column) => expect(enumValues(name)).toEqual(checkedValues(table, column)));
});

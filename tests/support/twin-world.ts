import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { chatTypes } from '#schema/vocabulary/around.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { saidIn } from './chat-access.ts';
import { idOf, planted, seed, thingsOf } from './seed.ts';
import type { Row, Side, Things } from './seed.ts';

export { idOf, type Side } from './seed.ts';

/** A word that stands in every text of one organization, so that a leak is seen in any answer. */
export const marker = (side: Side): string => `marker-${side}-${createHash('md5').update(side).digest('hex').slice(0, 8)}`;

export const publicId = (side: Side): string => `org-${side}`;

const roles = {
  customer: 'customer',
  manager: 'test_manager',
  accepted: 'community_test_manager',
  assigned: 'community_test_manager',
  rejected: 'community_test_manager',
  removed: 'community_test_manager',
  unassigned: 'community_test_manager',
  gone: 'customer',
  operator: 'test_manager',
} as const satisfies Readonly<Record<string, Role>>;

export type PersonName = keyof typeof roles;
export const people = Object.keys(roles) as readonly PersonName[];

export const absentId = '00000000-0000-4000-8000-00000000dead';

/** What both organizations share: reference data and the testers of the crowd. */
const plantShared = async (pool: Pool): Promise<void> => {
  await seed(pool, 'country', { id: 1, code: 'DE', name: 'Germany' }, { id: 2, code: 'BR', name: 'Brazil' });
  await seed(pool, 'language', { id: 1, code: 'en', name: 'English' });
  for (const [side, number] of [
    ['a', 1],
    ['b', 2],
  ] as const)
    await pool.query(`update vocabulary_entry set id = $1 where kind = 'country' and number = $2`, [
      idOf(side, 'vocabulary-entry'),
      number,
    ]);
  await seed(pool, 'operating_system', { id: 1, name: 'Windows' });
  await seed(pool, 'operating_system_device_type', { id: 1, name: 'Desktop', application_types: ['web'] });
  const version = { operating_system_id: 1, name: 'Windows 11', application_types: ['web'], position: 1 };
  await seed(pool, 'operating_system_version', { id: 1, ...version });
  for (const number of [1, 2, 3, 4]) {
    const tester_id = idOf('a', `tester-${number}`);
    await seed(pool, 'tester', {
      id: tester_id,
      email: `tester${number}@crowd.example`,
      rank_percentile: 90 - number,
      availability: 'available',
      created_at: '2026-01-01T00:00:00Z',
    });
    const device = { operating_system_device_type_id: 1, operating_system_id: 1, operating_system_version_id: 1 };
    await seed(pool, 'tester_device', { id: idOf('a', `device-${number}`), tester_id, ...device });
  }
};

/** Where things of one organization are planted: the text that all of them have, and since when they are there. */
type Ground = Things & { readonly pool: Pool; readonly side: Side; readonly words: string; readonly at: string; readonly made: Row };

/** An organization that may do everything, with its people and what they have arranged. */
const plantOrganization = async ({ pool, side, id, row, put, words, at, made }: Ground): Promise<void> => {
  await seed(pool, 'organization', {
    id: id('organization'),
    public_id: publicId(side),
    short_code: side === 'a' ? 'AA' : 'BB',
    name: `Organization ${words}`,
    is_name_chosen: true,
    has_contract: true,
    google_sheets_auto_import_enabled: true,
    known_issues_upload_enabled: true,
    credit_model_access: true,
    auto_launching_enabled: true,
    video_requirement_enabled: true,
    last_test_number: 10,
    ...made,
  });
  await row('credit_account', { balance: 100 });
  for (const name of people)
    await put('organization_user', name, {
      public_id: `${side}-${name}`,
      role: roles[name],
      email: `${name}@${side}.example`,
      first_name: name,
      last_name: words,
      state: name === 'gone' ? 'removed' : 'active',
      is_operator: name === 'operator',
      ...made,
    });
  const site = 'https://127.0.0.1';
  const destination = { project_key: 'WEB', issuetype_name: 'Bug', labels: [] };
  const exporting = { use_default_export_settings: true, default_export_settings: destination };
  for (const [name, code, settings] of [
    ['zephyr', 'zephyr_squad', { name: words, site }],
    ['tracker', 'jira', { site, username: words, ...exporting }],
    ['azure', 'azure_devops', { site, contextPath: 'tfs', username: words }],
  ] as const)
    await put('integration', name, { code, settings, state: 'active', updated_at: at, ...made });
  await put('auto_export_settings', 'auto-export', { enabled_destinations: ['jira:WEB'], severities_for_export: ['high'] });
  await put('invitation', 'invitation', {
    email: `invited@${side}.example`,
    role: 'customer',
    token_hash: `hash-${side}`,
    expires_at: '2099-01-01T00:00:00Z',
    sent_at: at,
    invited_by: id('customer'),
    ...made,
  });
  const view = { list: 'issues', name: words.slice(0, 30), query: 'severity=critical', is_shared: true };
  await put('saved_view', 'saved-view', { user_id: id('customer'), ...view, ...made });
  const content = { name: words, tests: [{ id: id('requested'), values: { name: words, activity: 'exploratory' } }] };
  await put('saved_view', 'template', { user_id: id('customer'), ...view, query: '', list: 'requests', content, ...made });
  await put('saved_sentence', 'saved-sentence', { user_id: id('manager'), text: words, is_shared: true, ...made });
  await row('launch_approver', { user_id: id('customer') });
  await put('api_token', 'api-token', {
    user_id: id('customer'),
    kind: 'personal',
    name: words,
    hash: `hash-${side}`,
    scopes: ['read'],
    expires_at: '2099-01-01T00:00:00Z',
    created_by: id('customer'),
    ...made,
  });
  await seed(pool, 'professional_service', {
    id: id('service'),
    title: 'Audit',
    description: 'We look.',
    cost: '10 credits',
    service_level_agreement: 'A week',
    request_form_instructions: 'Say what.',
    offered: true,
    position: 1,
  });
  await put('organization_archive', 'archive', { asked_by: id('customer'), scope: 'seen', name: 'x.zip', state: 'failed', ...made });
  await put('organization_restore', 'restore', {
    asked_by: id('operator'),
    name: 'x.zip',
    state: 'failed',
    expires_at: '2099-01-01T00:00:00Z',
    ...made,
  });
  const requested = { professional_service_id: id('service'), content: words, created_by: id('customer') };
  await put('professional_service_request', 'service-request', { ...requested, ...made });
  await put('notification', 'notification', {
    roles: ['customer', 'test_manager'],
    kind: 'results_published',
    public_id: `${side}-notification`,
    description: words,
    link: '/results',
    ...made,
  });
};

/** A request with its schedule and one test, and the forms that are filled in. */
const plantRequest = async ({ id, row, put, advanced, words, at, made, ...ground }: Ground): Promise<void> => {
  const form = { version: 1, form_values: { words }, saved_at: at };
  const draft = { name: words, step: 'scope', ...form, ...made };
  await put('customer_request', 'draft', { created_by: id('customer'), shared_access: 'edit', ...draft });
  await put('customer_request', 'manager-draft', { created_by: id('manager'), ...draft });
  for (const name of ['customer', 'manager']) await row('launch_form', { user_id: id(name), ...form });
  const own = { access_to_application: words };
  const test_id = await advanced(
    'advanced',
    { number: 1, code: `${ground.side}${ground.side}-1`, name: `Advanced ${words}`, ...ran(at) },
    own,
  );
  await put('schedule', 'schedule', {
    test_id,
    recurring_day: 1,
    recurring_time: '10:00',
    user_timezone: 'Europe/Berlin',
    next_run_at: '2099-01-05T09:00:00Z',
    ...made,
  });
  const requested_test_id = await ground.requested('requested', {
    test_id,
    position: 1,
    test_cycle_code: `${ground.side}-1-1`,
    name: words,
    test_cases: [
      {
        section: '',
        code: 'C-1',
        name: words,
        prerequisites: '',
        steps: [{ instruction: 'Open', expectedResult: 'Opens' }],
        additionalInformation: [],
        tags: [],
        requireVideoAttachment: false,
      },
    ],
    test_cases_source: 'csv',
    number_of_results_per_test_case_needed: 1,
    ...made,
  });
  await row('supervised_form', { user_id: id('manager'), advanced_test_id: test_id, requested_test_id, ...form });
  await put('targeting_group', 'targeting', { requested_test_id, position: 1, country_ids: [1] });
};

const ran = (at: string): Row => ({ opened_at: at, created_at: at });

/** A test with its group, cases, moderators and testers: one who is done, one whose results are published, one at work, one invited. */
const plantTest = async ({ id, row, put, side, words, at, made, ...things }: Ground): Promise<void> => {
  const test_id = await things.supervised(
    'supervised',
    {
      number: 2,
      code: `${side}${side}-2`,
      name: `Supervised ${words}`,
      planned_end_at: '2026-12-31T00:00:00Z',
      parent_test_id: id('advanced'),
      activity: 'test_case_run',
      ...ran(at),
    },
    { description: words, credentials_and_access_instructions: words, external_source: 'testrail', external_test_id: '104' },
  );
  const group_id = await things.group('group', { test_id, position: 1, name: words, number_of_results_needed: 4, platforms: ['web'] });
  for (const number of [1, 2]) {
    const named = { code: `C-${number}`, name: `${words} ${number}`, section: 'Checkout' };
    await things.testCase(`case-${number}`, { test_id, position: number, ...named, case_results_limit: 4 });
  }
  const step = { kind: 'step', position: 1, instruction: words, expected_result: 'ok' };
  await put('test_case_field', 'field', { test_id, test_case_id: id('case-1'), ...step });
  const statuses = { 1: 'testing_complete', 2: 'results_published', 3: 'in_progress', 4: 'invited' } as const;
  for (const [number, status] of Object.entries(statuses)) {
    const published = status === 'results_published';
    await put('participant', `participant-${number}`, {
      test_id,
      group_id,
      tester_id: idOf('a', `tester-${number}`),
      email: `tester${number}.${words}@crowd.example`,
      full_name: `Tester ${number} ${words}`,
      status,
      joined_at: at,
      finished_at: at,
      published_at: published ? at : null,
      suspected_mass_passing: true,
      assigned_cases_count: 2,
      completed_cases_count: 2,
      approved_test_cases_count: published ? 2 : 0,
      reported_issues_count: 1,
      pending_issue_moderations_count: published ? 0 : 1,
      ...made,
    });
  }
  for (const status of ['accepted', 'assigned', 'rejected', 'removed'] as const)
    await put('moderator_assignment', `assignment-${status}`, { test_id, user_id: id(status), status, assigned_at: at });
  for (const number of [1, 2]) {
    const of = { test_id, participant_id: id(`participant-${number}`) };
    for (const one of [1, 2]) {
      const test_case_id = id(`case-${one}`);
      await row('assigned_case', { ...of, test_case_id });
      await things.result(`result-${number}-${one}`, {
        ...of,
        test_case_id,
        status: one === 1 ? 'fail' : 'pass',
        moderation_status: number === 2 ? 'approved' : 'not_moderated',
        actual_result: words,
        original_actual_result: words,
        additional_information: words,
        completed_at: at,
        published_at: number === 2 ? at : null,
        ...made,
      });
    }
    await things.related(`related-${number}`, {
      ...of,
      case_result_id: id(`result-${number}-1`),
      code: `${side}-R-${number}`,
      title: words,
      reproduction_steps: words,
      actual_results: words,
      expected_results: words,
      moderation_status: number === 2 ? 'moderated' : 'pending',
      ...made,
    });
  }
  for (const [number, name, tester, more] of [
    [1, 'issue-1', 2, { severity: 'critical' }],
    [2, 'issue-2', 2, {}],
    [3, 'issue-3', 2, {}],
    [9, 'issue-unpublished', 1, { title: `${words} unpublished`, published_at: null }],
  ] as const) {
    const named = { number, code: `${side}${side}-2-${number}`, title: `${words} issue ${number}`, published_at: at };
    await things.issue(name, { test_id, participant_id: id(`participant-${tester}`), ...named, ...made, ...more });
  }
  await put('issue_tag', 'tag', { name: words.slice(0, 30), ...made });
};

/** What the tester who is done answered in the first case, with a file of the result and one of an answer; what keeps another from testing; what was told to tools. */
const plantAround = async ({ id, put, attachment, side, words, made }: Ground): Promise<void> => {
  const test_id = id('supervised');
  const handedIn = { test_id, case_result_id: id('result-1-1') };
  const status = { kind: 'status', value: 'fail', original_value: 'fail' };
  await put('case_result_response', 'answer-status', { ...status, ...handedIn });
  const step = { test_case_field_id: id('field'), kind: 'step', position: 1, value: words, original_value: words };
  await put('case_result_response', 'answer-step', { ...step, ...handedIn });
  for (const [name, more] of [
    ['file', { kind: 'case_result_attachment' }],
    ['field-file', { kind: 'case_field_attachment_response', case_result_response_id: id('answer-step') }],
  ] as const)
    await attachment(name, {
      participant_id: id('participant-1'),
      name: words,
      storage_key: `${side}-${name}`,
      ...more,
      ...handedIn,
      ...made,
    });
  await put('shared_report', 'shared-report', {
    test_id: id('supervised'),
    hash: `report-${side}`,
    title: words,
    parts: ['summary', 'issues'],
    issues: 'published',
    leaves_out: ['testers', 'notes', 'evidence'],
    expires_at: '2099-01-01T00:00:00Z',
    created_by: id('customer'),
    ...made,
  });
  const waits = { kind: 'test', test_id: id('advanced'), requested_test_id: id('requested'), asked_by: id('manager') };
  const asked = { amount: 120, above_amount: 100, budget_month: '2026-11', asked_at: made.created_at };
  await put('launch_approval', 'launch-approval', { name: words.slice(0, 100), ...waits, ...asked });
  await put('webhook', 'webhook', {
    description: words.slice(0, 100),
    address_shown: 'https://hooks.example.com/…ster',
    address_sealed: Buffer.from('sealed'),
    secret_sealed: Buffer.from('sealed'),
    events: ['results.published'],
    created_by: id('customer'),
    ...made,
  });
  await put('webhook_delivery', 'webhook-delivery', {
    webhook_id: id('webhook'),
    type: 'results.published',
    thing: id('supervised'),
    data: { summary: words },
    link: '/results',
    state: 'given_up',
    ...made,
  });
  await put('webhook_attempt', 'webhook-attempt', {
    webhook_delivery_id: id('webhook-delivery'),
    at: made.created_at,
    milliseconds: 12,
    status: 500,
    answer: words,
  });
  await put('blocker', 'blocker', { test_id, participant_id: id('participant-3'), name: words, ...made });
  const exported = { integration_id: id('zephyr'), target: words.slice(0, 30), ...made };
  await put('export_job', 'export-job', { created_by: id('customer'), destination: 'jira', params: {}, ...exported });
  const issue = { export_job_id: id('export-job'), issue_id: id('issue-2'), position: 1, message: words };
  await put('issue_export', 'issue-export', { ...issue, ...exported });
  const run = { test_case_id: id('case-1'), sequence: 1, outcome: 'failed', state: 'failed', message: words };
  await put('run_result', 'run-result', { test_id, ...run, ...made });
};

/** One chat of each kind: the public one of the test, in which the manager wrote twice, and those with the first tester, who wrote twice. */
const plantChat = async ({ id, put, words, at, made }: Ground): Promise<void> => {
  const of = { test_id: id('supervised'), ...made };
  for (const chat_type of chatTypes) {
    const [name, isPublic] = [`chat-${chat_type}`, chat_type === 'public'];
    const channel_id = await put('chat_channel', name, {
      ...of,
      chat_type,
      participant_id: isPublic ? null : id('participant-1'),
      external_id: id(name).replaceAll('-', ''),
      last_position: 2,
      last_message_at: at,
    });
    const author = isPublic
      ? { author_user_id: id('manager'), author_role: 'test_manager' }
      : { author_tester_id: idOf('a', 'tester-1'), author_role: 'tester' };
    for (const [index, client_id] of (isPublic ? ['chat-message', 'chat-message-2'] : [`${name}-message`, `${name}-message-2`]).entries())
      await put('chat_message', client_id, {
        ...of,
        channel_id,
        client_id,
        author_name: 'M',
        position: index + 1,
        text: `Said by ${words} ${saidIn(chat_type)}`,
        ...author,
      });
  }
};

/** Two organizations that hold the same things: whatever A's people see of B is a leak. */
export const plantTwins = async (pool: Pool, at = planted): Promise<void> => {
  await plantShared(pool);
  for (const side of ['a', 'b'] as const) {
    const ground: Ground = { ...thingsOf(pool, side), pool, side, words: marker(side), at, made: { created_at: at } };
    for (const plant of [plantOrganization, plantRequest, plantTest, plantAround, plantChat]) await plant(ground);
  }
};

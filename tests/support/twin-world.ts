import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { plantAnswers } from './twin-answers.ts';
import { plantChat } from './twin-chat.ts';
import { plantAutoExport } from './twin-auto-export.ts';
import { plantExport, plantIntegrations } from './twin-integrations.ts';
import { plantOrganization, plantServices } from './twin-services.ts';
import { seed } from './seed.ts';
import { idOf, plantShared, type Side } from './twin-shared.ts';
import { plantInvitation, plantSavedView } from './twin-team.ts';

export { idOf, type Side } from './twin-shared.ts';

/** A word that stands in every text of one organization, so that a leak is seen in any answer. */
export const marker = (side: Side): string => `marker-${side}-${createHash('md5').update(side).digest('hex').slice(0, 8)}`;

export const publicId = (side: Side): string => `org-${side}`;

export const people = ['customer', 'manager', 'accepted', 'assigned', 'rejected', 'removed', 'unassigned', 'gone', 'operator'] as const;
export type PersonName = (typeof people)[number];

const roleOf = (name: PersonName): string =>
  name === 'customer' || name === 'gone'
    ? 'customer'
    : name === 'manager' || name === 'operator'
      ? 'test_manager'
      : 'community_test_manager';

export const absentId = '00000000-0000-4000-8000-00000000dead';

const plant = async (pool: Pool, side: Side, at: string): Promise<void> => {
  const id = (name: string): string => idOf(side, name);
  const words = marker(side);
  const organization_id = id('organization');
  await plantOrganization(pool, side, { name: `Organization ${words}`, at });
  await seed(pool, 'credit_account', { organization_id, balance: 100 });
  for (const name of people) {
    await seed(pool, 'organization_user', {
      id: id(name),
      organization_id,
      public_id: `${side}-${name}`,
      role: roleOf(name),
      email: `${name}@${side}.example`,
      first_name: name,
      last_name: words,
      state: name === 'gone' ? 'removed' : 'active',
      is_support: false,
      is_operator: name === 'operator',
      version: 1,
      created_at: at,
    });
  }
  const common = { organization_id, version: 1, created_at: at };
  await Promise.all([
    plantIntegrations(pool, side, { words, at }),
    plantInvitation(pool, side, at),
    plantSavedView(pool, side, words, at),
    plantServices(pool, side, { words, at }),
  ]);
  await seed(pool, 'customer_request', {
    id: id('draft'),
    created_by: id('customer'),
    shared_access: 'edit',
    state: 'draft',
    name: words,
    step: 'scope',
    form_values: { words },
    saved_at: at,
    ...common,
  });
  await seed(pool, 'customer_request', {
    id: id('manager-draft'),
    created_by: id('manager'),
    state: 'draft',
    name: words,
    step: 'scope',
    form_values: { words },
    saved_at: at,
    ...common,
  });
  for (const name of ['customer', 'manager'])
    await seed(pool, 'launch_form', { organization_id, user_id: id(name), version: 1, form_values: { words }, saved_at: at });
  await seed(pool, 'test', {
    id: id('advanced'),
    kind: 'advanced',
    number: 1,
    code: `${side}${side}-1`,
    name: `Advanced ${words}`,
    window_status: 'open',
    opened_at: at,
    desired_outcomes: [],
    ...common,
  });
  await seed(pool, 'advanced_test', { test_id: id('advanced'), organization_id, access_to_application: words, capabilities: [] });
  await seed(pool, 'schedule', {
    id: id('schedule'),
    organization_id,
    test_id: id('advanced'),
    state: 'active',
    recurring_day: 1,
    recurring_time: '10:00',
    user_timezone: 'Europe/Berlin',
    next_run_at: '2099-01-05T09:00:00Z',
    version: 1,
    created_at: at,
  });
  await seed(pool, 'requested_test', {
    id: id('requested'),
    test_id: id('advanced'),
    position: 1,
    test_cycle_code: `${side}-1-1`,
    name: words,
    activity: 'test_case_run',
    application_type: 'web',
    access_to_application_url: 'https://app.example.com',
    known_issues: [],
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
    scope_requirements: [],
    moderation_enabled: true,
    video_required: false,
    video_requirement_strategy: 'none',
    test_data_pool: [],
    auto_launch_status: 'ready_to_launch',
    failed_conditions: [],
    ...common,
  });
  await seed(pool, 'supervised_form', {
    organization_id,
    user_id: id('manager'),
    advanced_test_id: id('advanced'),
    requested_test_id: id('requested'),
    version: 1,
    form_values: { words },
    saved_at: at,
  });
  await seed(pool, 'targeting_group', {
    id: id('targeting'),
    organization_id,
    requested_test_id: id('requested'),
    position: 1,
    country_ids: [1],
    language_ids: [],
    mobile_device_ids: [],
    operating_system_version_ids: [],
    operating_system_device_type_ids: [],
    internet_browser_ids: [],
  });
  await seed(pool, 'test', {
    id: id('supervised'),
    kind: 'supervised',
    number: 2,
    code: `${side}${side}-2`,
    name: `Supervised ${words}`,
    window_status: 'open',
    opened_at: at,
    planned_end_at: '2026-12-31T00:00:00Z',
    parent_test_id: id('advanced'),
    activity: 'test_case_run',
    desired_outcomes: [],
    ...common,
  });
  await seed(pool, 'supervised_test', {
    test_id: id('supervised'),
    organization_id,
    application_url: 'https://app.example.com',
    description: words,
    credentials_and_access_instructions: words,
    additional_urls_and_resources: '',
    environments: ['web'],
    payout_base_amount: 50,
    apply_country_payout_multiplier: false,
    required_attachment_for_pass: false,
    require_video_attachment: false,
    community_test_managers_enabled: true,
    can_modify_number_of_results_needed: true,
    supports_automatic_tester_management: true,
    automatic_tester_management_enabled: true,
    has_strict_tester_removal: true,
    force_severity_change_before_accept: false,
    moderation_enabled: true,
    external_source: 'testrail',
    external_test_id: '104',
  });
  const test_id = id('supervised');
  const numbers = {
    country_ids: [],
    language_ids: [],
    operating_system_device_type_ids: [],
    operating_system_ids: [],
    operating_system_version_ids: [],
    manufacturer_ids: [],
    mobile_device_ids: [],
    internet_browser_ids: [],
  };
  await seed(pool, 'selection_requirements_group', {
    id: id('group'),
    organization_id,
    test_id,
    position: 1,
    name: words,
    number_of_results_needed: 4,
    platforms: ['web'],
    tags: [],
    automatic_tester_selection_enabled: true,
    ...numbers,
  });
  for (const number of [1, 2])
    await seed(pool, 'test_case', {
      id: id(`case-${number}`),
      organization_id,
      test_id,
      position: number,
      code: `C-${number}`,
      name: `${words} ${number}`,
      section: 'Checkout',
      tags: [],
      require_video_attachment: false,
      case_results_limit: 4,
    });
  await seed(pool, 'test_case_field', {
    id: id('field'),
    organization_id,
    test_id,
    test_case_id: id('case-1'),
    kind: 'step',
    position: 1,
    instruction: words,
    expected_result: 'ok',
  });
  const statuses = { 1: 'testing_complete', 2: 'results_published', 3: 'in_progress', 4: 'invited' } as const;
  for (const [number, status] of Object.entries(statuses)) {
    const published = status === 'results_published';
    await seed(pool, 'participant', {
      id: id(`participant-${number}`),
      test_id,
      group_id: id('group'),
      tester_id: idOf('a', `tester-${number}`),
      email: `tester${number}.${words}@crowd.example`,
      full_name: `Tester ${number} ${words}`,
      country_code: 'DE',
      country_name: 'Germany',
      status,
      issue_generation: 'none',
      removal_reasons: [],
      joined_at: at,
      finished_at: at,
      published_at: published ? at : null,
      suspected_mass_passing: true,
      assigned_cases_count: 2,
      completed_cases_count: 2,
      approved_test_cases_count: published ? 2 : 0,
      reported_issues_count: 1,
      pending_issue_moderations_count: published ? 0 : 1,
      pending_edit_requests_count: 0,
      ...common,
    });
  }
  for (const number of [1, 2]) {
    const published_at = number === 2 ? at : null;
    for (const one of [1, 2]) {
      await seed(pool, 'assigned_case', {
        organization_id,
        test_id,
        participant_id: id(`participant-${number}`),
        test_case_id: id(`case-${one}`),
      });
      await seed(pool, 'case_result', {
        id: id(`result-${number}-${one}`),
        test_id,
        participant_id: id(`participant-${number}`),
        test_case_id: id(`case-${one}`),
        status: one === 1 ? 'fail' : 'pass',
        moderation_status: number === 2 ? 'approved' : 'not_moderated',
        is_rejected: false,
        actual_result: words,
        original_actual_result: words,
        additional_information: words,
        was_read: false,
        completed_at: at,
        published_at,
        ...common,
      });
    }
    await seed(pool, 'related_issue', {
      id: id(`related-${number}`),
      organization_id,
      test_id,
      participant_id: id(`participant-${number}`),
      case_result_id: id(`result-${number}-1`),
      code: `${side}-R-${number}`,
      title: words,
      severity: 'high',
      reproduction_steps: words,
      actual_results: words,
      expected_results: words,
      comment: '',
      known: false,
      moderation_status: number === 2 ? 'moderated' : 'pending',
      created_at: at,
    });
  }
  await plantAnswers(pool, side, { words, at });
  for (const number of [1, 2, 3]) {
    await seed(pool, 'issue', {
      id: id(`issue-${number}`),
      test_id,
      participant_id: id('participant-2'),
      number,
      code: `${side}${side}-2-${number}`,
      title: `${words} issue ${number}`,
      severity: number === 1 ? 'critical' : 'low',
      triage_status: 'untriaged',
      was_read: false,
      issue_fields: [],
      additional_details: [],
      possible_duplicate: false,
      published_at: at,
      ...common,
    });
  }
  await seed(pool, 'issue', {
    id: id('issue-unpublished'),
    test_id,
    participant_id: id('participant-1'),
    number: 9,
    code: `${side}${side}-2-9`,
    title: `${words} unpublished`,
    severity: 'low',
    triage_status: 'untriaged',
    was_read: false,
    issue_fields: [],
    additional_details: [],
    possible_duplicate: false,
    published_at: null,
    ...common,
  });
  await plantExport(pool, side, { words, at });
  await seed(pool, 'run_result', {
    id: id('run-result'),
    organization_id,
    test_id,
    test_case_id: id('case-1'),
    sequence: 1,
    outcome: 'failed',
    state: 'failed',
    message: words,
    created_at: at,
  });
  await seed(pool, 'issue_tag', { id: id('tag'), organization_id, name: words.slice(0, 30), version: 1, created_at: at });
  const standing = { accepted: 'accepted', assigned: 'assigned', rejected: 'rejected', removed: 'removed' } as const;
  for (const [name, status] of Object.entries(standing)) {
    await seed(pool, 'moderator_assignment', {
      id: id(`assignment-${name}`),
      organization_id,
      test_id,
      user_id: id(name),
      status,
      assigned_at: at,
      version: 1,
    });
  }
  await seed(pool, 'notification', {
    id: id('notification'),
    organization_id,
    roles: ['customer', 'test_manager'],
    kind: 'results_published',
    public_id: `${side}-notification`,
    description: words,
    link: '/results',
    created_at: at,
  });
};

/** Two organizations that hold the same things: whatever A's people see of B is a leak. */
export const plantTwins = async (pool: Pool, at = '2026-11-20T09:00:00Z'): Promise<void> => {
  await plantShared(pool);
  for (const side of ['a', 'b'] as const) {
    await plant(pool, side, at);
    await plantAutoExport(pool, side);
    await plantChat(pool, side, { words: marker(side), at });
  }
};

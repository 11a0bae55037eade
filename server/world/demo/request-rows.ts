import { failedConditionMessages, type FailedConditionCode } from '#schema/vocabulary/test.ts';
import { sectionOf, type CaseText } from '../content/parse.ts';
import { demoId } from '../random.ts';
import { countryId, languageId } from '../reference/countries.ts';
import { maya, priya } from './accounts.ts';
import { deviceTypesOf, type Making } from './making.ts';
import { northwind } from './organizations.ts';
import type { GroupPlan, RequestPlan, RequestedPlan, RunPlan } from './plan.types.ts';
import { hoursAfter } from './time.ts';
import { nextRun } from '#machines/lifecycles/schedule/schedule.rules.ts';

type Recurring = NonNullable<RequestPlan['recurring']>;

const nextRunOf = (making: Making, { day, time, zone }: Recurring): string =>
  nextRun({ recurringDay: day, recurringTime: time, userTimezone: zone }, making.now.toISOString());

const scheduleRows = (making: Making, plan: RequestPlan): void => {
  if (plan.recurring === undefined) return;
  const { day, time, zone } = plan.recurring;
  making.rows.add('schedule', {
    id: demoId('schedule', plan.number),
    organization_id: northwind,
    test_id: demoId('test', plan.number),
    state: 'active',
    recurring_day: day,
    recurring_time: time,
    user_timezone: zone,
    next_run_at: nextRunOf(making, plan.recurring),
    performed_at: null,
    canceled_at: null,
    cancel_reason: null,
    version: 1,
    created_at: hoursAfter(making.now, plan.created),
  });
};

export const testId = (number: number): string => demoId('test', number);
export const requestedId = (number: number, position: number): string => demoId('requested-test', `${number}:${position}`);

export const at = (making: Making, hours: number | undefined): Date | null => (hours === undefined ? null : hoursAfter(making.now, hours));

const everyRun = (plan: RequestPlan): readonly RunPlan[] => plan.requested.flatMap(({ runs }) => runs);
const least = (numbers: readonly number[]): number | undefined => (numbers.length === 0 ? undefined : Math.min(...numbers));
const known = (numbers: readonly (number | undefined)[]): readonly number[] => numbers.filter((number) => number !== undefined);

const windowOf = (making: Making, plan: RequestPlan) => {
  const runs = everyRun(plan);
  const isOpen = plan.window === 'open' || plan.window === 'closed';
  const ends = known(runs.map(({ plannedEnd }) => plannedEnd));
  return {
    window_status: plan.window,
    schedule_at:
      plan.recurring !== undefined && plan.window === 'scheduled' ? nextRunOf(making, plan.recurring) : at(making, plan.scheduled),
    opened_at: at(making, isOpen ? least(known(runs.map(({ opened }) => opened))) : undefined),
    planned_end_at: at(making, isOpen ? Math.max(...ends) : undefined),
    closed_at: at(making, plan.window === 'closed' ? Math.max(...known(runs.map(({ closed }) => closed))) : undefined),
    cancelled_at: at(making, plan.cancelled),
  };
};

export const casesOf = (plan: RequestedPlan): readonly CaseText[] =>
  plan.activity === 'exploratory' ? [] : plan.sections.flatMap((code) => sectionOf(code).cases);

export const caseTag = (index: number): string => ['web', 'android', 'ios'][index % 3] ?? 'web';

const sentCase = (text: CaseText, index: number) => ({
  section: text.section,
  code: text.code,
  name: text.name,
  prerequisites: text.prerequisites,
  steps: text.steps.map(([instruction, expectedResult]) => ({ instruction, expectedResult })),
  additionalInformation: [{ code: 'Browser or device', value: 'Name and version' }],
  tags: [caseTag(index)],
  requireVideoAttachment: false,
});

const targeting = (group: GroupPlan) => ({
  country_ids: group.countries.map(countryId),
  language_ids: (group.languages ?? []).map(languageId),
  mobile_device_ids: [],
  operating_system_version_ids: [],
  operating_system_device_type_ids: deviceTypesOf(group.platform),
  internet_browser_ids: [],
});

const accessOf = (one: RequestedPlan) => {
  const needs = (code: string): boolean => one.failed?.includes(code) ?? false;
  return {
    requires_access_to_secure_environment: needs('secure_environment'),
    access_to_secure_environment_instructions: needs('secure_environment')
      ? 'Connect with the VPN profile that you get by message before you open the application.'
      : null,
    requires_predefined_user_accounts: needs('predefined_user_accounts'),
    predefined_user_accounts_instructions: needs('predefined_user_accounts')
      ? 'Use only the account that is assigned to you. Do not change its password.'
      : null,
    requires_financial_transactions: needs('financial_transactions'),
    financial_transactions_instructions: needs('financial_transactions')
      ? 'Pay with the test cards in the instructions. Never use a card of your own.'
      : null,
    requires_kyc_identity_check: false,
    kyc_identity_check_instructions: null,
    requires_personal_identifying_information: false,
    personal_identifying_information_instructions: null,
    requires_moving_to_different_location: false,
    moving_to_different_location_instructions: null,
  };
};

const scopeOf = (one: RequestedPlan) => {
  const cases = casesOf(one);
  return {
    has_known_issues_list: false,
    known_issues_list_url: null,
    known_issues_source: null,
    known_issues_url: null,
    known_issues: [],
    kil_starting_from_test_cycle_code: null,
    test_cases: cases.map(sentCase),
    test_cases_url: null,
    test_cases_source: cases.length > 0 ? 'csv' : null,
    number_of_results_per_test_case_needed: cases.length > 0 ? 3 : null,
    in_scope: one.inScope,
    out_of_scope: one.outOfScope,
    scope_requirements:
      one.activity === 'exploratory'
        ? [{ content: 'Which kinds of issue matter most?', answers: ['Functional', 'Usability'], other: '' }]
        : [],
    test_goal: one.goal,
  };
};

const requestedRow = (plan: RequestPlan, one: RequestedPlan, position: number, created: Date) => ({
  id: requestedId(plan.number, position),
  organization_id: northwind,
  test_id: testId(plan.number),
  position,
  test_cycle_code: `NW-${plan.number}-TC${position}`,
  name: one.name,
  activity: one.activity,
  application_type: one.platform,
  application_name: 'Northwind Shop',
  application_version: one.platform === 'web' ? null : '11.2.0',
  access_to_application_url: 'https://shop.northwind.example',
  ...accessOf(one),
  ...scopeOf(one),
  moderation_enabled: true,
  video_required: false,
  video_requirement_strategy: 'none',
  custom_targeting_requirements: null,
  requires_test_data: false,
  test_data_pool: [],
  auto_launch_status: one.autoLaunch,
  failed_conditions: (one.failed ?? []).map((code) => ({ code, message: failedConditionMessages[code as FailedConditionCode] })),
  launched_test_id: one.runs.length === 0 ? null : testId(one.runs.at(-1)?.number ?? 0),
  version: one.runs.length === 0 ? 1 : 2,
  created_at: created,
});

const advancedRow = (plan: RequestPlan, first: RequestedPlan | undefined) => ({
  test_id: testId(plan.number),
  organization_id: northwind,
  access_to_application: 'https://shop.northwind.example',
  test_objective: first?.goal ?? null,
  notes: 'Report what you would mind as a customer, even if no case asks for it.',
  platforms_to_test_on: [...new Set(plan.requested.map(({ platform }) => platform))].join(', '),
  device_requirements: null,
  test_localisation: null,
  test_cases_url: null,
  known_issues_url: null,
  capabilities: [],
});

export const makeRequest = (making: Making, plan: RequestPlan): void => {
  const created = hoursAfter(making.now, plan.created);
  const requestId = demoId('customer-request', plan.number);
  const author = plan.number % 3 === 0 ? priya : maya;
  making.rows.add('customer_request', {
    id: requestId,
    organization_id: northwind,
    created_by: author.id,
    state: 'submitted',
    version: 2,
    name: plan.name,
    step: 'review',
    form_values: {},
    sdlc_stage: plan.stage,
    schedule_at: plan.recurring === undefined ? at(making, plan.scheduled) : null,
    recurring_day: plan.recurring?.day ?? null,
    recurring_time: plan.recurring?.time ?? null,
    user_timezone: plan.recurring?.zone ?? null,
    test_id: null,
    created_at: hoursAfter(created, -2),
    saved_at: created,
    submitted_at: created,
  });
  making.rows.add('test', {
    id: testId(plan.number),
    organization_id: northwind,
    kind: 'advanced',
    number: plan.number,
    code: `NW-${plan.number}`,
    name: plan.name,
    ...windowOf(making, plan),
    parent_test_id: null,
    requested_test_id: null,
    customer_request_id: requestId,
    activity: null,
    sdlc_stage: plan.stage,
    desired_outcomes: ['find_bugs', 'verify_release'],
    custom_desired_outcomes: null,
    credits_deducted: null,
    version: 1,
    created_at: created,
  });
  making.rows.add('advanced_test', advancedRow(plan, plan.requested[0]));
  for (const [index, one] of plan.requested.entries()) {
    making.rows.add('requested_test', requestedRow(plan, one, index + 1, created));
    making.rows.add(
      'targeting_group',
      ...one.groups.map((group, place) => ({
        id: demoId('targeting', `${plan.number}:${index}:${place}`),
        organization_id: northwind,
        requested_test_id: requestedId(plan.number, index + 1),
        position: place + 1,
        ...targeting(group),
      })),
    );
  }
  scheduleRows(making, plan);
};

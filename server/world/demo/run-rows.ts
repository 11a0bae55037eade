import { session } from '#server/areas/supervised/launch-test.ts';
import { demoId } from '../random.ts';
import type { CaseText } from '../content/parse.ts';
import { countryId, languageId } from '../reference/countries.ts';
import { deviceTypesOf, type Making } from './making.ts';
import { northwind } from './organizations.ts';
import type { GroupPlan, RequestedPlan, RequestPlan, RunPlan } from './plan.types.ts';
import { at, caseTag, casesOf, requestedId, testId } from './request-rows.ts';
import { hoursAfter } from './time.ts';

export type PlacedCase = {
  readonly id: string;
  readonly tag: string;
  readonly text: CaseText;
  readonly fieldIds: readonly string[];
  readonly noteFieldId: string;
};

export const groupId = (run: RunPlan, position: number): string => demoId('group', `${run.number}:${position}`);

export const casesOfGroup = (group: GroupPlan, cases: readonly PlacedCase[]): readonly PlacedCase[] =>
  group.tags === undefined ? cases : cases.filter(({ tag }) => group.tags?.includes(tag));

const windowStatus = (run: RunPlan): string => {
  if (run.cancelled !== undefined) return 'cancelled';
  if (run.closed !== undefined) return 'closed';
  return run.opened === undefined ? 'scheduled' : 'open';
};

export const startOf = (run: RunPlan): number => run.opened ?? Math.min(run.cancelled ?? 0, 0) - 6;

const supervisedRow = (one: RequestedPlan, run: RunPlan) => ({
  test_id: testId(run.number),
  organization_id: northwind,
  application_url: 'https://shop.northwind.example',
  description: `${one.goal} ${one.inScope}`,
  credentials_and_access_instructions:
    'Use the shop as it is, without an account, unless a case asks for one. Test card: 4000 0000 0000 3220, any date in the future, any code.',
  additional_urls_and_resources: 'Help pages: https://shop.northwind.example/help',
  tester_specification_link: 'https://docs.northwind.example/testers',
  environments: [...new Set(run.groups.map(({ platform }) => platform))],
  payout_base_amount: 50,
  apply_country_payout_multiplier: false,
  required_attachment_for_pass: false,
  require_video_attachment: false,
  linked_test_cycle_url: null,
  test_cycle_code: null,
  community_test_managers_enabled: true,
  can_modify_number_of_results_needed: run.closed === undefined,
  supports_automatic_tester_management: true,
  automatic_tester_management_enabled: run.number !== 409,
  automatic_tester_management_disabled_reason: run.number === 409 ? 'The customer chooses the testers of this language.' : null,
  has_strict_tester_removal: run.number !== 418,
  force_severity_change_before_accept: run.number === 415,
  moderation_enabled: true,
  external_source: null,
  external_test_id: null,
});

const groupRow = (run: RunPlan, group: GroupPlan, position: number) => ({
  id: groupId(run, position),
  organization_id: northwind,
  test_id: testId(run.number),
  position,
  name: group.name,
  number_of_results_needed: group.needed,
  platforms: [group.platform],
  tags: group.tags ?? [],
  other: null,
  country_ids: group.countries.map(countryId),
  language_ids: (group.languages ?? []).map(languageId),
  operating_system_device_type_ids: deviceTypesOf(group.platform),
  operating_system_ids: [],
  operating_system_version_ids: [],
  manufacturer_ids: [],
  mobile_device_ids: [],
  internet_browser_ids: [],
  automatic_tester_selection_enabled: run.number !== 409,
  automatic_tester_selection_disabled_reason: run.number === 409 ? 'This customer requires manual tester selection' : null,
});

const placeCase = (making: Making, run: RunPlan, text: CaseText, index: number): PlacedCase => {
  const id = demoId('case', `${run.number}:${text.code}`);
  const tag = caseTag(index);
  const limit = run.groups.filter(({ tags }) => tags === undefined || tags.includes(tag)).reduce((sum, group) => sum + group.needed, 0);
  making.rows.add('test_case', {
    id,
    organization_id: northwind,
    test_id: testId(run.number),
    position: index + 1,
    code: text.code,
    name: text.name,
    section: text.section === '' ? null : text.section,
    prerequisites: text.prerequisites,
    tags: [tag],
    require_video_attachment: false,
    case_results_limit: limit,
    feedback: index % 9 === 4 ? 'Two testers were not sure which button the second step means.' : null,
  });
  const field = (kind: string, position: number, instruction: string, expected: string | null): string => {
    const fieldId = demoId('field', `${id}:${kind}:${position}`);
    making.rows.add('test_case_field', {
      id: fieldId,
      organization_id: northwind,
      test_id: testId(run.number),
      test_case_id: id,
      kind,
      position,
      instruction,
      expected_result: expected,
    });
    return fieldId;
  };
  const fieldIds = text.steps.map(([instruction, expected], step) => field('step', step + 1, instruction, expected));
  return {
    id,
    tag,
    text,
    fieldIds,
    noteFieldId: field('additional_information', 1, 'Which browser or device did you use, and in which version?', null),
  };
};

const sessionText = (run: RunPlan): CaseText => ({
  ...session,
  code: `NW-${run.number}-TC-1`,
  steps: session.steps.map(({ instruction, expectedResult }) => [instruction, expectedResult]),
  findings: [],
});

export const makeRun = (making: Making, plan: RequestPlan, one: RequestedPlan, position: number, run: RunPlan): readonly PlacedCase[] => {
  making.rows.add('test', {
    id: testId(run.number),
    organization_id: northwind,
    kind: 'supervised',
    number: run.number,
    code: `NW-${run.number}`,
    name: one.name,
    window_status: windowStatus(run),
    schedule_at: at(making, run.scheduled),
    opened_at: at(making, run.opened),
    planned_end_at: at(making, run.plannedEnd),
    closed_at: at(making, run.closed),
    cancelled_at: at(making, run.cancelled),
    parent_test_id: testId(plan.number),
    requested_test_id: requestedId(plan.number, position),
    customer_request_id: null,
    activity: one.activity,
    sdlc_stage: plan.stage,
    desired_outcomes: [],
    custom_desired_outcomes: null,
    credits_deducted: null,
    version: 1,
    created_at: hoursAfter(making.now, startOf(run) - 2),
  });
  making.rows.add('supervised_test', supervisedRow(one, run));
  making.rows.add('selection_requirements_group', ...run.groups.map((group, index) => groupRow(run, group, index + 1)));
  const texts = one.activity === 'exploratory' ? [sessionText(run)] : casesOf(one);
  return texts.map((text, index) => placeCase(making, run, text, index));
};

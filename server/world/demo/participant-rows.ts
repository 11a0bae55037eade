import {
  chosenParticipantStatuses,
  finishedParticipantStatuses,
  joinedParticipantStatuses,
  publishingFailed,
  reviewedNextParticipantStatuses,
} from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus } from '#schema/vocabulary/participant.ts';
import { demoId } from '../random.ts';
import type { Tester } from './crowd.ts';
import { deviceFor, type Making } from './making.ts';
import { northwind } from './organizations.ts';
import type { GroupPlan, Role, RunPlan } from './plan.types.ts';
import { testId } from './request-rows.ts';
import { groupId, startOf } from './run-rows.ts';
import { hoursAfter } from './time.ts';

export type Placed = {
  readonly id: string;
  readonly role: Role;
  readonly tester: Tester;
  readonly environment: { readonly system: string | null; readonly browserOrDevice: string | null };
  readonly joinedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly publishedAt: Date | null;
};

const desktopBrowsers = ['Chrome 143', 'Chrome 142', 'Firefox 145', 'Edge 143', 'Opera 124'];
const answered: readonly ParticipantStatus[] = [...joinedParticipantStatuses, 'dropped_out', 'removed'];
const uninvited: readonly ParticipantStatus[] = [...chosenParticipantStatuses, 'backup_removed'];

export const isThrough = ({ status }: Role): boolean => finishedParticipantStatuses.includes(status);
export const isReviewed = (role: Role): boolean => isThrough(role) && !reviewedNextParticipantStatuses.includes(role.status);
export const hasStarted = ({ status }: Role): boolean => answered.includes(status) && status !== 'joined';

const choose = (making: Making, taken: Set<string>, group: GroupPlan, role: Role): Tester => {
  const fits = (tester: Tester): boolean =>
    !taken.has(tester.id) && group.countries.includes(tester.countryCode) && deviceFor(tester, group.platform) !== undefined;
  const found =
    making.people.find((tester) => tester.fullName === role.name && !taken.has(tester.id)) ??
    making.random.pick(making.people.filter(fits));
  taken.add(found.id);
  return found;
};

const environmentOf = (making: Making, tester: Tester, group: GroupPlan): Placed['environment'] => {
  const device = deviceFor(tester, group.platform);
  return {
    system: device?.system ?? null,
    browserOrDevice:
      device?.model ??
      making.random.pick(device?.system.startsWith('macOS') === true ? ['Safari 26', ...desktopBrowsers] : desktopBrowsers),
  };
};

/** At moments that fit the test's window and the tester's status. */
export const placeTester = (making: Making, taken: Set<string>, run: RunPlan, group: GroupPlan, position: number, role: Role): Placed => {
  const tester = choose(making, taken, group, role);
  const id = demoId('participant', `${run.number}:${tester.id}`);
  const end = Math.min(run.closed ?? run.cancelled ?? -0.2, -0.1);
  const start = startOf(run);
  const length = end - start;
  const moment = (share: number): Date => hoursAfter(making.now, start + length * share);
  const joined = role.isEarly === true ? 0.04 : 0.05 + making.random.next() * 0.3;
  const finished = role.isEarly === true ? 0.16 : joined + 0.3 + making.random.next() * 0.2;
  const placed: Placed = {
    id,
    role,
    tester,
    environment: environmentOf(making, tester, group),
    joinedAt: answered.includes(role.status) ? moment(joined) : null,
    finishedAt: isThrough(role) ? moment(finished) : null,
    publishedAt: role.status === 'results_published' ? moment(0.9 + making.random.next() * 0.09) : null,
  };
  making.rows.add('participant', {
    id,
    organization_id: northwind,
    test_id: testId(run.number),
    group_id: groupId(run, position),
    tester_id: tester.id,
    email: tester.email,
    full_name: tester.fullName,
    country_code: tester.countryCode,
    country_name: tester.countryName,
    browser_or_device: placed.environment.browserOrDevice,
    operating_system_and_version: placed.environment.system,
    status: role.status,
    issue_generation: 'none',
    publishing_fail_reason: role.status === 'publishing_failed' ? publishingFailed : null,
    removal_reasons: role.status === 'removed' ? ['did_not_follow_instructions'] : role.status === 'backup_removed' ? ['no_response'] : [],
    invited_at: uninvited.includes(role.status) ? null : moment(0.02),
    joined_at: placed.joinedAt,
    finished_at: placed.finishedAt,
    published_at: placed.publishedAt,
    last_case_result_completed_at: null,
    last_activity_at: placed.joinedAt,
    suspected_mass_passing: role.isHasty === true,
    hourly_case_field_completion_rate:
      placed.finishedAt === null ? null : role.isHasty === true ? 684 : making.random.between(60, 240) / 10 + 8,
    assigned_cases_count: 0,
    completed_cases_count: 0,
    approved_test_cases_count: 0,
    reported_issues_count: 0,
    pending_issue_moderations_count: 0,
    pending_edit_requests_count: 0,
    version: 1,
    created_at: moment(0),
  });
  return placed;
};

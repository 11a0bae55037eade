import type { Finding } from '../content/parse.ts';
import { session } from '#server/areas/supervised/launch-test.ts';
import { demoId } from '../random.ts';
import { ana, hanna, luca, tom } from './accounts.ts';
import type { Making } from './making.ts';
import { northwind } from './organizations.ts';
import { hasStarted, isReviewed, isThrough, type Placed } from './participant-rows.ts';
import type { RunPlan } from './plan.types.ts';
import { testId } from './request-rows.ts';
import type { PlacedCase } from './run-rows.ts';
import { minutesAfter } from './time.ts';

export type Outcome = { readonly status: 'pass' | 'fail' | 'blocked' | 'not_tested'; readonly finding: Finding | null };

export type WrittenResult = {
  readonly id: string;
  readonly case: PlacedCase;
  readonly outcome: Outcome;
  readonly completedAt: Date;
  readonly isApproved: boolean;
};

const passed = [
  'Everything happened as described.',
  'Works as expected.',
  'All steps passed without a problem.',
  'As expected, in both light and dark mode.',
  'No problem found; the page was quick, too.',
];
const stepPassed = ['Yes, as described.', 'Done, the result is as expected.', 'Works.', 'Confirmed.'];
const blocked = [
  'The page of the bank did not load, so I could not go on.',
  'The test card was refused, I could not get to this step.',
  'I was signed out again and again and could not start.',
];

const actualOf = (making: Making, { status, finding }: Outcome): string => {
  if (finding !== null) return finding.actual;
  if (status === 'blocked') return making.random.pick(blocked);
  return status === 'not_tested' ? '' : making.random.pick(passed);
};

const approvedCount = ({ role }: Placed, total: number): number => {
  if (isReviewed(role)) return total;
  return role.status === 'under_review' ? Math.round(total * (role.approved ?? 0.5)) : 0;
};

const doneCount = ({ role }: Placed, total: number): number =>
  isThrough(role) ? total : hasStarted(role) ? Math.max(0, Math.min(total - 1, Math.round(total * (role.done ?? 0.5)))) : 0;

const responses = (making: Making, run: RunPlan, placed: Placed, one: PlacedCase, resultId: string, outcome: Outcome): void => {
  const row = (kind: string, position: number, field: string | null, value: string) => ({
    id: demoId('response', `${resultId}:${kind}:${position}`),
    organization_id: northwind,
    test_id: testId(run.number),
    case_result_id: resultId,
    test_case_field_id: field,
    kind,
    position,
    value,
    original_value: value,
    version: 1,
  });
  const steps = one.fieldIds.map((field, index) =>
    row(
      'step',
      index + 1,
      field,
      outcome.status !== 'pass' && index === one.fieldIds.length - 1 ? actualOf(making, outcome) : making.random.pick(stepPassed),
    ),
  );
  const where = [placed.environment.browserOrDevice, placed.environment.system].filter((part) => part !== null).join(', ');
  making.rows.add(
    'case_result_response',
    row('status', 0, null, outcome.status),
    ...steps,
    row('additional_information', 1, one.noteFieldId, where),
  );
};

const live = (making: Making, run: RunPlan, placed: Placed, one: PlacedCase, startedAt: Date): void =>
  making.rows.add('case_result', {
    id: demoId('result', `${placed.id}:${one.id}`),
    organization_id: northwind,
    test_id: testId(run.number),
    participant_id: placed.id,
    test_case_id: one.id,
    status: 'live',
    moderation_status: 'not_moderated',
    is_rejected: false,
    rejection_reason: null,
    actual_result: '',
    original_actual_result: '',
    additional_information: '',
    author_signature: placed.tester.fullName,
    was_read: false,
    moderation_finalized_at: null,
    completed_at: null,
    published_at: null,
    version: 1,
    minutes_spent: null,
    created_at: startedAt,
  });

const log = (making: Making, run: RunPlan, placed: Placed, result: WrittenResult, at: Date): void => {
  const reviewer = run.number === 412 ? ana : run.number === 415 ? luca : making.random.pick([ana, luca, tom, hanna]);
  making.rows.add('case_result_moderation_log', {
    id: demoId('moderation-log', `${result.id}:approved`),
    organization_id: northwind,
    test_id: testId(run.number),
    case_result_id: result.id,
    participant_id: placed.id,
    user_id: reviewer.id,
    organization_user_full_name: `${reviewer.first_name} ${reviewer.last_name}`,
    organization_user_role: reviewer.role === 'test_manager' ? 'Test manager' : 'Community test manager',
    event_type: 'Result approved',
    at,
  });
};

export const makeResults = (
  making: Making,
  run: RunPlan,
  placed: Placed,
  cases: readonly PlacedCase[],
  outcomeOf: (one: PlacedCase) => Outcome,
): readonly WrittenResult[] => {
  const { joinedAt, role } = placed;
  if (joinedAt === null) return [];
  const done = doneCount(placed, cases.length);
  const end = placed.finishedAt ?? minutesAfter(making.now, run.closed === undefined ? -making.random.between(3, 40) : run.closed * 60);
  const pace = (end.getTime() - joinedAt.getTime()) / 60_000 / Math.max(1, done);
  const approved = approvedCount(placed, done);
  const isGone = role.status === 'removed' || role.status === 'dropped_out';
  const written = cases.slice(0, done).map((one, index): WrittenResult => {
    const outcome = outcomeOf(one);
    const id = demoId('result', `${placed.id}:${one.id}`);
    const completedAt = minutesAfter(joinedAt, Math.round(pace * (index + 1)));
    const isApproved = index < approved;
    const moderatedAt = minutesAfter(placed.finishedAt ?? completedAt, Math.min(30, 2 + index * 3));
    const actual = actualOf(making, outcome);
    making.rows.add('case_result', {
      id,
      organization_id: northwind,
      test_id: testId(run.number),
      participant_id: placed.id,
      test_case_id: one.id,
      status: outcome.status,
      moderation_status: isApproved ? 'approved' : isGone ? 'discarded' : 'not_moderated',
      is_rejected: false,
      rejection_reason: null,
      actual_result: actual,
      original_actual_result: actual,
      additional_information: outcome.finding === null ? '' : 'It happened twice in a row.',
      author_signature: placed.tester.fullName,
      was_read: run.closed !== undefined || making.random.chance(0.55),
      moderation_finalized_at: isApproved ? moderatedAt : null,
      completed_at: completedAt,
      published_at: isApproved ? placed.publishedAt : null,
      version: isApproved ? 3 : 2,
      minutes_spent: one.text.name === session.name ? 35 + ((making.count(`session ${run.number}`) * 13) % 50) : null,
      created_at: minutesAfter(completedAt, -Math.max(1, Math.round(pace * 0.8))),
    });
    responses(making, run, placed, one, id, outcome);
    const result = { id, case: one, outcome, completedAt, isApproved };
    if (isApproved) log(making, run, placed, result, moderatedAt);
    return result;
  });
  const next = cases[done];
  if (role.status === 'in_progress' && next !== undefined && run.closed === undefined && run.cancelled === undefined)
    live(making, run, placed, next, minutesAfter(making.now, -making.random.between(1, 9)));
  return written;
};

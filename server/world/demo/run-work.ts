import { issueCode } from '#server/workflow/numbers.ts';
import { sectionOf } from '../content/parse.ts';
import type { Finding } from '../content/parse.ts';
import { demoId } from '../random.ts';
import type { Making } from './making.ts';
import { northwind } from './organizations.ts';
import { isReviewed, isThrough, placeTester, hasStarted } from './participant-rows.ts';
import type { Placed } from './participant-rows.ts';
import type { RunPlan, RequestedPlan } from './plan.types.ts';
import { testId } from './request-rows.ts';
import { makeResults } from './result-rows.ts';
import type { WrittenResult, Outcome } from './result-rows.ts';
import { casesOfGroup } from './run-rows.ts';
import type { PlacedCase } from './run-rows.ts';
import { minutesAfter } from './time.ts';

type Told = { readonly placed: Placed; readonly result: WrittenResult | null; readonly finding: Finding; readonly at: Date };

const comments = [
  '',
  '',
  '',
  'It happened twice in a row.',
  'I could not make it happen in a private window.',
  'A colleague sees the same on another computer.',
  'It is gone after clearing the cookies.',
];

const inReview = ['pending', 'known_issue', 'pending', 'invalid_issue', 'moderated'];

const moderationOf = (making: Making, run: RunPlan, { placed, result }: Told): string => {
  if (isReviewed(placed.role) || result?.isApproved === true) return 'moderated';
  return isThrough(placed.role) ? (inReview[making.count(`in review ${run.number}`) % 5] ?? 'pending') : 'pending';
};

const reportFinding = (making: Making, run: RunPlan, told: Told, number: number): void => {
  const { placed, result, finding, at } = told;
  const moderation = moderationOf(making, run, told);
  const isKnown = moderation === 'known_issue';
  making.rows.add('related_issue', {
    id: demoId('related-issue', `${run.number}:${number}`),
    organization_id: northwind,
    test_id: testId(run.number),
    participant_id: placed.id,
    case_result_id: result?.id ?? null,
    code: issueCode(isKnown ? 'knownIssue' : 'report', `NW-${run.number}`, number),
    title: finding.title,
    severity: finding.severity,
    reproduction_steps: finding.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    actual_results: finding.actual,
    expected_results: finding.expected,
    comment: making.random.pick(comments),
    known: isKnown,
    moderation_status: moderation,
    created_at: at,
    deleted_at: null,
  });
};

type Participant = { readonly placed: Placed; readonly cases: readonly PlacedCase[] };

const participantsOf = (making: Making, run: RunPlan, cases: readonly PlacedCase[]): readonly Participant[] => {
  const taken = new Set<string>();
  return run.groups.flatMap((group, index) =>
    group.cast.map((role) => ({ placed: placeTester(making, taken, run, group, index + 1, role), cases: casesOfGroup(group, cases) })),
  );
};

const isPublished = ({ placed }: Participant): boolean => placed.publishedAt !== null;
const key = (placed: Placed, one: PlacedCase): string => `${placed.id}:${one.id}`;

/** As many as the plan wants issues. */
const plannedFailures = (making: Making, run: RunPlan, participants: readonly Participant[]): ReadonlyMap<string, Finding> => {
  const pairs = participants
    .filter(isPublished)
    .flatMap(({ placed, cases }) => cases.filter((one) => one.text.findings.length > 0).map((one) => ({ placed, one })));
  const grave = making.random.sample(
    pairs.filter(({ one }) => one.text.findings.some(({ severity }) => severity === 'critical')),
    Math.ceil(run.issues / 8),
  );
  const chosen = [
    ...grave,
    ...making.random.sample(
      pairs.filter((pair) => !grave.includes(pair)),
      run.issues - grave.length,
    ),
  ];
  if (chosen.length < run.issues) throw new RangeError(`NW-${run.number} has room for ${chosen.length} issues only.`);
  return new Map(chosen.map(({ placed, one }) => [key(placed, one), making.tell(one.text.findings)]));
};

const otherwise = (making: Making, { placed }: Participant, one: PlacedCase): Outcome => {
  const chance = making.random.next();
  if (placed.role.isHasty === true || chance < 0.62) return { status: 'pass', finding: null };
  if (chance < 0.67) return { status: 'blocked', finding: null };
  if (chance < 0.69) return { status: 'not_tested', finding: null };
  return placed.publishedAt === null && one.text.findings.length > 0
    ? { status: 'fail', finding: making.tell(one.text.findings) }
    : { status: 'pass', finding: null };
};

const assignCases = (making: Making, run: RunPlan, { placed, cases }: Participant): void => {
  if (placed.role.status === 'backup_removed') return;
  making.rows.add(
    'assigned_case',
    ...cases.map((one) => ({ organization_id: northwind, test_id: testId(run.number), participant_id: placed.id, test_case_id: one.id })),
  );
};

const workThroughCases = (making: Making, run: RunPlan, participants: readonly Participant[]): readonly Told[] => {
  const failures = plannedFailures(making, run, participants);
  return participants.flatMap((participant) => {
    const { placed, cases } = participant;
    assignCases(making, run, participant);
    const results = makeResults(making, run, placed, cases, (one) => {
      const finding = failures.get(key(placed, one));
      return finding === undefined ? otherwise(making, participant, one) : { status: 'fail', finding };
    });
    return results.flatMap((result) =>
      result.outcome.finding === null ? [] : [{ placed, result, finding: result.outcome.finding, at: result.completedAt }],
    );
  });
};

const explore = (making: Making, run: RunPlan, one: RequestedPlan, participants: readonly Participant[]): readonly Told[] => {
  const findings = one.sections.flatMap((code) => sectionOf(code).findings);
  const tellers = participants.filter(isPublished);
  const published = Array.from({ length: run.issues }, (_, index) => tellers[index % tellers.length]).filter(
    (participant) => participant !== undefined,
  );
  const busy =
    run.closed === undefined && run.cancelled === undefined
      ? participants.filter((participant) => !isPublished(participant) && hasStarted(participant.placed.role))
      : [];
  const tellings = [...published, ...busy].map((participant) => ({ participant, finding: making.tell(findings) }));
  return participants.flatMap((participant) => {
    const { placed, cases } = participant;
    const found = tellings.filter((telling) => telling.participant === participant).map(({ finding }) => finding);
    const [finding = null] = found;
    assignCases(making, run, participant);
    const [result = null] = makeResults(making, run, placed, cases, () => ({ status: finding === null ? 'pass' : 'fail', finding }));
    return found.map((one, index) => ({
      placed,
      result,
      finding: one,
      at: result?.completedAt ?? minutesAfter(placed.joinedAt ?? making.now, 20 + (index % 5) * 9),
    }));
  });
};

export const makeWork = (making: Making, one: RequestedPlan, run: RunPlan, cases: readonly PlacedCase[]): void => {
  const participants = participantsOf(making, run, cases);
  const told = one.activity === 'exploratory' ? explore(making, run, one, participants) : workThroughCases(making, run, participants);
  for (const [index, tale] of told.toSorted((a, b) => a.at.getTime() - b.at.getTime()).entries())
    reportFinding(making, run, tale, index + 1);
};

import { issueCode } from '#server/workflow/issue-code.ts';
import type { Finding } from '../content/parse.ts';
import { demoId } from '../random.ts';
import type { Making } from './making.ts';
import { northwind } from './organizations.ts';
import { isThrough, type Placed } from './participant-rows.ts';
import type { RunPlan } from './plan.types.ts';
import { testId } from './request-rows.ts';
import type { WrittenResult } from './result-rows.ts';

/** A finding as a tester told it, in a case or beside all of them. */
export type Told = { readonly placed: Placed; readonly result: WrittenResult | null; readonly finding: Finding; readonly at: Date };

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
  if (placed.publishedAt !== null) return 'moderated';
  if (
    placed.role.status === 'publishing_failed' ||
    placed.role.status === 'results_approved' ||
    placed.role.status === 'publishing_results'
  )
    return 'moderated';
  if (result?.isApproved === true) return 'moderated';
  return isThrough(placed.role) ? (inReview[making.count(`in review ${run.number}`) % 5] ?? 'pending') : 'pending';
};

/** Writes an issue as a tester reported it; a known one under a code of its own kind. */
export const reportFinding = (making: Making, run: RunPlan, told: Told, number: number): void => {
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

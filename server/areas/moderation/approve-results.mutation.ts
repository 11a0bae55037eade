import type { CaseResultRow } from '#machines/lifecycles/case-result/case-result.types.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { advanceAll } from '#server/workflow/advance.ts';
import type { Outcome } from '#server/workflow/advance.ts';
import { recordAll } from '#server/workflow/audit.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { resultsNow } from './edit-result.mutations.ts';

type Given = { readonly caseResultId: string; readonly version?: number | null };
type ApproveInput = { readonly results: readonly Given[]; readonly approved: boolean };

/** By tester, so that two who approve results of the same testers lock these in one order. */
const inOrder = async ({ tx }: Work, ids: readonly string[]): Promise<readonly string[]> => {
  const found = await tx.query<{ id: string }>('select id from case_result where id = any ($1::uuid[]) order by participant_id, id', [ids]);
  return found.map(({ id }) => id);
};

const errorOf = ({ refusal }: Outcome<CaseResultRow>, at: number): FieldError | null =>
  refusal === null ? null : { code: refusal.code, message: refusal.message, path: `results[${at}]` };

const approve = async (work: Work, { results, approved }: ApproveInput) => {
  const { tx, operation } = work;
  const seen = new Map(
    results.flatMap(({ caseResultId, version }) => (version == null ? [] : [[caseResultId.toLowerCase(), version] as const])),
  );
  const ids = [...new Set(results.map(({ caseResultId }) => caseResultId.toLowerCase()))];
  if (ids.length === 0) refuse('blank', 'Select at least one result.', 'results');
  if (ids.length > limits.resultsPerMark) refuse('too_many', `Select at most ${limits.resultsPerMark} results.`, 'results');
  const event = { type: 'approval.toggle', approved } as const;
  const moved = await advanceAll(tx, subjects.caseResult, await inOrder(work, ids), event, { operation, seen });
  const byId = new Map(moved.map((outcome) => [outcome.id, outcome]));
  const outcomes = ids.flatMap((id) => byId.get(id) ?? []);
  const errors = outcomes.map(errorOf);
  const refusals = errors.filter((error) => error !== null);
  if (refusals.length === outcomes.length) throw new Refused(refusals);
  await recordAll(
    tx,
    outcomes.flatMap(({ id }, at) =>
      errors[at] == null
        ? []
        : [{ operation, entity: 'case-result', entityId: id, after: { errors: [errors[at]] }, outcome: 'refused' as const }],
    ),
  );
  return {
    errors: refusals,
    outcomes: outcomes.map(({ id, changed, version }, at) => ({ caseResultId: id, changed, version, refusal: errors[at] ?? null })),
    result: await resultsNow(work, ids),
  };
};

export const approveResults = mutation<ApproveInput>('approveResults', approve);

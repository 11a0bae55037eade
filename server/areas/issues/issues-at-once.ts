import { limits } from '#schema/vocabulary/limits.ts';
import type { IssueStanding } from '#machines/lifecycles/issue/issue.types.ts';
import type { Refusal } from '#machines/lib/lifecycle.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument } from '#server/api/param.ts';
import { list } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { issueShape } from '#server/entities/issue.fields.ts';
import { recordAll } from '#server/workflow/audit.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import type { FieldError } from '#server/workflow/refused.ts';

export type IssueOutcome = {
  readonly id: string;
  readonly changed: boolean;
  readonly before: IssueStanding | null;
  readonly version: number | null;
  readonly refusal: Refusal | null;
};

export const issuesOf = (given: readonly string[], path: string): readonly string[] => {
  const ids = [...new Set(given.map((id) => id.toLowerCase()))];
  if (ids.length === 0) refuse('blank', 'Select at least one issue.', path);
  if (ids.length > limits.issuesPerSelection) refuse('too_many', `Select at most ${limits.issuesPerSelection} issues.`, path);
  return ids;
};

export const issuesNow = (work: Work, ids: readonly string[]) =>
  work.select(
    'result',
    { ids },
    (selection) =>
      sql`select ${list(
        issueShape(work.context)(selection),
        sql`from unnest(${argument('ids')}::uuid[]) with ordinality as asked (id, place) join issue i on i.id = asked.id order by asked.place`,
      )} as json`,
  );

const errorOf = ({ code, message, path }: Refusal, place: string): FieldError => ({ code, message, path: path?.join('.') ?? place });

const isSame = (one: FieldError, other: FieldError): boolean => one.path === other.path && one.message === other.message;

/** Refused issues are audited beside the changes; where every one is refused, the call is. */
export const answerFor = async (work: Work, outcomes: readonly IssueOutcome[], path: string) => {
  const told = outcomes.map(({ refusal, ...one }, index) => ({
    ...one,
    refusal: refusal === null ? null : errorOf(refusal, `${path}[${index}]`),
  }));
  const refused = told.flatMap(({ id, refusal }) => (refusal === null ? [] : [{ id, refusal }]));
  const refusals = refused.map(({ refusal }) => refusal);
  const errors = refusals.filter((error, index) => refusals.findIndex((other) => isSame(error, other)) === index);
  if (refused.length === outcomes.length) throw new Refused(errors);
  await recordAll(
    work.tx,
    refused.map(({ id, refusal }) => ({
      operation: work.operation,
      entity: 'issue',
      entityId: id,
      after: { errors: [refusal] },
      outcome: 'refused',
    })),
  );
  return {
    errors,
    outcomes: told.map(({ id: issueId, changed, before, version, refusal }) => ({
      issueId,
      changed,
      version,
      before: changed ? before : null,
      refusal,
    })),
    result: await issuesNow(
      work,
      outcomes.map(({ id }) => id),
    ),
  };
};

import { massPassingLimits } from '#schema/vocabulary/run-result.ts';
import { advanceAll, demandAll } from '../../workflow/advance.ts';
import { subjects } from '../../workflow/subjects.ts';
import type { Tx } from '../../workflow/transaction.ts';
import { completeParticipation } from './moves.ts';
import type { Place } from './place.ts';

type HandedIn = {
  readonly results: number;
  readonly passed: number;
  /** Answered steps and additional-information fields. */
  readonly fields: number;
  readonly startedAt: string;
  readonly finishedAt: string;
};

type PassingSpeed = { readonly suspectedMassPassing: boolean; readonly hourlyCaseFieldCompletionRate: number };

const { fewestResults, fastestHonestRate } = massPassingLimits;
const highestRate = 999_999.9;

/** Somebody who passed everything faster than anybody can read it: only warns a moderator. */
const passingSpeed = ({ results, passed, fields, startedAt, finishedAt }: HandedIn): PassingSpeed => {
  const seconds = Math.max(1, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  const rate = Math.min(highestRate, Math.round((fields * 36_000) / seconds) / 10);
  return {
    suspectedMassPassing: results >= fewestResults && passed === results && rate > fastestHonestRate,
    hourlyCaseFieldCompletionRate: rate,
  };
};

const handedIn = `
  select count(*)::integer as results, count(*) filter (where r.status = 'pass')::integer as passed,
    (count(*) + coalesce(sum((select count(*) from case_result_response f where f.case_result_id = r.id and f.kind <> 'status' and f.value <> '')), 0))::integer as fields,
    case when min(r.created_at) = min(r.completed_at) then min(p.joined_at) else min(r.created_at) end as "startedAt", max(r.completed_at) as "finishedAt"
  from case_result r join participant p on p.id = r.participant_id
  where r.participant_id = $1 and r.completed_at is not null`;

type Found = Omit<HandedIn, 'startedAt' | 'finishedAt'> & { readonly startedAt: string | null; readonly finishedAt: string | null };

/** Opened and not submitted counts as not tested. */
export const abandonOpenCases = async (tx: Tx, place: Place, operation: string): Promise<void> => {
  const open = await tx.query<{ id: string }>(`select id from case_result where participant_id = $1 and status = 'live'`, [place.id]);
  const ids = open.map(({ id }) => id);
  demandAll(await advanceAll(tx, subjects.caseRun, ids, { type: 'case.abandon' }, { operation }));
};

export const completeTesting = async (tx: Tx, place: Place): Promise<void> => {
  await abandonOpenCases(tx, place, 'completeTesting');
  const [found] = await tx.query<Found>(handedIn, [place.id]);
  if (found !== undefined && found.results > 0) {
    const speed = passingSpeed({ ...found, startedAt: found.startedAt ?? tx.at, finishedAt: found.finishedAt ?? tx.at });
    await tx.query('update participant set suspected_mass_passing = $2, hourly_case_field_completion_rate = $3 where id = $1', [
      place.id,
      speed.suspectedMassPassing,
      speed.hourlyCaseFieldCompletionRate,
    ]);
  }
  await completeParticipation(tx, place);
};

import { joinedParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { oneOf } from '#server/database/sql.ts';
import { isId } from '../../api/ids.ts';
import type { CrowdContext } from '../context.ts';
import { openCursor, pageOf, places, sizeOf } from '../cursor.ts';
import type { Page, PageArgs } from '../cursor.ts';
import { reproductionJson } from '../shapes.ts';
import { limits } from '#schema/vocabulary/limits.ts';

/** SQL over issue i and test t: published, and within its retention at the moment of a parameter. */
export const isReproducible = (at: string): string =>
  `i.published_at is not null and coalesce(t.closed_at, t.cancelled_at, 'infinity') > ${at}::timestamptz - interval '${limits.retentionMonths} months'`;

type Node = Readonly<Record<string, unknown>>;
type Found = { readonly node: Node; readonly place: readonly string[] };

const list = 'issuesToReproduce';

const told = (code: string): string =>
  `coalesce((select f.value ->> 'value' from jsonb_array_elements(i.issue_fields) f where f.value ->> 'code' = '${code}' limit 1), '')`;

const statement = (size: number): string => `
  select json_build_object('id', i.id, 'code', i.code, 'title', i.title, 'severity', i.severity, 'environment', i.environment,
      'reproductionSteps', ${told('reproduction_steps')}, 'actualResults', ${told('actual_results')}, 'expectedResults', ${told('expected_results')},
      'reproductionsCount', (select count(*)::integer from reproducibility_test x where x.issue_id = i.id),
      'reproduction', case when d.id is not null then ${reproductionJson} end) as node,
    array[(extract(epoch from i.created_at) * 1000000)::bigint::text, i.id::text] as place
  from participant p join test t on t.id = p.test_id join issue i on i.test_id = t.id
  left join reproducibility_test d on d.issue_id = i.id and d.participant_id = p.id
  where p.id = $1 and p.status in ${oneOf(joinedParticipantStatuses)} and t.window_status <> 'cancelled'
    and i.participant_id is distinct from p.id and i.triage_status <> 'rejected' and d.status is null and ${isReproducible('$2')}
    and ($3::bigint is null or (i.created_at, i.id) > (timestamptz 'epoch' + $3::bigint * interval '1 microsecond', $4::uuid))
  order by i.created_at, i.id limit ${size + 1}`;

export const issuesToReproduce = {
  issuesToReproduce: async (args: PageArgs & { readonly participantId: string }, { owner, clock }: CrowdContext): Promise<Page<Node>> => {
    const size = sizeOf(args);
    const [at, id] = openCursor(list, places.byTime, args.after) ?? [null, null];
    if (!isId(args.participantId)) return pageOf(list, [], size, args.after);
    const { rows } = await owner.query<Found>(statement(size), [args.participantId, clock.now().toISOString(), at, id]);
    return pageOf(list, rows, size, args.after);
  },
};

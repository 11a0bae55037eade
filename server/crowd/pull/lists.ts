import { testingParticipantStatuses, workingParticipantStatuses } from '#schema/vocabulary/participant.ts';
import { oneOf } from '#server/database/sql.ts';
import type { CrowdContext } from '../context.ts';
import { openCursor, pageOf, places, sizeOf } from '../cursor.ts';
import type { Page, PageArgs } from '../cursor.ts';
import { participantJson, testJson } from '../shapes.ts';
import { streamOf } from './stream.ts';

type Node = Readonly<Record<string, unknown>>;
type Found = { readonly node: Node; readonly place: readonly string[] };

const instant = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint::text`;
const from = (time: string, id: string): string =>
  `($1::bigint is null or (${time}, ${id}) > (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid))`;

const read = async (
  context: CrowdContext,
  list: string,
  args: PageArgs,
  statement: string,
  values: readonly unknown[],
): Promise<Page<Node>> => {
  const size = sizeOf(args);
  const { rows } = await context.owner.query<Found>(`${statement} limit ${size + 1}`, [...values]);
  return pageOf(list, rows, size, args.after);
};

const byTime = (context: CrowdContext, list: string, args: PageArgs, statement: string): Promise<Page<Node>> => {
  const [at, id] = openCursor(list, places.byTime, args.after) ?? [null, null];
  return read(context, list, args, statement, [at, id]);
};

const invited = `
  select json_build_object('participantId', p.id, 'invitedAt', p.invited_at,
      'tester', json_build_object('id', p.tester_id, 'fullName', p.full_name, 'email', p.email, 'countryCode', p.country_code), 'test', ${testJson}) as node,
    array[${instant('p.invited_at')}, p.id::text] as place
  from participant p join test t on t.id = p.test_id join supervised_test s on s.test_id = t.id
  where p.status = 'invited' and p.invited_at is not null and t.window_status in ('scheduled', 'open') and ${from('p.invited_at', 'p.id')}
  order by p.invited_at, p.id`;

const waiting = `
  select json_build_object('id', e.id, 'participantId', r.participant_id, 'caseResultId', r.id, 'testCaseId', r.test_case_id,
      'content', e.content, 'state', e.state, 'createdAt', e.created_at) as node,
    array[${instant('e.created_at')}, e.id::text] as place
  from edit_request e join case_result r on r.id = e.case_result_id join participant p on p.id = r.participant_id join test t on t.id = r.test_id
  where e.state in ('requested', 'overdue') and t.window_status <> 'cancelled'
    and p.status in ${oneOf(workingParticipantStatuses)} and ${from('e.created_at', 'e.id')}
  order by e.created_at, e.id`;

const current = `
  select ${participantJson} as node, array[p.id::text] as place
  from participant p where p.status = any ($2::text[]) and ($1::uuid is null or p.id > $1::uuid)
  order by p.id`;

export const lists = {
  invitations: (args: PageArgs, context: CrowdContext) => byTime(context, 'invitations', args, invited),
  editRequests: (args: PageArgs, context: CrowdContext) => byTime(context, 'editRequests', args, waiting),
  participants: (args: PageArgs & { readonly statuses?: readonly string[] | null }, context: CrowdContext) => {
    const [id] = openCursor('participants', places.byId, args.after) ?? [null];
    return read(context, 'participants', args, current, [id, args.statuses ?? testingParticipantStatuses]);
  },
};

export const changes = {
  participantChanges: streamOf({
    list: 'participantChanges',
    isMeant: `topic = 'participant'`,
    current: `select ${participantJson} as node from unnest($1::uuid[]) with ordinality given (id, place) join participant p on p.id = given.id order by given.place`,
  }),
};

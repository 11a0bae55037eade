import { demoId } from '../random.ts';
import { insertRows, type OwnerClient, type WorldRow } from '../rows.ts';
import { ana, luca } from './accounts.ts';
import { northwind } from './organizations.ts';
import { hoursAfter, minutesAfter } from './time.ts';

type Result = { readonly id: string; readonly test_id: string; readonly participant_id: string; readonly completed_at: string | Date };
type Participant = {
  readonly id: string;
  readonly status: string;
  readonly test_id: string;
  readonly is_published: boolean;
  readonly test: number;
};

const test = (number: number): string => demoId('test', number);

const unapproved = `
  select r.id, r.test_id, r.participant_id, r.completed_at from case_result r join participant p on p.id = r.participant_id
  where p.test_id = $1 and p.full_name = $2 and r.moderation_status = 'not_moderated' and r.completed_at is not null order by r.completed_at, r.id`;

const editRequest = (result: Result, content: string, state: string, createdAt: Date, completedAt: Date | null): WorldRow => ({
  id: demoId('edit-request', result.id),
  organization_id: northwind,
  test_id: result.test_id,
  case_result_id: result.id,
  content,
  state,
  created_by: ana.id,
  created_at: createdAt,
  completed_at: completedAt,
  version: state === 'requested' ? 1 : 2,
});

const editRequests = async (client: OwnerClient, now: Date): Promise<void> => {
  const [first, second, third] = (await client.query(unapproved, [test(412), 'Lena Hartmann'])).rows as readonly Result[];
  if (first === undefined || second === undefined || third === undefined)
    throw new RangeError('Lena Hartmann has no results to ask about.');
  await insertRows(client, 'edit_request', [
    editRequest(first, 'Please say which card you used and add a picture of the message.', 'requested', minutesAfter(now, -42), null),
    editRequest(second, 'The second step has no answer. What did the page show?', 'overdue', hoursAfter(now, -24.6), null),
    editRequest(third, 'Please describe what you expected instead.', 'completed', hoursAfter(now, -6), hoursAfter(now, -3)),
  ]);
  await insertRows(client, 'case_result_edit_log', [
    {
      id: demoId('edit-log', third.id),
      organization_id: northwind,
      test_id: third.test_id,
      case_result_id: third.id,
      description: 'Lena Hartmann changed: actual result.',
      at: hoursAfter(now, -3),
    },
  ]);
  await client.query(
    `update case_result set actual_result = actual_result || ' I expected the page to keep what I had entered.', version = version + 1 where id = $1`,
    [third.id],
  );
};

const reject = `
  update case_result set is_rejected = true, rejection_reason = 'Tester error', was_read = true, version = version + 1
  where id in (select r.id from case_result r where r.test_id = $1 and r.published_at is not null and r.status = 'pass' order by r.id limit 1)`;

const unread = `update case_result set was_read = false where id in (select id from case_result where test_id = $1 and published_at is not null and not is_rejected order by completed_at desc limit 3)`;

const blockers: readonly (readonly [
  test: number,
  participantStatus: string,
  name: string,
  status: string,
  help: boolean,
  hours: number,
])[] = [
  [412, 'in_progress', 'The test card is refused with "Issuer not available"', 'open', true, -1.2],
  [412, 'joined', 'I cannot open the shop: the page says that my country is not served', 'open', false, -3.5],
  [412, 'testing_complete', 'The voucher of case GAT-CRT-04 has expired', 'resolved', false, -19],
  [415, 'in_progress', 'No confirmation message arrives at my address', 'open', false, -0.6],
];

const feedback = [
  'The new payment page is much quicker than the one before.',
  'I would not have found the voucher field without the case; it is far below the button.',
  'The bank window frightened me at first, because it looks different from the shop.',
  'Case 3 asks for a sold-out item, but there was none in my country.',
  'Very clear instructions, thank you.',
  'Please allow more than one address in the cases about delivery.',
  'The app asks for my place three times in a row.',
  'Texts are friendly, but some are too long for my phone.',
];

const participantsQuery = `select p.id, p.status, p.test_id, p.published_at is not null as is_published, t.number as test from participant p join test t on t.id = p.test_id where p.joined_at is not null order by t.number desc, p.status, p.id`;

const happenings = async (client: OwnerClient, now: Date): Promise<void> => {
  const participants = (await client.query(participantsQuery)).rows as readonly Participant[];
  const rows = blockers.flatMap(([number, status, name, state, help, hours]) => {
    const participant = participants.find((one) => one.test === number && one.status === status);
    return participant === undefined
      ? []
      : [
          {
            id: demoId('blocker', name),
            organization_id: northwind,
            test_id: participant.test_id,
            participant_id: participant.id,
            name,
            status: state,
            assistance_requested: help,
            version: state === 'open' && !help ? 1 : 2,
            created_at: hoursAfter(now, hours),
            resolved_at: state === 'resolved' ? hoursAfter(now, hours + 1.5) : null,
          },
        ];
  });
  await insertRows(client, 'blocker', rows);
  const telling = [
    ...participants.filter((participant) => participant.test === 412).slice(0, 8),
    ...participants.filter((participant) => participant.test < 412 && participant.is_published).filter((_, index) => index % 4 === 0),
  ];
  await insertRows(
    client,
    'tester_session',
    telling.map((participant, index) => ({
      id: demoId('session', participant.id),
      organization_id: northwind,
      test_id: participant.test_id,
      participant_id: participant.id,
      test_case_id: null,
      feedback: feedback[index % feedback.length] ?? '',
      published_at: null,
      created_at: now,
    })),
  );
  await client.query(
    `update tester_session f set test_case_id = (select r.test_case_id from case_result r where r.participant_id = f.participant_id order by r.completed_at limit 1)
     where f.test_case_id is null and abs(hashtext(f.id::text)) % 2 = 0`,
  );
  await client.query(
    `update tester_session f set published_at = p.published_at, created_at = coalesce(p.finished_at, p.joined_at) from participant p where p.id = f.participant_id`,
  );
};

const assignment = (number: number, user: { readonly id: string }, status: string, at: Date): WorldRow => ({
  id: demoId('assignment', `${number}:${user.id}`),
  organization_id: northwind,
  test_id: test(number),
  user_id: user.id,
  status,
  assigned_at: at,
  answered_at: status === 'assigned' ? null : minutesAfter(at, 35),
  removed_at: null,
  version: status === 'assigned' ? 1 : 2,
});

export const seedHappenings = async (client: OwnerClient, now: Date): Promise<void> => {
  await editRequests(client, now);
  await client.query(reject, [test(412)]);
  await client.query(unread, [test(412)]);
  await happenings(client, now);
  await insertRows(client, 'moderator_assignment', [
    assignment(412, ana, 'accepted', hoursAfter(now, -29)),
    assignment(409, ana, 'assigned', hoursAfter(now, -5)),
    assignment(415, luca, 'accepted', hoursAfter(now, -16)),
    assignment(409, luca, 'rejected', hoursAfter(now, -40)),
    assignment(407, ana, 'accepted', hoursAfter(now, -90)),
  ]);
  await client.query(
    `update supervised_test set linked_test_cycle_url = 'https://northwind.testrail.example/index.php?/runs/view/87', test_cycle_code = 'NW-411-TC1' where test_id = $1`,
    [test(412)],
  );
};

import type { Role } from '#schema/vocabulary/roles.ts';
import { compile, raw, sql } from '../database/sql.ts';
import type { ChatType } from '#schema/vocabulary/around.ts';
import { isUnmoderated } from '../workflow/chat-readers.ts';
import { messageJson } from './chat-message.ts';
import type { StoredMessage } from './chat-message.ts';
import type { BusEvent } from '../workflow/bus.ts';
import type { Clock } from '../workflow/clock.ts';
import type { Database, Viewer } from '../workflow/transaction.ts';
import { EventEntities } from './event-entities.ts';
import { argument, caller, moment, organization, valueOf } from './param.ts';
import { isStillFor } from './notices.ts';
import { scopeOf } from './scope.ts';

/** A role in an organization, or one person where an event is about their own. */
export type Kind = { readonly organizationId: string; readonly role: Role; readonly userId: string | null };

export type FactsDeps = { readonly database: Database; readonly clock: Clock; readonly scopeChecks: boolean };

export type DraftStanding = { readonly version: number | null; readonly holder: string | null };

export type ChatFact = {
  readonly id: string;
  readonly channelId: string;
  readonly externalId: string;
  readonly message: StoredMessage | null;
  readonly chatType: ChatType;
  readonly isUnmoderated: boolean;
  /** People whose words the message answers, and all who wrote in a chat that is not for everybody. */
  readonly answered: readonly string[];
  readonly talking: readonly string[];
};

type Found = {
  readonly tests: readonly string[];
  readonly issues: readonly string[];
  readonly reproductions: readonly string[];
  readonly accepted: readonly (readonly [testId: string, userId: string])[];
  readonly assigned: readonly (readonly [assignmentId: string, userId: string])[];
  readonly drafts: readonly (DraftStanding & { readonly id: string })[];
  readonly chats: readonly ChatFact[];
  readonly notices: readonly { readonly id: string; readonly payload: Readonly<Record<string, unknown>> }[];
};

const unreadable: DraftStanding = { version: null, holder: null };
const isModerator = (role: Role): boolean => role === 'community_test_manager';
const isOf = (pairs: Found['accepted'], id: string, userId: string): boolean => pairs.some(([of, whose]) => of === id && whose === userId);

/** What one kind of viewer may read of the objects in some events; what differs within a kind takes the person's id. */
export class Facts {
  readonly #kind: Kind;
  readonly #found: Found;
  readonly #shared = new Map<BusEvent, object>();
  readonly entities: EventEntities;

  constructor(kind: Kind, found: Found, entities: EventEntities) {
    this.#kind = kind;
    this.#found = found;
    this.entities = entities;
  }

  /** What everybody of the kind is told of an event: made once, and so encoded once for each document. */
  shared<Payload extends object>(event: BusEvent, make: () => Payload): Payload {
    const known = (this.#shared.get(event) as Payload | undefined) ?? make();
    this.#shared.set(event, known);
    return known;
  }

  isShared(event: BusEvent, payload: object): boolean {
    return this.#shared.get(event) === payload;
  }

  /** In the organization and within its retention. */
  isKept(testId: string): boolean {
    return this.#found.tests.includes(testId);
  }

  mayRead(testId: string, userId: string): boolean {
    return this.isKept(testId) && (!isModerator(this.#kind.role) || isOf(this.#found.accepted, testId, userId));
  }

  isVisible(issueId: string): boolean {
    return this.#found.issues.includes(issueId);
  }

  isShown(reproductionId: string): boolean {
    return this.#found.reproductions.includes(reproductionId);
  }

  isAssigned(assignmentId: string, userId: string): boolean {
    return isOf(this.#found.assigned, assignmentId, userId);
  }

  /** Absent, foreign, discarded and not shared are the same, so that ids cannot be probed. */
  draft(id: string): DraftStanding {
    const { version, holder } = this.#found.drafts.find((each) => each.id === id) ?? unreadable;
    return { version, holder };
  }

  chat(id: string): ChatFact | null {
    return this.#found.chats.find((each) => each.id === id) ?? null;
  }

  notice(id: string): Readonly<Record<string, unknown>> | null {
    return this.#found.notices.find((each) => each.id === id)?.payload ?? null;
  }
}

/**
 * Without a person, so that a policy that reads the person shows nothing rather than somebody else's. Moderators differ by assignment:
 * those are read beside the tests.
 */
const viewerOf = ({ organizationId, role, userId }: Kind): Viewer => ({
  organizationId,
  userId,
  role: isModerator(role) && userId === null ? 'system' : role,
});

const statementFor = (viewer: Viewer, scopeChecks: boolean) => {
  const scope = scopeOf({ viewer, services: { scopeChecks } });
  return compile(sql`select json_build_object(
    'tests', array(select t.id from test t where t.id = any(${argument('tests')}::uuid[]) and ${scope.test('t')}),
    'issues', array(select i.id from issue i where i.id = any(${argument('issues')}::uuid[]) and ${scope.organization('i')} and ${scope.published('i')}),
    'reproductions', array(select r.id from reproducibility_test r where r.id = any(${argument('reproductions')}::uuid[]) and ${scope.organization('r')} and ${scope.published('r')}),
    'accepted', (select coalesce(json_agg(json_build_array(a.test_id, a.user_id)), '[]') from moderator_assignment a
      where a.test_id = any(${argument('accepted')}::uuid[]) and a.status = 'accepted' and ${scope.organization('a')}),
    'assigned', (select coalesce(json_agg(json_build_array(a.id, o.user_id)), '[]') from moderator_assignment a
      join moderator_assignment o on o.test_id = a.test_id and (o.id = a.id or o.status = 'assigned')
      where a.id = any(${argument('assigned')}::uuid[]) and ${scope.organization('a')}),
    'drafts', (select coalesce(json_agg(json_build_object('id', d.id, 'version', d.version, 'holder', case when d.held_until > ${moment}::timestamptz then d.holder end)), '[]') from customer_request d
      where d.id = any(${argument('drafts')}::uuid[]) and d.discarded_at is null and d.organization_id = ${organization}
      and (d.created_by = ${caller} or d.shared_access is not null)),
    'chats', (select coalesce(json_agg(json_build_object('id', coalesce(m.id, c.id), 'channelId', c.id, 'externalId', c.external_id,
        'chatType', c.chat_type, 'isUnmoderated', ${raw(isUnmoderated)},
        'answered', array(select distinct o.author_user_id from chat_message o where o.author_user_id is not null
          and (o.id in (m.parent_message_id, m.quoted_message_id) or o.parent_message_id = m.parent_message_id)),
        'talking', array(select distinct o.author_user_id from chat_message o where c.chat_type <> 'public' and o.channel_id = c.id and o.author_user_id is not null),
        'message', case when m.id is not null then ${raw(messageJson)} end)), '[]')
      from (select id as channel_id, null::uuid as message_id from chat_channel where id = any(${argument('chats')}::uuid[])
          union all select channel_id, id from chat_message where id = any(${argument('chats')}::uuid[])) e
        join chat_channel c on c.id = e.channel_id left join chat_message m on m.id = e.message_id
      where true
        and ${scope.organization('c')} and ${scope.chat('c')}
        and (${argument('role')} <> 'customer' or (select o.flexible_testing_access from organization o where o.id = c.organization_id))),
    'notices', (select coalesce(json_agg(json_build_object('id', n.id, 'payload', json_build_object('kind', n.kind, 'publicId', n.public_id, 'testId', n.test_id,
      'details', json_build_object('description', n.description, 'link', n.link),
      'createdAt', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))), '[]') from notification n
      where n.id = any(${argument('notices')}::uuid[]) and n.organization_id = ${organization} and (n.user_id = ${caller} or ${argument('role')} = any (n.roles))
        and ${isStillFor({ role: sql`${argument('role')}::text`, user: sql`${caller}` })}
        and not exists (select from notification_mark k where k.notification_id = n.id and k.user_id = ${caller})))`);
};

const statements = new Map<string, ReturnType<typeof statementFor>>();

const preparedFor = (viewer: Viewer, scopeChecks: boolean): ReturnType<typeof statementFor> => {
  const key = `${viewer.role}:${String(scopeChecks)}`;
  const known = statements.get(key) ?? statementFor(viewer, scopeChecks);
  statements.set(key, known);
  return known;
};

const idsOf = (events: readonly BusEvent[], isMeant: (event: BusEvent) => boolean, key: 'testId' | 'entityId'): readonly string[] => [
  ...new Set(events.filter(isMeant).flatMap(({ [key]: id }) => id ?? [])),
];

export const readFacts = async ({ database, clock, scopeChecks }: FactsDeps, kind: Kind, events: readonly BusEvent[]): Promise<Facts> => {
  const viewer = viewerOf(kind);
  const { text, values } = preparedFor(viewer, scopeChecks);
  const tests = idsOf(events, () => true, 'testId');
  const args = {
    tests,
    issues: idsOf(events, ({ topic }) => topic === 'issue', 'entityId'),
    reproductions: idsOf(events, ({ topic }) => topic === 'reproduction', 'entityId'),
    accepted: isModerator(kind.role) ? tests : [],
    assigned: isModerator(kind.role) ? idsOf(events, ({ topic }) => topic === 'assignment', 'entityId') : [],
    drafts: kind.userId === null ? [] : idsOf(events, ({ topic }) => topic === 'draft' || topic === 'request', 'entityId'),
    notices: idsOf(events, ({ topic }) => topic === 'notification', 'entityId'),
    chats: idsOf(events, ({ topic }) => topic === 'chat' || topic === 'presence', 'entityId'),
    role: kind.role,
  };
  const inputs = { args, variables: {}, viewer, at: clock.now().toISOString() };
  const json = await database.json(viewer, { text, values: values.map((value) => valueOf(value, inputs)) });
  return new Facts(kind, JSON.parse(json ?? 'null') as Found, new EventEntities({ database, clock }, events));
};

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseOver } from '#server/workflow/transaction.ts';
import type { Database, Viewer } from '#server/workflow/transaction.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { seed } from '#tests/support/seed.ts';
import { idOf, plantTwins, publicId } from '#tests/support/twin-world.ts';

const people = {
  customer: 'customer',
  manager: 'test_manager',
  accepted: 'community_test_manager',
  assigned: 'community_test_manager',
} as const;
type Who = keyof typeof people | 'system' | 'foreigner';
const everyone: readonly Who[] = ['customer', 'manager', 'accepted', 'assigned', 'system', 'foreigner'];

const id = (name: string): string => idOf('a', name);
const viewerOf = (who: Who): Viewer => {
  if (who === 'system') return { organizationId: id('organization'), userId: null, role: 'system' };
  if (who === 'foreigner') return { organizationId: idOf('b', 'organization'), userId: idOf('b', 'manager'), role: 'test_manager' };
  return { organizationId: id('organization'), userId: id(who), role: people[who] };
};

let portal: Portal;
let database: Database;

const channels = ['public', 'private', 'community'] as const;
const organization_id = (): string => id('organization');

beforeAll(async () => {
  portal = await startPortal({ scopeChecks: false });
  database = databaseOver(portal.database.app, { now: () => new Date('2026-11-21T09:00:00Z') });
  const { owner } = portal.database;
  await plantTwins(owner);
  const common = { organization_id: organization_id() };
  for (const name of ['issue-1', 'issue-unpublished'])
    await seed(owner, 'issue_note', {
      ...common,
      issue_id: id(name),
      note: `note of ${name}`,
      author_id: id('manager'),
      last_editor_id: id('manager'),
    });
  for (const [name, person] of [
    ['sheet', 'customer'],
    ['own file', 'accepted'],
  ] as const)
    await seed(owner, 'upload', { ...common, id: id(name), created_by: id(person), name });
  await owner.query('delete from chat_channel');
  for (const kind of channels) {
    const [channel_id, test_id, message_id] = [id(kind), id('supervised'), id(`${kind} message`)];
    const participant_id = kind === 'public' ? null : id('participant-2');
    await seed(owner, 'chat_channel', { ...common, id: channel_id, test_id, participant_id, chat_type: kind });
    await seed(owner, 'chat_message', {
      ...common,
      id: message_id,
      channel_id,
      client_id: '1',
      author_user_id: id('manager'),
      author_name: 'M',
      text: `said in ${kind}`,
      test_id,
      position: 1,
    });
    await seed(owner, 'chat_reaction', { ...common, message_id, user_id: id('manager'), reaction: 'heart' });
  }
});
afterAll(() => portal.stop());

const seen = (who: Who, statement: string): Promise<readonly string[]> =>
  database.write(viewerOf(who), async ({ query }) => (await query<{ it: string }>(statement)).map(({ it: one }) => one).toSorted());

/** Whether row-level security lets a statement change something; nothing it did stays. */
const may = async (who: Who, statement: string, values: readonly unknown[] = []): Promise<boolean> => {
  let changed = 0;
  const undone = new Error('undone');
  await database
    .write(viewerOf(who), async ({ query }) => {
      changed = (await query(statement, values)).length;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone && !(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    });
  return changed > 0;
};
const those = async (statement: string, valuesOf: (who: Who) => readonly unknown[] = () => []): Promise<readonly Who[]> => {
  const allowed: Who[] = [];
  for (const who of everyone) if (await may(who, statement, valuesOf(who))) allowed.push(who);
  return allowed;
};

describe('what row-level security alone shows to each role', () => {
  it.each<[string, string, Partial<Record<Who, readonly string[]>>]>([
    [
      'notes, with the issues they stand on',
      'select note as it from issue_note',
      {
        customer: ['note of issue-1'],
        manager: ['note of issue-1', 'note of issue-unpublished'],
        system: ['note of issue-1', 'note of issue-unpublished'],
      },
    ],
    [
      'files, to moderators their own',
      'select name as it from upload',
      { customer: ['own file', 'sheet'], manager: ['own file', 'sheet'], accepted: ['own file'], system: ['own file', 'sheet'] },
    ],
    ...(['chat_channel', 'chat_message', 'chat_reaction'] as const).map(
      (table): [string, string, Partial<Record<Who, readonly string[]>>] => [
        `${table}, to customers of public ones alone`,
        table === 'chat_channel'
          ? 'select chat_type as it from chat_channel'
          : table === 'chat_message'
            ? `select replace(text, 'said in ', '') as it from chat_message`
            : `select c.chat_type as it from chat_reaction r join chat_message m on m.id = r.message_id join chat_channel c on c.id = m.channel_id`,
        {
          customer: ['public'],
          manager: ['community', 'private', 'public'],
          accepted: ['community', 'private', 'public'],
          system: ['community', 'private', 'public'],
        },
      ],
    ),
  ])('%s', async (_, statement, expected) => {
    for (const who of everyone) expect([who, await seen(who, statement)]).toEqual([who, expected[who] ?? []]);
  });

  it('the audit trail: to customers what is about their organization and what its customers did, to test managers all but the installation', async () => {
    const line = (role: string, entity: string, operation: string) => ({
      organization_id: id('organization'),
      at: '2026-01-01T00:00:00Z',
      role,
      operation,
      entity,
      outcome: 'done',
    });
    await seed(
      portal.database.owner,
      'audit',
      line('customer', 'case-result', 'own'),
      line('test_manager', 'issue', 'issue'),
      line('community_test_manager', 'case-result', 'moderation'),
      line('operator', 'crowd-token', 'token'),
      { ...line('customer', 'issue', 'foreign'), organization_id: idOf('b', 'organization') },
      { ...line('nobody', 'session', 'unknown'), organization_id: null },
    );
    const read = `select operation as it from audit where at = '2026-01-01T00:00:00Z' order by 1`;
    const all = await Promise.all(everyone.map(async (who) => [who, await seen(who, read)] as const));
    const told: Readonly<Record<string, readonly string[]>> = {
      customer: ['issue', 'own'],
      manager: ['issue', 'moderation', 'own'],
    };
    for (const [who, lines] of all) expect([who, lines]).toEqual([who, who === 'foreigner' ? ['foreign'] : (told[who] ?? [])]);
  });
});

describe('what row-level security alone lets each role write', () => {
  it('notes: customers where the issue is published, and test managers', async () => {
    const change = (issue: string) => `update issue_note set note = 'x' where issue_id = '${id(issue)}' returning 1`;
    expect(await those(change('issue-1'))).toEqual(['customer', 'manager', 'system']);
    expect(await those(change('issue-unpublished'))).toEqual(['manager', 'system']);
    expect(await those(`delete from issue_note where issue_id = '${id('issue-1')}' returning 1`)).toEqual([
      'customer',
      'manager',
      'system',
    ]);
    const add =
      'insert into issue_note (issue_id, organization_id, note, author_id, last_editor_id) values ($1, $2, $3, $4, $4) returning 1';
    expect(await those(add, () => [id('issue-2'), organization_id(), 'x', id('manager')])).toEqual(['customer', 'manager', 'system']);
  });

  it('files: each their own', async () => {
    const add = `insert into upload (organization_id, created_by, name, content_type, size_bytes, sha256, storage_key) values ($1, $2, 'x', 'text/csv', 1, 'x', 'y') returning 1`;
    expect(await those(add, (who) => [organization_id(), viewerOf(who).userId])).toEqual([
      'customer',
      'manager',
      'accepted',
      'assigned',
      'system',
    ]);
    expect(await those(add, () => [organization_id(), id('accepted')])).toEqual(['accepted', 'system']);
  });

  it.each<[(typeof channels)[number], readonly Who[]]>([
    ['public', ['customer', 'manager', 'accepted', 'system']],
    ['private', ['manager', 'accepted', 'system']],
    ['community', ['accepted', 'system']],
  ])('messages of the %s channel: who may be there, in their own name', async (kind, writers) => {
    const add = `insert into chat_message (organization_id, channel_id, client_id, author_user_id, author_name, text, test_id, position) values ($1, $2, $3, $4, 'X', 'x', '${id('supervised')}', 2) returning 1`;
    expect(await those(add, (who) => [organization_id(), id(kind), randomUUID(), viewerOf(who).userId ?? id('manager')])).toEqual(writers);
    expect(await those(add, () => [organization_id(), id(kind), randomUUID(), id('removed')])).toEqual(['system']);
    const change = `update chat_message set text = 'x' where id = '${id(`${kind} message`)}' returning 1`;
    expect(await those(change)).toEqual(kind === 'community' ? ['system'] : ['manager', 'system']);
  });

  it('reactions and read marks: their own, where they see the message', async () => {
    const react = `insert into chat_reaction (message_id, organization_id, user_id, reaction) values ($1, $2, $3, 'joy') returning 1`;
    expect(await those(react, (who) => [id('private message'), organization_id(), viewerOf(who).userId ?? id('manager')])).toEqual([
      'manager',
      'accepted',
      'system',
    ]);
    expect(await those(react, () => [id('public message'), organization_id(), id('removed')])).toEqual(['system']);
    const mark = 'insert into chat_read (channel_id, organization_id, user_id) values ($1, $2, $3) returning 1';
    expect(await those(mark, (who) => [id('private'), organization_id(), viewerOf(who).userId ?? id('manager')])).toEqual([
      'manager',
      'accepted',
    ]);
  });

  it('the audit trail: what they do in their own name and role, and nothing after', async () => {
    const add = (role: string, user: string | null) =>
      `with done as (select 1) insert into audit (organization_id, at, user_id, role, operation, entity, outcome)
       values ('${organization_id()}', now(), ${user === null ? 'null' : `'${user}'`}, '${role}', 'x', 'x', 'done')`;
    const written = async (who: Who, role: string, user: string | null): Promise<boolean> =>
      database
        .write(viewerOf(who), ({ query }) => query(add(role, user)))
        .then(
          () => true,
          () => false,
        );
    expect(await written('customer', 'customer', id('customer'))).toBe(true);
    expect(await written('system', 'system', null)).toBe(true);
    expect(await written('customer', 'test_manager', id('customer'))).toBe(false);
    expect(await written('customer', 'customer', id('manager'))).toBe(false);
    expect(await written('foreigner', 'test_manager', idOf('b', 'manager'))).toBe(false);
  });
});

describe('the notes that the API gives with the scope of the resolvers switched off', () => {
  beforeEach(() => portal.server.identity.forget(null));

  it.each<[keyof typeof people, readonly (string | null)[]]>([
    ['customer', ['note of issue-1', null]],
    ['manager', ['note of issue-1', 'note of issue-unpublished']],
    ['accepted', [null, null]],
    ['assigned', [null, null]],
  ])('to %s', async (person, expected) => {
    const call = await portal.as(id(person), publicId('a'));
    const read = async (issue: string) =>
      (await call('query ($id: ID!) { issue: flexibleTestingIssue(id: $id) { issueNote { note } } }', { id: id(issue) })).data?.['issue']
        ?.issueNote?.note ?? null;
    expect([await read('issue-1'), await read('issue-unpublished')]).toEqual(expected);
  });
});

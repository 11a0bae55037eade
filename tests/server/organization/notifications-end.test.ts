import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNotifications } from '#server/areas/organization/notify/deliver.ts';
import { notify } from '#server/workflow/notify.ts';
import { systemViewer } from '#server/workflow/transaction.ts';
import type { PersonName } from '#tests/support/twin-world.ts';
import { absentId, idOf, publicId } from '#tests/support/twin-world.ts';
import { openChatWorld } from '../chat/world.ts';
import type { ChatWorld } from '../chat/world.ts';

let world: ChatWorld;
let later = 0;
const clock = { now: () => new Date(Date.now() + later) };
beforeAll(async () => {
  world = await openChatWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  later = 0;
  for (const table of ['notification_delivery', 'notification_mark', 'notification_settings', 'notification', 'mail', 'webhook_call'])
    await world.sql(`delete from ${table}`);
  for (const name of ['accepted', 'assigned'] as const) {
    await world.sql('update moderator_assignment set status = $2 where id = $1', [world.id(`assignment-${name}`), name]);
    await world.sql(`update organization_user set role = 'community_test_manager', state = 'active', removed_at = null where id = $1`, [
      world.id(name),
    ]);
  }
  world.portal.server.identity.forget(null);
});

const about = (name: string, kind: string, link = '/results/1') => ({
  userId: world.id(name),
  kind,
  description: `Lena cannot go on: ${kind}`,
  link,
  testId: world.id('supervised'),
});
const tell = (notice: Parameters<typeof notify>[1]) =>
  world.portal.server.database.write(systemViewer(world.id('organization')), (tx) => notify(tx, notice));
const chatLink = (chat: string) => `/results/${world.id('supervised')}?channel_id=${world.id(chat).replaceAll('-', '')}`;

/** What a person is told by each door that they could have: in words, or how often. */
const doors = async (person: PersonName) => {
  const listed = await world.send(person, '{ notifications { publicId details { description } } unreadNotificationCount }');
  const publicIds = (await world.sql('select public_id from notification order by created_at')).map(({ public_id }) => public_id);
  const mark = (ids: readonly unknown[]) =>
    world.send(
      person,
      'mutation ($input: NotificationsMarkInput!) { answer: notificationsMark(input: $input) { successful result { publicId } } }',
      { input: { publicIds: ids, isRead: true } },
    );
  const marked = await mark(publicIds);
  const absent = await mark([absentId]);
  await world.sql('delete from notification_mark');
  later = 20 * 60_000;
  await deliverNotifications({
    mail: world.portal.server.services.mail,
    secrets: world.portal.server.services.vendors.secrets,
    enqueue: async () => undefined,
    publicUrl: 'https://muster.example.com',
    sender: 'Acme',
    unsubscribeUrl: () => 'https://muster.example.com/unsubscribe',
  })({ owner: world.portal.database.owner, clock });
  const sent = async (table: string, who: string) =>
    Number((await world.sql(`select count(*)::int as count from ${table} where ${who}`))[0]?.['count']);
  return {
    listed: listed.data?.['notifications']?.length ?? 0,
    unread: listed.data?.['unreadNotificationCount'] ?? 0,
    marked: marked.text === absent.text ? 0 : (marked.data?.['answer'].result.length as number),
    mails: await sent('mail', `recipient = '${person}@a.example' and kind = 'notification'`),
    webhooks: await sent('webhook_call', `user_id = '${world.id(person)}'`),
  };
};

const save = `mutation ($input: NotificationSettingsInput!) { answer: notificationSettingsUpdate(input: $input) { successful } }`;
const everywhere = async (person: PersonName): Promise<void> => {
  const choices = ['blocker_raised', 'assignment_offered', 'chat_message'].map((event) => ({
    event,
    app: true,
    mail: true,
    webhook: true,
  }));
  const input = { choices, mailEnabled: true, digest: 'soon', timeZone: 'UTC' };
  expect((await world.send(person, save, { input })).data?.['answer'].successful).toBe(true);
  await world.sql(`update notification_settings set webhook_url = 'https://hooks.example.com/x' where user_id = $1`, [world.id(person)]);
};
const told = { listed: 1, unread: 1, marked: 1, mails: 1, webhooks: 1 };
const nothing = { listed: 0, unread: 0, marked: 0, mails: 0, webhooks: 0 };
const assignment = (name: string, status: string) =>
  world.sql('update moderator_assignment set status = $2 where id = $1', [world.id(`assignment-${name}`), status]);

describe('what a moderator was told of a test', () => {
  it('is read while they moderate it', async () => {
    await everywhere('accepted');
    await tell(about('accepted', 'blocker_raised'));
    expect(await doors('accepted')).toEqual(told);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['they are taken off it', () => assignment('accepted', 'removed')],
    ['they refuse it', () => assignment('accepted', 'rejected')],
    ['it is only offered to them again', () => assignment('accepted', 'assigned')],
    [
      'they moderate in another organization',
      () => world.sql('update organization_user set organization_id = $2 where id = $1', [world.id('accepted'), idOf('b', 'organization')]),
    ],
    ['they become a customer', () => world.sql(`update organization_user set role = 'customer' where id = $1`, [world.id('accepted')])],
    ['they are removed', () => world.sql(`update organization_user set state = 'removed' where id = $1`, [world.id('accepted')])],
  ])('ends by every door when %s', async (name, end) => {
    await everywhere('accepted');
    await tell(about('accepted', 'blocker_raised'));
    await end();
    world.portal.server.identity.forget(null);
    try {
      expect(await doors('accepted')).toEqual(nothing);
    } finally {
      if (name.includes('organization'))
        await world.sql('update organization_user set organization_id = $2 where id = $1', [
          world.id('accepted'),
          world.id('organization'),
        ]);
    }
  });

  it('is not told at once to whoever was taken off meanwhile', async () => {
    const document = 'subscription { notificationWasSent { details { description } } }';
    const [off, on] = [(await world.socket('accepted')).subscribe(document), (await world.socket('manager')).subscribe(document)];
    await assignment('accepted', 'removed');
    await tell(about('accepted', 'blocker_raised'));
    await tell({ ...about('manager', 'chat_message', chatLink('chat-private')), description: 'To the manager' });
    await expect.poll(() => JSON.stringify(on.events), { timeout: 10_000 }).toContain('To the manager');
    await tell({ ...about('accepted', 'blocker_raised'), description: 'Of no test', testId: null });
    await expect.poll(() => JSON.stringify(off.events), { timeout: 10_000 }).toContain('Of no test');
    expect(JSON.stringify(off.events)).not.toContain('Lena');
  });

  it('is an offer while it is open, and gone with it', async () => {
    await everywhere('assigned');
    await tell(about('assigned', 'assignment_offered'));
    await tell(about('assigned', 'blocker_raised'));
    expect(await doors('assigned')).toEqual(told);
    await assignment('assigned', 'rejected');
    await world.sql('delete from notification_delivery');
    await world.sql('delete from mail');
    await world.sql('delete from webhook_call');
    expect(await doors('assigned')).toEqual(nothing);
  });

  it('leaves no test behind that was muted', async () => {
    const input = { testId: world.id('supervised'), isMuted: true };
    const mute = `mutation ($input: NotificationTestMuteInput!) { answer: notificationTestMute(input: $input) { successful } }`;
    expect((await world.send('accepted', mute, { input })).data?.['answer'].successful).toBe(true);
    const muted = async () =>
      (await world.send('accepted', '{ notificationSettings { mutedTests { id } } }')).data?.['notificationSettings'].mutedTests.length;
    expect(await muted()).toBe(1);
    await assignment('accepted', 'removed');
    expect(await muted()).toBe(0);
  });
});

describe('what somebody was told of chats', () => {
  it.each([
    ['chat-public', 1],
    ['chat-private', 0],
    ['chat-community', 0],
  ] as const)('of the %s is %i to a customer', async (chat, count) => {
    await everywhere('customer');
    await tell(about('customer', 'chat_message', chatLink(chat)));
    const { listed, unread, mails, webhooks } = await doors('customer');
    expect([listed, unread, mails, webhooks]).toEqual([count, count, count, count]);
  });
});

it('asks in the other organization for nothing of this one', async () => {
  await tell(about('accepted', 'blocker_raised'));
  const call = await world.portal.as(idOf('b', 'accepted'), publicId('b'));
  expect((await call('{ notifications { publicId } unreadNotificationCount }')).data).toEqual({
    notifications: [],
    unreadNotificationCount: 0,
  });
});

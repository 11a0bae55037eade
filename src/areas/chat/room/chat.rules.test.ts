import { describe, expect, it } from 'vitest';
import { visible } from '#schema/bidi.ts';
import { channelVerdicts, editRefusal, lastWrittenFirst, offersCommunity, partsOf, testerTabOf, windowWords } from './chat.rules.ts';
import type { Message } from './chat-port.ts';
import { messageOf } from './silent.builders.ts';

const hrefs = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);
const channel = { status: 'unresolved', chatType: 'public' } as const;

describe('links in messages', () => {
  it.each([
    ['See https://shop.test/cart.', ['https://shop.test/cart']],
    ['(http://shop.test/a?b=1) and https://x.test', ['http://shop.test/a?b=1', 'https://x.test/']],
    ['javascript:alert(1) data:text/html,x file:///etc/passwd', []],
    ['https://user:pass@evil.test/ https://bank.test@evil.test', []],
    ['<a href="https://x.test">', ['https://x.test/']],
    ['https://', []],
  ])('%s', (text, expected) => expect(hrefs(text)).toEqual(expected));

  it('keep every word', () => {
    const text = 'a https://x.test/b, c\nd https://y.test';
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it('show marks of direction', () => expect(visible('abc\u202Egnp.exe')).toBe('abc[RLO]gnp.exe'));
});

it('lists the channel that was written in last first, and those without a message last', () => {
  const [early, late, empty] = [
    { lastMessageAt: '2026-11-20T10:00:00.000Z' },
    { lastMessageAt: '2026-11-21T10:00:00.000Z' },
    { lastMessageAt: null },
  ];
  expect(lastWrittenFirst([early, empty, late])).toEqual([late, early, empty]);
});

describe('the words of the chat', () => {
  it('SH-159, SH-160, SH-341, SH-343, SH-345: the tab of testers is named by role, and is no customer’s', () =>
    expect((['customer', 'test_manager', 'community_test_manager'] as const).map(testerTabOf)).toEqual([
      null,
      'Tester Work',
      'Private chat',
    ]));

  it('SH-261, SH-262: tell where the test stands', () => {
    expect(windowWords({ windowStatus: 'open', windowClosedAt: null })).toBe('Live / Testing in progress');
    expect(windowWords({ windowStatus: 'closed', windowClosedAt: '2026-01-01T00:00:00.000Z' })).toBe('No feedback provided');
    expect(windowWords({ windowStatus: 'closed', windowClosedAt: null })).toBeNull();
    expect(windowWords({ windowStatus: 'prep', windowClosedAt: null })).toBeNull();
  });

  it('a tester’s own chat leads to the community where a moderator may begin it, or it was begun', () => {
    const own = { chatType: 'private', participantId: 'p1' } as const;
    const begun = { chatType: 'community', participantId: 'p1' } as const;
    const ofAnother = { ...begun, participantId: 'p2' };
    expect(offersCommunity(own, [own], 'community_test_manager')).toBe(true);
    expect(offersCommunity(own, [own, ofAnother], 'test_manager')).toBe(false);
    expect(offersCommunity(own, [own, begun], 'test_manager')).toBe(true);
    expect(offersCommunity(begun, [own, begun], 'community_test_manager')).toBe(false);
  });

  it('ask the chart who may resolve', () => {
    expect(channelVerdicts(channel, { role: 'test_manager', userId: 'u' })['channel.resolve']).toBeNull();
    expect(channelVerdicts(channel, { role: 'customer', userId: 'u' })['channel.resolve']).not.toBeNull();
  });

  it('a message may lose its words where it keeps a file', () => {
    const own = messageOf({ id: 'm', position: 1, authorId: 'u', authorRole: 'customer' });
    const files = [{ id: 'f', name: 'a.txt', mediaKind: 'text', size: 5, url: '' }] as const;
    const refused = (text: string, more: Partial<Message> = {}) =>
      editRefusal({ ...own, ...more }, channel, { role: 'customer', userId: 'u' }, text);
    expect(refused(' ')).toBe('A message needs a text or a file.');
    expect(refused(' ', { files: [...files] })).toBeNull();
    expect(refused('x'.repeat(5001))).toBe('Cannot be longer than 5000 characters');
    expect(refused('x'.repeat(5000))).toBeNull();
  });
});

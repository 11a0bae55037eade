import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { inviteMembersMachine, selectFault, selectIsPartlyRefused, selectLinks, selectText } from './invite-members.ts';
import type { InviteAnswer } from './invite-members.ts';
import { inviteMembersSamples, wordless, refused, done } from './invite-members.builders.ts';

it('takes every transition', () => {
  const walked = walk(inviteMembersMachine, inviteMembersSamples);
  expect(walked.missed).toEqual([]);
});

const sent = async (text: string, ...answers: readonly (InviteAnswer | Error)[]) => {
  const asked: object[] = [];
  const actor = createActor(
    inviteMembersMachine.provide({
      actors: {
        inviteMembers: fromPromise(async ({ input }) => {
          const answer = answers[asked.push(input) - 1];
          if (answer === undefined) throw new Error('asked once too often');
          if (answer instanceof Error) throw answer;
          return answer;
        }),
      },
    }),
    { input: { key: 'page' } },
  ).start();
  const said = vi.fn<(type: string) => void>();
  actor.on('*', ({ type }) => said(type));
  actor.send({ type: 'emails.change', text });
  actor.send({ type: 'invitation.send' });
  const snapshot = await waitFor(actor, (now) => now.hasTag('editable'));
  return { actor, snapshot, asked, said: said.mock.calls.flat() };
};

describe('inviting people', () => {
  it('finds whom a mail program wrote, and leaves out nobody of them with what is refused', async () => {
    const text = `"Jones, Bob; Sales" <bob@x.com>; Müller, Jörg, Dr. <joerg@x.com>; O'Neil, Kate <kate.o'neil@x.com>; 'dan@x.com'; Frank frank@x.com`;
    const found = ['bob@x.com', 'joerg@x.com', "kate.o'neil@x.com", 'dan@x.com', 'frank@x.com'];
    expect((await sent(text, done)).asked).toEqual([{ emails: found, role: 'customer', key: 'page-1' }]);
    const { actor, asked } = await sent(`${text}; nobody, jörg@x.com`, done);
    actor.send({ type: 'refused.drop' });
    expect([asked, selectText(actor.getSnapshot())]).toEqual([[], found.join(', ')]);
  });

  it('sends the addresses once each, and empties the form', async () => {
    const links = [{ email: 'a@x.com', link: 'https://x/join/1' }];
    const { snapshot, asked, said } = await sent('a@x.com, A@X.com\nb@x.com', { ...done, links });
    expect(asked).toEqual([{ emails: ['a@x.com', 'b@x.com'], role: 'customer', key: 'page-1' }]);
    expect([selectText(snapshot), selectLinks(snapshot), said]).toEqual(['', links, ['members.invited']]);
  });

  it('asks nobody about addresses that cannot be right', async () => {
    const { snapshot, asked } = await sent('one two three four, a@x.com', done);
    expect([asked, selectFault(snapshot)]).toEqual([
      [],
      '"one" is not a valid email, "two" is not a valid email, "three" is not a valid email and 1 more',
    ]);
  });

  it('keeps what was typed when it is refused, and leaves out what was on a press', async () => {
    const { actor, snapshot } = await sent('a@x.com b@x.com', refused);
    expect([selectText(snapshot), selectFault(snapshot), selectIsPartlyRefused(snapshot)]).toEqual([
      'a@x.com b@x.com',
      '"b@x.com" is already a member',
      true,
    ]);
    actor.send({ type: 'refused.drop' });
    expect([selectText(actor.getSnapshot()), selectFault(actor.getSnapshot())]).toEqual(['a@x.com', null]);
  });

  it('sends what was lost again under its key, and anything else under another', async () => {
    const keysOf = (asked: readonly object[]) => asked.map((input) => Reflect.get(input, 'key'));
    const { actor, asked } = await sent('a@x.com', new Error('no network'), wordless, done, done);
    const again = async () => {
      actor.send({ type: 'invitation.send' });
      await waitFor(actor, (now) => now.hasTag('editable'));
    };
    await again();
    expect(keysOf(asked)).toEqual(['page-1', 'page-1']);
    await again();
    expect(keysOf(asked)).toEqual(['page-1', 'page-1', 'page-2']);
    const other = await sent('a@x.com', new Error('no network'), done);
    other.actor.send({ type: 'role.choose', role: 'test_manager' });
    other.actor.send({ type: 'invitation.send' });
    await waitFor(other.actor, (now) => now.hasTag('editable'));
    expect(keysOf(other.asked)).toEqual(['page-1', 'page-2']);
  });

  it.each([wordless, new Error('no network')])('says that it failed where the server says nothing', async (answer) => {
    const { snapshot } = await sent('a@x.com', answer);
    expect([selectText(snapshot), selectFault(snapshot), selectIsPartlyRefused(snapshot)]).toEqual([
      'a@x.com',
      'Something went wrong, please try again.',
      false,
    ]);
  });
});

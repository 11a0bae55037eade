// @vitest-environment happy-dom
import { inviteMembersMachine } from '#machines/flows/organization/invite-members.ts';
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { LinksView, InviteMembersView } from '../invite-members/invite-members.view.tsx';
import { invitationWords } from './team.rules.ts';
import type { Member } from './team.rules.ts';
import { TeamView } from './team.view.tsx';

afterEach(cleanup);

const member = (name: string, more: Partial<Member> = {}): Member => ({
  id: name,
  email: `${name.toLowerCase()}@example.com`,
  fullName: name,
  role: 'customer',
  isInvited: false,
  isSelf: false,
  lastSeenAt: null,
  draftCount: 0,
  removeRefusal: null,
  invitation: null,
  ...more,
});
const invited = member('Eve', {
  fullName: '',
  isInvited: true,
  invitation: { id: 'i1', expiresAt: '2099-01-01T00:00:00.000Z', mailState: 'sent', resendRefusal: null, revokeRefusal: null },
});
const show = (members: readonly Member[], isWhole = false, find = '') => {
  cleanup();
  const [onShowAll, onResend, onAsk] = [vi.fn<() => void>(), vi.fn<(id: string) => void>(), vi.fn<(question: object) => void>()];
  const finding = { find, onFind: vi.fn<(text: string) => void>() };
  render(<TeamView {...finding} members={members} isWhole={isWhole} onShowAll={onShowAll} onResend={onResend} onAsk={onAsk} />);
  return { onShowAll, onResend, onAsk, onFind: finding.onFind };
};
const rows = () => screen.getAllByRole('listitem').length;
const choose = (name: string, entry: string) => {
  fireEvent.click(screen.getByRole('button', { name: `What to do with ${name}` }));
  fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(entry, 'u') }));
};

describe('the team', () => {
  it('tells nobody there from nobody found', () => {
    const said = () => [/no members/u, /found|match/iu].map((words) => screen.queryAllByText(words).length > 0);
    show([]);
    const empty = said();
    show([member('Ada')], false, 'zz');
    expect([empty, said()]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('counts its members, for not all of them are in sight', () => {
    show(['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => member(name)));
    expect(screen.getByRole('heading', { name: 'Team' }).nextElementSibling?.textContent).toBe('4');
  });

  it('SH-141 SH-142 SH-143 SH-492: lists three members of a larger team until all are asked for', () => {
    const four = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => member(name));
    const { onShowAll } = show(four);
    expect(rows()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(onShowAll).toHaveBeenCalledOnce();
    show(four, true);
    expect([rows(), screen.queryByRole('button', { name: 'Show all' })]).toEqual([4, null]);
    show(four.slice(0, 3));
    expect([rows(), screen.queryByRole('button', { name: 'Show all' })]).toEqual([3, null]);
  });

  it('takes the focus of Show all to the first member it brings', async () => {
    function Team() {
      const [isWhole, setWhole] = useState(false);
      const members = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eli'].map((name) => member(name));
      const nothing = () => undefined;
      return (
        <TeamView
          members={members}
          find=""
          isWhole={isWhole}
          onFind={nothing}
          onResend={nothing}
          onAsk={nothing}
          onShowAll={() => setWhole(true)}
        />
      );
    }
    render(<Team />);
    const all = screen.getByRole('button', { name: 'Show all' });
    all.focus();
    fireEvent.click(all);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('What to do with Dan'));
  });

  it('is searched by name, address and role, and says when nobody is found', () => {
    const many = Array.from({ length: 12 }, (_, at) => member(`Member${at}`, at === 11 ? { role: 'test_manager' } : {}));
    show(many, false, 'member1');
    expect(rows()).toBe(3);
    show(many, false, 'manager');
    expect([rows(), screen.getByRole('searchbox', { name: 'Find a member' })]).toHaveLength(2);
    const { onFind } = show(many, false, 'nobody');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect([screen.getByText('No members match the search'), onFind.mock.calls]).toEqual([expect.anything(), [['']]]);
    show(many.slice(0, 4));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says who was invited and until when, and sends it again or asks to revoke it', () => {
    const { onResend, onAsk } = show([invited]);
    expect(screen.getByText('Invited')).toBeDefined();
    choose('eve@example.com', 'Send again');
    choose('eve@example.com', 'Revoke');
    expect([onResend.mock.calls, onAsk.mock.calls]).toEqual([[['i1']], [[{ kind: 'revoke', member: invited }]]]);
  });

  it('says why somebody cannot be deactivated', () => {
    const { onAsk } = show([member('Ada', { removeRefusal: 'You cannot remove yourself.' })]);
    choose('Ada', 'Deactivate');
    expect([screen.getByText('You cannot remove yourself.'), onAsk.mock.calls]).toEqual([expect.anything(), []]);
  });

  it.each([
    ['2026-01-01T00:00:00.000Z', 'sent', 'Expired'],
    ['2026-01-03T00:00:00.000Z', 'failed', 'The mail could not be delivered'],
    ['2026-01-03T00:00:00.000Z', 'unconfirmed', 'The mail server did not confirm the mail'],
    ['2026-01-03T00:00:00.000Z', 'sent', 'Expires in 2 days'],
    ['2026-01-02T00:00:00.000Z', 'kept', 'Expires in 1 day'],
  ])('says how an invitation until %s with a mail %s fares', (expiresAt, mailState, words) => {
    const invitation = { id: 'i1', expiresAt, mailState, resendRefusal: null, revokeRefusal: null };
    expect(invitationWords(invitation, Date.parse('2026-01-01T00:00:01.000Z'))).toBe(words);
  });
});

describe('the invite form', () => {
  const form = (mayChooseRole = false) => {
    const actorRef = createActor(inviteMembersMachine, { input: { key: 'k' } }).start();
    render(<InviteMembersView actorRef={actorRef} mayChooseRole={mayChooseRole} organizationName="Acme" />);
    return { actorRef, field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Email addresses/u }) };
  };
  const paste = (field: HTMLElement, text: string) => {
    const event = createEvent.paste(field);
    Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
    fireEvent(field, event);
  };

  it('SH-144: takes addresses and says what is wrong with them at the field', () => {
    const { field } = form();
    fireEvent.change(field, { target: { value: 'nobody' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect([screen.getByText('"nobody" is not a valid email'), field.getAttribute('aria-invalid')]).toEqual([expect.anything(), 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'Leave out what is refused' }));
    expect(document.activeElement).toBe(field);
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(screen.getByText('At least one email address required')).toBeDefined();
  });

  it('SH-313: makes lines that are pasted comma-separated', () => {
    const { actorRef, field } = form();
    paste(field, 'Ada <ada@x.com>\nben@x.com\r\ncleo@x.com');
    expect(actorRef.getSnapshot().context.text).toBe('ada@x.com, ben@x.com, cleo@x.com');
  });

  it('counts the links to hand over, for not all of many are in sight, and says whose each is', () => {
    const links = ['ada', 'ben', 'cleo'].map((name) => ({ email: `${name}@x.com`, link: `https://muster.test/join/${name}` }));
    render(<LinksView links={links} organizationName="Acme" onClose={() => undefined} />);
    expect(screen.getByText('Hand these 3 links over')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy the link for ben@x.com' })).toBeDefined();
  });

  it('says that a link was not copied where the browser refuses', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    render(
      <LinksView
        links={[{ email: 'ada@x.com', link: 'https://muster.test/join/ada' }]}
        organizationName="Acme"
        onClose={() => undefined}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link for ada@x.com' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It could not be copied. Select it and copy it by hand.');
    fireEvent.click(screen.getByRole('button', { name: 'Copy the link for ada@x.com' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offers roles to those who may choose one', () => {
    form(true);
    expect(screen.getByText('Role')).toBeDefined();
    cleanup();
    form();
    expect(screen.queryByText('Role')).toBeNull();
  });
});

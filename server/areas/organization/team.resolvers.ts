import { emailsIn } from '#schema/rules/emails-in.ts';
import { inviteFaults } from '#schema/rules/organization/invite-members.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { invitationLimits, teamTexts } from '#schema/vocabulary/team.ts';
import type { RequestContext } from '#server/api/context.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, organization, role } from '#server/api/param.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { scopeOf } from '#server/api/scope.ts';
import { list, one, shape, time } from '#server/api/shape.ts';
import { sql } from '#server/database/sql.ts';
import { newToken } from '#server/identity/one-time.ts';
import type { Letter } from '#server/mail/letter.ts';
import { advance, advanceAll, demandAll } from '#server/workflow/advance.ts';
import { recordAll } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { insertInvitations, knownOf, renewToken, senderOf, sentToday } from './team.store.ts';
import type { Known } from './team.store.ts';
import type { Selection } from '#server/api/selection.ts';
import type { Sql } from '#server/database/sql.ts';

/** Alias i; the link is shown only to whoever made it. */
const invitationShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`i.id`,
    email: sql`i.email`,
    sentAt: time(sql`i.sent_at`),
    expiresAt: time(sql`i.expires_at`),
    mailState: sql`(select m.state from mail m where m.key = 'invitation:' || i.id || ':' || i.sends)`,
    link: sql`null`,
  });

/** Alias m, with its invitation as i. */
const memberShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`m.id`,
    email: sql`m.email`,
    fullName: sql`m.full_name`,
    role: sql`m.role`,
    state: sql`m.state`,
    isOperator: sql`${role} <> 'customer' and m.is_operator`,
    lastSeenAt: sql`(select ${time(sql`s.at`)} from last_seen s where s.user_id = m.id)`,
    draftCount: sql`app_count_drafts(m.id)`,
    invitation: (invitation) => one(invitationShape(invitation), sql`from invitation i where i.id = m.invitation_id`),
  });

const membersOf = (people: Sql, invitations: Sql): Sql => sql`from (
    select u.id, u.email, trim(u.first_name || ' ' || u.last_name) as full_name, u.role, u.state, u.is_operator, null::uuid as invitation_id
    from organization_user u where ${people}
    union all
    select v.id, v.email, '', v.role, 'invited', false, v.id from invitation v where v.state = 'open' and ${invitations}
  ) m`;

type Args = Readonly<Record<string, unknown>>;
type Invited = { readonly id: string; readonly email: string; readonly token: string; readonly sends: number };

const Query: ResolverMap[string] = {
  getOrganizationUsers: (_: unknown, args: Args, context: RequestContext, info: GraphQLResolveInfo) => {
    const scope = scopeOf(context);
    const people = sql`${scope.organization('u')} and u.state in ('active', 'invited')
      and not exists (select from invitation v where v.organization_id = u.organization_id and v.email = u.email and v.state = 'open')`;
    return read(
      context,
      info,
      args,
      (selection) =>
        sql`select ${list(memberShape(selection), sql`${membersOf(people, scope.organization('v'))} order by m.email, m.id`)} as json`,
    );
  },
};

const linkOf = (work: Work, token: string): string => `${work.context.services.exports.publicUrl}/join/${token}`;

const letterTo = ({ person, organization: name }: { person: string; organization: string }, url: string): Letter => ({
  subject: `${person} invited you to ${name}`,
  paragraphs: [
    `${person} invited you to work with ${name}: see what testers found, judge it and send it on.`,
    `The invitation is good for ${invitationLimits.days} days, for this address only.`,
  ],
  action: { label: 'Accept the invitation', url },
  footer: [{ text: 'You received this mail because somebody invited this address. If you do not know why, you can ignore it.' }],
});

/** Mails the links; returns them where no mail can be sent. */
const send = async (work: Work, invited: readonly Invited[]): Promise<readonly (string | null)[]> => {
  const { mail } = work.context.services;
  const sender = await senderOf(work.tx);
  await mail.postAll(
    work.tx,
    invited.map(({ id, email, token, sends }) => ({
      organizationId: work.tx.viewer.organizationId,
      kind: 'invitation',
      key: `invitation:${id}:${sends}`,
      to: email,
      letter: letterTo(sender, linkOf(work, token)),
    })),
  );
  return invited.map(({ token }) => (mail.isSending ? null : linkOf(work, token)));
};

const refuseKnown = (emails: readonly string[], known: readonly Known[]): void => {
  const states = new Map(known.filter(({ state }) => state !== 'removed').map(({ email, state }) => [email.toLowerCase(), state]));
  const errors = emails.flatMap((email, index) => {
    const state = states.get(email.toLowerCase());
    if (state === undefined) return [];
    const message = state === 'active' ? `"${email}" is already a member` : `"${email}" has already been invited`;
    return [{ code: 'taken' as const, message, path: `emails[${index}]` }];
  });
  if (errors.length > 0) throw new Refused(errors);
};

const demandRoom = async (work: Work, wanted: number): Promise<void> => {
  const { count, isTrial } = await sentToday(work.tx);
  const [most, message] = isTrial
    ? [invitationLimits.aDayOfTrial, teamTexts.tooManyOfTrial]
    : [invitationLimits.aDay, teamTexts.tooManyToday];
  if (count + wanted > most) refuse('too_many', message, 'emails');
};

const shownAll = async (work: Work, ids: readonly string[]): Promise<readonly object[]> =>
  ((await work.select(
    'result',
    { ids },
    (selection) =>
      sql`select ${list(invitationShape(selection), sql`from unnest(${argument('ids')}::uuid[]) with ordinality as asked (id, place) join invitation i on i.id = asked.id order by asked.place`)} as json`,
  )) as readonly object[] | null) ?? [];

const shown = async (work: Work, id: string): Promise<object | null> => (await shownAll(work, [id]))[0] ?? null;

const Mutation: ResolverMap[string] = {
  organizationUsersCreate: mutation<{ emails: readonly string[]; role?: Role | null }>('organizationUsersCreate', async (work, input) => {
    const { tx, operation } = work;
    const emails = emailsIn(input.emails);
    const faults = inviteFaults(emails);
    if (faults.length > 0) throw new Refused(faults);
    const role = input.role ?? 'customer';
    if (role !== 'customer' && tx.viewer.role === 'customer') refuse('not_allowed', 'Customers invite customers.', 'role');
    const known = await knownOf(tx, emails);
    refuseKnown(emails, known);
    await demandRoom(work, emails.length);
    const tokens = new Map(emails.map((email) => [email.toLowerCase(), newToken()]));
    const made = await insertInvitations(
      tx,
      emails.map((email) => ({ email, token: tokens.get(email.toLowerCase()) ?? '' })),
      role,
    );
    if (made.length < emails.length) {
      const mine = new Set(made.map(({ id }) => id));
      refuseKnown(
        emails,
        (await knownOf(tx, emails)).filter(({ id }) => !mine.has(id)),
      );
    }
    const byEmail = new Map(made.map((one) => [one.email.toLowerCase(), one.id]));
    const invited = emails.map((email) => ({
      id: byEmail.get(email.toLowerCase()) ?? '',
      email,
      token: tokens.get(email.toLowerCase()) ?? '',
      sends: 1,
    }));
    const former = known.map(({ id }) => id);
    demandAll(await advanceAll(tx, subjects.membership, former, { type: 'member.invite' }, { operation }));
    await recordAll(
      tx,
      invited.map(({ id, email }) => ({ operation, entity: 'invitation', entityId: id, event: 'member.invite', after: { email, role } })),
    );
    await announce(tx, { topic: 'organization', entityId: tx.viewer.organizationId });
    const links = await send(work, invited);
    const answers = await shownAll(
      work,
      invited.map(({ id }) => id),
    );
    return { result: answers.map((one, index) => ({ ...one, link: links[index] ?? null })) };
  }),

  organizationInvitationResend: mutation<{ invitationId: string }>('organizationInvitationResend', async (work, { invitationId }) => {
    const id = invitationId.toLowerCase();
    await advance(work.tx, subjects.invitation, id, { type: 'invitation.resend' }, { operation: work.operation });
    await demandRoom(work, 1);
    const token = newToken();
    const [link = null] = await send(work, [{ id, token, ...(await renewToken(work.tx, id, token)) }]);
    return { result: { ...(await shown(work, id)), link } };
  }),

  organizationInvitationRevoke: mutation<{ invitationId: string }>('organizationInvitationRevoke', async (work, { invitationId }) => {
    const id = invitationId.toLowerCase();
    await advance(work.tx, subjects.invitation, id, { type: 'invitation.revoke' }, { operation: work.operation });
    return { result: await shown(work, id) };
  }),

  organizationUserRemove: mutation<{ organizationUserId: string; draftsTo?: string | null }>(
    'organizationUserRemove',
    async (work, { organizationUserId, draftsTo = null }) => {
      const { tx, operation } = work;
      const id = organizationUserId.toLowerCase();
      if (draftsTo?.toLowerCase() === id) refuse('invalid', 'Choose another member for the drafts.', 'draftsTo');
      await advance(tx, subjects.membership, id, { type: 'member.remove' }, { operation });
      if (draftsTo !== null) await tx.query('select app_hand_over_drafts($1, $2)', [id, draftsTo]);
      await announce(tx, { topic: 'session', entityId: id });
      const people = sql`u.id = ${argument('id')}::uuid and u.organization_id = ${organization}`;
      return {
        result: await work.select(
          'result',
          { id },
          (selection) => sql`select ${memberShape(selection)} as json ${membersOf(people, sql`false`)}`,
        ),
      };
    },
  ),
};

export const teamResolvers: ResolverMap = { Query, Mutation };

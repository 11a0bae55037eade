import { supportRefusal } from '#machines/lifecycles/membership/membership.machine.ts';
import { newPersonRules, supportRules } from '#schema/rules/operator/forms.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { Work } from '#server/api/mutation.ts';
import { operatorMutation } from '#server/api/operate.ts';
import { argument } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { sql } from '#server/database/sql.ts';
import { advance } from '#server/workflow/advance.ts';
import { holdOperators } from '#server/workflow/operators.ts';
import { record } from '#server/workflow/audit.ts';
import { forget } from '#server/workflow/forget-person.ts';
import { announce } from '#server/workflow/outbox.ts';
import { NotFound, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { operatorPerson } from './operator.queries.ts';

type Named = { readonly userId: string };
type Rights = Named & { readonly role: Role; readonly isOperator: boolean; readonly isSupport: boolean };

const result = async ({ select, context }: Work, id: string, secret: string | null = null) => ({
  result: await select(
    'result',
    { id },
    (selection) =>
      sql`select ${operatorPerson(selection)} as json from organization_user u join organization o on o.id = u.organization_id where u.id = ${argument('id')}::uuid`,
  ),
  secret: secret === null ? null : context.services.house.seal(secret, context.person.id),
});

const endSessions = async (tx: Tx, userId: string, issuer: string): Promise<void> => {
  await tx.query('select app_end_sessions($1, $2)', [userId, issuer]);
  await announce(tx, { topic: 'session', entityId: userId });
};

const rightsOf = async (tx: Tx, userId: string): Promise<Omit<Rights, 'userId'>> => {
  const [row] = await tx.query<Omit<Rights, 'userId'>>(
    'select role, is_operator as "isOperator", is_support as "isSupport" from organization_user where id = $1 for update',
    [userId],
  );
  if (row === undefined) throw new NotFound();
  return row;
};

export const peopleMutations: ResolverMap[string] = {
  operatorPersonCreate: operatorMutation('operatorPersonCreate', async (work, input) => {
    const { tx, operation, context } = work;
    const { organizationId, email, firstName, lastName, role } = parsed(newPersonRules, input);
    const [made] = await tx.query<{ id: string }>(
      `insert into organization_user (organization_id, role, email, first_name, last_name, state, created_at) values ($1, $2, $3, $4, $5, 'invited', $6) returning id`,
      [organizationId, role, email, firstName, lastName, tx.at],
    );
    const id = made?.id ?? '';
    await record(tx, { operation, entity: 'membership', entityId: id, event: 'member.invite', after: { email, role } });
    await announce(tx, { topic: 'organization', entityId: organizationId });
    return result(work, id, await context.services.house.passwordLink(id));
  }),

  operatorPersonUpdate: operatorMutation('operatorPersonUpdate', async (work, { userId, role, isOperator, isSupport }: Rights) => {
    const { tx, operation } = work;
    await holdOperators(tx);
    const before = await rightsOf(tx, userId);
    if (role !== 'test_manager' && (isOperator || isSupport))
      refuse('invalid_role', 'Only test managers can be operators or act for customers', 'role');
    if (before.isOperator && !isOperator) await advance(tx, subjects.membership, userId, { type: 'operator.dismiss' }, { operation });
    await tx.query('update organization_user set role = $2, is_support = $3, version = version + 1 where id = $1', [
      userId,
      role,
      isSupport,
    ]);
    if (isOperator && !before.isOperator) await advance(tx, subjects.membership, userId, { type: 'operator.appoint' }, { operation });
    await record(tx, {
      operation,
      entity: 'membership',
      entityId: userId,
      event: 'rights.change',
      before,
      after: { role, isOperator, isSupport },
    });
    await announce(tx, { topic: 'session', entityId: userId });
    return result(work, userId);
  }),

  operatorPersonRemove: operatorMutation('operatorPersonRemove', async (work, { userId }: Named) => {
    const { tx, operation, context } = work;
    await holdOperators(tx);
    await advance(tx, subjects.membership, userId, { type: 'member.remove' }, { operation });
    await endSessions(tx, userId, context.services.house.issuer);
    return result(work, userId);
  }),

  operatorPersonForget: operatorMutation('operatorPersonForget', async (work, { userId }: Named) => {
    const { tx, operation, context } = work;
    const { house, enqueue } = context.services;
    await forget(tx, enqueue, { userId, issuer: house.issuer, operation });
    return result(work, userId);
  }),

  operatorPersonRestore: operatorMutation('operatorPersonRestore', async (work, { userId }: Named) => {
    await advance(work.tx, subjects.membership, userId, { type: 'member.invite' }, { operation: work.operation });
    return result(work, userId, await work.context.services.house.passwordLink(userId));
  }),

  operatorPasswordLinkCreate: operatorMutation('operatorPasswordLinkCreate', async (work, { userId }: Named) => {
    const { tx, operation, context } = work;
    const link = await context.services.house.passwordLink(userId);
    if (link === null) return refuse('not_enabled', 'Passwords are kept by the outside sign-in service');
    await record(tx, { operation, entity: 'membership', entityId: userId, event: 'password.offer' });
    return result(work, userId, link);
  }),

  operatorPersonSignOut: operatorMutation('operatorPersonSignOut', async (work, { userId }: Named) => {
    const { tx, operation, context } = work;
    await endSessions(tx, userId, context.services.house.issuer);
    await record(tx, { operation, entity: 'membership', entityId: userId, event: 'sessions.end' });
    return result(work, userId);
  }),

  operatorSupportSessionStart: operatorMutation('operatorSupportSessionStart', async (work, input: Named) => {
    const { tx, operation, context } = work;
    const { userId, reason } = parsed(supportRules, input);
    const staffId = context.person.id;
    const [person] = await tx.query<{ state: string; isOperator: boolean }>(
      'select state, is_operator as "isOperator" from organization_user where id = $1',
      [userId],
    );
    const refused = supportRefusal({ state: person?.state, isOperator: person?.isOperator === true, isSelf: userId === staffId });
    if (refused !== null) refuse(refused.code, refused.message);
    const token = await context.services.house.supportToken({ staffId, targetId: userId, reason });
    await record(tx, { operation, entity: 'membership', entityId: userId, event: 'support.start', after: { reason } });
    return result(work, userId, token);
  }),
};

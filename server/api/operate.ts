import { NotFound } from '../workflow/refused.ts';
import type { Tx } from '../workflow/transaction.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from './context.ts';
import { isId } from './ids.ts';
import { mutation } from './mutation.ts';
import type { Answer, Work } from './mutation.ts';

/** Row-level security then shows the rows of every organization. */
export const operating = (context: RequestContext): RequestContext => ({ ...context, viewer: { ...context.viewer, role: 'operator' } });

/** Part of a write in another organization, even a new one; its audit rows belong there. */
export const inOrganization = async <T>(tx: Tx, organizationId: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const setOrganization = (id: string) => tx.query(`select set_config('app.organization', $1, true)`, [id]);
  await setOrganization(organizationId);
  const done = await work({ ...tx, viewer: { ...tx.viewer, organizationId } });
  await setOrganization(tx.viewer.organizationId);
  return done;
};

const ownerOf = {
  organizationId: 'select id from organization where id = $1',
  userId: 'select organization_id as id from organization_user where id = $1 and not is_service',
  holdId: 'select organization_id as id from legal_hold where id = $1',
  restoreId: 'select organization_id as id from organization_restore where id = $1',
  archiveId: 'select organization_id as id from organization_archive where id = $1',
  apiTokenId: 'select organization_id as id from api_token where id = $1',
  requestId: 'select organization_id as id from professional_service_request where id = $1',
} as const;

const organizationOf = async (tx: Tx, input: object): Promise<string> => {
  for (const [name, statement] of Object.entries(ownerOf)) {
    const given: unknown = Reflect.get(input, name);
    if (given === undefined) continue;
    const [found] = isId(given) ? await tx.query<{ id: string }>(statement, [given]) : [];
    if (found === undefined) throw new NotFound();
    return found.id;
  }
  return tx.viewer.organizationId;
};

type Act<Input> = (work: Work, input: Input) => Promise<Readonly<Record<string, unknown>>>;

export const operatorMutation = <Input extends object>(field: string, act: Act<Input>) => {
  const run = mutation<Input>(field, async (work, input) =>
    inOrganization(work.tx, await organizationOf(work.tx, input), (tx) => act({ ...work, tx }, input)),
  );
  return (parent: unknown, args: { readonly input: Input }, context: RequestContext, info: GraphQLResolveInfo): Promise<Answer> =>
    run(parent, args, operating(context), info);
};

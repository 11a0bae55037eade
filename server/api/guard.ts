import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { defaultFieldResolver, isObjectType } from 'graphql';
import { authorizationRows, nestedRules } from '#schema/authorization/rows.ts';
import type { AuthorizationRow } from '#schema/authorization/row.ts';
import { tokenScopeOf } from '#schema/authorization/token-scopes.ts';
import type { RequestContext } from './context.ts';
import { confirmationNeeded, forbidden, forbiddenToToken } from './errors.ts';
import { traced } from '../lib/trace.ts';
import { recordDenial } from './refusals.ts';

const rows = new Map(authorizationRows.map((row) => [row.field as string, row]));

export const rowOf = (field: string): AuthorizationRow => {
  const row = rows.get(field);
  if (row === undefined) throw new Error(`${field} has no row in the authorization table`);
  return row;
};

/** Role, then flags, then what a program's token lets it do, before any id is looked at, so that the refusal tells nothing of ids. */
export const admit = (context: RequestContext, row: AuthorizationRow): void => {
  if (row.scope === 'operator' ? !context.person.isOperator : row[context.person.role] === 'n') throw forbidden();
  if (row.noOverride === true && context.person.onBehalfOfUserId !== null) throw forbidden();
  const flags = [...(row.flags ?? []), ...(context.person.role === 'customer' ? (row.customerFlags ?? []) : [])];
  if (flags.some((flag) => !context.person.flags.has(flag))) throw forbidden();
  demandScope(context, row);
};

const demandScope = ({ person: { token } }: RequestContext, { field }: AuthorizationRow): void => {
  if (token === null || token === undefined) return;
  const scope = tokenScopeOf(field);
  if (scope === null || !token.scopes.has(scope)) throw forbiddenToToken(scope);
};

export const demandConfirmed = async ({ isConfirmed }: Pick<RequestContext, 'isConfirmed'>): Promise<void> => {
  if (!(await isConfirmed())) throw confirmationNeeded();
};

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

const place = (schema: GraphQLSchema, path: string, wrap: (resolve: Resolve) => Resolve): void => {
  const [typeName = '', fieldName = ''] = path.split('.');
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (field === undefined) throw new Error(`${path} is not in the schema`);
  field.resolve = wrap((field.resolve ?? defaultFieldResolver) as Resolve);
};

export const guardSchema = (schema: GraphQLSchema): void => {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const name of Object.keys(type?.getFields() ?? {})) {
      const row = rowOf(`${type?.name}.${name}`);
      place(schema, row.field, (resolve) => (parent, args, context, info) => {
        try {
          admit(context, row);
        } catch (error) {
          return recordDenial(context, row, name, error).then(() => {
            throw error;
          });
        }
        const answer = () => traced(row.field, 'inner', {}, () => resolve(parent, args, context, info));
        return row.confirms === 'always' ? demandConfirmed(context).then(answer) : answer();
      });
    }
  }
  for (const name of Object.keys(schema.getSubscriptionType()?.getFields() ?? {})) rowOf(`Subscription.${name}`);

  for (const path of nestedRules.forbiddenToCustomers) {
    place(schema, path, (resolve) => (parent, args, context, info) => {
      if (context.person.role === 'customer') throw forbidden();
      return resolve(parent, args, context, info);
    });
  }
  const nullUnless = (paths: readonly string[], allowed: (context: RequestContext) => boolean): void => {
    for (const path of paths) {
      place(schema, path, (resolve) => (parent, args, context, info) => (allowed(context) ? resolve(parent, args, context, info) : null));
    }
  };
  nullUnless(nestedRules.nullUnlessTestManager, (context) => context.person.role === 'test_manager');
  nullUnless(nestedRules.nullForCustomers, (context) => context.person.role !== 'customer');
  nullUnless(nestedRules.nullForModerators, (context) => context.person.role !== 'community_test_manager');
};

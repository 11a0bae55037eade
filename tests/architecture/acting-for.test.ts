import { getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { authorizationRows } from '#schema/authorization/rows.ts';
import { actingDecisions } from '../support/acting-for.ts';
import { schema } from '../support/schema.ts';

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** Words in the name of an input that may hold an address, a credential, a person or a link. */
const telling = new Set(
  (
    'url urls site email emails mail webhook login authorization token secret password credentials key access ' +
    'user person people destination destinations organization address link query repository holder'
  ).split(' '),
);
const isTelling = (name: string): boolean => (name.match(/[A-Z]?[a-z]+/gu) ?? []).some((word) => telling.has(word.toLowerCase()));

/** The fields of an input and of the inputs in it. */
const fieldsOf = (given: GraphQLInputType, above: readonly string[] = []): readonly string[] => {
  const type = getNamedType(given);
  if (!isInputObjectType(type) || above.includes(type.name)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    isInputObjectType(getNamedType(field.type)) ? fieldsOf(field.type, [...above, type.name]) : [field.name],
  );
};

describe('what somebody of support leaves behind', () => {
  it('is decided by hand for every mutation', () => {
    expect(actingDecisions.map(({ operation }) => operation)).toEqual(mutations.map(({ name }) => name).toSorted());
    expect(actingDecisions.filter(({ decision, leaves }) => !['closed', 'open', 'operator'].includes(decision) || leaves === '')).toEqual(
      [],
    );
  });

  it.each(mutations.map(({ name, args }) => [name, args] as const))('is decided of all that %s takes', (name, args) => {
    const found = [...new Set(args.flatMap(({ type }) => fieldsOf(type)).filter(isTelling))];
    expect(found.join(' ') || '-').toBe(actingDecisions.find(({ operation }) => operation === name)?.telling);
  });

  it('is kept to by the authorization table', () => {
    const mutationRows = authorizationRows.filter(({ field }) => field.startsWith('Mutation.'));
    const named = (rows: typeof authorizationRows) => rows.map(({ field }) => field.replace('Mutation.', '')).toSorted();
    const decided = (which: string) => actingDecisions.flatMap(({ operation, decision }) => (decision === which ? [operation] : []));
    expect(named(mutationRows.filter(({ noOverride }) => noOverride === true))).toEqual(decided('closed'));
    expect(named(mutationRows.filter(({ scope }) => scope === 'operator'))).toEqual(decided('operator'));
  });
});

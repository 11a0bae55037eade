import { getNamedType, isAbstractType, isObjectType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { Client, gql } from 'urql';
import type { Exchange } from 'urql';
import { expect, it } from 'vitest';
import { filter, map, pipe } from 'wonka';
import { schema } from '#tests/support/schema.ts';
import { projectRoot } from '#tests/support/tree.ts';
import { collectDocuments } from '../../scripts/documents.ts';
import { portalCache } from './client.ts';
import { keys, possibleTypes } from './keys.ts';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const roots = new Set(['Query', 'Mutation', 'Subscription']);
const objects = types.filter(isObjectType).filter(({ name }) => !roots.has(name));

const fieldsOf = (type: GraphQLObjectType) => Object.keys(type.getFields());
/** Known by another field, or by none though they have an id, as that is unique within one list only. */
const others: Readonly<Record<string, string | null>> = {
  OrganizationOption: 'publicId',
  Notification: 'publicId',
  FeatureFlag: 'name',
  ImportMapping: 'kind',
  AssignedCase: null,
  AvailableCommunityTestManager: null,
  ComparedCase: null,
  ReferenceEntry: null,
};

it.each(objects.map((type) => [type.name, type] as const))('knows a %s by its id, or as part of its parent', (name, type) => {
  const entity = Object.fromEntries(fieldsOf(type).map((field) => [field, `the ${field}`]));
  const field = name in others ? others[name] : fieldsOf(type).includes('id') ? 'id' : null;
  expect(keys[name]?.(entity as never)).toBe(field === null ? null : `the ${field}`);
});

it('is asked for the field that each thing is known by, wherever a document reads one', () => {
  const { documents } = collectDocuments(projectRoot);
  const info = new TypeInfo(schema);
  const missing: string[] = [];
  for (const { definition, name } of documents)
    visit(
      definition,
      visitWithTypeInfo(info, {
        SelectionSet: ({ selections }) => {
          const type = getNamedType(info.getType());
          if (!isObjectType(type) || roots.has(type.name)) return;
          const field = type.name in others ? others[type.name] : 'id';
          const isThere = selections.some((each) => each.kind !== Kind.FIELD || each.name.value === field);
          if (field != null && fieldsOf(type).includes(field) && !isThere) missing.push(`${name}: ${type.name}`);
        },
      }),
    );
  expect(missing).toEqual([]);
});

it('knows what each abstract type may be', () => {
  const abstract = types.filter(isAbstractType);
  expect(possibleTypes).toEqual(
    Object.fromEntries(
      abstract.map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .toSorted(),
      ]),
    ),
  );
});

it('tells the results of two testers of the same case apart', async () => {
  const answering: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      map((operation) => {
        const { id } = operation.variables as { readonly id: string };
        const caseResult = { __typename: 'CaseResult', id: `result of ${id}` };
        const assignedCases = [{ __typename: 'AssignedCase', id: 'k1', caseResult }];
        return { operation, data: { testParticipant: { __typename: 'Participant', id, assignedCases } }, stale: false, hasNext: false };
      }),
    );
  const client = new Client({ url: 'http://portal', preferGetMethod: false, exchanges: [portalCache(), answering] });
  const query = gql`
    query Tester($id: ID) {
      testParticipant(id: $id) {
        id
        assignedCases {
          id
          caseResult {
            id
          }
        }
      }
    }
  `;
  for (const id of ['p1', 'p2']) await client.query(query, { id }).toPromise();
  const { data } = client.readQuery(query, { id: 'p1' }) ?? {};
  expect(data.testParticipant.assignedCases[0].caseResult.id).toBe('result of p1');
});

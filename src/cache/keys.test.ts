import { isAbstractType, isObjectType } from 'graphql';
import { Client, gql } from 'urql';
import type { Exchange } from 'urql';
import { expect, it } from 'vitest';
import { filter, map, pipe } from 'wonka';
import { schema } from '#tests/support/schema.ts';
import { portalCache } from './client.ts';
import { embedded, keys, localIds, named, possibleTypes } from './keys.ts';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const roots = new Set(['Query', 'Mutation', 'Subscription']);
const objects = types.filter(isObjectType).filter(({ name }) => !roots.has(name));
const withoutId = objects.filter((type) => !('id' in type.getFields())).map(({ name }) => name);

it('has an entry for each type without an id, and for no other', () => {
  expect([...embedded, ...Object.keys(named)].toSorted()).toEqual(withoutId.toSorted());
  expect(Object.keys(keys).toSorted()).toEqual([...withoutId, ...localIds].toSorted());
});

it('names only fields that the type has', () => {
  const fieldsOf = (type: string) => Object.keys(objects.find(({ name }) => name === type)?.getFields() ?? {});
  const sample = { publicId: 'publicId', name: 'name', kind: 'kind' };
  for (const type of Object.keys(named)) expect(fieldsOf(type)).toContain(keys[type]?.(sample as never));
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

import { isAbstractType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '#tests/support/schema.ts';
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

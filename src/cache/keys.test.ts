import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embedded, keys, localIds, named, possibleTypes } from './keys.ts';

type Introspected = {
  readonly __schema: {
    readonly types: readonly {
      readonly kind: string;
      readonly name: string;
      readonly fields: readonly { readonly name: string }[] | null;
      readonly possibleTypes?: readonly { readonly name: string }[] | null;
    }[];
  };
};

const { __schema: schema } = JSON.parse(
  readFileSync(new URL('../../schema/generated/introspection.json', import.meta.url), 'utf8'),
) as Introspected;
const roots = new Set(['Query', 'Mutation', 'Subscription']);
const objects = schema.types.filter(({ kind, name }) => kind === 'OBJECT' && !name.startsWith('__') && !roots.has(name));
const withoutId = objects.filter(({ fields }) => !fields?.some(({ name }) => name === 'id')).map(({ name }) => name);

it('has an entry for each type without an id, and for no other', () => {
  expect([...embedded, ...Object.keys(named)].toSorted()).toEqual(withoutId.toSorted());
  expect(Object.keys(keys).toSorted()).toEqual([...withoutId, ...localIds].toSorted());
});

it('names only fields that the type has', () => {
  const fieldsOf = (type: string) => objects.find(({ name }) => name === type)?.fields?.map(({ name }) => name) ?? [];
  const sample = { publicId: 'publicId', name: 'name', kind: 'kind' };
  for (const type of Object.keys(named)) expect(fieldsOf(type)).toContain(keys[type]?.(sample as never));
});

it('knows what each abstract type may be', () => {
  const abstract = schema.types.filter(({ kind }) => kind === 'UNION' || kind === 'INTERFACE');
  expect(possibleTypes).toEqual(
    Object.fromEntries(abstract.map(({ name, possibleTypes: found }) => [name, found?.map((type) => type.name).toSorted() ?? []])),
  );
});

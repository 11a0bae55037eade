/** A JSON schema as published contracts use it. */
export type Schema = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isRecord,
  null: (value) => value === null,
};

type Find = (reference: string) => Schema;

const limits = (schema: Schema, value: unknown, at: string): readonly string[] => {
  const { enum: allowed, minimum, maximum, maxLength, maxItems, pattern } = schema;
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  return [
    Array.isArray(allowed) && !allowed.includes(value) ? `${at} is none of ${allowed.join(', ')}` : '',
    typeof value === 'number' && typeof minimum === 'number' && value < minimum ? `${at} is less than ${minimum}` : '',
    typeof value === 'number' && typeof maximum === 'number' && value > maximum ? `${at} is more than ${maximum}` : '',
    typeof maxLength === 'number' && typeof value === 'string' && size > maxLength ? `${at} is longer than ${maxLength}` : '',
    typeof maxItems === 'number' && Array.isArray(value) && size > maxItems ? `${at} has more than ${maxItems}` : '',
    typeof pattern === 'string' && typeof value === 'string' && !new RegExp(pattern, 'u').test(value) ? `${at} is not like ${pattern}` : '',
  ].filter((fault) => fault !== '');
};

const fieldsOf = (schema: Schema, value: Readonly<Record<string, unknown>>, at: string, find: Find): readonly string[] => {
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const more = schema['additionalProperties'];
  return [
    ...listOf(schema['required']).flatMap((name) => (String(name) in value ? [] : [`${at}.${String(name)} is missing`])),
    ...Object.entries(value).flatMap(([name, each]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : more;
      if (known === false) return [`${at}.${name} is not known`];
      if (isRecord(known) && known['readOnly'] === true) return [`${at}.${name} cannot be written`];
      return isRecord(known) ? schemaFaults(known, each, find, `${at}.${name}`) : [];
    }),
  ];
};

/** What of a value a schema does not allow. */
export function schemaFaults(schema: Schema, value: unknown, find: Find, at = 'body'): readonly string[] {
  const { $ref: reference, type, nullable, allOf, anyOf, oneOf, items } = schema;
  if (typeof reference === 'string') return schemaFaults(find(reference), value, find, at);
  if (value === null && nullable === true) return [];
  const wanted = (Array.isArray(type) ? type : [type]).filter((name): name is string => typeof name === 'string');
  if (wanted.length > 0 && !wanted.some((name) => types[name]?.(value) ?? true)) return [`${at} is no ${wanted.join(' or ')}`];
  const choices = [...listOf(anyOf), ...listOf(oneOf)].filter(isRecord).map((each) => schemaFaults(each, value, find, at));
  return [
    ...limits(schema, value, at),
    ...listOf(allOf)
      .filter(isRecord)
      .flatMap((each) => schemaFaults(each, value, find, at)),
    ...(choices.length === 0 || choices.some((faults) => faults.length === 0) ? [] : (choices[0] ?? [])),
    ...(Array.isArray(value) && isRecord(items) ? value.flatMap((each, index) => schemaFaults(items, each, find, `${at}[${index}]`)) : []),
    ...(isRecord(value) ? fieldsOf(schema, value, at, find) : []),
  ];
}

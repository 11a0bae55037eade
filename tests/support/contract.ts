import { textOf } from './tree.ts';
import { isRecord, schemaFaults } from './json-schema.ts';
import type { Schema } from './json-schema.ts';

/** A request as a client sent it. */
export type SentRequest = {
  readonly method?: string | undefined;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** JSON as it was sent; a stream is judged by its type alone. */
  readonly body?: string | object | undefined;
};

type Parameter = Schema & { readonly name: string; readonly in: string; readonly required?: boolean };
type Operation = Schema & { readonly parameters?: readonly Parameter[] };

/** A published contract: OpenAPI 3 or Swagger 2, trimmed to the operations that clients use. */
export type Contract = { readonly name: string; readonly faultsOf: (request: SentRequest) => readonly string[] };

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/gu, '\\$&').replaceAll(/\{[^}]+\}/gu, '([^/]+)')}/?$`, 'iu');

/** A text of an address as the value its schema means. */
const read = (schema: Schema, text: string): unknown => {
  const type = schema['type'];
  if ((type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/u.test(text)) return Number(text);
  if (type === 'boolean' && /^(?:true|false)$/u.test(text)) return text === 'true';
  return type === 'array' ? text.split(',').map((part) => read(isRecord(schema['items']) ? schema['items'] : {}, part)) : text;
};

const bodyOf = (
  operation: Operation,
): { readonly schema: Schema; readonly types: readonly string[]; readonly required: boolean } | null => {
  const inPath = operation.parameters?.find((parameter) => parameter.in === 'body');
  if (inPath !== undefined) {
    const types = Array.isArray(operation['consumes']) ? operation['consumes'].map(String) : ['application/json'];
    return { schema: isRecord(inPath['schema']) ? inPath['schema'] : {}, types, required: inPath.required === true };
  }
  const body = operation['requestBody'];
  const content = isRecord(body) && isRecord(body['content']) ? body['content'] : null;
  if (content === null) return null;
  const [first] = Object.values(content);
  const schema = isRecord(first) && isRecord(first['schema']) ? first['schema'] : {};
  return { schema, types: Object.keys(content), required: isRecord(body) && body['required'] === true };
};

/** Reads a contract of tests/contracts. `pathOf` tells where its path stands in an address, where that is not the path. */
export const contractOf = (
  name: string,
  pathOf: (url: URL) => { readonly path: string; readonly query: URLSearchParams } = plainPath,
): Contract => {
  const contract: unknown = JSON.parse(textOf(`tests/contracts/${name}.json`));
  const root: Readonly<Record<string, unknown>> = isRecord(contract) ? contract : {};
  const paths = Object.entries(isRecord(root['paths']) ? root['paths'] : {}).toSorted(
    ([one], [other]) => one.split('{').length - other.split('{').length,
  );
  const find = (reference: string): Schema => {
    const found = reference
      .replace(/^#\//u, '')
      .split('/')
      .reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), root);
    return isRecord(found) ? found : {};
  };

  const given = (
    parameter: Parameter,
    parts: {
      readonly path: string;
      readonly template: string;
      readonly query: URLSearchParams;
      readonly headers: Readonly<Record<string, string>>;
    },
  ): string | null => {
    if (parameter.in === 'query') return parts.query.get(parameter.name);
    if (parameter.in === 'header') return parts.headers[parameter.name.toLowerCase()] ?? null;
    const names = [...parts.template.matchAll(/\{([^}]+)\}/gu)].map((match) => match[1]);
    const values = patternOf(parts.template).exec(parts.path)?.slice(1) ?? [];
    const value = values[names.indexOf(parameter.name)];
    return value === undefined ? null : decodeURIComponent(value);
  };

  const faultsOf = (request: SentRequest): readonly string[] => {
    const { path, query } = pathOf(new URL(request.url));
    const method = (request.method ?? 'GET').toLowerCase();
    const headers = Object.fromEntries(Object.entries(request.headers ?? {}).map(([key, value]) => [key.toLowerCase(), value]));
    const at = `${method.toUpperCase()} ${path}`;
    const [template, operations] = paths.find(([each, known]) => patternOf(each).test(path) && isRecord(known) && method in known) ?? [];
    const operation = isRecord(operations) ? (operations[method] as Operation) : undefined;
    if (template === undefined || operation === undefined) return [`${at} is not in ${name}`];
    const parameters = operation.parameters ?? [];
    const known = new Set(parameters.filter((each) => each.in === 'query').map((each) => each.name));
    const body = bodyOf(operation);
    const sentType = headers['content-type']?.split(';')[0]?.trim();
    return [
      ...(operation['deprecated'] === true ? [`${at} is deprecated`] : []),
      ...[...query.keys()].filter((key) => !known.has(key)).map((key) => `${at}: ${key} is no parameter`),
      ...parameters
        .filter((each) => each.in !== 'body')
        .flatMap((parameter) => {
          const text = given(parameter, { path, template, query, headers });
          const schema = isRecord(parameter['schema']) ? parameter['schema'] : parameter;
          if (text === null) return parameter.required === true ? [`${at}: ${parameter.name} is missing`] : [];
          const { required: _, ...rules } = schema;
          return schemaFaults(rules, read(rules, text), find, `${at}: ${parameter.name}`);
        }),
      ...(body?.required === true && request.body === undefined ? [`${at}: the body is missing`] : []),
      ...(body !== null && request.body !== undefined && !body.types.includes(sentType ?? '')
        ? [`${at}: ${sentType ?? 'no type'} is not taken`]
        : []),
      ...(body !== null && request.body !== undefined && /json/u.test(sentType ?? '') && typeof request.body === 'string'
        ? schemaFaults(body.schema, JSON.parse(request.body), find, `${at}: body`)
        : []),
    ];
  };
  return { name, faultsOf };
};

function plainPath(url: URL) {
  return { path: url.pathname, query: url.searchParams };
}

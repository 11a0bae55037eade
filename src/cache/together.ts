import { getOperationName, stringifyDocument, stringifyVariables } from 'urql';
import type { AnyVariables, GraphQLRequest } from 'urql';
import { sendThrough } from './early-calls.ts';
import { extensionsOf } from './persisted.ts';

/** By what a root field is called in the whole: what the query itself calls it. */
type Fields = Readonly<Record<string, string>>;

/** A query that is about to be asked. */
export type Part = { readonly name: string; readonly variables: object; readonly fields: Fields };

type Whole = { readonly body: string; readonly parts: ReadonlyMap<string, Fields> };
type Said = { readonly data?: Fields | null; readonly errors?: readonly { readonly path?: readonly string[] }[] };

/** In milliseconds: a response that nobody took by then may be older than an event. */
const lasting = 250;

const waiting = new Set<Whole>();
const shared = new Map<string, Promise<Response | null>>();

const namedOf = (name: unknown, variables: unknown): string => `${String(name)} ${stringifyVariables(variables)}`;

/** As if the part had been asked for alone; null where the whole failed, perhaps for another part. */
const responseOf = async (sent: Promise<Response>, fields: Fields): Promise<Response | null> => {
  const response = (await sent).clone();
  const { data, errors = [] }: Said = response.ok ? await response.json() : {};
  if (data == null || errors.some(({ path }) => path === undefined)) return null;
  const own = errors.flatMap(({ path: [field = '', ...below] = [], ...error }) =>
    fields[field] === undefined ? [] : [{ ...error, path: [fields[field], ...below] }],
  );
  const told = Object.fromEntries(Object.entries(fields).map(([field, name]) => [name, data[field]]));
  return Response.json({ data: told, ...(own.length > 0 && { errors: own }) }, { headers: response.headers });
};

const share = (key: string, response: Promise<Response | null>): void => {
  shared.set(key, response);
  void response.then(() => setTimeout(() => shared.get(key) === response && shared.delete(key), lasting));
};

sendThrough((send) => async (address, init) => {
  if (waiting.size + shared.size === 0) return send(address, init);
  const { operationName, variables = {} } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as {
    readonly operationName?: string;
    readonly variables?: object;
  };
  const part = namedOf(operationName, variables);
  const headers = new Headers(init?.headers);
  const keyOf = (name: string): string => [headers.get('Authorization'), headers.get('X-Organization-Public-Id'), name].join('\n');
  const given = shared.get(keyOf(part));
  shared.delete(keyOf(part));
  if (given !== undefined) return (await given) ?? send(address, init);
  const whole = [...waiting].find(({ parts }) => parts.has(part));
  if (whole === undefined) return send(address, init);
  waiting.delete(whole);
  const sent = send(address, { ...init, body: whole.body });
  for (const [name, fields] of whole.parts)
    if (name !== part)
      share(
        keyOf(name),
        responseOf(sent, fields).catch(() => null),
      );
  const own = await responseOf(sent, whole.parts.get(part) ?? {});
  return own ?? ((await sent).ok ? send(address, init) : sent);
});

/** The first of these queries that is sent asks for all, in one call; the others find their response there. */
export const askTogether = <Variables extends AnyVariables>(
  whole: GraphQLRequest<unknown, Variables>,
  parts: readonly Part[],
): (() => void) => {
  const operationName = getOperationName(whole.query);
  const extensions = extensionsOf(operationName);
  const text = extensions === undefined ? { query: stringifyDocument(whole.query) } : { extensions };
  const body = stringifyVariables({ operationName, variables: whole.variables, ...text });
  const asked = { body, parts: new Map(parts.map(({ name, variables, fields }) => [namedOf(name, variables), fields])) };
  const leave = (): void => void waiting.delete(asked);
  waiting.add(asked);
  setTimeout(leave, lasting);
  return leave;
};

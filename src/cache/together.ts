import { getOperationName, stringifyDocument, stringifyVariables } from 'urql';
import type { GraphQLRequest } from 'urql';
import { sendThrough } from './early-calls.ts';
import { extensionsOf } from './persisted.ts';

/** Bodies of queries that go in one call, by what they ask. */
type Whole = ReadonlyMap<string, string>;

/** As many as the server answers in one call. */
export const togetherAtMost = 8;

/** In milliseconds: a response that nobody took by then may be older than an event. */
const lasting = 250;

const waiting = new Set<Whole>();
const shared = new Map<string, Promise<Response | null>>();

const namedOf = (name: unknown, variables: unknown): string => `${String(name)} ${stringifyVariables(variables)}`;

/** Null where the call brought nothing for a query, which then asks alone: a server of another version does not know of lists. */
const responsesOf = (sent: Promise<Response>): ((at: number) => Promise<Response | null>) => {
  const told = sent.then(async (response): Promise<unknown> => (response.ok ? response.clone().json() : null)).catch(() => null);
  return async (at) => {
    const answers = await told;
    const answer: unknown = Array.isArray(answers) ? answers[at] : undefined;
    return answer === undefined ? null : Response.json(answer, { headers: (await sent).headers });
  };
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
  const whole = [...waiting].find((each) => each.has(part));
  if (whole === undefined) return send(address, init);
  waiting.delete(whole);
  const sent = send(address, { ...init, body: `[${[...whole.values()].join()}]` });
  const responseAt = responsesOf(sent);
  const names = [...whole.keys()];
  for (const [at, name] of names.entries()) if (name !== part) share(keyOf(name), responseAt(at));
  const own = await responseAt(names.indexOf(part));
  const isAnswered = (await sent).ok || [400, 500].includes((await sent).status);
  return own ?? (isAnswered ? send(address, init) : sent);
});

type Asked = Pick<GraphQLRequest<unknown>, 'query' | 'variables'>;

/** The first of these queries that is sent takes the others along in one call; they find their response there. */
export const askTogether = (queries: readonly Asked[]): (() => void) => {
  const asked = new Map(
    queries.slice(0, togetherAtMost).map(({ query, variables }) => {
      const operationName = getOperationName(query);
      const extensions = extensionsOf(operationName);
      const text = extensions === undefined ? { query: stringifyDocument(query) } : { extensions };
      return [namedOf(operationName, variables), stringifyVariables({ operationName, variables, ...text })];
    }),
  );
  const leave = (): void => void waiting.delete(asked);
  if (asked.size < 2) return leave;
  waiting.add(asked);
  setTimeout(leave, lasting);
  return leave;
};

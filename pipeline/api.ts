/** What the world around a command gives it, so that tests can stand in for it. */
export type Around = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (line: string) => void;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** In milliseconds. */
  readonly now: () => number;
};

/** Said to whoever runs the pipeline, without a stack. */
export class Refusal extends Error {}

export type Ask = <Data>(query: string, variables?: object, key?: string) => Promise<Data>;

type Answer = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

const attempts = 6;
const longestPause = 60_000;

/** In milliseconds: as long as the server says, else longer each time. */
const pauseAfter = (response: Response | null, attempt: number): number => {
  const said = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Math.min(longestPause, Number.isNaN(said) ? 1_000 * 2 ** attempt : said * 1_000);
};

const isAway = (response: Response | null): boolean => response === null || [429, 502, 503, 504].includes(response.status);

/** Calls the API with the token of the environment. What had no answer, or came to a busy server, goes again under its key. */
export const apiOf = ({ env, pause }: Around): { readonly url: string; readonly ask: Ask } => {
  const { MUSTER_URL: url, MUSTER_TOKEN: token } = env;
  if (url === undefined || url === '') throw new Refusal('Set MUSTER_URL to the address of your Muster.');
  if (token === undefined || token === '') throw new Refusal('Set MUSTER_TOKEN to a token with Read, and with Launch to launch.');
  const send = (query: string, variables: object, key: string | undefined): Promise<Response | null> =>
    fetch(new URL('/api/customer_portal', url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ query, variables }),
    }).catch(() => null);
  const ask: Ask = async <Data>(query: string, variables: object = {}, key?: string): Promise<Data> => {
    for (let attempt = 0; ; attempt += 1) {
      const response = await send(query, variables, key);
      if (isAway(response) && attempt + 1 < attempts) {
        await pause(pauseAfter(response, attempt));
        continue;
      }
      if (response === null) throw new Refusal(`No server answers at ${url}.`);
      const { data, errors } = (await response.json().catch(() => ({}))) as Answer;
      if (errors?.[0] !== undefined) throw new Refusal(errors[0].message);
      if (data === undefined || data === null) throw new Refusal(`The server at ${url} answered ${response.status}.`);
      return data as Data;
    }
  };
  return { url, ask };
};

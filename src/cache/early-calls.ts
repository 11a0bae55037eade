/** Requests made before the program loaded, by their content. */
type EarlyCalls = { readonly at: number; readonly answers: Map<string, Promise<Response | null>> };
type Page = typeof globalThis & { earlyCalls?: EarlyCalls };

/** The viewer first, then the page's first queries. */
export type EarlyAsked = { readonly path: string; readonly who: string; readonly pages: Readonly<Record<string, readonly string[]>> };

/** In milliseconds: older responses are not used. */
const lasting = 10_000;

/**
 * Runs in the page's head as text, so it may refer to nothing outside itself. Starts the program's first requests with this tab's token.
 * Reads each response to its end, since an unread one blocks its connection. Not without a token, with one about to expire, or in a support
 * session.
 */
export function callEarly({ path, who, pages }: EarlyAsked): void {
  const call = (headers: Readonly<Record<string, string>>, body: string): Promise<Response | null> => {
    const all = { accept: 'application/json', 'content-type': 'application/json', ...headers };
    const answer = fetch(path, { method: 'POST', headers: all, body })
      .then(async (came) => new Response(await came.text(), came))
      .catch(() => null);
    answers.set([headers['Authorization'], headers['X-Organization-Public-Id'], body].join('\n'), answer);
    return answer;
  };
  const answers: EarlyCalls['answers'] = new Map();
  try {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:'));
    const held = JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}');
    if (localStorage.getItem('isAuthenticated') !== 'true' || !(held.expires_at - Date.now() / 1_000 > 30)) return;
    if (location.pathname.toLowerCase().startsWith('/auth/') || document.cookie.includes('account_override_token')) return;
    Object.assign(globalThis, { earlyCalls: { at: performance.now(), answers } });
    const authorization = { Authorization: `Bearer ${held.access_token}` };
    const asked = location.search === '' ? (pages[location.pathname.toLowerCase()] ?? []) : [];
    void call(authorization, who)
      .then(async (answer) => {
        if (answer === null) return;
        const again = answer.clone();
        const { data } = await answer.clone().json();
        const { publicId } = data.getCurrentOrganizationUser.organization;
        // The viewer query is repeated for the cache of the organization.
        answers.set([authorization.Authorization, publicId, who].join('\n'), Promise.resolve(again));
        for (const body of asked) void call({ ...authorization, 'X-Organization-Public-Id': publicId }, body);
      })
      .catch(() => undefined);
  } catch {
    // No storage, no session.
  }
}

const early = (): EarlyCalls | null => {
  const { earlyCalls }: Page = globalThis;
  return earlyCalls !== undefined && performance.now() - earlyCalls.at < lasting ? earlyCalls : null;
};

/** When the page's first request may have been sent, by the page's clock. */
export const askedSince = (): number => early()?.at ?? performance.now();

let send: typeof fetch = (address, init) => fetch(address, init);

/** For what is loaded later. */
export const sendThrough = (way: (send: typeof fetch) => typeof fetch): void => {
  send = way((address, init) => fetch(address, init));
};

/** Takes an early response of exactly this request, once; else sends it. */
export const fetchAfterEarly: typeof fetch = async (address, init) => {
  const headers = new Headers(init?.headers);
  const { body } = init ?? {};
  const said = [headers.get('Authorization'), headers.get('X-Organization-Public-Id'), typeof body === 'string' ? body : ''].join('\n');
  const answer = headers.has('X-Account-Override') ? undefined : early()?.answers.get(said);
  early()?.answers.delete(said);
  return (await answer) ?? send(address, init);
};

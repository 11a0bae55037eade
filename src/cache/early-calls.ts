/** The calls that the page made before its program was there, by what they say, and when. */
type EarlyCalls = { readonly at: number; readonly answers: Map<string, Promise<Response | null>> };
type Page = typeof globalThis & { earlyCalls?: EarlyCalls };

/** What is asked before the program is there: who the person is, then what the page at an address asks first. */
export type EarlyAsked = { readonly path: string; readonly who: string; readonly pages: Readonly<Record<string, readonly string[]>> };

/** The program takes an answer that is no older. */
const lasting = 10_000;

/**
 * Runs in the head of the page, as text, and so names nothing outside itself: asks what the program will ask first, with the token that this tab holds, while
 * the program is on its way. Each answer is read to its end, since one that nobody takes would hold its line. Without such a token, with one that runs out, or while support acts for somebody, only the program asks.
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
        // Who is inside asks once more who they are, for the cache that they have there.
        answers.set([authorization.Authorization, publicId, who].join('\n'), Promise.resolve(again));
        for (const body of asked) void call({ ...authorization, 'X-Organization-Public-Id': publicId }, body);
      })
      .catch(() => undefined);
  } catch {
    // A page without storage holds no session.
  }
}

const early = (): EarlyCalls | null => {
  const { earlyCalls }: Page = globalThis;
  return earlyCalls !== undefined && performance.now() - earlyCalls.at < lasting ? earlyCalls : null;
};

/** Since when what the page shows may have been asked, by the clock of the page. */
export const askedSince = (): number => early()?.at ?? performance.now();

/** Makes a call, or takes the answer to the same call, word for word, with the same token and for the same organization, that was made early; once. */
export const fetchAfterEarly: typeof fetch = async (address, init) => {
  const headers = new Headers(init?.headers);
  const { body } = init ?? {};
  const said = [headers.get('Authorization'), headers.get('X-Organization-Public-Id'), typeof body === 'string' ? body : ''].join('\n');
  const answer = headers.has('X-Account-Override') ? undefined : early()?.answers.get(said);
  early()?.answers.delete(said);
  return (await answer) ?? fetch(address, init);
};

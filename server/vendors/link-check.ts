import type { ApplicationLinkState } from '#schema/vocabulary/launch/options.ts';

export type LinkCheck = (url: string) => Promise<ApplicationLinkState>;

type OutsideCall = (call: { readonly url: string }) => Promise<{ readonly status: number }>;

const kept = { milliseconds: 60_000, entries: 500 } as const;
/** Per node; further links are not checked now. */
const mostAtOnce = 30;
const gone = new Set([404, 410]);

const answering = new Set(['redirected', 'encoded', 'too_large']);
const unreachable = new Set(['unknown_host', 'unreachable', 'too_slow']);

const stateOfRefusal = (error: unknown): ApplicationLinkState => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (answering.has(code)) return 'answers';
  if (code === 'inside') return 'inside';
  return unreachable.has(code) ? 'unreachable' : 'unchecked';
};

/** Caches each result for a minute. A page behind a sign-in counts as answering, a 404 as missing. */
export const linkCheckWith = (call: OutsideCall, now: () => Date): LinkCheck => {
  const known = new Map<string, { readonly at: number; readonly state: Promise<ApplicationLinkState> }>();
  let underWay = 0;
  const look = async (url: string): Promise<ApplicationLinkState> => {
    underWay += 1;
    try {
      const { status } = await call({ url });
      if (gone.has(status)) return 'missing';
      return status < 500 ? 'answers' : 'unreachable';
    } catch (error) {
      return stateOfRefusal(error);
    } finally {
      underWay -= 1;
    }
  };
  return (url) => {
    const at = now().getTime();
    const found = known.get(url);
    if (found !== undefined && at - found.at < kept.milliseconds) return found.state;
    if (underWay >= mostAtOnce) return Promise.resolve('unchecked');
    const state = look(url);
    known.delete(url);
    known.set(url, { at, state });
    for (const oldest of known.keys()) {
      if (known.size <= kept.entries) break;
      known.delete(oldest);
    }
    return state;
  };
};

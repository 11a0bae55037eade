import { closingAddress, isInterrupted } from '#machines/flows/session/sign-in.ts';
import type { Ending } from '#machines/flows/session/sign-in.ts';

const mark = 'muster.closed-at';
const tooSoon = 30_000;

/** Where to go after the session closed. A second refusal right after a sign-in stops there, as a third would follow for ever. */
export const addressAfter = (ending: Ending, address: string, now = Date.now()): string => {
  if (!isInterrupted(ending)) return closingAddress(ending, address);
  const before = Number(sessionStorage.getItem(mark) ?? 0);
  sessionStorage.setItem(mark, String(now));
  return now - before < tooSoon ? '/auth/login?error=sign_in_failed' : closingAddress(ending, address);
};

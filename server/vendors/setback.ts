import { cutText } from '#schema/cut-text.ts';
import type { VendorFault } from './vendor-error.ts';
import type { Tx } from '../workflow/transaction.ts';

const moment = (at: string | null | undefined): string | null => (at === null || at === undefined ? null : new Date(at).toISOString());

/** After which moment an integration may be called again, and the failures in a row. */
export const restOf = async (tx: Tx, integrationId: string): Promise<{ readonly until: string | null; readonly setbacks: number }> => {
  const [found] = await tx.query<{ until: string | null; setbacks: number }>(
    'select resume_at as until, setbacks from integration where id = $1 and organization_id = $2',
    [integrationId, tx.viewer.organizationId],
  );
  return { until: moment(found?.until), setbacks: found?.setbacks ?? 0 };
};

export const rest = (tx: Tx, integrationId: string, until: string | null): Promise<object[]> =>
  tx.query(
    `update integration set resume_at = $2, setbacks = case when $2::timestamptz is null then 0 else setbacks + 1 end
     where id = $1 and organization_id = $3 and (resume_at is distinct from $2 or setbacks > 0)`,
    [integrationId, until, tx.viewer.organizationId],
  );

/** In milliseconds, well within the queue's limit for a job. */
export const turnMilliseconds = 60_000;

const holdSlack = 30_000;

/** In milliseconds: longer than a lost response needs to become searchable, so that no other worker takes the record before. */
export const holdMilliseconds = (settle: number): number => settle + holdSlack;

export const isResting = async (tx: Tx, integrationId: string): Promise<boolean> => {
  const { until } = await restOf(tx, integrationId);
  return until !== null && until > tx.at;
};

/** Not before the integration's rest ends. */
export const nextTurn = async (tx: Tx, integrationId: string, due: string): Promise<string> => {
  const { until } = await restOf(tx, integrationId);
  return [until ?? due, due, tx.at].toSorted().at(-1) ?? tx.at;
};

const passing: readonly VendorFault[] = ['busy', 'broken', 'unreadable', 'too_large', 'too_slow', 'unreachable'];

export const isPassing = (fault: VendorFault): boolean => passing.includes(fault);

const firstRest = 5_000;
const longestRest = 600_000;

/** Back-off after so many failures in a row. */
export const restMilliseconds = (setbacks: number): number => Math.min(longestRest, firstRest * 2 ** Math.min(setbacks, 10));

type Setback = 'busy' | 'broken' | 'lost' | 'unauthorized';

const setbacks: Readonly<Record<Setback, (label: string) => string>> = {
  busy: (label) => `${label} is busy. It continues by itself.`,
  broken: (label) => `${label} has a problem at the moment. It continues by itself.`,
  lost: (label) => `${label} did not answer. It is looked for before it is sent again.`,
  unauthorized: (label) => `${label} did not accept the stored credentials. It continues once the integration is active.`,
};

export const setbackWords = (label: string, setback: Setback): string => setbacks[setback](label);

const longestWords = 500;

/** The vendor's message in one line, truncated; ours where it has none. */
export const refusalWords = (label: string, status: number, given: string, act = 'create issues there'): string => {
  const words = given.replaceAll(/\s+/gu, ' ').trim();
  if (words !== '') return `${label}: ${words.length > longestWords ? `${cutText(words, longestWords)}…` : words}`;
  if (status === 0) return `The address of ${label} cannot be used. Please check the integration settings.`;
  if (status === 301)
    return `${label} has moved this to another address. Please choose the place again, or check the integration settings.`;
  if (status === 403) return `${label} does not allow this account to ${act}.`;
  return status === 404 ? `${label} does not know the place where this was to go.` : `${label} refused it (${status}).`;
};

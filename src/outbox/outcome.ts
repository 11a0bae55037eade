import { isLimited, problemOf } from '#src/cache/problems.ts';
import type { OperationResult } from 'urql';
import type { UnsentAct } from './unsent-store.ts';

type Told = { readonly issueId: string; readonly version?: number | null; readonly refusal?: { readonly message: string } | null };
type Changed = {
  readonly successful: boolean;
  readonly version?: number | null;
  readonly errors: readonly { readonly message: string }[];
  readonly outcomes?: readonly Told[] | null;
  readonly result?: unknown;
};
type Result = Pick<OperationResult<unknown>, 'data' | 'error' | 'operation'>;
type Things = UnsentAct['things'];

const changeIn = ({ data }: Result): Changed | undefined => Object.values<Changed>(Object(data) as Record<string, Changed>)[0];

/** The session ended, the organization changed or the page is older than the server: it is sent again by a page that may. */
export const isInterrupted = ({ error, operation }: Result): boolean => {
  const kind = error === undefined ? undefined : problemOf(error, operation)?.kind;
  return kind === 'access' || kind === 'stale' || kind === 'outdated';
};

const versionIn = (of: unknown): readonly [string, number] | null => {
  const id: unknown = Reflect.get(Object(of), 'id');
  const version: unknown = Reflect.get(Object(of), 'version');
  return typeof id === 'string' && typeof version === 'number' ? [id, version] : null;
};

/** The versions that an answer left, by id. */
export const versionsIn = (result: Result, things: Things): readonly (readonly [string, number])[] => {
  const change = changeIn(result);
  if (change === undefined) return [];
  const { version, outcomes, result: changed } = change;
  const [thing] = things;
  if (typeof version === 'number' && thing !== undefined && things.length === 1) return [[thing.id, version]];
  if (outcomes) return outcomes.flatMap((told) => (typeof told.version === 'number' ? [[told.issueId, told.version] as const] : []));
  return (Array.isArray(changed) ? changed : []).flatMap((one) => {
    const found = versionIn(one);
    return found === null ? [] : [found];
  });
};

const unsaid = 'The server could not do this.';

/** Why each thing was refused, by id; empty where all was done. */
export const refusalsIn = (result: Result, things: Things): ReadonlyMap<string, string> => {
  const change = changeIn(result);
  const ofAll = (message: string): ReadonlyMap<string, string> => new Map(things.map(({ id }) => [id, message]));
  if (change === undefined) {
    const words = result.error !== undefined && isLimited(result.error) ? result.error.graphQLErrors[0]?.message : undefined;
    return ofAll(words ?? unsaid);
  }
  if (change.outcomes) return new Map(change.outcomes.flatMap(({ issueId, refusal }) => (refusal ? [[issueId, refusal.message]] : [])));
  const words = change.errors.map(({ message }) => message).filter((message) => message !== '');
  return change.successful ? new Map() : ofAll(words.length === 0 ? unsaid : words.join(', '));
};

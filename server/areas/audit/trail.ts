import * as v from 'valibot';
import { auditFilterRules, thingsOfKind } from '#schema/rules/audit-filter.ts';
import type { AuditFilter } from '#schema/rules/audit-filter.ts';
import { badUserInput } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import type { Tx, Viewer } from '#server/workflow/transaction.ts';
import { lineOf } from './lines.ts';
import type { Line, Tell } from './lines.ts';
import { trailStatement } from './trail.store.ts';
import type { Place, StoredTrail, TrailFilter } from './trail.store.ts';

/** Refuses what cannot be meant; empty words are none. */
export const filterOf = (given: object | null | undefined): AuditFilter => {
  const asked = Object.fromEntries(Object.entries<unknown>({ ...given }).filter(([, value]) => value !== '' && value !== null));
  const read = v.safeParse(auditFilterRules, asked);
  if (!read.success) throw badUserInput(read.issues[0].message);
  return read.output;
};

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000).toISOString();

/** An operator reads every organization; anybody else their own, whatever they ask for. */
const storedFilter = ({ kind, ...filter }: AuditFilter, { role, organizationId }: Viewer): TrailFilter => ({
  ...filter,
  organization: role !== 'operator' ? organizationId : filter.organization === null ? null : idOrAbsent(filter.organization),
  person: filter.person === null || filter.person.includes('@') ? filter.person : idOrAbsent(filter.person),
  thing: filter.thing === null ? null : idOrAbsent(filter.thing),
  things: thingsOfKind(kind),
  since: filter.since === null ? null : `${filter.since}T00:00:00.000Z`,
  until: filter.until === null ? null : dayAfter(filter.until),
});

export type Trail = {
  readonly lines: readonly Line[];
  /** Where it goes on; null at its end. */
  readonly next: Place | null;
  /** The moment until which was looked, where it goes on. */
  readonly lookedBackTo: string | null;
};

/** A page of what the viewer may read. */
export const readTrail = async (
  tx: Tx,
  { filter, first, after, ...tell }: { readonly filter: AuditFilter; readonly first: number; readonly after: Place | null } & Tell,
): Promise<Trail> => {
  const { viewer } = tx;
  const { text, values } = trailStatement({ filter: storedFilter(filter, viewer), role: viewer.role, count: first + 1, after });
  const [found] = await tx.query<StoredTrail & { readonly most: number }>(text, values);
  const { lines = [], scanned = 0, most = 1, lastAt = null, lastId = null } = found ?? {};
  const shown = lines.slice(0, first);
  const last = shown.at(-1);
  const isMore = lines.length > first || scanned >= most;
  const next: Place | null = !isMore
    ? null
    : lines.length > first && last !== undefined
      ? [last.exactly, last.id]
      : [lastAt ?? '', lastId ?? 0];
  return { lines: shown.map((line) => lineOf(line, viewer, tell)), next, lookedBackTo: next?.[0] ?? null };
};

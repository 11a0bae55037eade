import * as v from 'valibot';
import { auditKinds, auditTexts, isAuditKind } from '../vocabulary/audit.ts';

const text = v.pipe(v.string(), v.trim(), v.maxLength(255, auditTexts.tooLong));
const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00.000Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
const day = v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d$/u, auditTexts.day), v.check(isDay, auditTexts.day));
const named = <Schema extends v.GenericSchema<string, string>>(schema: Schema) => v.optional(v.nullable(schema), null);

/** What narrows an audit trail, in days of UTC. */
export const auditFilterRules = v.pipe(
  v.object({
    person: named(text),
    kind: named(
      v.pipe(
        text,
        v.check((kind) => isAuditKind(kind), auditTexts.kind),
      ),
    ),
    thing: named(text),
    since: named(day),
    until: named(day),
    source: named(text),
    outcome: named(text),
    session: named(v.pipe(text, v.regex(/^[\da-f]{12}$/u, auditTexts.session))),
    organization: named(text),
  }),
  v.forward(
    v.check(({ since, until }) => since === null || until === null || since <= until, auditTexts.order),
    ['until'],
  ),
);

export type AuditFilter = v.InferOutput<typeof auditFilterRules>;

/** The things that a kind of act is about. */
export const thingsOfKind = (kind: string | null): readonly string[] | null => (isAuditKind(kind) ? auditKinds[kind].of : null);

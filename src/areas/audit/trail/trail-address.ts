import { isEmail } from '#schema/rules/email.ts';
import * as v from 'valibot';
import { auditKindNames, auditSourceNames } from '#schema/vocabulary/audit.ts';

const word = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255))), undefined));
const day = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined));

/** What narrows a trail, as its address says it; what cannot be read is left out. */
export const trailSearch = v.object({
  person: word,
  kind: v.optional(v.fallback(v.optional(v.picklist(auditKindNames)), undefined)),
  thing: word,
  since: day,
  until: day,
  source: v.optional(v.fallback(v.optional(v.picklist(auditSourceNames)), undefined)),
  outcome: v.optional(v.fallback(v.optional(v.picklist(['done', 'refused'])), undefined)),
  session: word,
  organization: word,
});

export type TrailSearch = v.InferOutput<typeof trailSearch>;

/** The address of the page with another filter, to be opened or sent on. */
export const trailHref = (page: string, search: TrailSearch): string => {
  const given = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return given.length === 0 ? page : `${page}?${new URLSearchParams(given).toString()}`;
};

const isId = (person: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(person);

/** Somebody who was chosen and not typed. */
export const chosenPerson = ({ person }: TrailSearch): string | null => (person !== undefined && isId(person) ? person : null);

/** What the server is asked for: an address that is still being typed narrows nothing, nor does a last day before the first. */
export const askedOf = (search: TrailSearch): TrailSearch => {
  const { person, since, until, ...rest } = search;
  const isWhole = person !== undefined && (isId(person) || isEmail(person));
  const isOrdered = since === undefined || until === undefined || since <= until;
  return {
    ...rest,
    ...(isWhole && { person }),
    ...(since !== undefined && { since }),
    ...(until !== undefined && isOrdered && { until }),
  };
};

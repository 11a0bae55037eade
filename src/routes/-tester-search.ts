import * as v from 'valibot';

/** What the address of a tester may say, apart from the page itself so that reading it loads nothing else. */
export const testerSearch = v.object({
  result: v.optional(v.fallback(v.optional(v.string()), undefined)),
  publish: v.optional(v.fallback(v.optional(v.literal(1)), undefined)),
  waiting: v.optional(v.fallback(v.optional(v.literal(1)), undefined)),
  file: v.optional(v.fallback(v.optional(v.string()), undefined)),
  t: v.optional(v.fallback(v.optional(v.number()), undefined)),
  line: v.optional(v.fallback(v.optional(v.number()), undefined)),
});

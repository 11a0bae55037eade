import * as v from 'valibot';

const text = v.fallback(v.optional(v.string(), ''), '');
const outcome = v.object({
  isAnswered: v.fallback(v.optional(v.boolean(), false), false),
  /** Null where the launch did not fail. */
  launchError: v.optional(v.nullable(v.fallback(v.object({ code: text, message: text }), { code: '', message: '' })), null),
  launchedTestId: v.fallback(v.optional(v.nullable(v.pipe(v.string(), v.nonEmpty())), null), null),
});

/** What came of a launch, as the navigation that led here says. */
export const outcomeIn = (state: object): v.InferOutput<typeof outcome> => v.parse(outcome, state);

import type { RouterHistory } from '@tanstack/react-router';
import * as v from 'valibot';
import type { WayIn } from '#machines/flows/launch/open-launch.rules.ts';
import { clonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import type { SdlcStage } from '#schema/vocabulary/launch/places.ts';

const filled = v.pipe(v.string(), v.nonEmpty());
const text = v.fallback(v.optional(v.nullable(filled), null), null);
const some = v.pipe(
  v.array(v.unknown()),
  v.transform((ids): ClonedCases => ids.filter((id) => typeof id === 'string')),
  v.nonEmpty(),
);
const carried = v.object({
  /** The test to clone, and which of its test cases go along. */
  testId: text,
  cases: v.fallback(v.optional(v.union([v.picklist(clonedCases), some]), 'every'), 'every'),
  /** In the navigation state, as the route's search follows a moment later. */
  draftId: text,
  /** A form, readable or not. */
  form: v.optional(v.unknown()),
  receipt: v.fallback(v.optional(v.nullable(v.object({ id: filled, name: filled, url: filled })), null), null),
  requestName: text,
});

/** What a page of Launch handed to the next beside its address, whatever an older release left there. */
export const carriedIn = (state: object): v.InferOutput<typeof carried> => v.parse(carried, state);

type Switches = { readonly advancedTestsAccess: boolean; readonly newLaunchUxEnabled: boolean };
type Entry = {
  readonly pathname: string;
  readonly state: RouterHistory['location']['state'];
  readonly sdlc_stage?: SdlcStage | undefined;
  readonly draft?: string | undefined;
  readonly tab?: string | undefined;
  readonly test: string | undefined;
};

/** The way into Launch that the switches of an organization and an entry of the history are. */
export function wayInOf({ advancedTestsAccess, newLaunchUxEnabled }: Switches, entry: Entry): WayIn {
  const { testId, cases, draftId, form } = carriedIn(entry.state);
  return {
    hasAdvancedTests: advancedTestsAccess,
    hasRequestFlow: newLaunchUxEnabled,
    place: entry.state.__TSR_index,
    isWizard: entry.pathname.toLowerCase() === '/launch/test',
    tab: entry.tab ?? null,
    sdlcStage: entry.sdlc_stage ?? null,
    draft: draftId ?? entry.draft ?? null,
    test: entry.test ?? null,
    clone: testId,
    cases,
    form,
  };
}

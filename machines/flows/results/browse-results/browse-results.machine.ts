import { and, assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BrowseResultsContext, BrowseResultsEvent, BrowseResultsInput, ResultSection } from './browse-results.types.ts';

export type BrowseResultsActorRef = ActorRefFrom<typeof browseResultsMachine>;
export type BrowseResultsSnapshot = SnapshotFrom<typeof browseResultsMachine>;

const browseSetup = setup({
  types: { context: {} as BrowseResultsContext, events: {} as BrowseResultsEvent, input: {} as BrowseResultsInput },
  guards: {
    isSection: ({ event }, params: { section: ResultSection }) => event.section === params.section,
    maySee: ({ context }, params: { section: ResultSection }) => context.sections.includes(params.section),
  },
  actions: {
    rememberVisit: assign(({ context }, params: { section: ResultSection }) => ({
      visited: context.visited.includes(params.section) ? context.visited : [...context.visited, params.section],
    })),
  },
});

const toggles = (section: ResultSection) => {
  const params = { section };
  return and([
    { type: 'isSection', params },
    { type: 'maySee', params },
  ]);
};

const region = (section: ResultSection, initial: 'open' | 'folded') =>
  browseSetup.createStateConfig({
    initial,
    states: {
      folded: {
        on: {
          'section.toggle': { guard: toggles(section), target: 'open', actions: { type: 'rememberVisit', params: { section } } },
        },
      },
      open: { on: { 'section.toggle': { guard: toggles(section), target: 'folded' } } },
    },
  });

/** Which sections of the results overview lie open; older and cancelled tests are asked for when theirs opens. */
export const browseResultsMachine = browseSetup.createMachine({
  id: 'browseResults',
  context: ({ input }) => ({
    sections: input.sections,
    visited: input.sections.filter((section) => section !== 'older' && section !== 'cancelled'),
  }),
  type: 'parallel',
  states: {
    live: region('live', 'open'),
    upcoming: region('upcoming', 'open'),
    recent: region('recent', 'open'),
    older: region('older', 'folded'),
    cancelled: region('cancelled', 'folded'),
  },
});

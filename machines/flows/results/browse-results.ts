import { and, assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export const resultSections = ['live', 'upcoming', 'recent', 'older', 'cancelled'] as const;
export type ResultSection = (typeof resultSections)[number];

export const openAtFirst: readonly ResultSection[] = ['live', 'upcoming', 'recent'];

type BrowseResultsInput = {
  readonly sections: readonly ResultSection[];
  readonly open?: readonly ResultSection[];
};

type BrowseResultsContext = {
  readonly sections: readonly ResultSection[];
  readonly open: readonly ResultSection[];
  /** Sections opened at least once; the others are never requested from the server. */
  readonly visited: readonly ResultSection[];
};

type BrowseResultsEvent =
  | { readonly type: 'section.toggle'; readonly section: ResultSection }
  | { readonly type: 'sections.change'; readonly sections: readonly ResultSection[] };

export type BrowseResultsActorRef = ActorRefFrom<typeof browseResultsMachine>;
type BrowseResultsSnapshot = SnapshotFrom<typeof browseResultsMachine>;

const browseSetup = setup({
  types: { context: {} as BrowseResultsContext, events: {} as BrowseResultsEvent, input: {} as BrowseResultsInput },
  guards: {
    isSection: ({ event }, params: { section: ResultSection }) => 'section' in event && event.section === params.section,
    maySee: ({ context }, params: { section: ResultSection }) => context.sections.includes(params.section),
    isOpenAtFirst: ({ context }, params: { section: ResultSection }) => context.open.includes(params.section),
  },
  actions: {
    rememberVisit: assign(({ context }, params: { section: ResultSection }) => ({
      visited: context.visited.includes(params.section) ? context.visited : [...context.visited, params.section],
    })),
    rememberSections: assign(({ context: { open, visited } }, { sections }: { sections: readonly ResultSection[] }) => ({
      sections,
      visited: [...new Set([...visited, ...sections.filter((section) => open.includes(section))])],
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

const region = (section: ResultSection) =>
  browseSetup.createStateConfig({
    initial: 'undecided',
    states: {
      undecided: { always: [{ guard: { type: 'isOpenAtFirst', params: { section } }, target: 'open' }, { target: 'folded' }] },
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
  context: ({ input: { sections, open = openAtFirst } }) => ({
    sections,
    open,
    visited: sections.filter((section) => open.includes(section)),
  }),
  type: 'parallel',
  on: { 'sections.change': { actions: { type: 'rememberSections', params: ({ event: { sections } }) => ({ sections }) } } },
  states: {
    live: region('live'),
    upcoming: region('upcoming'),
    recent: region('recent'),
    older: region('older'),
    cancelled: region('cancelled'),
  },
});

export const selectIsOpen =
  (section: ResultSection) =>
  (snapshot: BrowseResultsSnapshot): boolean =>
    snapshot.value[section] === 'open';

export const selectIsVisited =
  (section: ResultSection) =>
  (snapshot: BrowseResultsSnapshot): boolean =>
    snapshot.context.visited.includes(section);

export const selectOpen = (snapshot: BrowseResultsSnapshot): readonly ResultSection[] =>
  resultSections.filter((section) => selectIsOpen(section)(snapshot));

/** The sections of the results overview, in order. */
export const resultSections = ['live', 'upcoming', 'recent', 'older', 'cancelled'] as const;
export type ResultSection = (typeof resultSections)[number];

export type BrowseResultsInput = { readonly sections: readonly ResultSection[] };

export type BrowseResultsContext = {
  /** The sections this person sees. */
  readonly sections: readonly ResultSection[];
  /** The sections that were opened at least once: what is not among them is never asked for. */
  readonly visited: readonly ResultSection[];
};

export type BrowseResultsEvent = { readonly type: 'section.toggle'; readonly section: ResultSection };

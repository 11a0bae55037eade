/** The sections of the results overview, in order. */
export const resultSections = ['live', 'upcoming', 'recent', 'older', 'cancelled'] as const;
export type ResultSection = (typeof resultSections)[number];

/** The sections that lie open at first; what is in the others is asked for when they are opened. */
export const openAtFirst: readonly ResultSection[] = ['live', 'upcoming', 'recent'];

export type BrowseResultsInput = {
  readonly sections: readonly ResultSection[];
  /** Those that lie open, where somebody returns; those of the beginning otherwise. */
  readonly open?: readonly ResultSection[];
};

export type BrowseResultsContext = {
  /** The sections this person sees. */
  readonly sections: readonly ResultSection[];
  /** Those of them that lie open when it begins. */
  readonly open: readonly ResultSection[];
  /** The sections that were opened at least once: what is not among them is never asked for. */
  readonly visited: readonly ResultSection[];
};

export type BrowseResultsEvent =
  | { readonly type: 'section.toggle'; readonly section: ResultSection }
  | { readonly type: 'sections.change'; readonly sections: readonly ResultSection[] };

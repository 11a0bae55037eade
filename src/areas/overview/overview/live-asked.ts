export const liveAsked = { status: 'in_progress' } as const;

/** What the page asks first; the build writes it into its head. */
export const firstAsked = () => [{ name: 'Overview_Statistics' }, { name: 'Overview_LiveTests', variables: liveAsked }];

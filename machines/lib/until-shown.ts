/** What was shown, and what is wished of a thing that was not yet: on a slow line a key judges nothing that nobody saw. */
export type UntilShown<Wish> = {
  readonly shown: readonly string[];
  readonly awaited: { readonly id: string; readonly wish: Wish } | null;
};

const remembered = 200;

export const nothingShown = { shown: [], awaited: null } as const;

export const wasShown = ({ shown }: UntilShown<unknown>, id: string): boolean => shown.includes(id);

/** What is wished of a thing that is waited for; null where nothing is. */
export const wishFor = <Wish>({ awaited }: UntilShown<Wish>, id: string): Wish | null => (awaited?.id === id ? awaited.wish : null);

/** Whether something else is waited for. */
export const isElsewhere = ({ awaited }: UntilShown<unknown>, id: string): boolean => awaited !== null && awaited.id !== id;

export const onceShown = <Wish>(until: UntilShown<Wish>, id: string): UntilShown<Wish> => ({
  ...until,
  shown: [...until.shown.filter((each) => each !== id), id].slice(-remembered),
});

/** The latest wish counts. */
export const onceWished = <Wish>(until: UntilShown<Wish>, id: string, wish: Wish): UntilShown<Wish> => ({
  ...until,
  awaited: { id, wish },
});

export const onceOver = <Wish>(until: UntilShown<Wish>): UntilShown<Wish> => ({ ...until, awaited: null });

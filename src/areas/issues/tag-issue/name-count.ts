/** In characters: from here the counter is shown. */
const countedFrom = 24;

export const isCounted = (name: string): boolean => name.trim().length >= countedFrom;

/** From this many letters on the limit of a name is counted. */
const countedFrom = 24;

export const isCounted = (name: string): boolean => name.trim().length >= countedFrom;

import { firstCharacters } from '#schema/cut-text.ts';
const shownCharacters = 25;

/** The first 25 characters of a reason, as labels show it. */
export const reasonLabel = (reason: string): string => firstCharacters(reason, shownCharacters);

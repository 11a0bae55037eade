/** The id of a two-letter code: it stays the same when codes are added. */
export const numberOfCode = (code: string): number => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64;

const namesOf = (type: 'region' | 'language') => new Intl.DisplayNames(['en'], { type, fallback: 'none' });
const names = { region: namesOf('region'), language: namesOf('language') };

export const nameOfCode = (type: 'region' | 'language', code: string): string => names[type].of(code) ?? code;

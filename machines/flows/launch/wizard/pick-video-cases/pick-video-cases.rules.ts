import type { TestCase } from '#schema/rules/launch/requested-test.ts';

/** Whether somebody searches. */
export const isSearching = (search: string): boolean => search.trim() !== '';

/** Whether a search finds a case, by code, name or section. */
export const isFound = ({ code, name, section }: TestCase, search: string): boolean =>
  `${code} ${name} ${section}`.toLowerCase().includes(search.trim().toLowerCase());

/** Films all cases that are found, or none of them where all of them are; the others stay as they are. */
export function flagFound(testCases: readonly TestCase[], search: string): readonly TestCase[] {
  const isOn = testCases.some((one) => isFound(one, search) && !one.requireVideoAttachment);
  return testCases.map((one) => (isFound(one, search) ? { ...one, requireVideoAttachment: isOn } : one));
}

import type { TestCase } from '../requested-test.ts';
import type { CaseChange, ChangeCount } from './imported.ts';

export type JoinedCases = {
  readonly testCases: readonly TestCase[];
  readonly changes: readonly CaseChange[];
  readonly count: ChangeCount;
};

const keyOf = ({ code, section, name }: TestCase): string => (code === '' ? `name\n${section}\n${name}` : `code\n${code}`);
const content = ({ section, code, name, prerequisites, steps, additionalInformation, tags }: TestCase): string =>
  JSON.stringify([
    [section, code, name, prerequisites],
    steps.map(({ instruction, expectedResult }) => [instruction, expectedResult]),
    additionalInformation.map((one) => [one.code, one.value]),
    tags,
  ]);

/**
 * Imported cases joined to those already there: a case of a known code, or without a code of a known name, takes its place;
 * the others follow. Where a code stands several times, the first meets the first.
 */
export function joinCases(present: readonly TestCase[], imported: readonly TestCase[]): JoinedCases {
  const places = new Map<string, number[]>();
  for (const [index, one] of present.entries()) places.set(keyOf(one), [...(places.get(keyOf(one)) ?? []), index]);
  const testCases = [...present];
  const fresh: TestCase[] = [];
  const changes = imported.map((one): CaseChange => {
    const place = places.get(keyOf(one))?.shift();
    const known = place === undefined ? undefined : present[place];
    if (place === undefined || known === undefined) {
      fresh.push(one);
      return 'added';
    }
    testCases[place] = { ...one, requireVideoAttachment: known.requireVideoAttachment };
    return content(known) === content(one) ? 'unchanged' : 'updated';
  });
  const of = (wanted: CaseChange): number => changes.filter((change) => change === wanted).length;
  const count = { added: of('added'), updated: of('updated'), unchanged: of('unchanged') };
  return { testCases: [...testCases, ...fresh], changes, count: { ...count, kept: present.length - count.updated - count.unchanged } };
}

import type { TestCase } from '../requested-test.ts';
import { columnTargetLabels } from './columns.ts';
import type { CaseChange, CaseDifference, ChangeCount } from './imported.ts';
import type { CaseColumns } from './test-case-rows.ts';

export type JoinedCase = { readonly change: CaseChange; readonly testCase: TestCase; readonly differences: readonly CaseDifference[] };
export type JoinedCases = {
  readonly testCases: readonly TestCase[];
  readonly joined: readonly JoinedCase[];
  readonly count: ChangeCount;
};

type Step = TestCase['steps'][number];

function updatedSteps(known: readonly Step[], rows: readonly Step[], { fields }: CaseColumns): readonly Step[] {
  const hasInstruction = fields.has('instruction');
  const hasResult = fields.has('expectedResult');
  return Array.from({ length: hasInstruction ? rows.length : Math.max(rows.length, known.length) }, (_, index) => ({
    instruction: (hasInstruction ? rows : known)[index]?.instruction ?? '',
    expectedResult: (hasResult ? rows : known)[index]?.expectedResult ?? '',
  }));
}

/** A mapped column overwrites, also with an empty value; others stay. */
function updated(known: TestCase, rows: TestCase, columns: CaseColumns): TestCase {
  const { fields, additional } = columns;
  const information = new Map(rows.additionalInformation.map((one) => [one.code, one]));
  const stays = known.additionalInformation.flatMap((one) => (additional.has(one.code) ? (information.get(one.code) ?? []) : one));
  const staying = new Set(stays.map(({ code }) => code));
  return {
    section: fields.has('section') ? rows.section : known.section,
    code: rows.code === '' ? known.code : rows.code,
    name: rows.name,
    prerequisites: fields.has('prerequisites') ? rows.prerequisites : known.prerequisites,
    steps: updatedSteps(known.steps, rows.steps, columns),
    additionalInformation: [...stays, ...rows.additionalInformation.filter(({ code }) => !staying.has(code))],
    tags: fields.has('tags') ? rows.tags : known.tags,
    requireVideoAttachment: known.requireVideoAttachment,
  };
}

const placesOf = ({ section, code, name, prerequisites, steps, additionalInformation, tags }: TestCase): ReadonlyMap<string, string> =>
  new Map([
    [columnTargetLabels.section, section],
    [columnTargetLabels.code, code],
    [columnTargetLabels.name, name],
    [columnTargetLabels.prerequisites, prerequisites],
    [columnTargetLabels.tags, tags.join(', ')],
    ...steps.flatMap(({ instruction, expectedResult }, index): readonly [string, string][] => [
      [`Step ${index + 1}, ${columnTargetLabels.instruction.toLowerCase()}`, instruction],
      [`Step ${index + 1}, ${columnTargetLabels.expectedResult.toLowerCase()}`, expectedResult],
    ]),
    ...additionalInformation.map(({ code: label, value }): [string, string] => [label, value]),
  ]);

function differencesOf(known: TestCase, then: TestCase): readonly CaseDifference[] {
  const before = placesOf(known);
  const after = placesOf(then);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', after: after.get(label) ?? '' }))
    .filter((place) => place.before !== place.after);
}

/**
 * A case with an existing code, or without a code with an existing name, updates that case; the others are appended. Repeated codes are
 * matched in order; without a section column the name suffices.
 */
export function joinCases(present: readonly TestCase[], imported: readonly TestCase[], columns: CaseColumns): JoinedCases {
  const keyOf = ({ code, section, name }: TestCase): string =>
    code === '' ? `name\n${columns.fields.has('section') ? section : ''}\n${name}` : `code\n${code}`;
  const places = new Map<string, number[]>();
  for (const [index, one] of present.entries()) places.set(keyOf(one), [...(places.get(keyOf(one)) ?? []), index]);
  const testCases = [...present];
  const fresh: TestCase[] = [];
  const joined = imported.map((one): JoinedCase => {
    const place = places.get(keyOf(one))?.shift();
    const known = place === undefined ? undefined : present[place];
    if (place === undefined || known === undefined) {
      fresh.push(one);
      return { change: 'added', testCase: one, differences: [] };
    }
    const testCase = updated(known, one, columns);
    const differences = differencesOf(known, testCase);
    testCases[place] = testCase;
    return { change: differences.length === 0 ? 'unchanged' : 'updated', testCase, differences };
  });
  const of = (wanted: CaseChange): number => joined.filter(({ change }) => change === wanted).length;
  const count = { added: of('added'), updated: of('updated'), unchanged: of('unchanged') };
  return { testCases: [...testCases, ...fresh], joined, count: { ...count, kept: present.length - count.updated - count.unchanged } };
}

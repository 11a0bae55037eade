import type { TestCase } from '../requested-test.ts';

type Step = TestCase['steps'][number];
type Items = ReadonlyMap<number, string>;

const mark = /^[ \t]*(?:step[ \t]*)?(\d{1,3})(?:[.):]|[ \t]+-)(?:[ \t]+|$)/iu;
const quotedItem = /^"(?<inside>[\s\S]*)"$/u;

/** Quotes come off where every item has them. */
function unquoted(items: Items): Items {
  const filled = [...items.values()].filter((text) => text !== '');
  if (filled.length === 0 || !filled.every((text) => quotedItem.test(text))) return items;
  return new Map(
    [...items].map(([number, text]) => [number, (quotedItem.exec(text)?.groups?.['inside'] ?? '').replaceAll('""', '"').trim()]),
  );
}

/** The items of a text whose first line is numbered; a line that does not go on with the numbers belongs to the item above. */
function itemsOf(text: string, isNext: (number: number, before: number) => boolean, before: number): Items | null {
  const items = new Map<number, string>();
  let last = before;
  for (const line of text.split('\n')) {
    const found = mark.exec(line);
    const number = Number(found?.[1] ?? Number.NaN);
    if (found !== null && isNext(number, last)) {
      last = number;
      items.set(number, line.slice(found[0].length).trim());
    } else if (items.size === 0) return null;
    else items.set(last, `${items.get(last) ?? ''}\n${line}`.trim());
  }
  return unquoted(items);
}

const inTurn = (number: number, before: number): boolean => number === before + 1;

/** What a cell says under 1, 2, 3; null where it is not numbered. */
export const numberedItems = (text: string): Items | null => itemsOf(text, inTurn, 0);

function paired(instructions: Items, expectedResult: string): readonly Step[] {
  const results = itemsOf(expectedResult, (number, before) => number > before && instructions.has(number), 0);
  const last = [...instructions.keys()].at(-1);
  return [...instructions].map(([number, instruction]) => ({
    instruction,
    expectedResult: results === null ? (number === last ? expectedResult : '') : (results.get(number) ?? ''),
  }));
}

/**
 * The steps of one case that are numbered inside its cells, each with the result of its number; a result without numbers belongs to the last.
 * As they are where one cell of the case is not numbered.
 */
export function numberedSteps(steps: readonly Step[]): readonly Step[] {
  const split: Step[] = [];
  let before = 0;
  for (const step of steps) {
    if (step.instruction === '') {
      split.push(step);
      continue;
    }
    const items = itemsOf(step.instruction, inTurn, 0) ?? itemsOf(step.instruction, inTurn, before);
    if (items === null) return steps;
    before = [...items.keys()].at(-1) ?? before;
    split.push(...paired(items, step.expectedResult));
  }
  return split.filter(({ instruction, expectedResult }) => instruction !== '' || expectedResult !== '');
}

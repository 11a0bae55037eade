import { cutText } from '#schema/cut-text.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const under = (field: 'id' | 'testId', idFor: (old: unknown) => string) => (test: unknown) =>
  isRecord(test) ? { ...test, [field]: idFor(test[field]) } : test;
const each = (tests: unknown, change: (test: unknown) => unknown): unknown => (Array.isArray(tests) ? tests.map(change) : tests);

/** New test ids, and never launched. */
export function copyOfValues(values: unknown, name: string, makeId: () => string): Readonly<Record<string, unknown>> {
  const given = isRecord(values) ? values : {};
  const ids = new Map<unknown, string>();
  const idFor = (old: unknown): string => {
    const id = ids.get(old) ?? makeId();
    ids.set(old, id);
    return id;
  };
  return {
    ...given,
    name,
    attempt: 1,
    ...('tests' in given && { tests: each(given['tests'], under('id', idFor)) }),
    ...('parked' in given && { parked: each(given['parked'], under('testId', idFor)) }),
    ...('wizard' in given && { wizard: under('testId', idFor)(given['wizard']) }),
  };
}

export const nameOfCopy = (name: string): string => (name === '' ? '' : cutText(`Copy of ${name}`, launchLimits.name));

export const nameAside = (aside: string, beside: string): string => (aside.trim() === beside.trim() ? nameOfCopy(aside) : aside);

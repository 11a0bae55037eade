import type { TestCase } from '#schema/rules/launch/requested-test.ts';

type Step = TestCase['steps'][number];

export type CaseChange =
  | { readonly kind: 'fields'; readonly fields: Partial<Pick<TestCase, 'section' | 'code' | 'name' | 'prerequisites'>> }
  /** With the line as it is typed. */
  | { readonly kind: 'tags'; readonly tags: TestCase['tags']; readonly typed: string }
  | { readonly kind: 'information'; readonly at: number; readonly value: string }
  | { readonly kind: 'step'; readonly at: number; readonly step: Partial<Step> }
  | { readonly kind: 'stepAdd'; readonly at: number; readonly step: Step }
  | { readonly kind: 'stepRemove'; readonly at: number };

export const emptyStep: Step = { instruction: '', expectedResult: '' };
const isWritten = ({ instruction, expectedResult }: Step): boolean => instruction.trim() !== '' || expectedResult.trim() !== '';

/** Begun by hand: the section goes on, and one step waits to be typed. */
export const newCase = (section: string): TestCase => ({
  section,
  code: '',
  name: '',
  prerequisites: '',
  steps: [emptyStep],
  additionalInformation: [],
  tags: [],
  requireVideoAttachment: false,
});
/** The section does not count: a new case has the one above it. */
export const isUntyped = ({ code, name, prerequisites, steps, tags }: TestCase): boolean =>
  [code, name, prerequisites, ...tags].join('').trim() === '' && !steps.some(isWritten);

export function applyCaseChange(one: TestCase, change: CaseChange): TestCase {
  switch (change.kind) {
    case 'fields':
      return { ...one, ...change.fields };
    case 'tags':
      return { ...one, tags: change.tags };
    case 'information':
      return {
        ...one,
        additionalInformation: one.additionalInformation.map((each, at) => (at === change.at ? { ...each, value: change.value } : each)),
      };
    case 'step':
      return { ...one, steps: one.steps.map((step, at) => (at === change.at ? { ...step, ...change.step } : step)) };
    case 'stepAdd':
      return { ...one, steps: one.steps.toSpliced(change.at, 0, change.step) };
    case 'stepRemove':
      return { ...one, steps: one.steps.toSpliced(change.at, 1) };
  }
}

/** `at` counts the written steps before it. */
export type PlacedStep = { readonly at: number; readonly step: Step };

/** Null where nothing is written in it. */
export function removedStep(one: TestCase | undefined, change: CaseChange): PlacedStep | null {
  if (one === undefined || change.kind !== 'stepRemove') return null;
  const step = one.steps[change.at];
  return step !== undefined && isWritten(step) ? { at: one.steps.slice(0, change.at).filter(isWritten).length, step } : null;
}

export function withStep(one: TestCase, { at, step }: PlacedStep): TestCase {
  const next = one.steps.filter(isWritten)[at];
  const place = next === undefined ? one.steps.length : one.steps.indexOf(next);
  return { ...one, steps: one.steps.toSpliced(place, 0, step) };
}

export const tidied = (one: TestCase): TestCase => (one.steps.every(isWritten) ? one : { ...one, steps: one.steps.filter(isWritten) });

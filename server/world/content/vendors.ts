import { sectionOf } from './parse.ts';

export type DemoCase = {
  readonly id: number;
  readonly section: string;
  readonly name: string;
  readonly prerequisites: string;
  readonly steps: readonly (readonly [string, string])[];
};

const sections = ['CRT', 'DLV', 'PAY'].map(sectionOf);

/** Numbered once for all vendors. */
export const demoCases: readonly DemoCase[] = sections
  .flatMap(({ name: section, cases }) => cases.map(({ name, prerequisites, steps }) => ({ section, name, prerequisites, steps })))
  .map((one, index) => ({ id: 1001 + index, ...one }));

export const demoIssues: readonly (readonly [string, string, string])[] = sections
  .flatMap(({ findings }) => findings.slice(0, 2))
  .map(({ title, actual, expected }) => [title, actual, expected]);

import { checkout } from './checkout.ts';
import { findings, shop } from './shop.ts';

export type Finding = {
  readonly severity: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly actual: string;
  readonly expected: string;
};
export type CaseText = {
  readonly code: string;
  readonly section: string;
  readonly name: string;
  readonly prerequisites: string;
  readonly steps: readonly (readonly [string, string])[];
  readonly findings: readonly Finding[];
};

export type Section = {
  readonly code: string;
  readonly name: string;
  readonly cases: readonly CaseText[];
  readonly findings: readonly Finding[];
};

type Growing = {
  code: string;
  name: string;
  cases: (CaseText & { steps: (readonly [string, string])[]; findings: Finding[] })[];
  findings: Finding[];
};

const choose = (text: string, variant: number): string =>
  text.replaceAll(/\[([^\]]*)\/([^\]]*)\]/g, (_, first: string, second: string) => (variant === 0 ? first : second));

const findingsOf = (line: string): readonly Finding[] =>
  (line.includes('[') ? [0, 1] : [0]).map((variant) => {
    const [severity = '', title = '', steps = '', actual = '', expected = ''] = choose(line, variant)
      .split('|')
      .map((part) => part.trim());
    return { severity, title, steps: steps.split(';').map((step) => step.trim()), actual, expected };
  });

const twoOf = (text: string): readonly [string, string] => {
  const [first = '', second = ''] = text.split('|').map((part) => part.trim());
  return [first, second];
};

const addLine = (sections: Growing[], line: string): void => {
  const mark = line.slice(0, 1);
  const rest = line.slice(2);
  const section = sections.at(-1);
  const current = section?.cases.at(-1);
  if (mark === '#') sections.push({ code: rest.slice(0, 3), name: rest.slice(4), cases: [], findings: [] });
  if (mark === '=' && section !== undefined) {
    const [name, prerequisites] = twoOf(rest);
    section.cases.push({
      code: `GAT-${section.code}-${String(section.cases.length + 1).padStart(2, '0')}`,
      section: section.name,
      name,
      prerequisites,
      steps: [],
      findings: [],
    });
  }
  if (mark === '>') current?.steps.push(twoOf(rest));
  if (mark === '!') {
    section?.findings.push(...findingsOf(rest));
    current?.findings.push(...findingsOf(rest));
  }
};

/**
 * '#' a section, '=' a case with its prerequisites, '>' a step with what should happen, '!' a finding; '[a/b]' makes two findings of one
 * line.
 */
const parse = (text: string): readonly Section[] => {
  const sections: Growing[] = [];
  for (const line of text.split('\n')) addLine(sections, line);
  return sections;
};

const sections = new Map([checkout, shop, findings].flatMap(parse).map((section) => [section.code, section]));

export const sectionOf = (code: string): Section => {
  const found = sections.get(code);
  if (found === undefined) throw new RangeError(`No section ${code}.`);
  return found;
};

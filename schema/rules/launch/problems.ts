import * as v from 'valibot';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';

/** One thing to fix: the field, a code for programs and a sentence for people. */
export type Problem = { readonly path: string; readonly code: RefusalCode; readonly message: string };

export const problem = (path: string, code: RefusalCode, message: string): Problem => ({ path, code, message });

const webAddress = /^https?:\/\/[^\s/?#]+/i;

/** Whether a text is an absolute http or https address. */
export function isWebAddress(text: string): boolean {
  if (!webAddress.test(text) || /\s/.test(text)) return false;
  const parsed = URL.parse(text);
  return parsed !== null && (parsed.hostname.includes('.') || parsed.hostname === 'localhost' || parsed.hostname.startsWith('['));
}

/** Whether an address leads to a sheet of the spreadsheet service. */
export const isSpreadsheetAddress = (text: string): boolean => isWebAddress(text) && text.includes('docs.google.com/spreadsheets/');

const codeOf: Readonly<Record<string, RefusalCode>> = { non_empty: 'blank', max_length: 'too_long' };

const storable = <TMost extends number>(most: TMost) =>
  v.pipe(
    v.string(),
    v.check((text) => !text.includes('\0'), launchMessages.unstorable),
    v.maxLength(most, launchMessages.tooLong(most)),
  );

/** A text that may stay empty. */
export const optionalText = (most: number) => storable(most);

/** A text that must say something; blanks do not count. */
export const requiredText = (blank: string, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', blank),
    storable(most),
  );

/** An address that must be given. */
export const requiredAddress = (blank: string, invalid: string, most: number, isAddress: (text: string) => boolean = isWebAddress) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(blank),
    v.check((text) => !text.includes('\0'), launchMessages.unstorable),
    v.maxLength(most, launchMessages.tooLong(most)),
    v.check(isAddress, invalid),
  );

type TextRule = v.GenericSchema<string, string>;

/** The first problem of a field under its rule, or none. */
export function check(path: string, rule: TextRule, text: string, blank?: string): readonly Problem[] {
  const { issues } = v.safeParse(rule, text, { abortPipeEarly: true });
  const first = issues?.[0];
  if (first === undefined) return [];
  const code = first.message === blank ? 'blank' : (codeOf[first.type] ?? 'invalid');
  return [problem(path, code, first.message)];
}

/** A required text of a field, checked. */
export const checkText = (path: string, text: string, blank: string, most: number): readonly Problem[] =>
  check(path, requiredText(blank, most), text, blank);

/** An optional text of a field, checked. */
export const checkOptional = (path: string, text: string, most: number): readonly Problem[] => check(path, optionalText(most), text);

/** Every sentence once, for a toast. */
export const joinMessages = (problems: readonly { readonly message: string }[]): string =>
  [...new Set(problems.map(({ message }) => message).filter((message) => message.trim() !== ''))].join(' ');

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? [...Object.keys(value), ...Object.values(value).flatMap(textsIn)] : [];
};

type Fault = { readonly index: number; readonly code: 'invalid' | 'too_long' };

function faultIn(entries: readonly unknown[]): Fault | null {
  for (const [index, entry] of entries.entries()) {
    const found = textsIn(entry);
    if (found.some((text) => text.includes('\0'))) return { index, code: 'invalid' };
    if (found.some((text) => text.length > importLimits.cell)) return { index, code: 'too_long' };
  }
  return null;
}

const looked = new WeakMap<readonly unknown[], Fault | null>();

/** The first imported entry that holds a text too long or impossible to store; each list is read once. */
export function contentProblems(entries: readonly unknown[], path: string): readonly Problem[] {
  const known = looked.get(entries);
  const fault = known === undefined ? faultIn(entries) : known;
  looked.set(entries, fault);
  if (fault === null) return [];
  const message = fault.code === 'invalid' ? launchMessages.unstorable : launchMessages.tooLong(importLimits.cell);
  return [problem(`${path}[${fault.index}]`, fault.code, message)];
}

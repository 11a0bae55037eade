import * as v from 'valibot';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { isBlank } from '../blank.ts';

/** Field path, code for programs, message for people. */
export type Problem = { readonly path: string; readonly code: RefusalCode; readonly message: string };

export const problem = (path: string, code: RefusalCode, message: string): Problem => ({ path, code, message });

const webAddress = /^https?:\/\/[^\s/?#]+/i;

/** Absolute http or https. */
export function isWebAddress(text: string): boolean {
  if (!webAddress.test(text) || /\s/.test(text)) return false;
  const parsed = URL.parse(text);
  return parsed !== null && (parsed.hostname.includes('.') || parsed.hostname === 'localhost' || parsed.hostname.startsWith('['));
}

export const isSpreadsheetAddress = (text: string): boolean => isWebAddress(text) && text.includes('docs.google.com/spreadsheets/');

const codeOf: Readonly<Record<string, RefusalCode>> = { non_empty: 'blank', max_length: 'too_long' };

const storable = <TMost extends number>(most: TMost) =>
  v.pipe(
    v.string(),
    v.check((text) => !text.includes('\0'), launchMessages.unstorable),
    v.maxLength(most, launchMessages.tooLong(most)),
  );

export const optionalText = (most: number) => storable(most);

export const requiredText = (blank: string, most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => !isBlank(text), blank),
    storable(most),
  );

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

export function check(path: string, rule: TextRule, text: string, blank?: string): readonly Problem[] {
  const { issues } = v.safeParse(rule, text, { abortPipeEarly: true });
  const first = issues?.[0];
  if (first === undefined) return [];
  const code = first.message === blank ? 'blank' : (codeOf[first.type] ?? 'invalid');
  return [problem(path, code, first.message)];
}

export const checkText = (path: string, text: string, blank: string, most: number): readonly Problem[] =>
  check(path, requiredText(blank, most), text, blank);

export const checkOptional = (path: string, text: string, most: number): readonly Problem[] => check(path, optionalText(most), text);

/** Each message once. */
export const joinMessages = (problems: readonly { readonly message: string }[]): string =>
  [...new Set(problems.map(({ message }) => message).filter((message) => message.trim() !== ''))].join(' ');

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? [...Object.keys(value), ...Object.values(value).flatMap(textsIn)] : [];
};

type Fault = 'none' | 'invalid' | 'too_long';

const looked = new WeakMap<object, Fault>();

function faultIn(entry: object): Fault {
  const known = looked.get(entry);
  if (known !== undefined) return known;
  const texts = textsIn(entry);
  const fault = texts.some((text) => text.includes('\0'))
    ? 'invalid'
    : texts.some((text) => text.length > importLimits.cell)
      ? 'too_long'
      : 'none';
  looked.set(entry, fault);
  return fault;
}

/** The first entry with a text too long or unstorable; memoized by entry. */
export function contentProblems(entries: readonly object[], path: string): readonly Problem[] {
  const index = entries.findIndex((entry) => faultIn(entry) !== 'none');
  const entry = entries[index];
  if (entry === undefined) return [];
  return faultIn(entry) === 'invalid'
    ? [problem(`${path}[${index}]`, 'invalid', launchMessages.unstorable)]
    : [problem(`${path}[${index}]`, 'too_long', launchMessages.tooLong(importLimits.cell))];
}

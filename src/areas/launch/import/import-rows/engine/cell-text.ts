import { plainHeader } from '#schema/rules/launch/import/columns.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { attributeOf, childrenOf, markupTree, unescaped, visitMarkup } from './markup.ts';
import type { MarkupNode } from './markup.ts';

const blocks = new Set(['p', 'div', 'br', 'ol', 'ul', 'li', 'tr', 'table', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr']);
const known = 'p|div|br|ol|ul|li|b|strong|i|em|u|s|span|a|h[1-6]|pre|code|table|tbody|thead|tr|td|th|blockquote|font|img|hr|sub|sup';
const htmlCell = new RegExp(`^\\s*<(?:${known})\\b[^>]*>(?:[\\s\\S]*<\\/(?:${known})>|[\\s\\S]*<(?:br|img|hr)\\b[^>]*>)?\\s*$`, 'iu');
const anyTag = new RegExp(`<\\/?(?:${known})(?:\\s[^>]*|\\s*\\/)?>`, 'iu');

/** A longer cell is refused anyway. */
const mostLetters = importLimits.cell * 10;

/** Begins and ends with tags of HTML: no sentence about markup does. */
export const isHtml = (cell: string): boolean => cell.includes('<') && htmlCell.test(cell);

/** As lines of text: numbered lists with their numbers, pictures and links with their addresses. */
export function htmlText(html: string): string {
  let text = '';
  const lists: number[] = [];
  const links: string[] = [];
  const newLine = (): void => {
    text = text.trimEnd();
    if (text !== '') text += '\n';
  };
  visitMarkup(html, {
    open: (name, attributes) => {
      if (blocks.has(name) && !(name === 'p' && /(?:^|\n)\d+\. $/u.test(text.slice(-8)))) newLine();
      if (name === 'ol') lists.push(1);
      if (name === 'ul') lists.push(0);
      if (name === 'li') {
        const number = lists.at(-1) ?? 0;
        if (number > 0) {
          text += `${number}. `;
          lists[lists.length - 1] = number + 1;
        }
      }
      if (name === 'td' || name === 'th') text += text === '' || text.endsWith('\n') ? '' : ' ';
      if (name === 'img') text += ` ${attributeOf(attributes, 'src') ?? ''} `;
      if (name === 'a') links.push(attributeOf(attributes, 'href') ?? '');
    },
    close: (name) => {
      if (name === 'ol' || name === 'ul') lists.pop();
      if (name === 'a') {
        const address = links.pop() ?? '';
        if (/^https?:/iu.test(address) && !text.endsWith(address)) text += ` (${address})`;
      }
      if (blocks.has(name) && name !== 'br') newLine();
    },
    text: (piece) => {
      text += piece.replace(/[ \t\r\n\u00A0]+/gu, ' ').replace(/^ /u, /^\s?$/u.test(text.slice(-1)) ? '' : ' ');
    },
  });
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** A cell of a sheet in which some cells are HTML: the others have at least its entities. */
export const plainCell = (cell: string): string =>
  cell.length > mostLetters ? cell : isHtml(cell) || (anyTag.test(cell) && /<\/|<br/iu.test(cell)) ? htmlText(cell) : unescaped(cell);

export type ToldStep = { readonly action: string; readonly expected: string };
/** Steps that stand in one cell with their results, what is needed before them, and the text around them. */
export type ToldSteps = { readonly steps: readonly ToldStep[]; readonly before?: string; readonly rest: string };

export const isRecordOf = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const actionKeys = ['action', 'step', 'content', 'instruction', 'description', 'actions', 'name', 'text'];
const resultKeys = ['expectedresult', 'expected', 'expectedresults', 'result'];
const dataKeys = ['data', 'testdata', 'inputdata'];

function toldStep(value: unknown): ToldStep | null {
  if (!isRecordOf(value)) return null;
  const fields = new Map(
    Object.entries({ ...value, ...(isRecordOf(value['fields']) ? value['fields'] : {}) }).map(([key, one]) => [plainHeader(key), one]),
  );
  const first = (keys: readonly string[]): string => {
    const found = keys.map((key) => fields.get(key)).find((one) => typeof one === 'string' && one.trim() !== '');
    return typeof found === 'string' ? plainCell(found).trim() : '';
  };
  const [action, expected, data] = [first(actionKeys), first(resultKeys), first(dataKeys)];
  if (action === '' && expected === '') return null;
  return { action: data === '' ? action : `${action}\nTest data: ${data}`.trim(), expected };
}

function stepsOfJson(text: string): ToldSteps | null {
  try {
    const value: unknown = JSON.parse(text);
    const list: unknown = isRecordOf(value) ? value['steps'] : value;
    if (!Array.isArray(list) || list.length === 0) return null;
    const steps = list.map(toldStep);
    return steps.every((step) => step !== null) ? { steps, rest: '' } : null;
  } catch {
    return null;
  }
}

/** Azure writes an action and its result as two strings of HTML. */
function stepsOfXml(text: string): ToldSteps | null {
  const all = (node: MarkupNode | null): readonly MarkupNode[] =>
    node === null ? [] : [...childrenOf(node, 'step'), ...node.children.flatMap((child) => (child.name === 'step' ? [] : all(child)))];
  const steps = all(markupTree(text)).map((step) => {
    const [action, expected] = childrenOf(step, 'parameterizedstring').map((one) => htmlText(one.text));
    return { action: action ?? '', expected: expected ?? '' };
  });
  return steps.length === 0 ? null : { steps, rest: '' };
}

const stepsHead = /^#{1,6}\s*(?:test\s+)?steps\s*:?\s*$/iu;
const beforeHead = /^#{1,6}\s*(?:pre-?conditions?|prerequisites?)\s*:?\s*$/iu;
const bullet = /^\s{0,3}(?:[*+-]|\d{1,3}[.)])\s+(.*)$/u;
const expectedLine =
  /^\s*(?:[*+-]\s+)?(?:[*_]{0,2}expected(?:\s+results?)?[*_]{0,2}\s*:|([*_]{1,2})expected(?:\s+results?)?\1)\s*[*_]{0,2}\s*(.*)$/iu;

/** The lines below a heading, without it. */
function sectionOf(lines: readonly string[], head: RegExp): { readonly from: number; readonly to: number } | null {
  const from = lines.findIndex((line) => head.test(line));
  if (from < 0) return null;
  const next = lines.findIndex((line, index) => index > from && /^#{1,6}\s/u.test(line));
  return { from, to: next < 0 ? lines.length : next };
}

/** A Markdown text with a heading 'Steps', a list below it, and the expected result below each item. */
function stepsOfMarkdown(text: string): ToldSteps | null {
  const lines = text.split('\n');
  const own = sectionOf(lines, stepsHead);
  if (own === null) return null;
  const first = sectionOf(lines, beforeHead);
  const steps: ToldStep[] = [];
  for (const line of lines.slice(own.from + 1, own.to)) {
    const last = steps.at(-1);
    const result = expectedLine.exec(line)?.[2];
    const item = bullet.exec(line)?.[1];
    if (result !== undefined && last !== undefined) steps[steps.length - 1] = { ...last, expected: result.trim() };
    else if (item !== undefined) steps.push({ action: item.trim(), expected: '' });
    else if (line.trim() !== '' && last !== undefined) steps[steps.length - 1] = { ...last, action: `${last.action}\n${line.trim()}` };
    else if (line.trim() !== '') steps.push({ action: line.trim(), expected: '' });
  }
  const isTaken = (at: number): boolean => [own, first].some((part) => part !== null && at >= part.from && at < part.to);
  const rest = lines
    .filter((_, at) => !isTaken(at))
    .join('\n')
    .trim();
  const before =
    first === null
      ? ''
      : lines
          .slice(first.from + 1, first.to)
          .join('\n')
          .trim();
  return steps.length === 0 ? null : { steps, before, rest };
}

export function toldSteps(cell: string): ToldSteps | null {
  if (cell.length > mostLetters) return null;
  if (/^\s*[[{]/u.test(cell)) return stepsOfJson(cell);
  if (/^\s*<steps[\s>]/iu.test(cell)) return stepsOfXml(cell);
  return /#{1,6}\s*(?:test\s+)?steps/iu.test(cell) ? stepsOfMarkdown(cell) : null;
}

export const numbered = (texts: readonly string[]): string =>
  texts.every((text) => text === '') ? '' : texts.map((text, index) => `${index + 1}. ${text}`).join('\n');

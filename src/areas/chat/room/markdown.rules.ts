import { namedIn } from '#schema/rules/chat/mentions.ts';
import type { Nameable } from '#schema/rules/chat/mentions.ts';
import { partsOf } from './chat.rules.ts';

/** A piece of a line, with its place in the text. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string; readonly at: number }
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly at: number }
  | { readonly kind: 'mention'; readonly text: string; readonly id: string; readonly at: number }
  | { readonly kind: 'bold'; readonly parts: readonly Inline[]; readonly at: number };

export type Block =
  | { readonly kind: 'words'; readonly parts: readonly Inline[]; readonly at: number }
  | { readonly kind: 'quote'; readonly parts: readonly Inline[]; readonly at: number }
  | { readonly kind: 'code'; readonly text: string; readonly at: number }
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly (readonly Inline[])[]; readonly at: number };

const wordsIn = (text: string, from: number, people: readonly Nameable[]): readonly Inline[] => {
  const parts: Inline[] = [];
  for (const { text: words, href, at } of partsOf(text)) {
    if (href !== null) {
      parts.push({ kind: 'link', text: words, href, at: from + at });
      continue;
    }
    let done = 0;
    for (const named of namedIn(words, people)) {
      if (named.at < done) continue;
      if (named.at > done) parts.push({ kind: 'text', text: words.slice(done, named.at), at: from + at + done });
      done = named.at + named.length;
      parts.push({ kind: 'mention', text: words.slice(named.at, done), id: named.id, at: from + at + named.at });
    }
    if (done < words.length) parts.push({ kind: 'text', text: words.slice(done), at: from + at + done });
  }
  return parts;
};

/** Where what begins here ends, when the sign stands around words. */
const endOf = (text: string, sign: string, at: number): number | null => {
  const first = at + sign.length;
  const end = text.indexOf(sign, first);
  if (end <= first || /\s/u.test(text.charAt(first)) || /\s/u.test(text.charAt(end - 1))) return null;
  return end;
};

/** Bold and code of a text; a sign that is not closed is a sign, and so is one in an address. */
const inlineOf = (text: string, from: number, people: readonly Nameable[], isBold = false): readonly Inline[] => {
  const parts: Inline[] = [];
  let plain = 0;
  const flush = (to: number) => parts.push(...wordsIn(text.slice(plain, to), from + plain, people));
  const links = new Map(partsOf(text).flatMap((part) => (part.href === null ? [] : [[part.at, part.at + part.text.length] as const])));
  for (let at = 0; at < text.length; at += 1) {
    const link = links.get(at);
    if (link !== undefined) {
      at = link - 1;
      continue;
    }
    const sign = text.startsWith('`', at) ? '`' : !isBold && text.startsWith('**', at) ? '**' : null;
    const end = sign === null ? null : endOf(text, sign, at);
    if (sign === null || end === null) continue;
    const inner = text.slice(at + sign.length, end);
    flush(at);
    if (sign === '`') parts.push({ kind: 'code', text: inner, at: from + at });
    else parts.push({ kind: 'bold', parts: inlineOf(inner, from + at + sign.length, people, true), at: from + at });
    plain = end + sign.length;
    at = plain - 1;
  }
  flush(text.length);
  return parts;
};

const fence = /^```[\w-]*\s*$/u;
const quote = /^> ?/u;
const bullet = /^[-*•] +(?=\S)/u;
const number = /^(\d{1,4})[.)] +(?=\S)/u;

const kindOf = (line: string): 'code' | 'quote' | 'bullets' | 'numbers' | 'words' => {
  if (fence.test(line)) return 'code';
  if (quote.test(line)) return 'quote';
  return bullet.test(line) ? 'bullets' : number.test(line) ? 'numbers' : 'words';
};

type Line = { readonly text: string; readonly at: number };

const linesIn = (text: string): readonly Line[] => {
  let at = 0;
  return text.split('\n').map((line) => {
    const here = { text: line, at };
    at += line.length + 1;
    return here;
  });
};

/**
 * What of Markdown people type in a chat: bold, code, lists and quotes. It knows no markup and no images, and whatever it does not know
 * stays text: what is drawn of it are text nodes of known elements.
 */
export const blocksOf = (text: string, people: readonly Nameable[] = []): readonly Block[] => {
  const lines = linesIn(text);
  const blocks: Block[] = [];
  for (let from = 0; from < lines.length;) {
    const { at, text: first } = lines[from] as Line;
    const kind = kindOf(first);
    let to = from + 1;
    if (kind === 'code') {
      while (to < lines.length && lines[to]?.text.trimEnd() !== '```') to += 1;
      blocks.push({
        kind,
        at,
        text: lines
          .slice(from + 1, to)
          .map((line) => line.text)
          .join('\n'),
      });
      from = to + 1;
      continue;
    }
    while (to < lines.length && kindOf(lines[to]?.text ?? '') === kind) to += 1;
    const those = lines.slice(from, to);
    if (kind === 'bullets' || kind === 'numbers') {
      const sign = kind === 'bullets' ? bullet : number;
      const items = those.map((line) => inlineOf(line.text.replace(sign, ''), line.at + (sign.exec(line.text)?.[0].length ?? 0), people));
      blocks.push({ kind: 'list', at, start: kind === 'numbers' ? Number(number.exec(first)?.[1] ?? 1) : null, items });
    } else {
      const words = those.map((line) => (kind === 'quote' ? line.text.replace(quote, '') : line.text)).join('\n');
      if (words.trim() !== '') blocks.push({ kind, at, parts: inlineOf(words, at, people) });
    }
    from = to;
  }
  return blocks;
};

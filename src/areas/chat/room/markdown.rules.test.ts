import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf } from './markdown.rules.ts';
import type { Block, Inline } from './markdown.rules.ts';

const tom = { id: 'tom', name: 'Tom Becker' };
const shown = (part: Inline): string =>
  part.kind === 'bold' ? `<b>${part.parts.map(shown).join('')}</b>` : part.kind === 'text' ? part.text : `<${part.kind} ${part.text}>`;
const drawn = (block: Block): string => {
  if (block.kind === 'code') return `code(${block.text})`;
  if (block.kind === 'list') return `${block.start ?? '-'}[${block.items.map((item) => item.map(shown).join('')).join('|')}]`;
  return `${block.kind}(${block.parts.map(shown).join('')})`;
};
const read = (text: string) => blocksOf(text, [tom]).map(drawn);

describe('Markdown as people type it in a chat', () => {
  it.each([
    ['plain words', ['words(plain words)']],
    ['two\nlines', ['words(two\nlines)']],
    ['a **bold word** here', ['words(a <b>bold word</b> here)']],
    ['**bold and `code`**', ['words(<b>bold and <code code></b>)']],
    ['`a ** b`', ['words(<code a ** b>)']],
    ['2 ** 3 ** 4', ['words(2 ** 3 ** 4)']],
    ['** open', ['words(** open)']],
    ['`open', ['words(`open)']],
    ['- one\n- two\nafter', ['-[one|two]', 'words(after)']],
    ['3. one\n4) two', ['3[one|two]']],
    ['-3 degrees', ['words(-3 degrees)']],
    ['> said\n> before\nmine', ['quote(said\nbefore)', 'words(mine)']],
    ['```\nlet a = **1**;\n- no list\n```\nafter', ['code(let a = **1**;\n- no list)', 'words(after)']],
    ['```ts\nnever closed', ['code(never closed)']],
    ['see https://a.example/**x** now', ['words(see <link https://a.example/**x**> now)']],
    ['**@Tom Becker** look', ['words(<b><mention @Tom Becker></b> look)']],
    ['`@Tom Becker`', ['words(<code @Tom Becker>)']],
    ['<img src=x onerror=alert(1)>', ['words(<img src=x onerror=alert(1)>)']],
    ['[text](javascript:alert(1))', ['words([text](javascript:alert(1)))']],
    ['[text](https://a.example)', ['words([text](<link https://a.example>))']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('loses no letter but its own signs, leads nowhere but to http addresses, and ends, whatever is typed', () => {
    const signs = fc.constantFrom(
      '*',
      '**',
      '`',
      '```',
      '\n',
      '> ',
      '- ',
      '1. ',
      '@Tom Becker',
      ' ',
      'a',
      '<',
      '"',
      'https://a.example/',
      'javascript:',
    );
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 60 }).map((all) => all.join('')),
        (text) => {
          const inline = (part: Inline): readonly Inline[] => (part.kind === 'bold' ? part.parts.flatMap(inline) : [part]);
          const parts = blocksOf(text, [tom]).flatMap((block) =>
            block.kind === 'code'
              ? []
              : block.kind === 'list'
                ? block.items.flatMap((item) => item.flatMap(inline))
                : block.parts.flatMap(inline),
          );
          for (const part of parts) if (part.kind === 'link') expect(part.href).toMatch(/^https?:/u);
          const letters = (all: string) => all.replaceAll(/[^a<":/]/gu, '').length;
          const kept = blocksOf(text, [tom])
            .map((block) => (block.kind === 'code' ? block.text : ''))
            .join('');
          expect(letters(parts.map((part) => ('text' in part ? part.text : '')).join('') + kept)).toBe(
            letters(text.replaceAll(/^```[\w-]*\s*$/gmu, '')),
          );
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });

  it('reads the longest message there may be without delay', () => {
    for (const sign of ['**', '`', '** a', '* ', '@', '> ', '\n', '**`'])
      expect(blocksOf(sign.repeat(Math.floor(5000 / sign.length)), [tom]).length).toBeGreaterThanOrEqual(0);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vite';
import { areaFigures } from '#schema/vocabulary/area-figures.ts';
import { organizationFigures } from '#schema/vocabulary/figures.ts';
import { testFigures } from '#schema/vocabulary/test-figures.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const [tables = '', fixedPart = ''] = (page.split('## Words of the code')[0] ?? '').split('## Fixed by the specification');

const coded = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/gu)].map(([, word]) => word ?? '');
const rows = tables
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Word'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const never = rows.flatMap(([, , words = '']) => coded(words));
const fixed = new Set(fixedPart.split('\n').flatMap((line) => coded(line).slice(0, 1)));

type Node = Readonly<Record<string, unknown>>;
/** What a person does not read. */
const silent = new Set(['className', 'id', 'href', 'key', 'type', 'role', 'kind', 'focusKey', 'data-key']);

/** The texts of a file: strings, templates with … for each value, and what stands between tags. */
function textsOf(code: string, lang: 'ts' | 'tsx'): readonly string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    const { type, name, value, quasis } = node as Node & { name?: { name?: string }; quasis?: readonly { value: { cooked: string } }[] };
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    if (type === 'JSXAttribute' && silent.has(name?.name ?? '')) return;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value.replaceAll(/\s+/gu, ' ').trim());
    if (type === 'TemplateLiteral' && quasis !== undefined) texts.push(quasis.map((part) => part.value.cooked).join('…'));
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang }));
  return texts.filter((text) => / |^\p{Lu}/u.test(text));
}

const isLowercase = (word: string): boolean => word === word.toLowerCase();

/** The words of the tables that a text uses and should not; where a table says it in lower case, a capital is the same word. */
const wrongIn = (text: string): readonly string[] => {
  if (fixed.has(text)) return [];
  return never.filter((word) => {
    const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
    const isAmount = word.startsWith('…');
    return new RegExp(
      String.raw`(?<![\p{L}])${isAmount ? escaped.replace('…', '(?:…|[0-9])') : escaped}(?![\p{L}])`,
      isLowercase(word) && !isAmount ? 'iu' : 'u',
    ).test(text);
  });
};

const files = globSync('{schema/vocabulary,schema/rules,machines,src,server/mail,server/world/reference}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.(test|builders|gen|documents)\.|generated|ui\/gallery|machines\/testing/u.test(file));

describe('the glossary', () => {
  it('says of each word what it is and what is not said for it', () => {
    expect(rows.length).toBeGreaterThan(18);
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell === '')).map(([word]) => word)).toEqual([]);
  });

  it('is kept by every text', () => {
    const wrong = files.flatMap((file) => {
      const texts = textsOf(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts');
      return texts.flatMap((text) => wrongIn(text).map((word) => `${file}: “${word}” in “${text}”`));
    });
    expect(files.length).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  it('finds a word that is not said, between tags, in strings and beside an amount', () => {
    const code = 'const a = <p title="See all">Test is closed by e-mail</p>; const b = `${a} credits`; const c = \'View more\';';
    expect(textsOf(code, 'tsx').map((text) => wrongIn(text))).toEqual([['See all'], ['e-mail', 'test is closed'], ['… credits'], []]);
  });

  it('has in each figure a sentence of what is counted that names no other figure', () => {
    const sentences = Object.values({ ...organizationFigures, ...areaFigures, ...testFigures }).map(({ counts }) => counts);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

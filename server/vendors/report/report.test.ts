import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAdf } from './adf.ts';
import type { AdfNode } from './adf.ts';
import { toHtml } from './html.ts';
import { reportWith } from './report.builders.ts';
import { fitted, oneLine, storable } from './report.ts';
import { toMarkdown, toWiki } from './verbatim.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '@team please look',
    'closes #12',
    '```\n@admin\n```',
    '````',
    '{noformat}[~admin]{noformat}',
    '{NoFormat:title=x}',
    '<img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '<!-- muster:export:1 -->',
    'a\u0000b\u2028c',
    '\uD800',
    'x'.repeat(70_000),
  ),
);
const text = fc.array(hostile, { maxLength: 4 }).map((parts) => parts.join('\n'));
const reports = fc
  .record({ section: text, fact: text, title: text })
  .map(({ section, fact, title }) =>
    reportWith({ title, facts: [{ label: 'Environment', value: fact }], sections: [{ label: 'Actual results', value: section }] }),
  );

const textsOf = (nodes: readonly AdfNode[]): readonly AdfNode[] => nodes.flatMap((node) => [node, ...textsOf(node.content ?? [])]);

/** What of a Markdown text stands outside of fenced blocks, by the rule of CommonMark: a fence ends at one at least as long. */
const outsideFences = (markdown: string): string => {
  const outside: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const found = /^`{3,}/u.exec(line)?.[0] ?? '';
    if (fence === '' && found !== '') fence = found;
    else if (fence !== '' && found.length >= fence.length && line.trim() === found) fence = '';
    else if (fence === '') outside.push(line);
  }
  return outside.join('\n');
};

describe('the texts of a tester', () => {
  it('are nothing but text in the Atlassian Document Format', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const document = toAdf(report);
        const nodes = textsOf(document.content);
        const known = ['bulletList', 'listItem', 'paragraph', 'heading', 'text', 'hardBreak'];
        expect(nodes.filter(({ type }) => !known.includes(type))).toEqual([]);
        expect(nodes.filter((node) => node.type === 'text' && (node.text ?? '') === '')).toEqual([]);
        const links = nodes.flatMap(({ marks = [] }) => marks.filter(({ type }) => type === 'link').map(({ attrs }) => attrs?.['href']));
        expect(links).toEqual([report.url]);
        expect(JSON.stringify(document).length).toBeLessThan(250_000);
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  it('stay inside fenced blocks at GitHub, where nobody is mentioned and nothing is closed', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const markdown = toMarkdown(report);
        expect(outsideFences(markdown).trim().split(/\n+/u)).toEqual(
          ['### Actual results', `[NW-412-18 in Muster](${report.url})`].slice(
            report.sections[0]?.value.trim() === '' || storable(report.sections[0]?.value ?? '').trim() === '' ? 1 : 0,
          ),
        );
        expect(markdown.length).toBeLessThan(65_536);
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  it('cannot end their block in the wiki markup of Jira Data Center', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const blocks = toWiki(report).split(/\{noformat\}/u);
        expect(blocks.length % 2).toBe(1);
        expect(blocks.filter((_, index) => index % 2 === 0).join('')).not.toMatch(/[<@]|\[~|onerror/u);
        expect(toWiki(report)).not.toMatch(/\{noformat:/iu);
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  it('hold no tag of their own in the HTML of Azure DevOps', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const tags = [...toHtml(report).matchAll(/<\/?([a-z0-9]*)[^>]*>/gu)].map(([, name]) => name);
        expect(tags.filter((name) => !['ul', 'li', 'b', 'h3', 'p', 'br', 'a'].includes(name ?? ''))).toEqual([]);
        expect(toHtml(report).match(/<a /gu)).toHaveLength(1);
      }),
      { seed: 16, numRuns: 200 },
    );
  });
});

describe('a report', () => {
  it('is written for people, part by part', () => {
    const report = reportWith({
      facts: [{ label: 'Severity', value: 'High' }],
      sections: [{ label: 'Actual results', value: 'It\n\nfails' }],
    });
    expect(toMarkdown(report)).toBe(
      '```text\nSeverity: High\n```\n\n### Actual results\n\n```text\nIt\n\nfails\n```\n\n[NW-412-18 in Muster](https://muster.example/results/t1/issue/i1)',
    );
    expect(toWiki(report)).toBe(
      '{noformat}\nSeverity: High\n{noformat}\n\nh3. Actual results\n\n{noformat}\nIt\n\nfails\n{noformat}\n\n[NW-412-18 in Muster|https://muster.example/results/t1/issue/i1]',
    );
    expect(toHtml(report)).toBe(
      '<ul><li><b>Severity:</b> High</li></ul><h3>Actual results</h3><p>It<br><br>fails</p><p><a href="https://muster.example/results/t1/issue/i1">NW-412-18 in Muster</a></p>',
    );
    expect(toAdf(report).content.map(({ type }) => type)).toEqual(['bulletList', 'heading', 'paragraph', 'paragraph', 'paragraph']);
  });

  it('is cut where it is too long for the tracker, and says so', () => {
    const long = reportWith({
      sections: [
        { label: 'Steps', value: '🐞'.repeat(40_000) },
        { label: 'Actual', value: 'short' },
      ],
    });
    const cut = fitted(long, 1000);
    expect(cut.sections.reduce((sum, { value }) => sum + value.length, 0)).toBeLessThanOrEqual(1000 + 50);
    expect(cut.sections[0]?.value).toMatch(/shortened; the whole text is in Muster/u);
    expect(cut.sections.every(({ value }) => value.isWellFormed())).toBe(true);
  });

  it('has room for all its parts at each tracker, whatever they hold', () => {
    const files = Array.from({ length: 300 }, (_, index) => ({
      id: String(index),
      name: `${index} ${'n'.repeat(250)}.png`,
      contentType: 'image/png',
      sizeBytes: 1,
      storageKey: 'x',
    }));
    const full = reportWith({ sections: [{ label: 'Steps', value: `"\n`.repeat(600_000) }] });
    expect(toHtml(full, files).length).toBeLessThan(1_000_000);
    expect(toMarkdown(full, files).length).toBeLessThan(65_536);
    expect(toWiki(full, files).length).toBeLessThan(32_767);
    expect(toMarkdown(full, files)).toContain('and 275 more');
  });

  it.each([
    ['  a\nb\t c ', 10, 'a b c'],
    ['abcdef', 4, 'abc…'],
    ['ab🐞', 3, 'ab…'],
    ['a\u0000b', 10, 'ab'],
  ])('puts a title %j on one line of %i', (given, most, line) => expect(oneLine(given, most)).toBe(line));
});

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { filesOf, projectRoot, textOf } from '../support/tree.ts';

const pages = filesOf(['*.md', 'docs/**/*.md', 'src/**/*.md', 'server/**/*.md', 'crowd/**/*.md'], ['docs/statecharts/**']);
const room = /^\.{0,2}\/?(?:machines|schema|server|src|crowd|tests|scripts|docs|public|\.ci)(?:\/|$)/;

const spans = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
const links = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '').filter((target) => !/^[a-z]+:/.test(target));

const isThere = (path: string): boolean => {
  const pattern = path.replaceAll(/<[^>]+>|\bNNNN\b/g, '*').replace(/\/$/, '');
  return /[*{]/.test(pattern) ? filesOf([pattern, `${pattern}/**`]).length > 0 : existsSync(join(projectRoot, pattern));
};

describe('documents', () => {
  it('every path they mention exists', () => {
    const missing = pages.flatMap((page) => {
      const text = textOf(page);
      const named = spans(text).filter((span) => room.test(span) && /^[\w./<>*{},-]+$/.test(span) && span.includes('/') && !isThere(span));
      const linked = links(text).filter((target) => !existsSync(join(projectRoot, dirname(page), target)));
      return [...named, ...linked].map((path) => `${page}: ${path}`);
    });
    expect(pages.length).toBeGreaterThan(2);
    expect(missing).toEqual([]);
  });

  it('every npm command they mention exists', () => {
    const commands = pages.flatMap((page) =>
      [...textOf(page).matchAll(/npm run (?:-s )?([\w:]+)/g)].map((match) => `${page}: ${match[1]}`),
    );
    expect(commands.filter((line) => !((line.split(': ')[1] ?? '') in packageJson.scripts))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { variables } from '#server/lib/config.ts';
import { filesOf, textOf } from '../support/tree.ts';

const camel = (name: string): string => name.toLowerCase().replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** What is asked of the whole configuration instead of the variable itself. */
const derived: Readonly<Record<string, string>> = {
  nodeEnv: 'production',
  allowHttp: 'publicUrl',
  embeddedDatabase: 'databaseUrl',
  databasePlain: 'databaseUrl',
};

const readers = filesOf('server/**/*.ts', ['**/*.test.ts', 'server/lib/config.ts'])
  .map(textOf)
  .filter((text) => /from '(?:#server|\.{1,2})\/(?:\.\.\/)*(?:lib\/)?config\.ts'/u.test(text));

const isRead = (setting: string): boolean =>
  readers.some(
    (text) =>
      new RegExp(`\\b(?:config|wanted)\\.${setting}\\b`, 'u').test(text) ||
      new RegExp(`\\{[^{}]*\\b${setting}\\b[^{}]*\\}(?:: (?:Config|Pick<Config|KeyPlace)| = (?:config|readConfig\\(\\)))`, 'u').test(text),
  );

const unread = (names: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const setting = camel(name);
    return !isRead(derived[setting] ?? setting);
  });

it('no setting is taken in vain', () => {
  expect(unread([...Object.keys(variables), 'SMOKE_SIGNALS_URL'])).toEqual(['SMOKE_SIGNALS_URL']);
});

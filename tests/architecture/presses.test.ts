import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, projectRoot } from '../support/tree.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const sources = filesOf('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|^src\/ui\/pressed\.ts$/.test(path));

/** Hand the press on to whoever gave them their listener. */
const handsOn = ['src/areas/issues/name-original/name-original.view.tsx', 'src/ui/text-area.tsx', 'src/ui/text-field.tsx'];

describe('whoever hears a key', () => {
  /** Safari's Enter at the end of a Japanese word looks like any other but for its code, and keyboards differ in what they write. */
  it('asks what is pressed, and reads neither the key nor whether a word is composed from the press itself', () => {
    const reads =
      /\b(?:event|native|nativeEvent)\.(?:key|code|isComposing|keyCode|which)\b|\{[^{}]*\b(?:key|code|isComposing)\b[^{}]*\}: (?:Pick<)?(?:React\.)?KeyboardEvent|\{[^{}]*\b(?:key|isComposing)\b[^{}]*\} = event\b/;
    expect(sources.filter((path) => path !== 'src/keys.ts' && reads.test(textOf(path)))).toEqual([]);
  });

  it('has the one answer at hand', () => {
    const hears = /\bonKey(?:Down|Up)(?:Capture)?=\{|\bonKeyDown:|addEventListener\('key(?:down|up)'/;
    const deaf = sources.filter((path) => hears.test(textOf(path)) && !/from '[^']*(?:pressed|page-keys)\.ts'/.test(textOf(path)));
    expect(deaf.toSorted()).toEqual(handsOn);
  });

  it('binds keys in one place', () => {
    expect(sources.filter((path) => textOf(path).includes("'tinykeys'"))).toEqual(['src/keys.ts']);
  });
});

import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sizes, unmeasured } from '../../scripts/lint/sizes.ts';
import { filesOf, textOf } from '../support/tree.ts';

const everything = filesOf(['{machines,schema,server,src,crowd,scripts,tests}/**/*.{ts,tsx}', 'schema/sdl/**/*.graphql'], unmeasured);
const sizeOf = (path: string) => sizes.find(({ files }) => matchesGlob(path, files));
const linesOf = (path: string) => textOf(path).trimEnd().split('\n').length;

describe('sizes', () => {
  it('measures every file of the rooms', () => {
    expect(everything.length).toBeGreaterThan(0);
    expect(everything.filter((path) => sizeOf(path) === undefined)).toEqual([]);
    expect(sizeOf('machines/lifecycles/issue/issue.machine.ts')?.fail).toBe(350);
    expect(sizeOf('src/areas/issues/walk/walk.view.tsx')?.fail).toBe(220);
  });

  it('no file is longer than one person can hold', () => {
    const tooLong = everything.filter((path) => linesOf(path) > (sizeOf(path)?.fail ?? 0));
    expect(tooLong.map((path) => `${path}: ${linesOf(path)} lines of ${sizeOf(path)?.fail}`)).toEqual([]);
  });
});

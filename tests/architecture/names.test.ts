import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../support/tree.ts';

const files = filesOf('{machines,schema,server,src,crowd,scripts,tests}/**/*.{ts,tsx,graphql}', [
  'schema/generated/**',
  'src/route-tree.gen.ts',
]);
const inRooms = files.filter((path) => !path.startsWith('src/routes/') && !path.startsWith('server/database/migrations/'));

describe('names', () => {
  it('files are kebab-case, with their role as the last dotted word', () => {
    expect(inRooms.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+(-[a-z]+)*)*\.(ts|tsx|graphql)$/.test(basename(path)))).toEqual([]);
  });

  it('migrations are numbered once each', () => {
    const migrations = files.filter((path) => path.startsWith('server/database/migrations/')).map((path) => basename(path));
    expect(migrations.filter((name) => !/^\d{4}_[a-z0-9_]+\.ts$/.test(name))).toEqual([]);
    expect(new Set(migrations.map((name) => name.slice(0, 4))).size).toBe(migrations.length);
  });

  it('no file gathers what has no name, and none only passes on', () => {
    expect(inRooms.filter((path) => /(^|[-.])(utils?|helpers?|misc|common)([-.]|$)/.test(basename(path)))).toEqual([]);
    expect(inRooms.filter((path) => /^index\.tsx?$/.test(basename(path)))).toEqual([]);
  });

  it('a folder of machines is named after its main one', () => {
    const folders = new Set(filesOf('machines/lifecycles/**/*.machine.ts').map((path) => dirname(path)));
    expect([...folders].filter((folder) => !files.includes(`${folder}/${basename(folder)}.machine.ts`))).toEqual([]);
  });
});

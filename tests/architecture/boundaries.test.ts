import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf, projectRoot as root } from '../support/tree.ts';

const canaries: readonly (readonly [path: string, code: string, message: string | null])[] = [
  ['schema/rules/a.ts', "import { x } from '#machines/lib/refusal.ts';", 'schema/ is the contract'],
  ['schema/rules/b.ts', "import x from 'kysely';", 'schema/ imports valibot'],
  ['schema/rules/c.ts', "import * as x from 'valibot'; import { y } from './y.ts';", null],
  ['schema/rules/d.ts', "import { x } from '../../machines/lib/refusal.ts';", 'Write #room/...'],
  ['machines/lib/a.ts', "import { x } from '#server/lib/config.ts';", 'machines/ is pure'],
  ['machines/lib/b.ts', "import x from 'react';", 'machines/ imports xstate'],
  ['machines/lib/c.ts', "import fs from 'node:fs';", 'machines/ imports xstate'],
  ['machines/lib/d.ts', "import { x } from 'xstate/graph'; import { z } from '#schema/vocabulary/roles.ts';", null],
  ['server/workflow/clock.ts', "import { x } from 'date-fns-tz/fromZonedTime';", 'Only tests use date-fns-tz'],
  ['machines/lib/e.ts', "import { x } from '../testing/walk.ts';", 'machines/testing is for suites'],
  ['src/cache/b.ts', "import { x } from '#machines/testing/testing.ts';", 'machines/testing is for suites'],
  [
    'machines/lifecycles/issue/issue.machine.ts',
    "import { x } from '#machines/flows/issues/walk/walk.machine.ts';",
    'A lifecycle knows no flow',
  ],
  ['machines/flows/supervised/a.ts', "import { x } from '#machines/flows/launch/simple/form.ts';", 'Flows of an area know no other area'],
  ['machines/flows/launch/simple/b.ts', "import { x } from '../../session/name.ts';", 'Flows of an area know no other area'],
  ['machines/flows/shared/c.ts', "import { x } from '#machines/flows/launch/simple/form.ts';", 'Flows of an area know no other area'],
  ['machines/flows/schedules/d.ts', "import { x } from '#machines/flows/shared/form.ts'; import { y } from './move.ts';", null],
  ['server/areas/schedules/run.ts', "import { x } from '../supervised/evaluate.ts';", 'Areas do not import each other'],
  ['src/areas/schedules/manage/menus.host.tsx', "import { x } from '#src/areas/results/test.view.tsx';", 'Areas do not import each other'],
  ['server/api/a.ts', "import { x } from '#machines/flows/issues/walk/walk.machine.ts';", 'Flows run in the browser'],
  ['server/api/b.ts', "import { x } from '#src/cache/keys.ts';", 'server/ knows no client'],
  ['server/areas/issues/store.ts', "import { x } from '#server/areas/launch/store.ts';", 'Areas do not import each other'],
  ['server/areas/issues/resolvers.ts', "import { x } from '../launch/store.ts';", 'Areas do not import each other'],
  [
    'server/areas/issues/effects.ts',
    "import { x } from './store.ts'; import { y } from '#server/workflow/advance.ts'; import fs from 'node:fs';",
    null,
  ],
  ['src/main.tsx', "import { x } from '#server/lib/config.ts';", 'src/ reaches the server through GraphQL'],
  ['src/files.ts', "import fs from 'node:fs';", 'The browser has no node'],
  ['src/ui/button.tsx', "import { x } from '#machines/lib/refusal.ts';", 'src/ui has no domain word'],
  ['src/ui/list.tsx', "import { useQuery } from 'urql';", 'src/ui has no data'],
  ['src/ui/glyph.tsx', "import { x } from '../domain/glyph.tsx';", 'src/ui has no domain word'],
  ['src/domain/glyph.tsx', "import { x } from '#src/areas/issues/walk/walk.view.tsx';", 'knows none of them'],
  ['src/domain/list.tsx', "import { useQuery } from 'urql';", 'src/domain has no data'],
  ['src/cache/keys.ts', "import { x } from '#src/areas/issues/walk/walk.documents.ts';", 'src/cache knows schema/generated'],
  ['src/areas/issues/walk/walk.host.tsx', "import { x } from '../../launch/build/build.view.tsx';", 'Areas do not import each other'],
  ['src/areas/issues/walk/walk.ports.ts', "import { x } from '#src/areas/chat/panel/panel.ports.ts';", 'Areas do not import each other'],
  ['server/areas/launch/connect/ask.ts', "import { x } from '#server/areas/issues/store.ts';", 'Areas do not import each other'],
  ['server/areas/launch/connect/good.ts', "import { x } from '../request/switches.ts';", null],
  ['src/areas/issues/page.tsx', "import { x } from '../chat/page.tsx';", 'Areas do not import each other'],
  ['src/areas/issues/walk/walk.view.tsx', "import { useQuery } from 'urql';", 'A view draws: the host or a port asks'],
  ['src/areas/issues/walk/value.view.tsx', "import { walkMachine } from '#machines/flows/issues/walk.ts';", 'never the machine'],
  ['src/areas/issues/walk/document.view.tsx', "import { x } from './walk.documents.ts';", 'documents and ports belong to the host'],
  ['src/areas/issues/walk/toast.view.tsx', "import toast from 'react-hot-toast';", 'the host shows the toast'],
  [
    'src/areas/issues/walk/good.view.tsx',
    "import type { walkMachine } from '#machines/flows/issues/walk.ts'; import { selectStage } from '#machines/flows/issues/walk.ts'; import { z } from '#src/ui/button.tsx'; export type Z = typeof walkMachine;",
    null,
  ],
  ['src/areas/issues/desk/desk.host.tsx', "import { useMemo, useState } from 'react';", 'kept by a chart'],
  ['src/areas/issues/desk/desk.view.tsx', "import { useReducer } from 'react';", 'kept by a chart'],
  ['src/ui/choice.tsx', "import { useState } from 'react';", 'kept by a chart'],
  ['src/ui/local.ts', "import { useState } from 'react';", null],
  ['src/areas/launch/import/import-rows/windowed-preview.tsx', "import { useState } from 'react';", null],
  ['src/areas/launch/wizard/launch-wizard/case-rows.view.tsx', "import { useQuery } from 'urql';", 'A view draws: the host or a port asks'],
  ['src/areas/issues/desk/desk.test.tsx', "import { useState } from 'react';", null],
  ['crowd/simulator.ts', "import { x } from '#server/crowd/gateway.ts';", 'uses the crowd gateway and nothing else'],
];

type Diagnostic = { readonly message: string; readonly help?: string; readonly code: string; readonly filename: string };
type Report = { readonly diagnostics: readonly Diagnostic[]; readonly number_of_files: number };

const output = (cwd: string, option: string): string => {
  const bin = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  return spawnSync(process.execPath, [bin, option], { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
};

const oxlint = (cwd: string): Report => {
  const stdout = output(cwd, '--format=json');
  if (!stdout.startsWith('{')) throw new Error(stdout);
  return JSON.parse(stdout) as Report;
};

describe('boundaries', () => {
  let folder: string;
  let report: Report;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'muster-canary-'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('package.json', '{ "type": "module" }');
    write(
      'oxlint.config.ts',
      `import config from ${JSON.stringify(join(root, 'oxlint.config.ts'))};\nexport default { ...config, options: {} };\n`,
    );
    for (const [path, code] of canaries) write(path, code);
    report = oxlint(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads every canary', () => expect(report.number_of_files).toBe(canaries.length + 1));

  it.each(canaries)('%s: %s', (path, _code, message) => {
    const found = report.diagnostics.filter(({ code, filename }) => filename === path && code.includes('no-restricted-imports'));
    const words = found.map((each) => `${each.message} ${each.help ?? ''}`);
    if (message === null) expect(words).toEqual([]);
    else expect(words).toEqual([expect.stringContaining(message)]);
  });

  it('reads the files of the project itself', () => {
    const pattern = '{machines,schema,server,src,crowd}/**/*.{ts,tsx}';
    const files = filesOf(pattern, ['schema/generated/**', 'src/route-tree.gen.ts']);
    const read = new Set(output(root, '--debug=files').split('\n'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !read.has(file))).toEqual([]);
  });
});

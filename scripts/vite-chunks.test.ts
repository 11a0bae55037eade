import { expect, it } from 'vitest';
import { chunksOf, packagesOfHome } from './vite-chunks.ts';

const route = (name: string): string => `/src/routes/${name}.tsx?tsr-split=component`;
const wizard = route('_app.launch._request.test');
const results = route('_app.results.index');
const unsent = '/src/areas/launch/send-drafts/send-drafts.host.tsx';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/src/main.tsx': ['/src/cache/client.ts', '/node_modules/react/index.js'],
  [route('_app')]: ['/src/cache/client.ts', '/src/ui/app-frame.tsx'],
  [route('_app.overview')]: ['/src/ui/sheet.tsx', '/src/areas/overview/view.tsx'],
  [route('_app.launch._request')]: ['/machines/build-request.ts'],
  [route('_app.launch._request.index')]: ['/machines/build-request.ts', '/src/areas/launch/summary.tsx'],
  [wizard]: [
    '/machines/launch-wizard.ts',
    '/src/ui/field.tsx',
    '/src/ui/sheet.tsx',
    '/schema/fit.ts',
    '/schema/limits.ts',
    '/schema/steps.ts',
    '/src/ui/step.tsx',
  ],
  [route('_app.test_managers')]: ['/schema/limits.ts', '/schema/steps.ts', '/machines/answers.ts'],
  [results]: [
    '/src/ui/field.tsx',
    '/src/ui/sheet.tsx',
    '/schema/fit.ts',
    '/src/ui/menu.tsx',
    '/src/ui/pill.tsx',
    '/src/areas/results/list.tsx',
  ],
  [unsent]: ['/machines/keep-draft.ts', '/schema/limits.ts', '/src/cache/client.ts'],
  '/src/ui/account-menu.tsx': ['/src/ui/menu.tsx'],
  '/src/areas/launch/launch-wizard/later-steps.ts': [
    '/src/ui/field.tsx',
    '/src/ui/pill.tsx',
    '/machines/answers.ts',
    '/src/areas/launch/scope.tsx',
  ],
  '/src/areas/launch/import/preview.tsx': ['/src/ui/field.tsx', '/src/areas/launch/import/engine.ts'],
};
const laterImports: Readonly<Record<string, readonly string[]>> = {
  '/src/main.tsx': Object.keys(imports).filter((id) => id.includes('tsr-split')),
  [route('_app')]: [unsent, '/src/ui/account-menu.tsx'],
  [wizard]: ['/src/areas/launch/import/preview.tsx', '/src/areas/launch/launch-wizard/later-steps.ts'],
};
const chunks = chunksOf({
  ids: [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])],
  imports: (id) => imports[id] ?? [],
  laterImports: (id) => laterImports[id] ?? [],
  code: () => '',
});

it('packs together what the same pages load at once', () => {
  expect(Object.fromEntries(chunks)).toEqual({
    '/src/main.tsx': 'start',
    '/src/cache/client.ts': 'start',
    '/src/ui/app-frame.tsx': 'shell',
    '/src/ui/sheet.tsx': 'common',
    '/src/ui/field.tsx': 'fields',
    '/schema/fit.ts': 'fields',
    '/schema/limits.ts': 'terms',
    '/machines/keep-draft.ts': 'drafts',
    '/schema/steps.ts': 'rules',
    '/machines/build-request.ts': 'launch',
    '/machines/launch-wizard.ts': 'wizard',
    '/src/ui/step.tsx': 'wizard',
    '/src/ui/menu.tsx': 'menus',
    '/src/ui/pill.tsx': 'pickers',
    '/machines/answers.ts': 'choices',
    '/src/areas/launch/scope.tsx': 'steps',
  });
});

it('holds for the home page the packages that it loads, and of icons those that it or the wizard names', () => {
  const all = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
  const icon = (name: string): string => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
  const loaded: Readonly<Record<string, readonly string[]>> = {
    '/src/main.tsx': ['/node_modules/react/index.js'],
    [route('_app.overview')]: [all],
    [wizard]: [all],
    [results]: [all, '/node_modules/pdf/index.js'],
    [all]: ['plus', 'triangle', 'film', 'bug'].map(icon),
  };
  const code: Readonly<Record<string, string>> = {
    [route('_app.overview')]: 'import { Plus, AlertTriangle as Warning } from "lucide-react";',
    [wizard]: "import { Film } from 'lucide-react';",
    [results]: 'import { Bug } from "lucide-react";',
    [all]: ['Plus', 'Triangle, default as AlertTriangle', 'Film', 'Bug']
      .map((name) => `export { default as ${name} } from './icons/${name.replace(/,.*/u, '').toLowerCase()}.mjs';`)
      .join('\n'),
  };
  const found = packagesOfHome({
    ids: [...new Set([...Object.keys(loaded), ...Object.values(loaded).flat()])],
    imports: (id) => loaded[id] ?? [],
    laterImports: () => [],
    code: (id) => code[id] ?? '',
  });
  expect([...found].toSorted()).toEqual(['/node_modules/react/index.js', all, icon('film'), icon('plus'), icon('triangle')].toSorted());
});

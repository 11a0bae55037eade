import type { Plugin } from 'vite';

export type Modules = {
  readonly ids: readonly string[];
  readonly imports: (id: string) => readonly string[];
  readonly laterImports: (id: string) => readonly string[];
  readonly code: (id: string) => string;
};

const isOwn = (id: string): boolean => !id.includes('node_modules') && !id.startsWith('\0');
const isLaunch = (id: string): boolean => /\/src\/(?:routes\/_app\.launch\.|areas\/launch\/)/.test(id);

/**
 * Puts modules that the same pages load into one chunk, so that a page loads few files and none that it does not need. Dynamic imports stay
 * apart.
 */
export function chunksOf({ ids, imports, laterImports }: Modules): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  const later = new Set(ids.flatMap(laterImports));
  const put = (chunk: string, members: Iterable<string>): void => {
    for (const id of members) if (!chunks.has(id) && !later.has(id)) chunks.set(id, chunk);
  };
  const closure = (roots: readonly string[]): ReadonlySet<string> => {
    const seen = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id) || !isOwn(id)) continue;
      seen.add(id);
      waiting.push(...imports(id));
    }
    return seen;
  };
  const page = (route: string) => closure(ids.filter((id) => id.includes(`/src/routes/${route}.tsx?tsr-split=component`)));
  const loads = [...later].map((id) => closure([id]));

  put('start', closure(ids.filter((id) => id.endsWith('/src/main.tsx'))));
  put('shell', page('_app'));
  const isShared = (id: string): boolean => loads.filter((all) => all.has(id)).length > 1;
  put('common', [...page('_app.overview')].filter(isShared));
  /** Of nearly every page beside the home page. */
  put('common', closure(ids.filter((id) => /\/(?:src\/use-emitted|src\/ui\/banner)\.tsx?$/.test(id))));

  const results = page('_app.results.index');
  const issues = page('_app.issues.index');
  /** A page with a list must not load the launch rules together with the fields. */
  const isOfLists = (id: string): boolean => id.includes('/src/ui/') || results.has(id) || issues.has(id);
  const request = page('_app.launch._request');
  const summary = page('_app.launch._request.index');
  const wizard = new Set([...request, ...page('_app.launch._request.test')]);
  const unsent = closure(ids.filter((id) => id.endsWith('/send-drafts.host.tsx')));
  const elsewhere = closure([...later].filter((id) => !isLaunch(id)));
  const isElsewhere = (id: string): boolean => elsewhere.has(id);
  put(
    'fields',
    [...wizard, ...unsent].filter((id) => isOfLists(id) && isElsewhere(id)),
  );
  put('terms', [...unsent].filter(isElsewhere));
  put('drafts', unsent);
  put('rules', [...wizard].filter(isElsewhere));
  put(
    'launch',
    [...wizard].filter((id) => request.has(id) || summary.has(id)),
  );
  put('wizard', wizard);
  const steps = closure(ids.filter((id) => id.endsWith('/launch-wizard/later-steps.ts')));
  put('menus', closure(ids.filter((id) => id.endsWith('/src/ui/account-menu.tsx'))));
  put(
    'pickers',
    [...steps].filter((id) => isOfLists(id) && isElsewhere(id)),
  );
  put('choices', [...steps].filter(isElsewhere));
  put('steps', steps);

  put(
    'lists',
    [...results].filter((id) => issues.has(id)),
  );
  return chunks;
}

const names = (list: string): readonly string[] => list.split(',').map((name) => name.trim());
const icons = 'lucide-react';

/** Packages that the home page loads. Only the icons named in its modules and the wizard's count, as the package's index imports all. */
export function packagesOfHome({ ids, imports, code }: Modules): ReadonlySet<string> {
  const loadedBy = (page: RegExp): ReadonlySet<string> => {
    const seen = new Set<string>();
    const waiting = ids.filter((id) => page.test(id));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      waiting.push(...imports(id));
    }
    return seen;
  };
  const seen = loadedBy(/\/src\/(?:main\.tsx|routes\/_app(?:\.overview)?\.tsx\?tsr-split=component)/);
  const wizard = loadedBy(/\/src\/routes\/_app\.launch\._request(?:\.test)?\.tsx\?tsr-split=component/);
  const named = new Set(
    [...seen, ...wizard]
      .filter(isOwn)
      .flatMap((id) => [...code(id).matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/gu)])
      .flatMap(([, list = '']) => names(list).map((name) => name.replace(/ as .*/u, ''))),
  );
  const all = [...seen].find((id) => id.endsWith(`/${icons}.mjs`)) ?? '';
  const drawn = [...code(all).matchAll(/export\s*\{([^}]*)\}\s*from\s*["']\.\/(icons\/[^"']+)["']/gu)].flatMap(([, list = '', file = '']) =>
    names(list).some((name) => named.has(name.replace('default as ', ''))) ? [file] : [],
  );
  const isIcon = (id: string): boolean => id.includes(`/${icons}/`) && id.includes('/icons/');
  return new Set([...seen].filter((id) => id.includes('node_modules') && (!isIcon(id) || drawn.some((file) => id.endsWith(`/${file}`)))));
}

export function chunksPlugin(): Plugin {
  let chunks: ReadonlyMap<string, string> = new Map();
  let ofHome: ReadonlySet<string> = new Set();
  const inOrder = [
    'start',
    'shell',
    'common',
    'fields',
    'terms',
    'drafts',
    'rules',
    'launch',
    'wizard',
    'menus',
    'pickers',
    'choices',
    'steps',
    'lists',
  ];
  return {
    name: 'muster-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
            codeSplitting: {
              groups: [
                { name: 'frame', test: /node_modules/, tags: ['$initial'], priority: 20 },
                { name: 'packages', test: (id: string) => ofHome.has(id), priority: 19 },
                {
                  name: 'icons',
                  test: /node_modules\/lucide-react/,
                  minShareCount: 2,
                  priority: 18,
                },
                { name: 'keys', test: /node_modules\/tinykeys/, priority: 18 },
                /** Every page loads it soon, and must not load what is packed with it. */
                { name: 'stored', test: /node_modules\/idb-keyval/, priority: 18 },
                {
                  name: 'package',
                  test: /node_modules/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 8_000,
                  priority: 17,
                },
                ...inOrder.map((name, index) => ({
                  name,
                  test: (id: string) => chunks.get(id) === name,
                  priority: inOrder.length - index,
                })),
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      const modules: Modules = {
        ids: [...this.getModuleIds()],
        imports: (id) => this.getModuleInfo(id)?.importedIds ?? [],
        laterImports: (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
        code: (id) => this.getModuleInfo(id)?.code ?? '',
      };
      chunks = chunksOf(modules);
      ofHome = packagesOfHome(modules);
    },
  };
}

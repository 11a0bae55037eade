import { join } from 'node:path';
import type { Plugin } from 'vite';
import { collectDocuments, compose, documentsIn, fragmentsOf } from './documents.ts';
import type { Fragments } from './documents.ts';

/** Replaces each graphql() call by its composed text; a production build adds the hash that the server knows. */
export function documentsPlugin(root = join(import.meta.dirname, '..')): Plugin {
  let fragments: Fragments | undefined;
  let isBuild = false;
  const allFragments = () => (fragments ??= fragmentsOf(collectDocuments(root).documents));
  return {
    name: 'muster-documents',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    watchChange(id) {
      if (id.endsWith('.documents.ts')) fragments = undefined;
    },
    transform: {
      filter: { id: /\.documents\.ts(\?|$)/ },
      handler(code, id) {
        const known = allFragments();
        const found = documentsIn(id, code);
        const own = new Map([...known, ...fragmentsOf(found)]);
        const replaced = found.toReversed().reduce((text, document) => {
          const { text: body, hash, name, isOperation } = compose(document, own);
          const persisted = isBuild && isOperation ? `, ${JSON.stringify({ name, hash })}` : '';
          return `${text.slice(0, document.start)}/* @__PURE__ */ __composed(${JSON.stringify(body)}${persisted})${text.slice(document.end)}`;
        }, code);
        return { code: `import { composed as __composed } from '#schema/generated/client/gql.ts';${replaced}`, map: null };
      },
    },
  };
}

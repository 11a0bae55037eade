import { join } from 'node:path';
import { stringifyVariables } from '@urql/core';
import type { Plugin } from 'vite';
import { firstAsked as issues } from '../src/areas/issues/issue-desk/issues-asked.ts';
import { firstAsked as overview } from '../src/areas/overview/overview/live-asked.ts';
import { firstAsked as results } from '../src/areas/results/browse-results/browsed.ts';
import { callEarly } from '../src/cache/early-calls.ts';
import type { EarlyAsked } from '../src/cache/early-calls.ts';
import { collectDocuments, compose, fragmentsOf } from './documents.ts';

type Asked = { readonly name: string; readonly variables?: Readonly<Record<string, unknown>> };

const who: Asked = { name: 'SignIn_CurrentUser', variables: {} };

const pages: Readonly<Record<string, readonly Asked[]>> = {
  '/overview': overview(),
  '/results': results(),
  '/issues': issues(),
  '/launch': [{ name: 'Shell_FeatureFlags' }, { name: 'BuildRequest_Drafts' }],
};

function textsOf(root: string): Omit<EarlyAsked, 'path'> {
  const { documents } = collectDocuments(root);
  const fragments = fragmentsOf(documents);
  const hashes = new Map(documents.map((document) => compose(document, fragments)).map(({ name, hash }) => [name, hash]));
  const textOf = ({ name, variables }: Asked): string => {
    const hash = hashes.get(name);
    if (hash === undefined) throw new Error(`There is no document ${name}.`);
    return stringifyVariables({ operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
  };
  const texts = Object.entries(pages).map(([address, calls]) => [address, calls.map(textOf)] as const);
  return { who: textOf(who), pages: Object.fromEntries(texts) };
}

/** Writes the page's first requests into its head, so that they start before the script has loaded. */
export function earlyCallsPlugin(root = join(import.meta.dirname, '..')): Plugin {
  return {
    name: 'muster-early-calls',
    apply: 'build',
    transformIndexHtml(html) {
      const asked: EarlyAsked = { path: '/api/customer_portal', ...textsOf(root) };
      return html.replace(/<script/u, (first) => `<script>(${String(callEarly)})(${JSON.stringify(asked)})</script>${first}`);
    },
  };
}

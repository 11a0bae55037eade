import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import type { InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsPlugin } from './vite-documents.ts';

describe('documents plugin', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'muster-documents-'));
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(root, 'src/chip.documents.ts'),
      "import { graphql } from '#schema/generated/client/gql.ts';\nexport const Chip = graphql(/* GraphQL */ `fragment Chip on Tag { id }`);\n",
    );
    writeFileSync(
      join(root, 'src/list.documents.ts'),
      "import { graphql } from '#schema/generated/client/gql.ts';\nexport const List = graphql(/* GraphQL */ `query List { tags { ...Chip } }`);\n",
    );
  });
  afterAll(() => rmSync(root, { recursive: true }));
  const text = 'query List{tags{...Chip __typename}}fragment Chip on Tag{id __typename}';
  const shared = (): InlineConfig => ({ root, configFile: false, logLevel: 'silent', plugins: [documentsPlugin(root)] });

  it('writes the whole text in place of the call, and its hash in a production build', async () => {
    const lib = { entry: 'src/list.documents.ts', formats: ['es' as const] };
    const output = await build({ ...shared(), build: { write: false, minify: false, lib, rollupOptions: { external: [/^#schema/] } } });
    const [bundle] = [output].flat();
    const code = bundle && 'output' in bundle ? (bundle.output[0].code ?? '') : '';
    expect(code).toContain(text);
    expect(code).toMatch(/"name": "List",\s+"hash": "[0-9a-f]{32}"/);
    expect(code).not.toContain('graphql(');
  });

  it('sends no hash while developing, when the server may not know the text yet', async () => {
    const server = await createServer({
      ...shared(),
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const result = await server.environments.ssr.transformRequest('/src/list.documents.ts');
    await server.close();
    expect(result?.code).toContain(text);
    expect(result?.code).not.toContain('hash');
  });
});

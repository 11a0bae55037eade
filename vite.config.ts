import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksPlugin } from './scripts/vite-chunks.ts';
import { documentsPlugin } from './scripts/vite-documents.ts';
import { earlyCallsPlugin } from './scripts/vite-early-calls.ts';
import { precompressPlugin } from './scripts/vite-precompress.ts';

const api = process.env['MUSTER_API'] ?? 'http://127.0.0.1:4173';

export default defineConfig({
  plugins: [
    documentsPlugin(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      addExtensions: true,
      routeTreeFileHeader: [
        '// Written from the names of the files in src/routes. The generator puts `as any` after each route and has no option against it but',
        '// to write no types: a route takes its id, path and parent here, and the type of its `update` knows none of them. What a route is',
        '// to its links and hooks stands in the typed declarations below, so nothing that reads the tree meets `any`.',
      ],
    }),
    react(),
    tailwindcss(),
    earlyCallsPlugin(),
    chunksPlugin(),
    precompressPlugin(),
  ],
  build: {
    target: 'es2024',
    sourcemap: true,
    manifest: true,
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': { target: api, ws: true },
      '/oidc': { target: api },
      '/config.json': { target: api },
      '/files': { target: api },
      '/sign_up': { target: api, bypass: ({ method }) => (method === 'GET' ? '/index.html' : undefined) },
    },
  },
});

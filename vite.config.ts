import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunksPlugin } from './scripts/vite-chunks.ts';
import { documentsPlugin } from './scripts/vite-documents.ts';
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
        '// Written from the names of the files in src/routes. The casts tie each route to its parent, which the files alone do not name.',
      ],
    }),
    react(),
    tailwindcss(),
    chunksPlugin(),
    precompressPlugin(),
  ],
  build: {
    target: 'es2024',
    sourcemap: true,
    manifest: true,
  },
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

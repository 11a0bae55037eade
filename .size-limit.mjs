import { existsSync, readFileSync } from 'node:fs';

const manifestFile = 'dist/.vite/manifest.json';
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

const closure = (keys, seen = new Set()) => {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key]?.imports ?? [], seen);
  }
  return seen;
};

const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry && !key.includes('gallery'));
const home = Object.keys(manifest).filter((key) =>
  /^src\/routes\/(_app|(_app\.)?(index|overview)(\.index)?)\.tsx\?tsr-split=component/.test(key),
);
const wizard = Object.keys(manifest).filter((key) => /^src\/routes\/_app\.launch\._request(\.test)?\.tsx\?tsr-split=component/.test(key));
const files = (keys) => [...closure(keys)].map((key) => `dist/${manifest[key].file}`).filter((file) => file.endsWith('.js'));
const beside = (keys, loaded) => files(keys).filter((file) => !loaded.includes(file));

export default [
  { name: 'first screen, JavaScript before it starts', path: files(entries), gzip: true, limit: '205 kB' },
  {
    name: 'what the launch wizard adds to the first screen',
    path: beside(wizard, files([...entries, ...home])),
    gzip: true,
    limit: '60 kB',
  },
  { name: 'worker that reads imports', path: 'dist/assets/import-engine.worker-*.js', gzip: true, limit: '40 kB' },
  { name: 'first screen with the home page', path: files([...entries, ...home]), gzip: true, limit: '205 kB' },
];

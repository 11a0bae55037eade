import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant } from './operators.ts';

/** Replaces the source in Node's loader, as vite-mutant.ts does in Vite. */
const named = process.env['MUTANT'];
if (named !== undefined) {
  const { file, start, end, now } = JSON.parse(named) as Mutant;
  const changed = pathToFileURL(join(import.meta.dirname, '../..', file)).href;
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (url.split('?')[0] !== changed || loaded.source == null) return loaded;
      const code = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString('utf8');
      return { ...loaded, source: code.slice(0, start) + now + code.slice(end) };
    },
  });
}

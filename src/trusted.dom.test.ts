// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { trustOwnParts } from './trusted.ts';

type Rules = { readonly createScriptURL: (address: string) => string; readonly createHTML: (html: string) => string };

afterEach(() => vi.unstubAllGlobals());

it('lets a part of the page be emptied, and no markup and no foreign script in', () => {
  const made: Rules[] = [];
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, rules: Rules) => made.push(rules) });
  trustOwnParts();
  const [rules] = made;
  expect([rules?.createHTML(''), rules?.createScriptURL('/assets/import-engine.worker-a1.js')]).toEqual([
    '',
    '/assets/import-engine.worker-a1.js',
  ]);
  expect(() => rules?.createHTML('<b>Bold</b>')).toThrow(TypeError);
  expect(() => rules?.createScriptURL('https://elsewhere.example/assets/import-engine.worker-a1.js')).toThrow(TypeError);
});

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { useStepFocus } from './use-step-focus.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const step =
  '<div id="field-testCases" tabindex="-1"><button>Replace file</button><div data-opens-import="testrail"><button>Import</button></div></div>';
const importing = '<h1>Import test cases</h1>';

function backFrom(opener: string): string | null | undefined {
  document.body.innerHTML = `<main id="main">${step}</main>`;
  const main = document.getElementById('main')!;
  const at = (importKind: ImportKind | null) => ({ stand: { step: 'scope' as const, importKind } });
  const { rerender } = renderHook(({ stand }) => useStepFocus(stand, undefined, ''), { initialProps: at(null) });
  [...main.querySelectorAll('button')].find(({ textContent }) => textContent === opener)?.focus();
  main.innerHTML = importing;
  rerender(at('test_cases'));
  main.innerHTML = step;
  rerender(at(null));
  return document.activeElement?.textContent;
}

it('leads from an import back to what opened it', () => {
  expect([backFrom('Import'), backFrom('Replace file')]).toEqual(['Import', 'Replace file']);
});

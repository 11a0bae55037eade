import { configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, beforeAll, vi } from 'vitest';
import '#src/cache/optimistic.ts';
import '#src/cache/socket.ts';
import { ComboPopup, MenuBox, PopoverBox } from '#src/ui/pop-parts.ts';

/** What is looked for ends the search; a second of a busy machine is no reason to give it up. */
configure({ asyncUtilTimeout: 15_000 });

/** A document of happy-dom is no `Document`; the library that tells whether the focus is in a box asks for one. */
Object.defineProperty(Document, Symbol.hasInstance, {
  value: (one: Node | null) => one?.nodeType === Node.DOCUMENT_NODE,
  configurable: true,
});

/**
 * Files of one worker share its document and modules: each begins with an empty page. What a client loads late is there already: a load that a file does not
 * live to see would have failed for all that follow.
 * A key that was pressed in the file before is not the first half of a double press, and calls that wait for the paint after it, which never
 * comes where it was pressed by a clock that was put away, go on as where a page is left.
 */
beforeAll(async () => {
  toast.removeAll();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pagehide'));
  for (const part of [ComboPopup, MenuBox, PopoverBox]) part.fetch();
  await vi.dynamicImportSettled();
});

/** Nor does a load of its own end after its page is gone, where it would find no module. */
afterAll(() => vi.dynamicImportSettled());

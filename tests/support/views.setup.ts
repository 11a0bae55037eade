import { toast } from 'react-hot-toast/headless';
import { beforeAll } from 'vitest';
import '#src/cache/optimistic.ts';
import '#src/cache/socket.ts';

/**
 * Files of one worker share its document and modules: each begins with an empty page. What a client loads late is there already: a load that a file does not
 * live to see would have failed for all that follow.
 * A key that was pressed in the file before is not the first half of a double press.
 */
beforeAll(() => {
  toast.removeAll();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new Event('pointerdown'));
});

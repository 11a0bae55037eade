import { toast } from 'react-hot-toast/headless';
import { beforeAll } from 'vitest';

/** Files of one worker share its document and modules: each begins with an empty page. */
beforeAll(() => {
  toast.removeAll();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
});

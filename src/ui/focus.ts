const controls = [
  'input:checked',
  '[role="spinbutton"]',
  'input:not([tabindex="-1"]), textarea, select, button:not([tabindex="-1"], [data-remove]), a[href]',
];

/** A title that is not there after as many frames does not come. */
const mostFrames = 600;

/** The element of a field, or of the field it is an entry of. */
export function fieldAt(id: string): HTMLElement | null {
  for (let name = id; name !== ''; name = name.replace(/-?[^-]*$/, '')) {
    const found = document.getElementById(name);
    if (found !== null) return found;
  }
  return null;
}

/** Moves the focus to a field: to its control, or to the first one where the field has several. */
export function focusField(field: HTMLElement): void {
  const inside =
    field.tabIndex >= 0 ? field : controls.map((control) => field.querySelector<HTMLElement>(control)).find((one) => one !== null);
  (inside ?? field).focus();
  (inside ?? field).scrollIntoView?.({ block: 'center' });
}

/** Moves the focus to one of the items of a list: to what can be pressed there, else to the item itself. */
export function focusItem(list: Element | null | undefined, at: number): void {
  const item = list?.children[at];
  if (!(item instanceof HTMLElement)) return;
  const control = item.tabIndex >= 0 ? item : item.querySelector<HTMLElement>('a[href], button');
  if (control === null) item.tabIndex = -1;
  (control ?? item).focus();
}

/** Moves the focus to the reason why a button of the page waits, as a press of it does. */
export const focusReason = (): void =>
  [...document.querySelectorAll<HTMLElement>('[data-reason]')].find((reason) => reason.checkVisibility())?.focus();

/** Whether nothing on the page has the focus, as when what had it is gone or takes no keys any more. */
export const isNowhere = (at: Element | null): boolean =>
  at === null || at === document.body || at.id === 'main' || at.matches(':disabled');

/** What React keeps for later while code comes is there and hidden. */
const isShown = (title: Element): boolean => title.checkVisibility();
const isPutAside = (title: Element): boolean => title.closest('[style*="display: none"]') !== null;

let watched: MutationObserver | null = null;

/** Finds the next title where the one that has the focus goes with a page that was not the whole one yet. */
function watchTitle(title: HTMLElement): void {
  watched = new MutationObserver(() => {
    const isThere = title.isConnected && !isPutAside(title);
    if (isThere && document.activeElement === title) return;
    watched?.disconnect();
    if (!isThere && (document.activeElement === title || isNowhere(document.activeElement))) focusTitle(mostFrames);
  });
  watched.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
}

function focusTitle(left: number): void {
  watched?.disconnect();
  const main = document.getElementById('main');
  const title = [...(main?.querySelectorAll('h1') ?? [])].find(isShown) ?? null;
  const target = title ?? main;
  if (target !== null && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
  if (title !== null) return watchTitle(title);
  if (left === 0) return;
  requestAnimationFrame(() => {
    if (isNowhere(document.activeElement)) focusTitle(left - 1);
  });
}

/** Moves the focus to the title of the page, and waits for one that is not drawn yet until the focus is moved elsewhere. */
export const focusHeading = (): void => void requestAnimationFrame(() => focusTitle(mostFrames));

/** Moves the focus from a row that is about to go to the same place of the row beside it. */
export function leaveRow(): void {
  const row = document.activeElement?.closest('tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector<HTMLElement>('button')?.focus();
}

let trigger: HTMLElement | null = null;

/** Remembers the button of a menu in which something was chosen, for what opens over the page then. */
export const rememberTrigger = (button: HTMLElement | null): void => void (trigger = button);

/** The button of the menu that led here, once. */
export function takeTrigger(): HTMLElement | null {
  const taken = trigger;
  trigger = null;
  return taken;
}

/** Finds the focus again when what had it is gone: at a place near by, else on the title. */
export const findFocus = (near: HTMLElement | null = null, options?: FocusOptions): void => {
  if (!isNowhere(document.activeElement)) return;
  if (near !== null && near.isConnected) return near.focus(options);
  requestAnimationFrame(() => {
    if (isNowhere(document.activeElement)) focusTitle(mostFrames);
  });
};

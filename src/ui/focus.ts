const controls = [
  'input:checked',
  '[role="spinbutton"]',
  'input:not([tabindex="-1"]), textarea, select, button:not([tabindex="-1"], [data-remove]), a[href]',
];

/** A title absent after so many frames does not come. */
const mostFrames = 600;

/** Of an entry's field where the entry has none. */
export function fieldAt(id: string): HTMLElement | null {
  for (let name = id; name !== ''; name = name.replace(/-?[^-]*$/, '')) {
    const found = document.getElementById(name);
    if (found !== null) return found;
  }
  return null;
}

export function focusField(field: HTMLElement): void {
  const inside =
    field.tabIndex >= 0 ? field : controls.map((control) => field.querySelector<HTMLElement>(control)).find((one) => one !== null);
  (inside ?? field).focus();
  (inside ?? field).scrollIntoView?.({ block: 'center' });
}

export function focusItem(list: Element | null | undefined, at: number): void {
  const item = list?.children[at];
  if (!(item instanceof HTMLElement)) return;
  const control = item.tabIndex >= 0 ? item : item.querySelector<HTMLElement>('a[href], button');
  if (control === null) item.tabIndex = -1;
  (control ?? item).focus();
}

/** As pressing the disabled button does. */
export const focusReason = (): void =>
  [...document.querySelectorAll<HTMLElement>('[data-reason]')].find((reason) => reason.checkVisibility())?.focus();

/** After the focused element unmounted or was disabled. */
export const isNowhere = (at: Element | null): boolean =>
  at === null || at === document.body || at.id === 'main' || at.matches(':disabled');

/** React keeps suspended content mounted but hidden. */
const isShown = (title: Element): boolean => title.checkVisibility();
const isPutAside = (title: Element): boolean => title.closest('[style*="display: none"]') !== null;

let watched: MutationObserver | null = null;

/** Where the focused title unmounts with a loading page. */
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

/** Waits for a title that is not rendered yet, until focus moves elsewhere. */
export const focusHeading = (): void => void requestAnimationFrame(() => focusTitle(mostFrames));

/** From a row about to unmount to the same element of its neighbour. */
export function leaveRow(): void {
  const row = document.activeElement?.closest('tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector<HTMLElement>('button')?.focus();
}

let trigger: HTMLElement | null = null;

/** For a dialog that is opened from a menu, which closes. */
export const rememberTrigger = (button: HTMLElement | null): void => void (trigger = button);

export function takeTrigger(): HTMLElement | null {
  const taken = trigger;
  trigger = null;
  return taken;
}

/** Near by, else on the title. */
export const findFocus = (near: HTMLElement | null = null, options?: FocusOptions): void => {
  if (!isNowhere(document.activeElement)) return;
  if (near !== null && near.isConnected) return near.focus(options);
  requestAnimationFrame(() => {
    if (isNowhere(document.activeElement)) focusTitle(mostFrames);
  });
};

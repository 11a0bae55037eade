import { useMemo } from 'react';
import { useKeys } from './keys.ts';
import type { KeyBindings } from './keys.ts';

const rows = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main [data-key]')].filter((row) => row.offsetParent !== null);

const focusBy = (step: 1 | -1): void => {
  const all = rows();
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step;
  all[Math.min(Math.max(next, 0), all.length - 1)]?.focus();
};

const none: KeyBindings = {};

/** `j` and `k` walk the rows that carry `data-key`. */
export const useRowKeys = (isOn = true): void => {
  const bindings = useMemo(() => ({ j: () => focusBy(1), k: () => focusBy(-1) }), []);
  useKeys(isOn ? bindings : none);
};

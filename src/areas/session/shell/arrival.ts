import { focusHeading } from '#src/ui/focus.ts';

type Place = { readonly pathname: string; readonly searchStr: string; readonly hash: string };

/** Pages move the focus to a field that the address names by themselves. */
const namesField = ({ hash }: Place): boolean => hash.startsWith('field-');

/** After each change of address: scroll to the top or to the anchor, and on a new page tell where we are by moving the focus to its title. */
export const arrive = (from: Place | undefined, to: Place): void => {
  const isNewPath = from !== undefined && from.pathname !== to.pathname;
  const isNewAddress = isNewPath || (from !== undefined && from.searchStr !== to.searchStr);
  if (from !== undefined && !isNewAddress) return;
  const anchor = to.hash === '' ? null : document.getElementById(to.hash);
  if (anchor !== null) anchor.scrollIntoView();
  else if (isNewAddress) window.scrollTo(0, 0);
  if (isNewPath && !namesField(to)) focusHeading();
};

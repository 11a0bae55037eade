import type { ComboPopupProps } from './combo-popup.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuBoxProps } from './menu-box.tsx';
import type { PopoverBoxProps } from './popover-box.tsx';

const leave = ({ onMissing }: { onMissing: () => void }): void => onMissing();

export const MenuBox = lazyPart<MenuBoxProps>(() => import('./menu-box.tsx'), { leave });
export const PopoverBox = lazyPart<PopoverBoxProps>(() => import('./popover-box.tsx'), { leave });
export const ComboPopup = lazyPart<ComboPopupProps>(() => import('./combo-popup.tsx'), { leave: ({ combo }) => combo.close() });

import { TagChip } from './tag-chip.tsx';
import { useLostFocus } from './use-lost-focus.ts';

type FilterChipProps = { readonly children: string; readonly onRemove: () => void };

/** Removing it moves focus to the title. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  useLostFocus();
  return <TagChip onRemove={onRemove}>{children}</TagChip>;
}

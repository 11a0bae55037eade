import { TagChip } from './tag-chip.tsx';
import { useLostFocus } from './use-lost-focus.ts';

type FilterChipProps = { readonly children: string; readonly onRemove: () => void };

/** What a list is narrowed to, until it is taken off; the focus goes on at the title then. */
export function FilterChip({ children, onRemove }: FilterChipProps) {
  useLostFocus();
  return <TagChip onRemove={onRemove}>{children}</TagChip>;
}

import type { Tag } from '#machines/flows/issues/tag-issue.ts';
import { folded, matching } from '#src/ui/option.ts';
import { useMemo } from 'react';

/** The tags whose names hold every word of a search, in their own order, and the one that is being renamed, whatever it is called by then. */
export const useFound = (tags: readonly Tag[], text: string, renamed: Tag | null): readonly Tag[] => {
  const options = useMemo(() => tags.map(({ id, name }) => ({ id, name, label: name })), [tags]);
  const keys = useMemo(() => options.map(({ label }) => folded(label)), [options]);
  return useMemo(() => {
    const found = new Set(matching(options, keys, text).map(({ id }) => id));
    return tags.filter(({ id }) => found.has(id) || id === renamed?.id);
  }, [tags, options, keys, text, renamed]);
};

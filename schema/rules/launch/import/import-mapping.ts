import * as v from 'valibot';
import { importKinds } from '#schema/vocabulary/launch/import-kinds.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { columnTargets } from './columns.ts';

const column = v.object({
  header: v.pipe(
    v.string(),
    v.minLength(1, 'A column needs a header.'),
    v.maxLength(importLimits.header, launchMessages.tooLong(importLimits.header)),
  ),
  target: v.string(),
});

export const importMappingRule = v.pipe(
  v.object({
    kind: v.picklist(importKinds),
    columns: v.pipe(
      v.array(column),
      v.minLength(1, 'Give at least one column.'),
      v.maxLength(importLimits.columns, `At most ${importLimits.columns} columns can be remembered at once.`),
      v.check((columns) => new Set(columns.map(({ header }) => header)).size === columns.length, 'Two columns have the same header.'),
    ),
  }),
  v.check(
    ({ kind, columns }) => columns.every(({ target }) => columnTargets[kind].some((one) => one === target)),
    launchMessages.notOffered,
  ),
);
export type ImportMappingInput = v.InferOutput<typeof importMappingRule>;

import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { vocabulary as entries, vocabularyOrder } from '../../entities/vocabulary.ts';
import type { CrowdContext } from '../context.ts';

type Row = {
  readonly kind: VocabularyKind;
  readonly name: string;
  readonly code: string | null;
  readonly parent: string | null;
  readonly deviceType: string | null;
  readonly retiredAt: Date | null;
};

const listed = `select e.kind, e.name, e.code, e.parent, e.device_type as "deviceType", e.retired_at as "retiredAt"
  from ${entries} e where e.kind = any ($1::text[]) order by e.kind, ${vocabularyOrder}`;

type Args = { readonly kinds: readonly VocabularyKind[] };

/** Read from the tables at every call, so that what an operator adds is known on every node at once. */
export const vocabulary = {
  vocabulary: async ({ kinds }: Args, { owner }: CrowdContext): Promise<readonly Row[]> => (await owner.query<Row>(listed, [kinds])).rows,
};

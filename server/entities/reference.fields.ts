import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';
import { list, shape } from '#server/api/shape.ts';
import type { Selection } from '#server/api/selection.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import { isOffered, vocabularyTables } from './vocabulary.ts';

export const entriesOf =
  (kind: VocabularyKind, ids: Sql, group: Sql = raw('null::text')) =>
  (selection: Selection): Sql =>
    list(
      shape(selection, { id: sql`e.id::text`, name: sql`e.name`, group, isRetired: raw(`not ${isOffered(kind)}`) }),
      sql`from ${raw(vocabularyTables[kind])} e where e.id = any (${ids}) order by lower(e.name), e.id`,
    );

export const manufacturerOf = raw('(select m.name from manufacturer m where m.id = e.manufacturer_id)');
export const systemOf = raw('(select s.name from operating_system s where s.id = e.operating_system_id)');

export const countryOf =
  (code: Sql, name: Sql) =>
  (selection: Selection): Sql =>
    shape(selection, { code, name });

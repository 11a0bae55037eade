import { kindWords, vocabularyKindNames } from '#schema/vocabulary/crowd-words.ts';
import type { VocabularyKind } from '#schema/vocabulary/crowd-words.ts';

/** Where the words of a kind stand. */
export const vocabularyTables: Readonly<Record<VocabularyKind, string>> = {
  country: 'country',
  language: 'language',
  operating_system: 'operating_system',
  operating_system_version: 'operating_system_version',
  device_type: 'operating_system_device_type',
  manufacturer: 'manufacturer',
  mobile_device: 'mobile_device',
  internet_browser: 'internet_browser',
};

const ofKind = (kind: VocabularyKind): string => {
  const { parent, hasCode } = kindWords(kind);
  const number = parent === undefined ? null : `x.${parent}_id`;
  return `select v.id, v.kind, v.number, x.name, ${hasCode === true ? 'x.code' : 'null::text'} as code, ${number ?? 'null::integer'} as parent_number,
      ${parent === undefined ? 'null::text' : `(select p.name from ${vocabularyTables[parent]} p where p.id = ${number})`} as parent,
      ${kind === 'mobile_device' ? `(select p.name from ${vocabularyTables.device_type} p where p.id = x.operating_system_device_type_id)` : 'null::text'} as device_type,
      ${kind === 'operating_system_version' ? 'x.position' : '0'} as position, v.state, v.retired_at, v.version
    from vocabulary_entry v join ${vocabularyTables[kind]} x on x.id = v.number where v.kind = '${kind}'`;
};

/** Every entry with its word, to be narrowed by kind or id. */
export const vocabulary = `(${vocabularyKindNames.map(ofKind).join('\n    union all ')})`;

/** Of entries with the alias e, in the order of lists. */
export const vocabularyOrder = 'lower(e.parent) nulls first, e.position, lower(e.name), e.number';

/** Whether the word of a table with the alias e is offered to whoever chooses anew. */
export const isOffered = (kind: VocabularyKind): string =>
  `not exists (select from vocabulary_entry v where v.kind = '${kind}' and v.number = e.id and v.state = 'retired')`;

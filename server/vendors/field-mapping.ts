import { driftWords, trackerLabels } from '#schema/vocabulary/export.ts';
import type { Drift, DriftKind, TrackerCode } from '#schema/vocabulary/export.ts';
import { oneLine } from './report/report.ts';
import type { IssueReport } from './report/report.ts';

/** What a field of a tracker is filled with: a field of the issue, and a value where that is empty. */
export type FieldMapping = {
  readonly name?: string | null | undefined;
  readonly gat_field?: string | null | undefined;
  readonly type?: string | undefined;
  readonly default_value?: unknown;
};
export type FieldMappings = Readonly<Record<string, FieldMapping>>;

export type TrackerField = { readonly id: string; readonly name: string; readonly required: boolean; readonly hasDefault: boolean };

/** A null value is one that the field does not take. */
export type Mapped<Field> = { readonly field: Field; readonly text: string; readonly value: unknown };

const constantOf = ({ default_value: otherwise }: FieldMapping): string =>
  typeof otherwise === 'string' || typeof otherwise === 'number' ? String(otherwise) : '';

const textOf = (mapping: FieldMapping, report: IssueReport): string => {
  const found = typeof mapping.gat_field === 'string' ? (report.values[mapping.gat_field] ?? '') : '';
  return found.trim() === '' ? constantOf(mapping) : found;
};

/** Mapped fields that have something to say of an issue; without one, those that always say the same. */
export const mappedFields = <Field extends TrackerField>(
  fields: readonly Field[],
  mappings: FieldMappings,
  report: IssueReport | null,
  valueOf: (field: Field, text: string) => unknown,
): readonly Mapped<Field>[] =>
  fields.flatMap((field) => {
    const mapping = Object.hasOwn(mappings, field.id) ? mappings[field.id] : undefined;
    if (mapping === undefined) return [];
    const text = report === null ? constantOf(mapping) : textOf(mapping, report);
    return text.trim() === '' ? [] : [{ field, text, value: valueOf(field, text) }];
  });

export const driftAt = (kind: DriftKind, name: string, more: Partial<Drift> = {}): Drift => ({
  kind,
  name,
  fieldId: null,
  value: null,
  isRefused: true,
  ...more,
});

const shownValue = 100;

/** Mapped fields and values that are gone, and required fields that nothing fills. */
export const fieldDrift = <Field extends TrackerField>(
  fields: readonly Field[],
  mappings: FieldMappings,
  mapped: readonly Mapped<Field>[],
  isFilled: (id: string) => boolean,
): readonly Drift[] => {
  const isNeeded = ({ required, hasDefault }: TrackerField): boolean => required && !hasDefault;
  const gone = Object.entries(mappings).filter(([id]) => !fields.some((field) => field.id === id));
  const unfit = mapped.filter(({ value }) => value === null);
  const isUnfit = (id: string): boolean => unfit.some(({ field }) => field.id === id);
  return [
    ...gone.map(([fieldId, { name }]) => driftAt('field', name ?? fieldId, { fieldId, isRefused: false })),
    ...unfit.map(({ field, text }) =>
      driftAt('value', field.name, { fieldId: field.id, value: oneLine(text, shownValue), isRefused: isNeeded(field) }),
    ),
    ...fields
      .filter((field) => isNeeded(field) && !isFilled(field.id) && !isUnfit(field.id))
      .map(({ id, name }) => driftAt('required', name, { fieldId: id })),
  ];
};

/** Whether a mapping may fill its field, whatever the issue. */
export const mayFill = (mappings: FieldMappings, id: string): boolean => {
  const mapping = Object.hasOwn(mappings, id) ? mappings[id] : undefined;
  return mapping !== undefined && (typeof mapping.gat_field === 'string' || constantOf(mapping).trim() !== '');
};

/** As the API tells it. */
export const toldDrift = (tracker: TrackerCode, drift: Drift) => ({ ...drift, message: driftWords(trackerLabels[tracker], drift) });

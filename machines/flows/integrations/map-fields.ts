import type { DriftKind } from '#schema/vocabulary/export.ts';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { form } from '#machines/lib/form.ts';
import type { FormValues } from '#machines/lib/form.ts';

/** What a field is filled with: a field of the issue, and a value where that is empty. */
export type FieldFill = { readonly gatField: string | null; readonly defaultValue: string | null };
export type FieldFills = Readonly<Record<string, FieldFill>>;

export type MapValues = {
  readonly projectId: string;
  readonly projectName: string;
  readonly workItemType: string;
  readonly fields: FieldFills;
};
export const emptyMap: MapValues = { projectId: '', projectName: '', workItemType: '', fields: {} };

export type KnownMapping = FieldFill & { readonly project: string; readonly issueType: string; readonly fieldId: string };

/** What a place lacks, as the integration tells it. */
export type LackingPlace = {
  readonly project: string;
  readonly place: string;
  readonly issueType?: string | null;
  readonly drift: readonly { readonly kind: DriftKind; readonly fieldId?: string | null }[];
};

const fillsAt = (known: readonly KnownMapping[], project: string, type: string): FieldFills =>
  Object.fromEntries(
    known
      .filter((each) => each.project === project && each.issueType === type)
      .map(({ fieldId, gatField, defaultValue }) => [fieldId, { gatField, defaultValue }]),
  );

/** The form after another project or type was chosen: what is saved for it stands there. */
export const atPlace = (known: readonly KnownMapping[], chosen: Omit<MapValues, 'fields'>): MapValues => ({
  ...chosen,
  fields: fillsAt(known, chosen.projectId, chosen.workItemType),
});

const isGone = (fieldId: string, { drift }: LackingPlace): boolean =>
  drift.some((each) => each.fieldId === fieldId && (each.kind === 'field' || each.kind === 'value'));

/** Without fields that are gone, nor values that are no longer taken. */
export const withoutGone = <Fill>(fills: Readonly<Record<string, Fill>>, place: LackingPlace): Readonly<Record<string, Fill>> =>
  Object.fromEntries(Object.entries(fills).filter(([fieldId]) => !isGone(fieldId, place)));

/** The form at a place that lacks something, to be filled anew. */
export const mappedAnew = (known: readonly KnownMapping[], place: LackingPlace): MapValues => {
  const chosen = { projectId: place.project, projectName: place.place, workItemType: place.issueType ?? '' };
  return { ...chosen, fields: withoutGone(fillsAt(known, chosen.projectId, chosen.workItemType), place) };
};

/** The mapping of a place that is gone is forgotten; one whose fields lack something is made anew; a label or a right is mended at the tracker. */
export const remedyOf = ({ drift }: LackingPlace, isMapped: boolean): 'forget' | 'map' | null => {
  const has = (...kinds: readonly DriftKind[]): boolean => drift.some(({ kind }) => kinds.includes(kind));
  if (has('project', 'closed', 'type')) return isMapped ? 'forget' : null;
  return has('field', 'value', 'required') ? 'map' : null;
};

const wire = (typed: FormValues): FormValues => {
  const { projectId, workItemType, fields } = { ...emptyMap, ...typed };
  return { code: 'azure_devops', projectId, workItemType, fields: Object.entries(fields).map(([fieldId, fill]) => ({ fieldId, ...fill })) };
};

/** Fills the fields of one type of work item. */
export const mapFieldsMachine = form({
  id: 'mapFields',
  failed: integrationTexts.notMapped,
  fields: ['projectId', 'workItemType', 'fields'],
  empty: emptyMap,
  wire,
});

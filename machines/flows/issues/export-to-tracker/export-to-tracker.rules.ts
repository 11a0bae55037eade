import { exportProblems } from '#schema/rules/issues/export-params.ts';
import { trackerCodes } from '#schema/vocabulary/export.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import type { PlaceField, PlaceProblems, PlaceValues } from './export-to-tracker.types.ts';

export const blankPlace: PlaceValues = { project: '', projectName: '', type: '', repository: '', area: '', labels: '' };

export const isTrackerCode = (code: string): code is TrackerCode => trackerCodes.some((known) => known === code);

const split = (text: string, gap: RegExp): string[] =>
  text
    .split(gap)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What the API takes of what was typed; labels of Jira end at blanks, others at commas. */
export const placeParams = {
  jira: ({ project, type, labels }: PlaceValues) => ({ project_key: project, issuetype_name: type, labels: split(labels, /[\s,]+/u) }),
  github: ({ repository, labels }: PlaceValues) => ({ repository, labels: split(labels, /,/u) }),
  azure_devops: ({ project, projectName, type, area, labels }: PlaceValues) => ({
    project_id: project,
    project_name: projectName === '' ? null : projectName,
    work_item_type: type,
    area_path: area === '' ? null : area,
    tags: split(labels, /[;,]/u),
  }),
} as const satisfies Record<TrackerCode, (values: PlaceValues) => object>;

const fieldOf: Readonly<Record<string, PlaceField>> = {
  project_key: 'project',
  project_id: 'project',
  project_name: 'project',
  issuetype_name: 'type',
  work_item_type: 'type',
  repository: 'repository',
  area_path: 'area',
  labels: 'labels',
  tags: 'labels',
};

/** What is wrong with a place, by the field of the form. */
export const placeProblems = (code: TrackerCode, values: PlaceValues): PlaceProblems =>
  Object.fromEntries(exportProblems(code, placeParams[code](values)).map(({ field, message }) => [fieldOf[field] ?? 'project', message]));

/** The values after one of them was changed: another project has other types and areas. */
export const withField = (values: PlaceValues, field: PlaceField, value: string, name = ''): PlaceValues =>
  field === 'project' && value !== values.project
    ? { ...values, project: value, projectName: name, type: '', area: '' }
    : { ...values, [field]: value };

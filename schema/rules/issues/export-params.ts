import { exportTexts } from '#schema/vocabulary/export.ts';
import type { TrackerCode } from '#schema/vocabulary/export.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import * as v from 'valibot';

const filled = (message: string) => v.pipe(v.nullish(v.string(), ''), v.trim(), v.minLength(1, message));
const optional = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.transform((text) => (text === '' ? null : text)),
);

/** Trimmed, each once, and together within the length of a label field. */
const labelsSplitAt = (gap: RegExp | null) =>
  v.pipe(
    v.nullish(v.array(v.string()), []),
    v.transform((labels) => [
      ...new Set(labels.flatMap((label) => (gap === null ? [label] : label.split(gap))).map((label) => label.trim())),
    ]),
    v.transform((labels) => labels.filter((label) => label !== '')),
    v.check((labels) => labels.join(',').length <= limits.exportLabels, exportTexts.longLabels),
  );

/** Logins of GitHub, each once whatever its letter case, with or without the @ before it. */
const assignees = v.pipe(
  v.nullish(v.array(v.string()), []),
  v.transform((logins) => logins.map((login) => login.trim().replace(/^@/u, '')).filter((login) => login !== '')),
  v.transform((logins) => [...new Map(logins.toReversed().map((login) => [login.toLowerCase(), login])).values()].toReversed()),
  v.check((logins) => logins.length <= limits.exportAssignees, exportTexts.manyAssignees),
);

/** One rule for the form, the API and auto-export. */
export const exportRules = {
  jira: v.object({
    project_key: filled(exportTexts.noProject),
    issuetype_name: filled(exportTexts.noIssueType),
    labels: labelsSplitAt(/\s+/u),
  }),
  github: v.object({ repository: filled(exportTexts.noRepository), labels: labelsSplitAt(null), assignees }),
  azure_devops: v.object({
    project_id: filled(exportTexts.noProject),
    project_name: optional,
    work_item_type: filled(exportTexts.noWorkItemType),
    area_path: optional,
    tags: labelsSplitAt(/;/u),
  }),
} as const satisfies Record<TrackerCode, v.GenericSchema>;

export type ExportParams = { readonly [Code in TrackerCode]: v.InferOutput<(typeof exportRules)[Code]> };

export type ExportProblem = { readonly code: 'blank' | 'too_long' | 'too_many'; readonly field: string; readonly message: string };

const codeOf: Readonly<Record<string, ExportProblem['code']>> = {
  [exportTexts.longLabels]: 'too_long',
  [exportTexts.manyAssignees]: 'too_many',
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const exportProblems = (code: TrackerCode, params: unknown): readonly ExportProblem[] => {
  const { issues = [] } = v.safeParse(exportRules[code], params);
  return issues.map(({ message, path }) => ({
    code: codeOf[message] ?? 'blank',
    field: textOf(path?.[0]?.key),
    message,
  }));
};

const placeOf = { jira: 'project_key', github: 'repository', azure_devops: 'project_id' } as const;

/** The target project or repository in the tracker's own spelling, whatever the letter case given. */
export const targetOf = (code: TrackerCode, params: Readonly<Record<string, unknown>>): string => {
  const target = textOf(params[placeOf[code]]);
  return code === 'jira' ? target.toUpperCase() : target.toLowerCase();
};

import * as v from 'valibot';

const text = v.nullish(v.string());
const count = v.nullish(v.number());

/** The editions name the list differently. */
const pageOf = <Item extends v.GenericSchema>(item: Item, ...keys: readonly string[]) =>
  v.pipe(
    v.looseObject({ startAt: count, total: count, isLast: v.nullish(v.boolean()) }),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const page: Readonly<Record<string, unknown>> = dataset.value;
      const listed = keys.map((key) => page[key]).find((found) => found !== undefined);
      const items = v.safeParse(v.array(item), listed);
      if (items.success) return { items: items.output, total: dataset.value.total ?? null, isLast: dataset.value.isLast ?? null };
      addIssue({ message: 'not a list' });
      return NEVER;
    }),
  );

export const serverInfoSchema = v.object({ deploymentType: v.string() });
export const myselfSchema = v.object({ displayName: text, emailAddress: text, name: text });
export const permissionsSchema = v.object({ permissions: v.record(v.string(), v.object({ havePermission: v.nullish(v.boolean()) })) });

const projectSchema = v.object({ id: v.string(), key: v.string(), name: v.string() });
/** Cloud responds with pages, Data Center with all. */
export const projectPageSchema = pageOf(projectSchema, 'values');
export const projectsSchema = v.array(projectSchema);
export type JiraProject = v.InferOutput<typeof projectSchema>;

const issueTypeSchema = v.object({ id: v.string(), name: v.string(), subtask: v.nullish(v.boolean()) });
export const issueTypePageSchema = pageOf(issueTypeSchema, 'issueTypes', 'values');
export type JiraIssueType = v.InferOutput<typeof issueTypeSchema>;

const allowedSchema = v.looseObject({ id: text, value: text, name: text, key: text });
const fieldSchema = v.object({
  fieldId: v.string(),
  name: v.string(),
  required: v.boolean(),
  hasDefaultValue: v.nullish(v.boolean()),
  schema: v.object({ type: v.string(), items: text, custom: text, system: text }),
  allowedValues: v.nullish(v.array(v.unknown())),
});
export const fieldPageSchema = pageOf(fieldSchema, 'fields', 'results', 'values');
type Field = v.InferOutput<typeof fieldSchema>;

const longFields: readonly string[] = ['description', 'environment'];

export type JiraField = {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  /** Of a list, with its items' type: option, array:option. */
  readonly type: string;
  readonly isCustom: boolean;
  /** ADF in the cloud. */
  readonly isLong: boolean;
  readonly hasDefault: boolean;
  /** Empty where anything may be typed. */
  readonly allowedValues: readonly { readonly id: string; readonly label: string }[];
};

const allowedOf = (values: Field['allowedValues']): JiraField['allowedValues'] =>
  (values ?? []).flatMap((each) => {
    const { output: found, success } = v.safeParse(allowedSchema, each);
    const label = success ? (found.value ?? found.name ?? found.key ?? found.id ?? '') : '';
    return success && label !== '' ? [{ id: found.id ?? label, label }] : [];
  });

export const fieldOf = ({ fieldId, name, required, hasDefaultValue, schema, allowedValues }: Field): JiraField => ({
  id: fieldId,
  name,
  required,
  type: schema.items === null || schema.items === undefined ? schema.type : `${schema.type}:${schema.items}`,
  isCustom: (schema.custom ?? '') !== '',
  isLong: (schema.custom ?? '').endsWith(':textarea') || longFields.includes(schema.system ?? ''),
  hasDefault: hasDefaultValue === true,
  allowedValues: allowedOf(allowedValues),
});

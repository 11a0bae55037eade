import { buildSchema, getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType } from 'graphql';
import { authorizationRows } from '#schema/authorization/rows.ts';
import type { Entity } from '#schema/authorization/entities.ts';
import type { IdAt } from '#schema/authorization/row.ts';
import { readSdl } from '#server/api/schema.ts';

/** The thing of the twin world that stands for its kind. */
const things: Readonly<Record<Entity, string>> = {
  test: 'supervised',
  supervised_test: 'supervised',
  advanced_test: 'advanced',
  requested_test: 'requested',
  participant: 'participant-2',
  case_result: 'result-2-1',
  result_response: 'answer-status',
  attachment: 'file',
  test_case: 'case-1',
  issue: 'issue-1',
  issue_tag: 'tag',
  blocker: 'blocker',
  moderator_assignment: 'assignment-assigned',
  schedule: 'schedule',
  integration: 'tracker',
  customer_request: 'draft',
  organization_user: 'gone',
  export_job: 'export-job',
  selection_requirements_group: 'group',
  invitation: 'invitation',
  chat_channel: 'chat-public',
  chat_message: 'chat-message',
  saved_view: 'saved-view',
  saved_sentence: 'saved-sentence',
  api_token: 'api-token',
  shared_report: 'shared-report',
  launch_approval: 'launch-approval',
  webhook: 'webhook',
  webhook_delivery: 'webhook-delivery',
};

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  /** Of nothing that is there, where the row names no kind. */
  ID: '00000000-0000-4000-8000-0000000000ff',
  String: 'Text',
  DateTime: '2026-01-01T00:00:00.000Z',
};
const schema = buildSchema(readSdl());

/** The names of what the input of a mutation may hold. */
export function inputFieldsOf(mutation: string): readonly string[] {
  const [input] = schema.getMutationType()?.getFields()[mutation]?.args ?? [];
  const type = input === undefined ? null : getNullableType(input.type);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

/**
 * What a root field must be given at least, by the SDL, over the things that its authorization row names: a field that is added needs
 * a sample of its own only where a rule wants more than that.
 */
export function derivedSample(field: string, id: (name: string) => string): Record<string, unknown> {
  const [kind = '', name = ''] = field.split('.');
  const root = schema.getType(kind);
  const args = isObjectType(root) ? (root.getFields()[name]?.args ?? []) : [];
  const ids: readonly IdAt[] = authorizationRows.find((row) => row.field === field)?.ids ?? [];

  const valueOf = (type: GraphQLInputType, path: string): unknown => {
    const named = getNullableType(type);
    if (isListType(named)) return [valueOf(named.ofType, path)];
    if (isInputObjectType(named)) return valuesOf(Object.values(named.getFields()), `${path}.`);
    if (isEnumType(named)) return named.getValues()[0]?.name;
    const thing = ids.find(({ at }) => at === path);
    return thing === undefined ? scalars[named.toString()] : id(things[thing.entity]);
  };
  const valuesOf = (fields: readonly (GraphQLArgument | GraphQLInputField)[], under: string): Record<string, unknown> =>
    Object.fromEntries(
      fields
        .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
        .map((each) => [each.name, valueOf(each.type, `${under}${each.name}`)]),
    );
  return valuesOf(args, '');
}

import { readFileSync } from 'node:fs';
import {
  getArgumentValues,
  Kind,
  OperationTypeNode,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  parse,
  typeFromAST,
} from 'graphql';
import type { FragmentDefinitionNode, GraphQLInputType, OperationDefinitionNode, SelectionSetNode } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keys, possibleTypes } from '#src/cache/keys.ts';
import { startDemo } from '#tests/support/demo.ts';
import type { Demo } from '#tests/support/demo.ts';
import type { Call, Loose } from '#tests/support/portal.ts';
import { schema } from '#tests/support/schema.ts';

const now = new Date('2026-11-21T09:00:00.000Z');

type Document = {
  readonly text: string;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
};
type Variables = Readonly<Record<string, unknown>>;

const documents = Object.values(JSON.parse(readFileSync('schema/generated/persisted.json', 'utf8')) as Record<string, string>)
  .map((text): Document | null => {
    const { definitions } = parse(text);
    const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
    const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    if (operation?.operation !== OperationTypeNode.QUERY) return null;
    return { text, operation, fragments: new Map(fragments.map((each) => [each.name.value, each])) };
  })
  .filter((document) => document !== null);

/** What an id stands for, by the name of its argument; of `id` by what its field brings. */
const meant: Readonly<Record<string, readonly string[]>> = {
  next: ['Issue'],
  testId: ['FlexibleTestingTest', 'AdvancedTestRequest'],
  PlatformTest: ['FlexibleTestingTest', 'AdvancedTestRequest'],
  issueId: ['Issue'],
  issueIds: ['Issue'],
  ids: ['Issue'],
  caseResultId: ['CaseResult'],
  channelId: ['ChatChannel'],
  externalIds: ['FlexibleTestingTest'],
  connectionId: ['ZephyrConnection'],
  integrationId: ['Integration'],
  advancedTestId: ['AdvancedTestRequest'],
  webhookId: ['Webhook'],
};

/** What is neither an id nor a word of the vocabulary. */
const given: Readonly<Record<string, unknown>> = {
  sort: { field: 'created_at', direction: 'descending' },
  emails: ['tester@demo.test'],
  find: 'log',
  rows: [{ name: 'Atlantis' }],
  from: '2026-11-16T00:00:00.000Z',
  to: '2026-12-28T00:00:00.000Z',
};

/** Of a member of a union that a document asks nothing of, its id is not read. */
const isKnownById = (name: string): boolean => {
  const type = schema.getType(name);
  return isObjectType(type) && 'id' in type.getFields() && keys[name]?.({ id: 'its id' } as never) === 'its id';
};

/** With how many ids of each type a document is asked. */
const idsOfType = 12;

/** What the client's cache would hold: the value of each field of each thing, and where it was first read. */
class Held {
  readonly fields = new Map<string, { readonly value: string; readonly by: string }>();
  readonly ids = new Map<string, Set<string>>();
  readonly faults = new Set<string>();

  keep(data: Loose, { operation, fragments }: Document, variables: Variables): void {
    const by = `${operation.name?.value} ${JSON.stringify(variables)}`;
    const keyOf = (each: Loose, path: string): string | null => {
      const key: unknown = keys[each.__typename]?.(each);
      if (typeof key !== 'string') return isKnownById(each.__typename) ? null : path;
      if (typeof each.id === 'string') this.ids.set(each.__typename, (this.ids.get(each.__typename) ?? new Set()).add(each.id));
      return `${each.__typename}:${key}`;
    };
    const valueOf = (value: Loose, path: string, selections: SelectionSetNode | undefined): Loose => {
      if (selections === undefined || value === null) return value;
      if (Array.isArray(value)) return value.map((each, index) => valueOf(each, `${path}.${index}`, selections));
      const key = keyOf(value, path);
      if (key !== null) fieldsOf(value, key, value.__typename, selections);
      return key ?? undefined;
    };
    const fieldsOf = (each: Loose, key: string, typename: string, { selections }: SelectionSetNode): void => {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const alias = selection.alias?.value ?? selection.name.value;
          const type = schema.getType(typename);
          const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
          if (field === undefined || each[alias] === undefined) continue;
          const name = `${key}.${field.name}(${JSON.stringify(getArgumentValues(field, selection, variables))})`;
          const value = JSON.stringify(valueOf(each[alias], name, selection.selectionSet));
          const known = this.fields.get(name);
          if (value === undefined) continue;
          if (known === undefined) this.fields.set(name, { value, by });
          else if (known.value !== value) this.faults.add(`${name} is ${known.value} by ${known.by}, ${value} by ${by}`);
          continue;
        }
        const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        const on = inner?.typeCondition?.name.value ?? typename;
        const isOf = on === typename || (possibleTypes as Readonly<Record<string, readonly string[]>>)[on]?.includes(typename) === true;
        if (inner !== undefined && isOf) fieldsOf(each, key, typename, inner.selectionSet);
      }
    };
    fieldsOf(data, 'Query', 'Query', operation.selectionSet);
  }

  private some(type: string): readonly string[] {
    return [...(this.ids.get(type) ?? [])].slice(0, idsOfType);
  }

  /** What a variable may be asked with; nothing where it may be left out. */
  private choices(type: GraphQLInputType, name: string, field: string): readonly unknown[] {
    if (!isNonNullType(type) && name !== 'id') return [undefined];
    if (given[name] !== undefined) return [given[name]];
    const bare = isNonNullType(type) ? type.ofType : type;
    const named = getNamedType(bare);
    const wrap = (values: readonly unknown[]) => (isListType(bare) ? [values] : values);
    if (isEnumType(named)) return wrap(named.getValues().map(({ value }) => value as unknown));
    if (named.name === 'MatchingTestersInput')
      return this.some('AdvancedTestRequest').map((advancedTestRequestId) => ({ numberOfResultsNeeded: 5, advancedTestRequestId }));
    if (!isScalarType(named)) return [];
    if (named.name === 'Boolean') return [true, false];
    if (named.name === 'Int') return [50];
    if (named.name === 'String') return wrap(['']);
    const brings = getNamedType(schema.getQueryType()?.getFields()[field]?.type)?.name ?? '';
    const types = name === 'id' ? (meant[brings] ?? [brings]) : (meant[name] ?? []);
    return wrap(types.flatMap((each) => this.some(each)));
  }

  variablesOf({ operation }: Document): readonly Variables[] {
    const [root] = operation.selectionSet.selections;
    const fields = operation.selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : ''));
    const field = fields.includes('platformTest') ? 'platformTest' : root?.kind === Kind.FIELD ? root.name.value : '';
    return (operation.variableDefinitions ?? []).reduce<readonly Variables[]>(
      (all, { variable, type }) => {
        const name = variable.name.value;
        const choices = this.choices(typeFromAST(schema, type as never) as unknown as GraphQLInputType, name, field);
        return all.flatMap((each) => choices.map((choice) => (choice === undefined ? each : { ...each, [name]: choice })));
      },
      [{}],
    );
  }
}

const read = new Map<string, Held>();
const unanswered = new Set(documents.map(({ operation }) => operation.name?.value ?? ''));
let demo: Demo;
beforeAll(async () => {
  demo = await startDemo(now);
  /** Published issues are all that the demo has. */
  await demo.owner.query(`update issue set published_at = null where id in (select i.id from issue i
    join organization_user u on u.organization_id = i.organization_id and u.email = 'customer@demo.test' order by i.created_at desc limit 3)`);
  /** The demo makes its webhook with the integrations, which want a key. */
  await demo.owner.query(`with made as (insert into webhook (organization_id, address_shown, events, state)
      select organization_id, 'https://hooks.example.com', '{issue.changed}', 'paused' from organization_user where email = 'customer@demo.test'
      returning id, organization_id)
    insert into webhook_delivery (organization_id, webhook_id, type, thing, data, created_at)
      select organization_id, id, 'webhook.test', 'x', '{}', now() from made`);
}, 120_000);
afterAll(() => demo.stop());

/** Asks each document of the client with all that the answers before it name, until they name nothing new. */
async function readAll(call: Call): Promise<Held> {
  const held = new Held();
  const asked = new Set<string>();
  for (let before = -1; before !== asked.size;) {
    before = asked.size;
    for (const document of documents) {
      for (const variables of held.variablesOf(document)) {
        const name = `${document.operation.name?.value} ${JSON.stringify(variables)}`;
        if (asked.has(name)) continue;
        asked.add(name);
        const { data } = await call(document.text, variables);
        if (data !== null && data !== undefined) {
          held.keep(data, document, variables);
          unanswered.delete(document.operation.name?.value ?? '');
        }
      }
    }
  }
  return held;
}

it.each(['customer', 'manager', 'moderator', 'operator'])(
  'nothing that a %s reads is two things under one name in the cache',
  async (name) => {
    const held = await readAll(await demo.as(name));
    read.set(name, held);
    expect([...held.faults].slice(0, 10)).toEqual([]);
  },
  120_000,
);

it('all but what asks a vendor, or for what the demo has none of, was answered', () => {
  expect([...unanswered]).toEqual([
    'ConnectSpreadsheet_Information',
    'ConnectZephyr_Projects',
    'ConnectZephyr_TestCycles',
    'ConnectZephyr_TestExecutions',
    'EstimateLaunch_Estimate',
    'ExportToTracker_Areas',
    'ExportToTracker_Previews',
    'ExternalLaunch_Load',
    'FollowExport_Job',
    'JiraForm_Fields',
    'LaunchSupervised_InvalidDevices',
    'OperatorArchives',
    'ShareDraft_Sharing',
    'ToolLists_IssueTypes',
    'ToolLists_Projects',
  ]);
});

/** Each reading of the trail is a line of it; who reads which lines is held by `row-access.tsv` and `audit/trail.test.ts`. */
const readByReading = /^(?:AuditLine\.|Query\.auditTrail$)/u;

/** What a policy alone hides; all else the scope of the resolvers leaves out as well. */
const hidden: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  customer: {
    'ChatMessage.reactions': 'a tester whose results are not published',
    'OrganizationMember.lastSeenAt': 'who is of another organization',
  },
  moderator: { 'AssignedCommunityTestManager.openTestsCount': 'tests of others, which they do not moderate' },
};

it.each(Object.keys(hidden))(
  'a %s reads no more where no policy stands behind the scope of the resolvers',
  async (name) => {
    await demo.owner.query(`do $$ declare one record; begin
      for one in select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
      loop execute format('alter table %I disable row level security', one.relname); end loop; end $$`);
    const [before, after] = [
      read.get(name)?.fields ?? new Map<string, { readonly value: string }>(),
      (await readAll(await demo.as(name))).fields,
    ];
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (field) => before.get(field)?.value !== after.get(field)?.value,
    );
    const names: readonly string[] = changed
      .map((field) => field.replace(/:[^.]+/u, '').replace(/\(.*$/u, ''))
      .filter((field) => !readByReading.test(field));
    expect(new Set(names)).toEqual(new Set(Object.keys(hidden[name] ?? {})));
    expect(before.size).toBeGreaterThan(1000);
  },
  120_000,
);

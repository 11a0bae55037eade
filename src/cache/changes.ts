import { Kind } from 'graphql';
import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import type { Operation } from 'urql';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { severities } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { goneParticipantStatuses, isPublished } from '#schema/vocabulary/participant.ts';
import { runningWindowStatuses, upcomingWindowStatuses } from '#schema/vocabulary/test.ts';
import { SomethingChanged } from './changes.documents.ts';
import { decidingOf, isUnfiltered } from './changes-before.ts';
import type { Before } from './changes-before.ts';
import { isTouchedBy, topicsOf } from './live.ts';

export type Changed = ResultOf<typeof SomethingChanged>['changed'];

/** An event, and what the cache held before of its entities. */
export type Change = {
  readonly changed: Changed;
  readonly before: Before;
  /** Of several about the same thing. */
  readonly isSeveral?: boolean;
  /** Made by this page, and the response told what it changed: one that was lost told nothing. */
  readonly isOwn?: boolean;
};

type Fields = readonly FieldNode[];
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const fragmentsOf = ({ definitions }: Operation['query']): Fragments =>
  new Map(definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])));

/** Of one type, where it is named. */
const fieldsOf = (set: SelectionSetNode | undefined, fragments: Fragments, type: string | null): Fields =>
  (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === '__typename' ? [] : [selection];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    const on = fragment?.typeCondition?.name.value;
    return type !== null && on !== undefined && on !== type ? [] : fieldsOf(fragment?.selectionSet, fragments, type);
  });

const rootsOf = ({ query }: Pick<Operation, 'query'>): Fields => {
  const operation = query.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? fieldsOf(operation.selectionSet, fragmentsOf(query), null) : [];
};

const eventFragments = fragmentsOf(SomethingChanged);
const eventFields = fieldsOf(rootsOf({ query: SomethingChanged })[0]?.selectionSet, eventFragments, null);

/** Whether an event includes all that this field selects. */
const isIncluded = (field: FieldNode, fragments: Fragments, included: Fields): boolean => {
  if ((field.arguments ?? []).length > 0) return false;
  const same = included.filter(({ name }) => name.value === field.name.value);
  if (same.length === 0) return false;
  const inside = same.flatMap(({ selectionSet }) => fieldsOf(selectionSet, eventFragments, null));
  return fieldsOf(field.selectionSet, fragments, null).every((each) => isIncluded(each, fragments, inside));
};

const includedIn = (field: keyof Changed, type: string | null): Fields =>
  eventFields.filter(({ name }) => name.value === field).flatMap(({ selectionSet }) => fieldsOf(selectionSet, eventFragments, type));

type Args = Readonly<Record<string, unknown>>;

/** A root field of a query on the screen. */
export type Shown = {
  readonly node: FieldNode;
  readonly fragments: Fragments;
  readonly args: Args;
  /** What it shows now, after the event. */
  readonly data: unknown;
  /** When that was made after which a page begins, by its cursor; undefined where that page is not shown. */
  readonly begins: (cursor: unknown) => string | undefined;
};

/** Whether what is shown must be asked for again. */
type Rule = (change: Change, shown: Shown) => boolean;

const valueOf = (node: unknown, variables: Args): unknown => {
  const { kind, name, value, values } = node as { kind: string; name?: { value: string }; value?: unknown; values?: readonly unknown[] };
  if (kind === 'Variable') return variables[name?.value ?? ''];
  if (kind === 'ListValue') return (values ?? []).map((each) => valueOf(each, variables));
  return kind === 'IntValue' ? Number(value) : kind === 'NullValue' ? null : value;
};

export const argsOf = ({ arguments: given = [] }: FieldNode, variables: Args): Args =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, valueOf(value, variables)]));

const holdsId = (value: unknown, id: string | null | undefined): boolean => {
  if (typeof value !== 'object' || value === null || id === null || id === undefined) return false;
  return Reflect.get(value, 'id') === id || Object.values(value).some((each) => holdsId(each, id));
};

type EntityField = 'issue' | 'issueTag' | 'participant' | 'caseResult' | 'blocker' | 'test';

/** Known before, and none of these is another now. */
const isSame = ({ changed, before }: Change, field: EntityField, ...names: readonly string[]): boolean => {
  const [entity, cached] = [changed[field], before[field]];
  if (entity === null || entity === undefined || cached === undefined) return false;
  const now = decidingOf(entity);
  return names.every((name) => cached[name] !== undefined && cached[name] === now[name]);
};

/** Whether somebody has read it, and nothing else is another now: what the event brings is all. */
const isReading = (change: Change): boolean => {
  if (change.isSeveral === true) return false;
  const isRead = (field: 'issue' | 'caseResult', ...others: readonly string[]): boolean =>
    isSame(change, field, ...others) && change.before[field]?.['wasRead'] === false && !isSame(change, field, 'wasRead');
  return (
    isRead('issue', 'triageStatus', 'severity', 'title', 'issueTags') ||
    isRead('caseResult', 'status', 'moderationStatus', 'isRejected', 'completedAt')
  );
};

/** A tag with another name may stand elsewhere among others, which go by name; one that is back hangs on issues that were told without it. */
const isRenamed = (change: Change, data: unknown): boolean => {
  const { changed, before, isOwn = false } = change;
  if (changed.issueTag == null) return false;
  if (before['issueTag'] !== undefined && !isSame(change, 'issueTag', 'name')) return holdsId(data, changed.issueTag.id);
  return !isOwn && changed.issueTag.attachedToIssuesCount > 0;
};

const isPresent = (value: unknown): boolean => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Whether an issue belongs to a list; null where the event does not tell. */
const belongs = (issue: NonNullable<Changed['issue']>, args: Args, testId: unknown): boolean | null => {
  const status = args['triageStatusEq'] ?? args['triageStatus'];
  if (isPresent(status) && issue.triageStatus !== status) return false;
  if (isPresent(args['severityIn']) && !(args['severityIn'] as readonly string[]).includes(issue.severity)) return false;
  if (isPresent(testId) && issue.test.id !== testId) return false;
  const others = ['issueTagsIdsEq', 'issueTagsIdsContains', 'tagIds', 'createdWithinDays', 'itemStateEq', 'itemState', 'search', 'idIn'];
  return others.some((name) => isPresent(args[name])) ? null : true;
};

type Listed = {
  readonly edges: readonly { readonly node: { readonly id: string; readonly createdAt?: string; readonly severity?: Severity } }[];
  readonly pageInfo: { readonly hasNextPage: boolean };
};

/** When the last of a page was made, where this cursor ends it. */
export const endOf = (value: unknown, cursor: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { edges, pageInfo } = value as { readonly edges?: Listed['edges']; readonly pageInfo?: { readonly endCursor?: unknown } };
  if (pageInfo?.endCursor === cursor && cursor !== undefined) return edges?.at(-1)?.node.createdAt;
  return Object.values(value)
    .map((part) => endOf(part, cursor))
    .find((end) => end !== undefined);
};

/** Whether a page of issues by date reaches to where this one stands. */
const reaches = ({ edges, pageInfo }: Listed, issue: NonNullable<Changed['issue']>, args: Args, begins: Shown['begins']): boolean => {
  const isAscending = Reflect.get(Object(args['sort']), 'direction') === 'ascending';
  const [first, last] = [edges[0]?.node.createdAt, edges.at(-1)?.node.createdAt];
  if (first === undefined || last === undefined) return true;
  const isPast = (one: string, other: string): boolean => (isAscending ? one > other : one < other);
  if (isPresent(args['after']) && isPast(begins(args['after']) ?? issue.createdAt, issue.createdAt)) return false;
  return !(pageInfo.hasNextPage && isPast(issue.createdAt, last));
};

/** Whether an issue stands in its place of a page by severity; at an edge of it the place may be on another page. */
const isPlaced = ({ edges, pageInfo }: Listed, { id }: NonNullable<Changed['issue']>, args: Args): boolean => {
  const ranks = edges.map(({ node }) => severities.indexOf(node.severity ?? 'unknown'));
  const at = edges.findIndex(({ node }) => node.id === id);
  const isFirst = at === 0 && isPresent(args['after']);
  const isLast = at === edges.length - 1 && pageInfo.hasNextPage;
  return !isFirst && !isLast && ranks.every((rank, index) => index === 0 || (ranks[index - 1] ?? 0) <= rank);
};

const membership = (
  change: Change,
  list: Listed | null | undefined,
  { args, begins }: Shown,
  testId: unknown,
  isByDate: boolean,
): boolean => {
  const { issue } = change.changed;
  if (issue === null || issue === undefined) return change.changed.issueTag == null || isRenamed(change, list);
  if (list === null || list === undefined) return true;
  const isListed = list.edges.some(({ node }) => node.id === issue.id);
  const isMember = belongs(issue, args, testId);
  if (isMember === null)
    return (
      (change.isOwn === true && !isListed) ||
      !isSame(change, 'issue', 'triageStatus', 'severity', 'title', 'issueTags') ||
      isPresent(args['itemStateEq'] ?? args['itemState'])
    );
  // A list that still holds what left it shows nothing of it (`standsIn`), and has it where that is undone.
  if (!isMember) return false;
  if (isListed) return !isByDate && !(change.isOwn === true ? isPlaced(list, issue, args) : isSame(change, 'issue', 'severity'));
  return !isByDate || reaches(list, issue, args, begins);
};

const ofTest = ({ changed: { topic, testId, entityId, test } }: Change, id: unknown): boolean =>
  testId === id ||
  (topic === 'test' && entityId === id) ||
  test?.id === id ||
  (test?.__typename === 'FlexibleTestingTest' && test.parentTest?.id === id);

/** Events that may change a field of a test; others change with the test itself. */
const topicsOfTest: Readonly<Record<string, readonly string[]>> = {
  issueCounts: ['issue'],
  issues: ['issue'],
  topIssues: ['issue'],
  testStats: ['issue', 'participant', 'case_result', 'test'],
  selectionRequirementsGroups: ['participant', 'case_result', 'test', 'blocker'],
  blockers: ['blocker'],
  openBlockersCount: ['blocker'],
  cases: ['case_result', 'participant', 'test'],
  caseFeedbackCount: ['case_result', 'test'],
  comparison: ['case_result', 'test'],
  assignedCommunityTestManagers: ['assignment', 'case_result', 'participant'],
  availableCommunityTestManagers: ['assignment', 'case_result', 'participant'],
  lacks: ['assignment', 'case_result', 'participant'],
  requestedTests: ['request', 'test'],
  supervisedTests: ['test', 'case_result', 'participant'],
};

/** What changes with the results of testers: of moderators nothing else does. */
const countsOfWork: Readonly<Record<string, string>> = {
  assignedCommunityTestManagers: 'waitingResultsCount',
  availableCommunityTestManagers: 'waitingResultsCount',
};

const fieldOfTest = (change: Change, field: FieldNode, shown: Shown, variables: Args): boolean => {
  const { topic, participant } = change.changed;
  const name = field.name.value;
  const selects = (wanted: string): boolean =>
    fieldsOf(field.selectionSet, shown.fragments, null).some((each) => each.name.value === wanted);
  const count = countsOfWork[name];
  if (!(topicsOfTest[name] ?? ['test', 'request']).includes(topic)) return false;
  if (count !== undefined && topic !== 'assignment') return selects(count);
  const args = argsOf(field, variables);
  const value: unknown = Reflect.get(Object(shown.data), name);
  if (name === 'issues') return membership(change, value as Listed | null, { ...shown, args }, shown.args['id'], false);
  if (name === 'topIssues') return !isSame(change, 'issue', 'triageStatus', 'severity', 'title');
  if (name === 'selectionRequirementsGroups' && (topic === 'blocker' || (topic !== 'test' && participant != null)))
    return !holdsId(value, participant?.id) && selects('participants');
  return true;
};

const windowsOf: Readonly<Record<string, readonly string[]>> = {
  in_progress: runningWindowStatuses,
  upcoming: upcomingWindowStatuses,
  closed: ['closed'],
  cancelled: ['cancelled'],
};

type WaitingRow = { readonly node: { readonly id: string; readonly version: number } };

const waits = ({ caseResult }: Changed): boolean =>
  caseResult != null &&
  caseResult.moderationStatus === 'not_moderated' &&
  caseResult.completedAt != null &&
  !caseResult.isPublished &&
  !caseResult.hasOpenCaseResultEditRequest;

/** An own act at a tester's work; what ends the work changes each result, which its response does not tell. */
const isToldWhole = ({ changed: { topic, participant }, isOwn = false }: Change): boolean =>
  isOwn &&
  topic !== 'test' &&
  participant != null &&
  !isPublished(participant.status) &&
  !goneParticipantStatuses.includes(participant.status);

/** By root field: what an event tells well enough is not asked for again. An unlisted field is, by its topics. */
export const rules: Readonly<Record<string, Rule>> = {
  flexibleTestingIssues: (change, shown) => membership(change, shown.data as Listed | null, shown, shown.args['testIdEq'], true),
  issueStats: (change, { args }) => {
    const { issue, issueStats, testId } = change.changed;
    if (issue === null || issue === undefined || (isPresent(args['testIdEq']) && args['testIdEq'] !== testId)) return false;
    if (isSame(change, 'issue', 'triageStatus', 'severity', 'title', 'issueTags') && !isPresent(args['itemStateEq'])) return false;
    return !(isUnfiltered(args) && issueStats != null);
  },
  flexibleTestingNextIssue: (change) => !isSame(change, 'issue', 'triageStatus', 'severity'),
  flexibleTestingIssueTags: (change, { data, node, fragments }) => {
    const { issue, issueTag } = change.changed;
    const counts = fieldsOf(node.selectionSet, fragments, null).some(({ name }) => name.value === 'attachedToIssuesCount');
    return issue != null
      ? counts && !isSame(change, 'issue', 'issueTags')
      : issueTag == null || !holdsId(data, issueTag.id) || isRenamed(change, data);
  },
  /** Those of exports: what else of an issue changes leaves them. */
  issueItemStates: (change) =>
    change.isOwn !== true && isSame(change, 'issue', 'triageStatus', 'severity', 'title', 'issueTags', 'wasRead'),
  flexibleTestingIssue: (change, { args, data, node, fragments }) => {
    const { changed, isOwn = false } = change;
    if (isRenamed(change, data)) return true;
    return (
      !isOwn &&
      changed.entityId === args['id'] &&
      (changed.issue == null ||
        !fieldsOf(node.selectionSet, fragments, null).every((each) => isIncluded(each, fragments, includedIn('issue', null))))
    );
  },
  reproducibilityTestDetails: ({ changed, isOwn = false }, { args, data }) =>
    changed.topic === 'issue'
      ? !isOwn && changed.entityId === args['issueId']
      : changed.reproduction == null || !holdsId(data, changed.entityId),
  similarIssues: ({ changed, before }, { data }) =>
    changed.issueTag == null && (changed.issue == null || !(holdsId(data, changed.entityId) || before['issue'] !== undefined)),
  chatChannelsOfTest: ({ isOwn = false }) => !isOwn,
  organizationStats: (change) => {
    const { topic } = change.changed;
    if (topic === 'issue') return !isSame(change, 'issue', 'severity');
    if (topic === 'participant') return !isSame(change, 'participant', 'status');
    if (topic === 'case_result') return !isSame(change, 'caseResult', 'status', 'isRejected', 'completedAt');
    return topic === 'test' && !isSame(change, 'test', 'testWindow');
  },
  waitingOnYou: (change) => change.changed.topic !== 'issue' || !isSame(change, 'issue', 'triageStatus'),
  platformTests: (change, { args, data }) => {
    const { topic, test } = change.changed;
    if (topic === 'assignment' || topic === 'request' || test === null || test === undefined) return true;
    if (topic !== 'test') return false;
    const isListed = holdsId(data, test.id);
    const isMember = (windowsOf[String(args['status'])] ?? []).includes(test.testWindow.status);
    if (isListed !== isMember) return true;
    return isListed && !isSame(change, 'test', 'name', 'testWindow');
  },
  testParticipant: (change, { data }) => {
    const { topic, participant } = change.changed;
    return participant == null || topic === 'test' || (Reflect.get(Object(data), 'id') === participant.id && !isToldWhole(change));
  },
  waitingResults: (change, { data }) => {
    const { topic, caseResult, entityId } = change.changed;
    if (topic === 'participant') return !isSame(change, 'participant', 'status');
    if (topic !== 'case_result' || caseResult == null) return true;
    const { edges, totalCount } = data as { readonly edges: readonly WaitingRow[]; readonly totalCount: number };
    const row = edges.find(({ node }) => node.id === entityId)?.node;
    if (row !== undefined) return !waits(change.changed) || row.version !== caseResult.version;
    return waits(change.changed) || edges.length < totalCount;
  },
  flexibleTestingTestCaseResult: (change, { args, data }) => {
    const { topic, entityId, caseResult } = change.changed;
    if (isToldWhole(change)) return false;
    if (topic === 'case_result') return entityId === args['id'];
    if (caseResult === undefined || topic !== 'participant') return true;
    return Reflect.get(Object(data), 'participantId') === entityId && !isSame(change, 'participant', 'status');
  },
  flexibleTestingTestCase: (change, { args, data }) => {
    const { topic, caseResult } = change.changed;
    if (topic === 'participant') return !isSame(change, 'participant', 'status');
    if (topic !== 'case_result' || caseResult == null) return true;
    return (
      caseResult.testCase.id === args['id'] &&
      !(holdsId(data, caseResult.id) && isSame(change, 'caseResult', 'status', 'isRejected', 'completedAt'))
    );
  },
};

/** Of several events about the same thing the newest, with what was cached before the first. */
export const merged = (changes: readonly Change[]): readonly Change[] => {
  const byThing = new Map<string, Change>();
  for (const { changed, before, isOwn = false } of changes) {
    const thing = `${changed.topic}:${changed.testId}:${changed.entityId}`;
    const earlier = byThing.get(thing);
    byThing.set(thing, {
      changed,
      before: earlier?.before ?? before,
      isSeveral: earlier !== undefined,
      isOwn: isOwn && earlier?.isOwn !== false,
    });
  }
  return [...byThing.values()];
};

/** Whether this query must be asked again after an event. `look` reads what it shows now. */
export const mustRefetch = (
  operation: Pick<Operation, 'query' | 'variables'>,
  change: Change,
  look: () => unknown,
  begins: Shown['begins'] = () => undefined,
): boolean => {
  const { topic, testId, test } = change.changed;
  const around = test?.__typename === 'FlexibleTestingTest' ? test.parentTest : null;
  const hints = [testId ?? null, ...(around == null ? [] : [around.id])].map((each) => ({ topic, testId: each }));
  if (!isTouchedBy(hints)(operation) || isReading(change)) return false;
  const fragments = fragmentsOf(operation.query);
  const variables = (operation.variables ?? {}) as Args;
  return rootsOf(operation).some((node) => {
    const name = node.name.value;
    if (topicsOf(name)?.includes(topic) === false) return false;
    const data = look();
    if (data === undefined) return true;
    const shown: Shown = { node, fragments, args: argsOf(node, variables), data: Reflect.get(Object(data), name), begins };
    if (name === 'platformTest') return mustRefetchTest(change, shown, variables);
    return rules[name]?.(change, shown) ?? true;
  });
};

/** Its fields one by one. */
const mustRefetchTest = (change: Change, shown: Shown, variables: Args): boolean => {
  const { node, fragments, args } = shown;
  if (!ofTest(change, args['id'])) return false;
  const type = String(Reflect.get(Object(shown.data), '__typename'));
  const { test } = change.changed;
  const isSameTest = test != null && test.id === args['id'] && test.__typename === type;
  const included = isSameTest ? includedIn('test', type) : [];
  return fieldsOf(node.selectionSet, fragments, type).some(
    (field) => !isIncluded(field, fragments, included) && fieldOfTest(change, field, shown, variables),
  );
};

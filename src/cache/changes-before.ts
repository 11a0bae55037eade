import type { Cache, Data, UpdateResolver, UpdatesConfig } from '@urql/exchange-graphcache';
import { participantStatuses } from '#schema/vocabulary/participant.ts';
import { IssueFigures } from './issue-figures.documents.ts';

/** What of an entity decides where lists show it. */
const deciding = {
  Issue: ['triageStatus', 'severity', 'title', 'issueTags', 'wasRead'],
  Participant: ['status', 'fullName'],
  IssueTag: ['name'],
  CaseResult: ['status', 'moderationStatus', 'isRejected', 'completedAt', 'wasRead'],
  TestBlocker: ['status'],
  FlexibleTestingTest: ['name', 'testWindow'],
  AdvancedTestRequest: ['name', 'testWindow'],
} as const;

const ofWindow = ['status', 'openedAt', 'scheduleAt', 'closedAt', 'cancelledAt'] as const;

export type Deciding = Readonly<Record<string, unknown>>;

/** Of an event's entities, by field: what the cache held before the event was written. */
export type Before = Readonly<Record<string, Deciding>>;

type Entity = { readonly __typename?: keyof typeof deciding; readonly id?: string };

const isEntity = (value: unknown): value is Required<Entity> =>
  typeof value === 'object' &&
  value !== null &&
  Reflect.get(value, 'id') !== undefined &&
  String(Reflect.get(value, '__typename')) in deciding;

const idOf = (link: unknown): string =>
  typeof link === 'string' ? link.slice(link.indexOf(':') + 1) : String(Reflect.get(Object(link), 'id'));

/** As an event brings them. */
export const decidingOf = (entity: object): Deciding => {
  const { __typename } = entity as Required<Entity>;
  return Object.fromEntries(
    deciding[__typename].map((name) => {
      const value: unknown = Reflect.get(entity, name);
      if (Array.isArray(value)) return [name, value.map(idOf).toSorted().join()];
      if (name === 'testWindow') return [name, JSON.stringify(ofWindow.map((part) => Reflect.get(Object(value), part) as unknown))];
      return [name, value];
    }),
  );
};

/** Of an own call's event: its response has told what changed, so that only lists that lack or still hold it are in doubt. */
export const decidingIn = (changed: object): Before =>
  Object.fromEntries(Object.entries(changed).flatMap(([field, value]) => (isEntity(value) ? [[field, decidingOf(value)] as const] : [])));

const cachedOf = (cache: Cache, { __typename, id }: Required<Entity>): Deciding | null => {
  const key = cache.keyOfEntity({ __typename, id });
  const cached = deciding[__typename].map((name): readonly [string, unknown] => {
    const value: unknown = cache.resolve(key, name);
    if (Array.isArray(value)) return [name, value.map(idOf).toSorted().join()];
    if (name === 'testWindow' && typeof value === 'string')
      return [name, JSON.stringify(ofWindow.map((part) => cache.resolve(value, part)))];
    return [name, value];
  });
  return cached.every(([, value]) => value === undefined) ? null : Object.fromEntries(cached);
};

/** By the number of the event, between its writing and its telling: graphcache tells of a copy. */
const seen = new Map<string, Before>();

/** What was cached before of an event that was just written. */
export const cachedBefore = (number: string): Before => {
  const before = seen.get(number) ?? {};
  seen.clear();
  return before;
};

/** graphcache writes fields in the order of the document: the entities come after this one. */
const remember: UpdateResolver = (parent, _args, cache) => {
  const found = Object.entries(parent).flatMap(([field, value]) => {
    const cached = isEntity(value) ? cachedOf(cache, value) : null;
    return cached === null ? [] : [[field, cached] as const];
  });
  seen.set((parent as { readonly number: string }).number, Object.fromEntries(found));
};

/** The figures of all issues stand in each query without a filter. */
const writeFigures: UpdateResolver = (parent, _args, cache) => {
  const { issueStats } = parent as { readonly issueStats?: object | null };
  if (issueStats === null || issueStats === undefined) return;
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (fieldName !== 'issueStats' || !isUnfiltered(args ?? {})) continue;
    cache.updateQuery({ query: IssueFigures, variables: args ?? {} }, () => ({ issueStats }) as never);
  }
};

export const isUnfiltered = (args: object): boolean =>
  Object.values(args).every((value) => value === null || value === undefined || (Array.isArray(value) && value.length === 0));

type Placed = { readonly id: string; readonly groupId: string };

/** As the server orders the participants of a group. */
const moveInGroup: UpdateResolver = (parent, _args, cache) => {
  const { participant } = parent as { readonly participant?: Placed | null };
  if (participant === null || participant === undefined) return;
  const group = `SelectionRequirementsGroup:${participant.groupId}`;
  const listed: unknown = cache.resolve(group, 'participants');
  if (!Array.isArray(listed)) return;
  const own = `Participant:${participant.id}`;
  const placeOf = (key: string) => ({
    at: participantStatuses.indexOf(cache.resolve(key, 'status') as (typeof participantStatuses)[number]),
    name: cache.resolve(key, 'fullName') as string,
  });
  const others = (listed as readonly string[]).filter((key) => key !== own);
  if (others.length === listed.length) return;
  const { at, name } = placeOf(own);
  const isAfter = (key: string): boolean => {
    const other = placeOf(key);
    return other.at > at || (other.at === at && other.name.localeCompare(name) > 0);
  };
  const next = others.findIndex(isAfter);
  const isListed = participantStatuses[at] !== 'backup';
  const place = next < 0 ? others.length : next;
  cache.link(group, 'participants', isListed ? others.toSpliced(place, 0, own) : others);
};

/** Also makes graphcache forget the event as the parent of what it reads next, which it would take for an entity. */
const follow: UpdateResolver = (result, args, cache, info) => {
  const { changed } = result as { readonly changed: Data };
  for (const write of [writeFigures, moveInGroup]) write(changed, args, cache, info);
};

export const changesUpdates: UpdatesConfig = { Changed: { entityId: remember }, Subscription: { changed: follow } };

import type { GraphQLSchema } from 'graphql';
import type { Viewer } from '#server/workflow/transaction.ts';
import { auditKindOf, auditKinds } from '#schema/vocabulary/audit.ts';
import { changesOf } from './changes.ts';
import type { Change } from './changes.ts';
import { sentenceOf } from '#schema/vocabulary/audit-sentences.ts';
import { movedSince, tagDeeds } from '#server/workflow/changed-since.ts';
import type { Deeds } from '#server/workflow/changed-since.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { StoredLine } from './trail.store.ts';
import { wayBackOf } from './ways-back.ts';

export type Line = {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly personId: string | null;
  readonly actingFor: string | null;
  readonly did: string;
  readonly thing: string | null;
  readonly thingId: string | null;
  readonly kind: string;
  readonly isRefused: boolean;
  readonly why: string | null;
  readonly changes: readonly Change[];
  readonly organizationName: string | null;
  readonly source: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly session: string | null;
  readonly isUndone: boolean;
  /** Null where it is nothing that the viewer undoes. */
  readonly undo: { readonly refusal: string | null } | null;
};

const deeds = new Map<string, Deeds | undefined>(Object.values(subjects).map(({ lifecycle }) => [lifecycle.name, lifecycle.deeds]));

const nobody = 'Somebody unknown';

/** The account of a service token bears its name. */
const byToken = (name: string, token: string): string => (name === token ? `${name} (service token)` : `${name} with the token ${token}`);

/** The name that stands before a sentence. */
const whoOf = (line: StoredLine, viewer: Viewer): { readonly who: string; readonly personId: string | null } => {
  if (line.staffId !== null) return { who: line.staffName ?? 'Somebody of support', personId: line.staffId };
  if (line.source === 'gateway') return { who: line.device ?? 'A crowd system', personId: null };
  if (line.role === 'system') return { who: 'The system', personId: null };
  if (line.userId === null) return { who: nobody, personId: null };
  if (viewer.role === 'customer' && line.role === 'community_test_manager') return { who: 'A moderator', personId: null };
  const name = line.personName ?? 'Former member';
  return { who: line.token === null ? name : byToken(name, line.token), personId: line.userId };
};

/** Nothing where somebody did it to themselves: their name stands before the sentence. */
const thingOf = ({ entityId, userId, staffId, thing }: StoredLine): { readonly thing: string | null; readonly thingId: string | null } =>
  entityId !== null && entityId === userId && staffId === null ? { thing: null, thingId: null } : { thing, thingId: entityId };

/** Where colleagues call from is read by customers of each other, by test managers of everybody but operators, and of support by operators alone. */
const mayKnowOrigin = (line: StoredLine, viewer: Viewer): boolean => {
  if (viewer.role === 'operator') return true;
  if (line.staffId !== null) return false;
  return line.userId === viewer.userId || (viewer.role === 'customer' ? line.role === 'customer' : line.role !== 'operator');
};

/** Words of chats stay in the chats; views and drafts that their owners share with nobody, with these. */
const mayKnowChanges = (line: StoredLine, viewer: Viewer): boolean => {
  if (line.entity.startsWith('chat-')) return false;
  return line.userId === viewer.userId || !['saved-view', 'saved-sentence', 'customer-request', 'session'].includes(line.entity);
};

const codes: Readonly<Record<string, string>> = {
  FORBIDDEN: 'They may not do that.',
  NOT_FOUND: 'There is no such thing that they may see.',
  CONFIRMATION_NEEDED: 'They had to type their password first.',
};

const whyOf = ({ after }: StoredLine): string | null => {
  const errors: unknown = typeof after === 'object' && after !== null ? Reflect.get(after, 'errors') : undefined;
  if (!Array.isArray(errors)) return null;
  const said = errors.flatMap((error: { readonly message?: unknown; readonly code?: unknown }) =>
    typeof error.message === 'string' ? [error.message] : typeof error.code === 'string' ? [codes[error.code] ?? error.code] : [],
  );
  return said.length === 0 ? null : [...new Set(said)].join(' ');
};

/** What a field of the API does, by the first sentence that describes it. */
export type Describe = (operation: string) => string | null;

/** From the schema, where each field is described. */
export const describeBy =
  (schema: GraphQLSchema): Describe =>
  (operation) => {
    const field = schema.getMutationType()?.getFields()[operation] ?? schema.getQueryType()?.getFields()[operation];
    return field?.description?.split(/(?<=\.)\s/u)[0] ?? null;
  };

const didOf = ({ entity, event, operation, outcome }: StoredLine, describe: Describe): string => {
  const said = sentenceOf(entity, event, operation);
  if (said !== null && (outcome === 'done' || event !== null || operation.includes('.'))) return said;
  const wish = describe(operation) ?? operation;
  return outcome === 'refused' ? `was refused: ${wish}` : wish;
};

export type Tell = { readonly describe: Describe; readonly mayCall: MayCall };

/** Who may take a line back, by the mutation that does. */
export type MayCall = (mutation: string) => boolean;

const undoOf = (line: StoredLine, viewer: Viewer, mayCall: MayCall): Line['undo'] => {
  const { entity, isTakenBack, since } = line;
  const way = wayBackOf(line);
  if (way === null || isTakenBack || !mayCall(way.mutation(line))) return null;
  return { refusal: since === null ? null : movedSince(viewer, { ...tagDeeds, ...deeds.get(entity) }, since).message };
};

/** A line in the words of whoever reads it. */
export const lineOf = (line: StoredLine, viewer: Viewer, { describe, mayCall }: Tell): Line => {
  const knowsOrigin = mayKnowOrigin(line, viewer);
  const kind = auditKindOf(line.entity);
  return {
    id: String(line.id),
    at: line.at,
    ...whoOf(line, viewer),
    actingFor: line.staffId === null ? null : (line.personName ?? 'a former member'),
    did: didOf(line, describe),
    ...thingOf(line),
    kind: kind === null ? line.entity : auditKinds[kind].label,
    isRefused: line.outcome === 'refused',
    why: line.outcome === 'refused' ? whyOf(line) : null,
    changes: mayKnowChanges(line, viewer) ? changesOf(line.before, line.after) : [],
    organizationName: line.organizationName,
    source: line.source,
    address: knowsOrigin ? line.address : null,
    device: knowsOrigin ? line.device : null,
    session: knowsOrigin ? line.session : null,
    isUndone: line.isTakenBack,
    undo: undoOf(line, viewer, mayCall),
  };
};

import type { ExternalCase } from '#schema/rules/launch/import/external-cases.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import type { PromiseActorLogic } from 'xstate';

export type ZephyrConnection = { readonly id: string; readonly name: string; readonly active: boolean };
/** A project or a test cycle to choose. */
export type ZephyrEntry = { readonly externalId: string; readonly key: string; readonly name: string };
/** A page of a list at the tool: the cursor of the next, or null on the last. */
export type ZephyrPage<Item> = { readonly nodes: readonly Item[]; readonly next: string | null; readonly total: number | null };
/** A page, or the tool's trouble in words. */
export type PageAnswer<Item> = ZephyrPage<Item> | { readonly reason: string };

export type ConnectZephyrPorts = {
  readonly loadConnections: PromiseActorLogic<readonly ZephyrConnection[], { readonly code: ZephyrCode }>;
  readonly loadProjects: PromiseActorLogic<PageAnswer<ZephyrEntry>, { readonly connectionId: string; readonly after: string | null }>;
  readonly loadCycles: PromiseActorLogic<
    PageAnswer<ZephyrEntry>,
    { readonly connectionId: string; readonly projectId: string; readonly after: string | null }
  >;
  readonly loadCases: PromiseActorLogic<
    PageAnswer<ExternalCase>,
    { readonly connectionId: string; readonly projectId: string; readonly cycleId: string; readonly after: string | null }
  >;
};
export type ConnectZephyrInput = { readonly code: ZephyrCode };
export type ConnectZephyrContext = {
  readonly code: ZephyrCode;
  readonly connections: readonly ZephyrConnection[];
  readonly connection: ZephyrConnection | null;
  readonly projects: ZephyrPage<ZephyrEntry>;
  readonly project: ZephyrEntry | null;
  readonly cycles: ZephyrPage<ZephyrEntry>;
  readonly cycle: ZephyrEntry | null;
  readonly cases: ZephyrPage<ExternalCase>;
  /** What the tool said about the list that did not come. */
  readonly reason: string | null;
};
export type ConnectZephyrEvent =
  | { readonly type: 'connection.choose'; readonly id: string }
  | { readonly type: 'project.choose'; readonly externalId: string }
  | { readonly type: 'cycle.choose'; readonly externalId: string }
  | { readonly type: 'list.more' }
  | { readonly type: 'list.retry' }
  | { readonly type: 'cases.settle' }
  | { readonly type: 'step.back' }
  | { readonly type: 'connect.cancel' };
export type ConnectZephyrOutput = GivenRows | null;
export type ConnectZephyrEmitted = { readonly type: 'rows.found'; readonly given: GivenRows } | { readonly type: 'connect.ended' };
export type ConnectZephyrTag = 'busy' | 'editable' | 'refused' | 'settled';

import type { PromiseActorLogic } from 'xstate';

/** Who could not be assigned, and why. */
export type AssignOutcome = { readonly assigned: readonly string[]; readonly messages: readonly string[] };

export type AssignModeratorsPorts = { assignModerators: PromiseActorLogic<AssignOutcome, { testId: string; userIds: readonly string[] }> };

export type AssignModeratorsInput = { readonly testId: string };

export type AssignModeratorsContext = AssignModeratorsInput & { readonly chosen: readonly string[] };

export type AssignModeratorsEvent = { readonly type: 'moderator.toggle'; readonly userId: string } | { readonly type: 'moderators.assign' };

export type AssignModeratorsEmitted =
  | { readonly type: 'moderators.assigned'; readonly count: number }
  | { readonly type: 'moderators.refused'; readonly message: string };

export type AssignModeratorsTag = 'busy';

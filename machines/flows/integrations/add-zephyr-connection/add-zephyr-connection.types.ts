import type { ZephyrConnectionValues } from '#schema/rules/integrations/zephyr-connection.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import type { PromiseActorLogic } from 'xstate';

export type ZephyrField = keyof ZephyrConnectionValues;
const fields: Readonly<Record<ZephyrField, true>> = { name: true, site: true, apiToken: true };
export const isZephyrField = (path: string): boolean => path in fields;

/** What is wrong with a field, or with all of it where no field is named. */
export type ZephyrFault = { readonly path: string | null; readonly message: string };

export type ZephyrAnswer = { readonly successful: boolean; readonly faults: readonly ZephyrFault[] };

export type AddZephyrConnectionPorts = {
  readonly createConnection: PromiseActorLogic<ZephyrAnswer, ZephyrConnectionValues & { readonly code: ZephyrCode }>;
};

export type AddZephyrConnectionInput = { readonly code: ZephyrCode };

export type AddZephyrConnectionContext = AddZephyrConnectionInput & {
  readonly values: ZephyrConnectionValues;
  readonly faults: readonly ZephyrFault[];
};

export type AddZephyrConnectionEvent =
  | { readonly type: 'window.open' }
  | { readonly type: 'window.close' }
  | { readonly type: 'field.change'; readonly field: ZephyrField; readonly value: string }
  | { readonly type: 'connection.add' };

export type AddZephyrConnectionEmitted =
  | { readonly type: 'connection.added' }
  | { readonly type: 'connection.refused'; readonly field: string | null; readonly message: string | null };

export type AddZephyrConnectionTag = 'open' | 'busy';

import { rowsOfCases } from '#schema/rules/launch/import/external-cases.ts';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import { zephyrLabels } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ConnectZephyrContext } from './connect-zephyr.ts';

export type ZephyrConnection = { readonly id: string; readonly name: string; readonly active: boolean };

/** A project or a test cycle to choose. */
export type ZephyrEntry = { readonly externalId: string; readonly key: string; readonly name: string };

/** A page of a list at the tool: the cursor of the next, or null on the last. */
export type ZephyrPage<Item> = { readonly nodes: readonly Item[]; readonly next: string | null; readonly total: number | null };

/** A page, or the tool's trouble in words. */
export type PageAnswer<Item> = ZephyrPage<Item> | { readonly reason: string };

export const unasked: ZephyrPage<never> = { nodes: [], next: null, total: null };

export const withPage = <Item>(list: ZephyrPage<Item>, answer: PageAnswer<Item>): ZephyrPage<Item> =>
  'reason' in answer ? list : { ...answer, nodes: [...list.nodes, ...answer.nodes] };

export const gatheredRows = ({ code, cycle, cases }: ConnectZephyrContext): GivenRows =>
  rowsOfCases(
    cases.nodes,
    `${zephyrLabels[code]}, ${cycle === null ? '' : [cycle.key, cycle.name].filter((part) => part !== '').join(' ')}`,
  );

import { rowsOfCases } from '#schema/rules/launch/import/external-cases.ts';
import type { GivenRows } from '#schema/rules/launch/import/given-rows.ts';
import { zephyrLabels } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ConnectZephyrContext, PageAnswer, ZephyrPage } from './connect-zephyr.ts';

/** A list of which nothing was asked yet. */
export const unasked: ZephyrPage<never> = { nodes: [], next: null, total: null };

/** A list with a further page at its end. */
export const withPage = <Item>(list: ZephyrPage<Item>, answer: PageAnswer<Item>): ZephyrPage<Item> =>
  'reason' in answer ? list : { ...answer, nodes: [...list.nodes, ...answer.nodes] };

/** The cases that were loaded, as rows for the import. */
export const gatheredRows = ({ code, cycle, cases }: ConnectZephyrContext): GivenRows =>
  rowsOfCases(
    cases.nodes,
    `${zephyrLabels[code]}, ${cycle === null ? '' : [cycle.key, cycle.name].filter((part) => part !== '').join(' ')}`,
  );

import { connectZephyrMachine } from '#machines/flows/launch/connect/connect-zephyr.ts';
import type { ConnectZephyrPorts } from '#machines/flows/launch/connect/connect-zephyr.ts';
import type { PageAnswer } from '#machines/flows/launch/connect/connect-zephyr.rules.ts';
import { answered, fresh } from '#src/cache/call.ts';
import { codesOf, wordsOf } from '#src/cache/problems.ts';
import type { Client, CombinedError } from 'urql';
import { fromPromise } from 'xstate';
import { ZephyrConnections, ZephyrCycles, ZephyrExecutions, ZephyrProjects } from './connect-zephyr.documents.ts';
import type { GivenRows } from '#schema/rules/launch/import/external-cases.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { usePortal } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { ConnectZephyrView } from './connect-zephyr.view.tsx';

type Answered<Data> = { readonly data?: Data | undefined; readonly error?: CombinedError | undefined };
type Page<Node> = {
  readonly nodes: readonly Node[];
  readonly totalCount?: number | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** Throws for a lost response. */
const pageOf = <Data, Node, Item>(
  { data, error }: Answered<Data>,
  pick: (data: Data) => Page<Node>,
  show: (node: Node) => Item,
): PageAnswer<Item> => {
  if (error !== undefined && codesOf(error).includes('INTEGRATION_ERROR'))
    return { reason: wordsOf(error.graphQLErrors[0]?.message ?? '') };
  if (data === undefined) throw error ?? new Error('The server gave no answer.');
  const { nodes, totalCount = null, pageInfo } = pick(data);
  return { nodes: nodes.map(show), next: pageInfo.hasNextPage ? pageInfo.endCursor : null, total: totalCount };
};
const asIs = <Node,>(node: Node): Node => node;

const connectZephyrPorts = (client: Client): ConnectZephyrPorts => ({
  loadConnections: fromPromise(async ({ input, signal }) => {
    const { data, error } = await answered(client.query(ZephyrConnections, {}, fresh), signal);
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    return data.zephyrConnections.filter(({ code }) => code === input.code);
  }),
  loadProjects: fromPromise(async ({ input, signal }) =>
    pageOf(await answered(client.query(ZephyrProjects, input, fresh), signal), (data) => data.getProjects, asIs),
  ),
  loadCycles: fromPromise(async ({ input, signal }) =>
    pageOf(await answered(client.query(ZephyrCycles, input, fresh), signal), (data) => data.getTestCycles, asIs),
  ),
  loadCases: fromPromise(async ({ input: { cycleId, ...input }, signal }) =>
    pageOf(
      await answered(client.query(ZephyrExecutions, { ...input, testCycleId: cycleId }, fresh), signal),
      (data) => data.getTestExecutions,
      ({ testCase }) => testCase,
    ),
  ),
});

type ConnectZephyrProps = { readonly code: ZephyrCode; readonly onRows: (given: GivenRows) => void; readonly onEnd: () => void };

export function ConnectZephyrHost({ code, onRows, onEnd }: ConnectZephyrProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => connectZephyrMachine.provide({ actors: connectZephyrPorts(client) }), { input: { code } });
  useEmitted(actorRef, {
    'rows.found': ({ given }) => {
      onEnd();
      onRows(given);
    },
    'connect.ended': onEnd,
  });
  return <ConnectZephyrView actorRef={actorRef} code={code} />;
}

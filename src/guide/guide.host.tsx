import { guideMachines, putGuideAwayMachine } from '#machines/flows/shared/guide.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { guides } from '#schema/vocabulary/guides.ts';
import type { GuideName } from '#schema/vocabulary/guides.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useFlow } from '#src/use-flow.ts';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { usePortal } from '#src/viewer.tsx';
import { OperatorGuide, OwnGuide, PutGuideAway } from './guide.documents.ts';
import type { ShownGuide } from './guide.documents.ts';
import { GuideView } from './guide.view.tsx';

type Shown = ResultOf<typeof ShownGuide>;

type PutAwayProps = { readonly name: GuideName; readonly isPutAway: boolean };

function PutAway({ name, isPutAway }: PutAwayProps) {
  const putting = useAct(putGuideAwayMachine, PutGuideAway, { input: { name, isPutAway: !isPutAway } });
  return (
    <Button size="small" kind="ghost" onPress={() => putting.send({ type: 'act.confirm' })}>
      {isPutAway ? 'Show the guide' : 'Put away'}
    </Button>
  );
}

function Guide({ name, done, organizationId, kept: { isPutAway } }: Shown) {
  const actorRef = useFlow(() => guideMachines[name]);
  useEffect(() => actorRef.send({ type: 'facts.changed', facts: { done, isPutAway } }), [actorRef, done, isPutAway]);
  return (
    <GuideView title={guides[name].title} name={name} actorRef={actorRef} organizationId={organizationId ?? null}>
      <PutAway key={String(isPutAway)} name={name} isPutAway={isPutAway} />
    </GuideView>
  );
}

/** What is next for the organization of whoever looks; nothing once it is done. */
export default function OwnGuideHost() {
  const [{ data }] = useQuery({ query: OwnGuide, requestPolicy: 'cache-and-network' });
  return data === undefined ? null : <Guide key={data.firstSteps.name} {...data.firstSteps} />;
}

/** Asks for the facts again, after something was changed that is one. */
export function useOperatorGuideAgain(): () => void {
  const { client } = usePortal();
  return () => void client.query(OperatorGuide, {}, { requestPolicy: 'network-only' }).toPromise();
}

/** What is next for an operator. */
export function OperatorGuideHost() {
  const [{ data }] = useQuery({ query: OperatorGuide, requestPolicy: 'cache-and-network' });
  return data === undefined ? null : <Guide {...data.operatorFirstSteps} />;
}

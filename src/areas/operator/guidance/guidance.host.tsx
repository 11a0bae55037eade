import type { FormActorRef } from '#machines/lib/form.ts';
import { saveGuidanceMachine } from '#machines/flows/operator/acts.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useForm } from '#src/use-form.ts';
import { useOnce } from '#src/ui/local.ts';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorGuidance, SaveGuidance } from './guidance.documents.ts';
import { EarlierGuidance, GuidanceForm } from './guidance.view.tsx';
import type { Guidance } from './guidance.view.tsx';

type NewestProps = { readonly newest: Guidance; readonly again: () => void };

/** What is typed stays whatever somebody else saves meanwhile: the newer version is shown beside it. */
function Newest({ newest, again }: NewestProps) {
  const { version, text, pay } = useOnce(() => newest);
  const saving: FormActorRef = useForm(saveGuidanceMachine, SaveGuidance, {
    values: { version, text, pay },
    done: `Version ${newest.version + 1} was saved. Moderators confirm it from now on.`,
    onDone: (_, id) => {
      saving.send({ type: 'form.change', values: { version: Number(id) } });
      again();
    },
  });
  useEmitted(saving, { 'form.refused': again });
  return <GuidanceForm actorRef={saving} newest={newest} />;
}

/** What moderators confirm, in all its versions. */
export function GuidanceHost() {
  const [{ data, error }, ask] = useQuery({ query: OperatorGuidance, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const [newest, ...earlier] = data?.operatorGuidance ?? [];
  return (
    <Loaded what="the guidance" isThere={newest !== undefined} error={error} onRetry={again}>
      {newest === undefined ? null : <Newest newest={newest} again={again} />}
      <EarlierGuidance versions={earlier} />
    </Loaded>
  );
}

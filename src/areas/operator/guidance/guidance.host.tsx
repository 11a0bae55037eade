import { saveGuidanceMachine } from '#machines/flows/operator/acts.ts';
import { useForm } from '#src/use-form.ts';
import { useQuery } from 'urql';
import { Loaded } from '../parts/loaded.tsx';
import { OperatorGuidance, SaveGuidance } from './guidance.documents.ts';
import { EarlierGuidance, GuidanceForm } from './guidance.view.tsx';
import type { Guidance } from './guidance.view.tsx';

type NewestProps = { readonly newest: Guidance; readonly onDone: () => void };

function Newest({ newest: { version, text, pay }, onDone }: NewestProps) {
  const saving = useForm(saveGuidanceMachine, SaveGuidance, {
    values: { version, text, pay },
    done: `Version ${version + 1} was saved. Moderators confirm it from now on.`,
    onDone,
  });
  return <GuidanceForm actorRef={saving} version={version} />;
}

/** What moderators confirm, in all its versions. */
export function GuidanceHost() {
  const [{ data, error }, ask] = useQuery({ query: OperatorGuidance, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  const [newest, ...earlier] = data?.operatorGuidance ?? [];
  return (
    <Loaded what="the guidance" isThere={newest !== undefined} error={error} onRetry={again}>
      {newest === undefined ? null : <Newest key={newest.version} newest={newest} onDone={again} />}
      <EarlierGuidance versions={earlier} />
    </Loaded>
  );
}

import { selectIsForm } from '#machines/flows/supervised/launch-supervised/launch-supervised.selectors.ts';
import { usePageTitle } from '#src/title.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';
import { targetingOptions } from '../tester-group/targeting-options.ts';
import { useLaunch } from './launch-supervised.host.tsx';
import { TargetingOptions } from './launch-supervised.documents.ts';
import { PreviewView } from './preview.view.tsx';

/** The whole test before it is launched; an unfinished form is gone back to. */
export function PreviewHost() {
  const { actorRef, addresses } = useLaunch();
  const navigation = useNavigation();
  const isForm = useSelector(actorRef, selectIsForm);
  const [{ data: reference }] = useQuery({ query: TargetingOptions });
  const options = useMemo(() => targetingOptions(reference), [reference]);
  usePageTitle('Preview supervised test');
  useEffect(() => {
    if (!selectIsForm(actorRef.getSnapshot())) return;
    actorRef.send({ type: 'preview.open' });
    if (selectIsForm(actorRef.getSnapshot())) navigation?.navigate(addresses.form(null), { replace: true });
  }, [actorRef, addresses, navigation]);
  return isForm ? null : (
    <PreviewView actorRef={actorRef} back={{ label: 'Back to launch', href: addresses.form(null) }} options={options} />
  );
}

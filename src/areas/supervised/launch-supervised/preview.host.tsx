import { selectGroups, selectIsForm, selectProblems } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { dollarsOf } from '#machines/flows/supervised/launch-supervised.rules.ts';
import { usePageTitle } from '#src/title.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useCrowd } from './crowd-figures.host.tsx';
import { CrowdFiguresView } from './crowd-figures.view.tsx';
import { useLaunch } from './use-launch.ts';
import { PreviewView } from './preview.view.tsx';
import { sectionOf } from './sections.rules.ts';
import { useTargeting } from './use-targeting.ts';

/** The whole test before it is launched; an unfinished form is gone back to. */
export function PreviewHost() {
  const { actorRef, addresses } = useLaunch();
  const navigation = useNavigation();
  const isForm = useSelector(actorRef, selectIsForm);
  const offer = useTargeting();
  const crowd = useCrowd(actorRef);
  usePageTitle('Preview supervised test');
  useEffect(() => {
    if (!selectIsForm(actorRef.getSnapshot())) return;
    actorRef.send({ type: 'preview.open' });
    const snapshot = actorRef.getSnapshot();
    const [problem] = selectProblems(snapshot);
    if (problem === undefined || !selectIsForm(snapshot)) return;
    navigation?.navigate(addresses.form(sectionOf(problem.path, selectGroups(snapshot))), { replace: true });
  }, [actorRef, addresses, navigation]);
  return isForm ? null : (
    <PreviewView
      actorRef={actorRef}
      back={{ label: 'Back to launch', href: addresses.left }}
      request={addresses.request}
      offer={offer}
      figures={<CrowdFiguresView {...crowd} />}
      payout={crowd.figures.payout === null ? null : dollarsOf(crowd.figures.payout)}
      lacking={crowd.room.find(({ level }) => level === 'blocker')?.text ?? null}
    />
  );
}

import { selectGroupRef, selectGroups, selectIsForm, selectLaunchRefusal } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePageTitle } from '#src/title.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { MatchNoteView } from '../select-testers/match-note.view.tsx';
import { MatchingView } from '../select-testers/matching.view.tsx';
import { useTesterKeys } from '../select-testers/tester-keys.ts';
import { GroupHost } from '../tester-group/group.host.tsx';
import { CasesSectionView } from './cases-section.view.tsx';
import { CrowdFiguresHost } from './crowd-figures.host.tsx';
import { useFormKeys } from './form-keys.ts';
import { FormView } from './form.view.tsx';
import { LaunchStatus } from './launch-status.host.tsx';
import { useLaunch } from './use-launch.ts';
import { ManagementView } from './management.view.tsx';
import { AccessSectionView, PayoutSectionView } from './sections.view.tsx';
import { readSection } from './sections.rules.ts';
import { useRemovedGroups } from './use-removed-groups.tsx';
import { useTargeting } from './use-targeting.ts';
import { useWantedField } from './use-wanted-field.ts';

const ExportRawCases = lazyPart(() =>
  import('../export-raw-cases/export-raw-cases.host.tsx').then((module) => ({ default: module.ExportRawCasesHost })),
);

/** The form of a supervised test, one section at a time. */
export function FormHost({ section: named }: { readonly section: unknown }) {
  const { actorRef, addresses, code, from, rawFiles, tests } = useLaunch();
  const navigation = useNavigation();
  const { organization } = useViewer();
  const groups = useSelector(actorRef, selectGroups);
  const refusal = useSelector(actorRef, selectLaunchRefusal);
  const section = readSection(named, groups);
  const at = groups.findIndex(({ id }) => section === `group-${id}`);
  const group = groups[at];
  const groupRef = useSelector(actorRef, selectGroupRef(group?.id ?? 0));
  const offer = useTargeting();

  useWantedField(actorRef, section);
  useRemovedGroups(actorRef);
  usePageTitle('Launch supervised test');
  useFormKeys(group?.id);
  useTesterKeys(groupRef);
  useEffect(() => {
    if (!selectIsForm(actorRef.getSnapshot())) actorRef.send({ type: 'form.reached' });
    if (!selectIsForm(actorRef.getSnapshot())) navigation?.navigate(addresses.preview, { replace: true });
  }, [actorRef, addresses, navigation]);

  return (
    <>
      <LaunchStatus groupRef={groupRef} />
      <FormView
        actorRef={actorRef}
        back={{ label: `${code} ${from}`, href: addresses.request }}
        section={section}
        hrefOf={addresses.form}
        several={tests > 1 ? addresses.several : null}
        refusal={refusal}
        note={groupRef === undefined ? null : <MatchNoteView actorRef={groupRef} />}
      >
        {section === 'access' ? <AccessSectionView actorRef={actorRef} /> : null}
        {section === 'cases' ? (
          <CasesSectionView actorRef={actorRef}>
            {rawFiles === 0 ? null : (
              <Suspense>
                <ExportRawCases advancedTestId={actorRef.getSnapshot().context.advancedTestId} code={code} files={rawFiles} />
              </Suspense>
            )}
          </CasesSectionView>
        ) : null}
        {section === 'payout' ? (
          <PayoutSectionView actorRef={actorRef}>
            <CrowdFiguresHost actorRef={actorRef} />
          </PayoutSectionView>
        ) : null}
        {group !== undefined && groupRef !== undefined ? (
          <>
            <GroupHost key={group.id} actorRef={groupRef} launchRef={actorRef} at={at} offer={offer} />
            <MatchingView key={`m${group.id}`} actorRef={groupRef} organization={organization.name} fields={offer.fields} />
          </>
        ) : null}
      </FormView>
      <ManagementView actorRef={actorRef} />
    </>
  );
}

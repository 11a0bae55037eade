import { useChoice } from '#src/use-choice.ts';
import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectGroups, selectGroupRef, selectIsForm, selectLaunchRefusal } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { focusField } from '#src/ui/focus.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect, useRef, Suspense } from 'react';
import { focusEntry, useFormKeys, useTesterKeys } from './form-keys.ts';
import { fieldId, sectionOf, readSection } from './sections.rules.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { usePageTitle } from '#src/title.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { MatchNoteView, MatchingView } from '../select-testers/matching.view.tsx';
import { GroupHost } from '../tester-group/group.host.tsx';
import type { AudiencesOf } from '../tester-group/group.host.tsx';
import { CasesSectionView } from './cases-section.view.tsx';
import { CrowdFiguresHost } from './crowd-figures.host.tsx';
import { FormView } from './form.view.tsx';
import { LaunchStatus } from './launch-status.host.tsx';
import { useLaunch } from './use-launch.ts';
import { ManagementView } from './management.view.tsx';
import { AccessSectionView, PayoutSectionView } from './sections.view.tsx';
import { useTargeting } from './use-targeting.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useOnce } from '#src/ui/local.ts';

/** Says of each group that is removed, and brings it back while the form stands. */
export function useRemovedGroups(actorRef: LaunchSupervisedActorRef): void {
  const said = useOnce(() => new Set<string>());
  useEmitted(actorRef, {
    'group.removed': ({ removed }) => {
      const name = removed.group.values.name.trim();
      said.add(
        showToast({
          type: 'info',
          text: <>{name === '' ? 'The tester group' : <bdi className="font-semibold [overflow-wrap:anywhere]">{name}</bdi>} was removed.</>,
          undo: () => actorRef.send({ type: 'group.restore', ...removed }),
        }),
      );
    },
  });
  useEffect(
    () => () => {
      for (const id of said) dismissToast(id);
      said.clear();
    },
    [said, actorRef],
  );
}

/** A field of a section, or the entry of the section where no path is given. */
type Wanted = { readonly section: string; readonly path: string | null };

const inGroup = ({ groupId }: { readonly groupId: number }): Wanted => ({ section: `group-${groupId}`, path: 'testerGroups[0].name' });

/** Moves the focus to the field that is to be filled in next, as soon as its section is there. */
function useWantedField(actorRef: LaunchSupervisedActorRef, section: string): void {
  const [wanted, want] = useChoice<Wanted | null>(null);
  const met = useRef<Wanted | null>(null);
  useEmitted(actorRef, {
    'group.added': (group) => want(inGroup(group)),
    'group.duplicated': (group) => want(inGroup(group)),
    // In a text field Ctrl Z would be the browser's and not bring the group back.
    'group.removed': ({ groupId }) => want({ section: `group-${groupId}`, path: null }),
    'problems.found': ({ path }) => want({ section: sectionOf(path, selectGroups(actorRef.getSnapshot())), path }),
  });
  useEffect(() => {
    if (wanted === null || wanted === met.current || wanted.section !== section) return;
    const { path } = wanted;
    const field = path === null ? null : document.getElementById(fieldId(path));
    if (path !== null && field === null) return;
    if (field === null) focusEntry();
    else focusField(field);
    met.current = wanted;
  }, [wanted, section]);
}

const ExportRawCases = lazyPart(() =>
  import('../export-raw-cases/export-raw-cases.host.tsx').then((module) => ({ default: module.ExportRawCasesHost })),
);

/** The form of a supervised test, one section at a time. */
export function FormHost({ section: named, Audiences }: { readonly section: unknown; readonly Audiences: AudiencesOf }) {
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
            <GroupHost key={group.id} actorRef={groupRef} launchRef={actorRef} at={at} offer={offer} Audiences={Audiences} />
            <MatchingView key={`m${group.id}`} actorRef={groupRef} organization={organization.name} fields={offer.fields} />
          </>
        ) : null}
      </FormView>
      <ManagementView actorRef={actorRef} />
    </>
  );
}

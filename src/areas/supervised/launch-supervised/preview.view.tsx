import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised/launch-supervised.machine.ts';
import { dollarsOf, testersOf } from '#machines/flows/supervised/launch-supervised/launch-supervised.rules.ts';
import {
  selectGroups,
  selectIsLaunched,
  selectIsLaunching,
  selectLaunchRefusal,
  selectReceipt,
  selectTotal,
  selectValues,
} from '#machines/flows/supervised/launch-supervised/launch-supervised.selectors.ts';
import type { Group } from '#machines/flows/supervised/launch-supervised/launch-supervised.types.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import type { Pair } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { useSelector } from '@xstate/react';
import { Rocket } from 'lucide-react';
import type { TargetingField } from '../tester-group/targeting-options.ts';

type PreviewViewProps = {
  readonly actorRef: LaunchSupervisedActorRef;
  readonly back: BackLink;
  readonly options: readonly TargetingField[];
};

const launchedAlready = 'This test has been launched.';
const platformWords: Readonly<Record<string, string>> = { web: 'Web', android: 'Android', ios: 'iOS' };
const yesNo = (is: boolean): string => (is ? 'Yes' : 'No');
const lines = (text: string) => <span className="whitespace-pre-line">{text}</span>;
const filled = (label: string, text: string): readonly Pair[] => (text.trim() === '' ? [] : [{ label, value: lines(text) }]);

function Actions({ actorRef }: Pick<PreviewViewProps, 'actorRef'>) {
  const isLaunching = useSelector(actorRef, selectIsLaunching);
  const isLaunched = useSelector(actorRef, selectIsLaunched);
  const refusal = useSelector(actorRef, selectLaunchRefusal);
  const receipt = useSelector(actorRef, selectReceipt);
  return (
    <>
      {receipt === null ? null : <LinkButton href={receipt.resultsPageUrl}>View test results</LinkButton>}
      <Button disabledReason={isLaunched ? launchedAlready : null} reason="hidden" onPress={() => actorRef.send({ type: 'preview.leave' })}>
        Edit test
      </Button>
      <Button
        kind="primary"
        icon={Rocket}
        busy={isLaunching}
        disabledReason={isLaunched ? launchedAlready : refusal}
        reason={isLaunched ? 'hidden' : 'below'}
        onPress={() => actorRef.send({ type: 'test.launch' })}
      >
        {isLaunched ? 'Test launched' : 'Launch test'}
      </Button>
    </>
  );
}

function Test({ actorRef }: Pick<PreviewViewProps, 'actorRef'>) {
  const values = useSelector(actorRef, selectValues);
  const total = useSelector(actorRef, selectTotal);
  const videos = values.cases.filter(({ requireVideoAttachment }) => requireVideoAttachment).length;
  return (
    <Sheet label="Test">
      <SheetHead title={values.name} />
      <SheetBody>
        <Pairs
          items={[
            { label: 'Application URL', value: values.applicationUrl },
            { label: 'Type of application', value: values.environments.map((platform) => platformWords[platform] ?? platform).join(', ') },
            ...filled('Description', values.description),
            ...filled('Credentials and access instructions', values.credentials),
            ...filled('Additional URLs and resources', values.additionalUrls),
            { label: 'Tester specification document', value: values.specification },
            { label: 'Test cases', value: `${values.cases.length}${videos === 0 ? '' : `, ${videos} with video`}` },
            { label: 'Attachment for passed cases', value: yesNo(values.requiresAttachmentForPass) },
            { label: 'Payout per test case', value: dollarsOf(values.payout) },
            {
              label: 'Total payout per tester',
              value: `${dollarsOf(total)}${values.appliesCountryMultiplier ? ', Country multiplier applied' : ''}`,
            },
            {
              label: 'Automatic backup tester management',
              value: values.isManagementAutomatic ? 'On' : `Off: ${values.managementReason}`,
            },
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}

type GroupPreviewProps = {
  readonly group: Group;
  readonly testers: { readonly selected: readonly string[]; readonly backups: readonly string[] };
  readonly options: readonly TargetingField[];
};

function GroupPreview({ group: { values }, testers, options }: GroupPreviewProps) {
  const wanted = options.flatMap(({ dimension, label, options: offered }): Pair[] => {
    const chosen = values.targeting[dimension];
    const names = chosen.map((id) => offered.find((option) => option.id === id)?.label ?? id);
    return chosen.length === 0 ? [] : [{ label, value: names.join(', ') }];
  });
  return (
    <Sheet label={values.name}>
      <SheetHead title={values.name} level={3} />
      <SheetBody>
        <Pairs
          items={[
            { label: 'Results needed', value: String(values.numberOfResultsNeeded ?? '') },
            ...wanted,
            ...filled('Other requirements', values.other),
            ...(values.tags.length === 0 ? [] : [{ label: 'Tags', value: values.tags.join(', ') }]),
            { label: 'Automatic tester selection', value: values.isAutomatic ? 'On' : `Off: ${values.reason}` },
            {
              label: 'Selected testers',
              value:
                testers.selected.length === 0
                  ? values.isAutomatic
                    ? 'Chosen at the launch'
                    : 'None'
                  : `${testers.selected.length}: ${testers.selected.join(', ')}`,
            },
            {
              label: 'Backup testers',
              value:
                testers.backups.length === 0
                  ? values.isAutomatic && testers.selected.length === 0
                    ? 'Chosen at the launch'
                    : 'None'
                  : `${testers.backups.length}: ${testers.backups.join(', ')}`,
            },
          ]}
        />
      </SheetBody>
    </Sheet>
  );
}

function Cases({ actorRef }: Pick<PreviewViewProps, 'actorRef'>) {
  const { cases } = useSelector(actorRef, selectValues);
  if (cases.length === 0) return null;
  return (
    <Sheet label="Test cases">
      <SheetHead title="Test cases" count={cases.length} />
      <SheetBody>
        <ShortList label="Test cases" numbered most={launchLimits.shortList}>
          {cases.map(({ name }) => name)}
        </ShortList>
      </SheetBody>
    </Sheet>
  );
}

/** A supervised test as it will be launched. */
export function PreviewView({ actorRef, back, options }: PreviewViewProps) {
  const groups = useSelector(actorRef, selectGroups);
  const testers = testersOf(groups);
  return (
    <Page narrow>
      <PageHeader title="Preview" back={back} actions={<Actions actorRef={actorRef} />} />
      <Test actorRef={actorRef} />
      <h2 className="text-head">Tester groups</h2>
      {groups.map((group) => (
        <GroupPreview key={group.id} group={group} testers={testers.get(group.id) ?? { selected: [], backups: [] }} options={options} />
      ))}
      <Cases actorRef={actorRef} />
    </Page>
  );
}

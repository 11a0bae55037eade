import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectProblemAt, selectRemoveReason, selectValues } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { selectGroupId, selectPart } from '#machines/flows/supervised/tester-group.ts';
import type { Place, TesterGroupActorRef } from '#machines/flows/supervised/tester-group.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { MultiSelect } from '#src/ui/multi-select.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSelector } from '@xstate/react';
import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { SelectionChoice } from './selection-choice.tsx';
import { offeredOptions } from '../tester/targeting-options.ts';
import type { TargetingOffer } from '../tester/targeting-options.ts';

type GroupFormViewProps = {
  readonly actorRef: TesterGroupActorRef;
  readonly launchRef: LaunchSupervisedActorRef;
  readonly at: number;
  readonly offer: TargetingOffer;
  /** Takes saved criteria over, and saves those of this group. */
  readonly audiences: ReactNode;
  /** Chooses earlier tests whose testers are left out. */
  readonly earlier: ReactNode;
  /** Says who has the typed addresses. */
  readonly lines: Readonly<Record<Place, ReactNode>>;
};

function GroupActions({ actorRef, launchRef }: Pick<GroupFormViewProps, 'actorRef' | 'launchRef'>) {
  const groupId = useSelector(actorRef, selectGroupId);
  const removeReason = useSelector(launchRef, selectRemoveReason);
  return (
    <>
      <IconButton icon={Copy} label="Duplicate group" onPress={() => launchRef.send({ type: 'group.duplicate', groupId })} />
      <IconButton
        icon={Trash2}
        label="Remove group"
        disabledReason={removeReason}
        onPress={() => launchRef.send({ type: 'group.remove', groupId })}
      />
    </>
  );
}

function CaseTags({ actorRef, launchRef, at }: Pick<GroupFormViewProps, 'actorRef' | 'launchRef' | 'at'>) {
  const error = useSelector(launchRef, selectProblemAt(`testerGroups[${at}].tags`));
  const tags = useSelector(actorRef, selectPart('tags'));
  const { cases } = useSelector(launchRef, selectValues);
  const known = [...new Set([...cases.flatMap((each) => each.tags), ...tags])];
  if (known.length === 0) return null;
  return (
    <MultiSelect
      id="launch-group-tags"
      error={error}
      label="Tags"
      hint="The group runs the cases that carry one of these tags, or all cases."
      options={known.map((tag) => ({ id: tag, label: tag }))}
      value={tags}
      onChange={(chosen) => actorRef.send({ type: 'tags.change', tags: chosen })}
    />
  );
}

const TargetingFields = memo(function Targeting({ actorRef, offer }: Pick<GroupFormViewProps, 'actorRef' | 'offer'>) {
  const targeting = useSelector(actorRef, selectPart('targeting'));
  if (offer.stage === 'failed') return <LoadFailure title="The choices could not be loaded." onRetry={offer.onRetry} />;
  if (offer.stage === 'loading')
    return (
      <Loading label="Loading the choices">
        <SkeletonRows rows={6} />
      </Loading>
    );
  return offer.fields.map(({ dimension, label, options }) => (
    <MultiSelect
      key={dimension}
      label={label}
      options={offeredOptions(options, targeting[dimension])}
      value={targeting[dimension]}
      onChange={(ids) => actorRef.send({ type: 'targeting.change', dimension, ids })}
    />
  ));
});

type FieldProps = Pick<GroupFormViewProps, 'actorRef'> & { readonly error: string | null };

function NameField({ actorRef, error }: FieldProps) {
  return (
    <TextField
      id="launch-group-name"
      label="Name"
      max={limits.groupName}
      value={useSelector(actorRef, selectPart('name'))}
      error={error}
      onChange={(text) => actorRef.send({ type: 'text.change', field: 'name', text })}
    />
  );
}

function ResultsField({ actorRef, error }: FieldProps) {
  const needed = useSelector(actorRef, selectPart('numberOfResultsNeeded'));
  return (
    <TextField
      id="launch-group-numberOfResultsNeeded"
      label="Results needed"
      inputMode="numeric"
      isRequired
      value={needed === null ? '' : String(needed)}
      error={error}
      onChange={(text) => actorRef.send({ type: 'results.change', text })}
    />
  );
}

function OtherField({ actorRef, error }: FieldProps) {
  return (
    <TextArea
      id="launch-group-other"
      label="Other requirements"
      optional
      max={limits.groupOther}
      value={useSelector(actorRef, selectPart('other'))}
      error={error}
      onChange={(text) => actorRef.send({ type: 'text.change', field: 'other', text })}
    />
  );
}

/** Whom one group asks for; a key draws its own field again and no other. */
export function GroupFormView({ actorRef, launchRef, at, offer, audiences, earlier, lines }: GroupFormViewProps) {
  const path = (field: string) => `testerGroups[${at}].${field}`;
  const nameError = useSelector(launchRef, selectProblemAt(path('name')));
  const numberError = useSelector(launchRef, selectProblemAt(path('numberOfResultsNeeded')));
  const otherError = useSelector(launchRef, selectProblemAt(path('other')));
  return (
    <Sheet label="Tester group">
      <SheetHead title="Tester group">
        <GroupActions actorRef={actorRef} launchRef={launchRef} />
      </SheetHead>
      <SheetBody>
        <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-3">
          <NameField actorRef={actorRef} error={nameError} />
          <ResultsField actorRef={actorRef} error={numberError} />
        </div>
        {offer.stage === 'ready' ? audiences : null}
        <TargetingFields actorRef={actorRef} offer={offer} />
        {earlier}
        <OtherField actorRef={actorRef} error={otherError} />
        <CaseTags actorRef={actorRef} launchRef={launchRef} at={at} />
        <SelectionChoice
          actorRef={actorRef}
          lines={lines}
          reasonError={useSelector(launchRef, selectProblemAt(path('automaticTesterSelectionDisabledReason')))}
          backupsError={useSelector(launchRef, selectProblemAt(path('backupTesterEmails')))}
        />
      </SheetBody>
    </Sheet>
  );
}

import { selectIsAutomatic, selectIsLocked, selectLockReason, selectValues } from '#machines/flows/supervised/tester-group.ts';
import type { TesterGroupActorRef, Place } from '#machines/flows/supervised/tester-group.ts';
import { emailsOf, notEnoughTesters, reasonPresets } from '#machines/flows/supervised/tester-group.rules.ts';
import { pastedEmails } from '#schema/rules/emails-in.ts';
import { doubledEmails } from '#schema/rules/supervised/launch-supervised-test.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { RadioGroup } from '#src/ui/radio.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import { useChoice } from '#src/use-choice.ts';
import type { ReactNode } from 'react';

type SelectionChoiceProps = {
  readonly actorRef: TesterGroupActorRef;
  /** Says who has the typed addresses. */
  readonly lines: Readonly<Record<Place, ReactNode>>;
  readonly reasonError: string | null;
  readonly backupsError: string | null;
};

const other = 'Other';
const choices = [...reasonPresets, other].map((reason) => ({ id: reason, label: reason }));
const isPreset = (reason: string): boolean => reasonPresets.some((preset) => preset === reason);

function Reason({ actorRef, error }: { readonly actorRef: TesterGroupActorRef; readonly error: string | null }) {
  const { reason } = useSelector(actorRef, selectValues);
  const isLocked = useSelector(actorRef, selectIsLocked);
  const [isOther, setOther] = useChoice(reason !== '' && !isPreset(reason));
  const change = (text: string) => actorRef.send({ type: 'text.change', field: 'reason', text });
  if (isLocked || reason === notEnoughTesters)
    return (
      <p>
        <span className="text-ink-3">Reason: </span>
        {reason}
      </p>
    );
  return (
    <>
      <RadioGroup
        id={isOther ? undefined : 'launch-group-automaticTesterSelectionDisabledReason'}
        label="Why are testers not selected automatically?"
        isRequired
        options={choices}
        value={isPreset(reason) ? reason : isOther ? other : null}
        error={isOther ? null : error}
        onChange={(id) => {
          setOther(id === other);
          change(id === other ? '' : id);
        }}
      />
      {isOther ? (
        <TextArea
          id="launch-group-automaticTesterSelectionDisabledReason"
          label="Reason"
          isRequired
          max={limits.disabledReason}
          value={reason}
          error={error}
          onChange={change}
        />
      ) : null}
    </>
  );
}

function Addresses({ actorRef, lines, error }: Pick<SelectionChoiceProps, 'actorRef' | 'lines'> & { readonly error: string | null }) {
  const { selected, backups } = useSelector(actorRef, selectValues);
  const doubled = doubledEmails(emailsOf(selected), emailsOf(backups));
  const doubledError = doubled.length === 0 ? null : `The following emails have already been selected: ${doubled.join(', ')}`;
  return (
    <>
      <TextArea
        id="launch-group-selectedTesterEmails"
        label="Selected tester emails"
        hint="Type or paste addresses, one a line or with commas."
        value={selected}
        onPasteText={pastedEmails}
        onChange={(text) => actorRef.send({ type: 'text.change', field: 'selected', text })}
      />
      {lines.selected}
      <TextArea
        id="launch-group-backupTesterEmails"
        label="Backup tester emails"
        optional
        value={backups}
        onPasteText={pastedEmails}
        error={doubledError ?? error}
        onChange={(text) => actorRef.send({ type: 'text.change', field: 'backups', text })}
      />
      {lines.backups}
    </>
  );
}

/** Whether testers are selected automatically; by hand it asks why, and for their addresses. */
export function SelectionChoice({ actorRef, lines, reasonError, backupsError }: SelectionChoiceProps) {
  const isAutomatic = useSelector(actorRef, selectIsAutomatic);
  const lockReason = useSelector(actorRef, selectLockReason);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      <Switch
        label="Automatic tester selection"
        on={isAutomatic}
        disabledReason={lockReason}
        consequence={isAutomatic ? 'Turning it off clears countries and languages and asks for a reason.' : undefined}
        onChange={(isOn) => actorRef.send({ type: isOn ? 'automatic.turnOn' : 'automatic.turnOff' })}
      />
      {isAutomatic ? null : (
        <>
          <Reason actorRef={actorRef} error={reasonError} />
          <Addresses actorRef={actorRef} lines={lines} error={backupsError} />
        </>
      )}
    </div>
  );
}

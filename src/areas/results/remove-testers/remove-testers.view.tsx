import { selectChosen, selectCodes, selectFault, selectIsBusy, selectText } from '#machines/flows/results/remove-testers.ts';
import type { RemoveTestersActorRef } from '#machines/flows/results/remove-testers.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import { useChoice } from '#src/use-choice.ts';
import { foundTesters } from './remove-testers.rules.ts';
import type { Removable } from './remove-testers.rules.ts';

type RemoveTestersViewProps = {
  readonly actorRef: RemoveTestersActorRef;
  readonly testers: readonly Removable[];
  readonly isOne: boolean;
  /** Null where a text is asked for. */
  readonly reasons: readonly { readonly code: string; readonly label: string }[] | null;
  readonly onClose: () => void;
};

export function RemoveTestersView({ actorRef, testers, isOne, reasons, onClose }: RemoveTestersViewProps) {
  const chosen = useSelector(actorRef, selectChosen);
  const fault = useSelector(actorRef, selectFault);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const one = testers.find(({ id }) => isOne && chosen.includes(id));
  const refused = testers.filter(({ id, isRefused }) => isRefused && chosen.includes(id));
  const refusal = refused.length === 0 ? fault : isOne ? (refused[0]?.note ?? null) : 'Deselect those who can no longer be removed.';
  return (
    <Modal
      isOpen
      urgent
      title={isOne ? `Remove ${one?.fullName ?? 'this tester'} from this test?` : 'Remove testers from this test'}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            kind="destructive"
            busy={isBusy}
            disabledReason={refusal}
            reason={refused.length === 0 ? 'hidden' : 'below'}
            onPress={() => actorRef.send({ type: 'removal.confirm' })}
          >
            {isOne || chosen.length === 0 ? 'Remove' : `Remove ${chosen.length}`}
          </Button>
        </>
      }
    >
      <p>Removed testers cannot come back to this test.</p>
      {isOne ? null : <Testers actorRef={actorRef} testers={testers} chosen={chosen} />}
      {reasons === null ? <Words actorRef={actorRef} /> : <Reasons actorRef={actorRef} reasons={reasons} />}
    </Modal>
  );
}

const findFrom = 10;
const drawn = 100;

function Testers({
  actorRef,
  testers,
  chosen,
}: Pick<RemoveTestersViewProps, 'actorRef' | 'testers'> & { readonly chosen: readonly string[] }) {
  const [search, setSearch] = useChoice('');
  const found = foundTesters(testers, search);
  const shown = found.slice(0, drawn);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1 font-label text-ink">Testers</legend>
      {testers.length === 0 ? <p>Nobody on this test can be removed.</p> : null}
      {testers.length <= findFrom ? null : (
        <SearchField label="Find a tester" placeholder="Find a tester" value={search} onChange={setSearch} />
      )}
      {testers.length > 0 && found.length === 0 ? <p>Nobody with that name can be removed.</p> : null}
      <ul aria-label="Testers who can be removed" className="max-h-[400px] overflow-y-auto rounded-control border border-line px-2.5 py-1">
        {shown.map(({ id, fullName, note }) => (
          <li key={id} className="py-1">
            <Checkbox
              label={fullName}
              description={note}
              checked={chosen.includes(id)}
              onChange={() => actorRef.send({ type: 'tester.toggle', participantId: id })}
            />
          </li>
        ))}
      </ul>
      {found.length > drawn ? <p className="text-small text-ink-3">{found.length - drawn} more: find them by their name.</p> : null}
    </fieldset>
  );
}

function Words({ actorRef }: Pick<RemoveTestersViewProps, 'actorRef'>) {
  const text = useSelector(actorRef, selectText);
  return (
    <TextArea label="Reason" rows={3} isRequired value={text} onChange={(value) => actorRef.send({ type: 'reason.change', text: value })} />
  );
}

function Reasons({
  actorRef,
  reasons,
}: {
  readonly actorRef: RemoveTestersActorRef;
  readonly reasons: NonNullable<RemoveTestersViewProps['reasons']>;
}) {
  const codes = useSelector(actorRef, selectCodes);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1 font-label text-ink">Reasons</legend>
      {reasons.map(({ code, label }) => (
        <Checkbox key={code} label={label} checked={codes.includes(code)} onChange={() => actorRef.send({ type: 'reason.toggle', code })} />
      ))}
    </fieldset>
  );
}

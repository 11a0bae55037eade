import { useSelector } from '@xstate/react';
import {
  selectAllFlagged,
  selectAllLabel,
  selectCanToggleAll,
  selectHasSearch,
  selectSearch,
  selectSentence,
  selectShownCases,
} from '#machines/flows/launch/wizard/pick-video-cases.ts';
import type { PickVideoCasesActorRef } from '#machines/flows/launch/wizard/pick-video-cases.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { SearchField } from '#src/ui/search-field.tsx';

export function PickVideoCasesView({ actorRef }: { readonly actorRef: PickVideoCasesActorRef }) {
  const shown = useSelector(actorRef, selectShownCases);
  const search = useSelector(actorRef, selectSearch);
  const hasSearch = useSelector(actorRef, selectHasSearch);
  const sentence = useSelector(actorRef, selectSentence);
  const all = useSelector(actorRef, selectAllFlagged);
  const allLabel = useSelector(actorRef, selectAllLabel);
  const canToggleAll = useSelector(actorRef, selectCanToggleAll);
  const close = () => actorRef.send({ type: 'picker.close' });
  return (
    <Modal
      isOpen
      size="large"
      onClose={close}
      title="Which test cases require video?"
      actions={
        <Button kind="primary" onPress={close}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="status">{sentence}</p>
        {hasSearch ? (
          <SearchField
            label="Search test cases"
            value={search}
            onChange={(value) => actorRef.send({ type: 'search.change', search: value })}
            onClear={() => actorRef.send({ type: 'search.change', search: '' })}
          />
        ) : null}
        {canToggleAll ? <Checkbox label={allLabel} checked={all} onChange={() => actorRef.send({ type: 'cases.toggle' })} /> : null}
        <ul className="flex max-h-80 flex-col gap-1 overflow-y-auto border-t border-line pt-2">
          {shown.map(({ index, testCase }) => (
            <li key={index}>
              <Checkbox
                label={[testCase.code, testCase.name].filter((part) => part !== '').join(' ')}
                checked={testCase.requireVideoAttachment}
                onChange={() => actorRef.send({ type: 'case.toggle', index })}
              />
            </li>
          ))}
        </ul>
        {shown.length === 0 ? <p className="text-ink-2">Nothing matches.</p> : null}
      </div>
    </Modal>
  );
}

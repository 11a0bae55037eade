import { attachmentRequirementTexts, toggleAttachmentRequirementMachine } from '#machines/flows/results/acts.ts';
import { selectIsSending, selectValue } from '#machines/lib/value-act.ts';
import { Switch } from '#src/ui/switch.tsx';
import { useValueAct } from '#src/use-value-act.ts';
import { useSelector } from '@xstate/react';
import { ToggleRequiredAttachment } from './test-settings.documents.ts';

type AttachmentRequirementProps = { readonly testId: string; readonly isRequired: boolean; readonly refusal: string | null };

export function AttachmentRequirement({ testId, isRequired, refusal }: AttachmentRequirementProps) {
  const { changed: done, label } = attachmentRequirementTexts;
  const toggle = useValueAct(toggleAttachmentRequirementMachine, ToggleRequiredAttachment, { testId }, { done });
  const isBusy = useSelector(toggle, selectIsSending);
  const wanted = useSelector(toggle, selectValue);
  return (
    <Switch
      label={label}
      on={isBusy ? wanted === 'true' : isRequired}
      busy={isBusy}
      disabledReason={refusal}
      consequence="Testers must attach a picture, video or file before they can pass a case. Results submitted before stay as they are."
      onChange={(on) => {
        toggle.send({ type: 'value.open', value: String(on) });
        toggle.send({ type: 'value.send' });
      }}
    />
  );
}

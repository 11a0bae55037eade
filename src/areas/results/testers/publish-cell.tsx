import type { PublishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { publishTexts } from '#machines/flows/results/publish.ts';
import { Button } from '#src/ui/button.tsx';
import { RotateCw, Send } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useStageFocus } from '#src/ui/use-stage-focus.ts';
import { TakeBack } from './take-back.act.tsx';

type PublishCellProps = {
  readonly control: PublishControl;
  readonly testId: string;
  readonly participant: ComponentProps<typeof TakeBack>['participant'];
  readonly onPublish: () => void;
};

/** The focus of an act that is done goes to the one in its place. */
export function PublishCell(props: PublishCellProps) {
  const place = useStageFocus<HTMLSpanElement>(props.control.kind);
  return (
    <span ref={place} className="contents">
      <Control {...props} />
    </span>
  );
}

function Control({ control, testId, participant, onPublish }: PublishCellProps) {
  const { fullName: name } = participant;
  switch (control.kind) {
    case 'none':
      return null;
    case 'done':
      return <span className="text-small text-ink-3">{publishTexts.done}</span>;
    case 'running':
      return <TakeBack testId={testId} participant={participant} disabledReason={control.disabledReason} />;
    case 'offered':
      return (
        <Button
          size="small"
          icon={control.isRetry ? RotateCw : Send}
          label={`${control.isRetry ? 'Retry publishing' : 'Publish'} ${name}`}
          disabledReason={control.disabledReason}
          reason="hidden"
          onPress={onPublish}
        >
          {control.isRetry ? 'Retry' : 'Publish'}
        </Button>
      );
  }
}

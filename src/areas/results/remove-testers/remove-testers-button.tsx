import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { UserMinus } from 'lucide-react';
import { Suspense } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';

const RemoveTestersHost = lazyPart(() => import('./remove-testers.host.tsx'), { leave: ({ onClose }) => onClose() });

type RemoveTestersButtonProps = {
  readonly testId: string;
  /** Null: several may be chosen. */
  readonly participantId: string | null;
  readonly disabledReason?: string | null;
};

export function RemoveTestersButton({ testId, participantId, disabledReason = null }: RemoveTestersButtonProps) {
  const dialog = useOpenOne();
  return (
    <>
      <Button icon={UserMinus} disabledReason={disabledReason} reason="hidden" onPress={() => dialog.open('removal')}>
        {participantId === null ? 'Remove testers' : 'Remove tester'}
      </Button>
      {dialog.name === null ? null : (
        <Suspense>
          <RemoveTestersHost testId={testId} participantId={participantId} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}

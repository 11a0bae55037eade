import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { UserMinus } from 'lucide-react';
import { Suspense, useState } from 'react';

const RemoveTestersHost = lazyPart(() => import('./remove-testers.host.tsx'), { leave: ({ onClose }) => onClose() });

type RemoveTestersButtonProps = {
  readonly testId: string;
  /** The one to remove; null lets choose. */
  readonly participantId: string | null;
  readonly disabledReason?: string | null;
};

/** Opens the removal of one tester, or of several. */
export function RemoveTestersButton({ testId, participantId, disabledReason = null }: RemoveTestersButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={UserMinus} disabledReason={disabledReason} reason="hidden" onPress={() => setOpen(true)}>
        {participantId === null ? 'Remove testers' : 'Remove tester'}
      </Button>
      {isOpen ? (
        <Suspense>
          <RemoveTestersHost testId={testId} participantId={participantId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

import { mayRetest } from '#schema/rules/launch/launch-again.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { Button } from '#src/ui/button.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';

type RetestIssueHostProps = { readonly testId: string; readonly caseIds: readonly string[] };

/** Null for viewers who cannot launch. */
export function RetestIssueHost({ testId, caseIds }: RetestIssueHostProps) {
  const { role, organization } = useViewer();
  const navigate = useNavigate();
  if (!mayRetest({ role, organization })) return null;
  return (
    <div className="mt-1.5 flex print:hidden">
      <Button size="small" icon={RotateCcw} onPress={() => void navigate({ to: '/launch', state: { testId, cases: caseIds } })}>
        {`Retest ${counted(caseIds.length, 'test case', 'test cases')}`}
      </Button>
    </div>
  );
}

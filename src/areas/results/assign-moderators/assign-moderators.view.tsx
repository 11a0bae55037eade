import { Button } from '#src/ui/button.tsx';
import { Checkbox, CheckboxGroup } from '#src/ui/checkbox.tsx';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadWords } from './assign-moderators.rules.ts';

type ModeratorsViewProps = { readonly count: number; readonly children: readonly [readonly ReactNode[], ReactNode] };

export function ModeratorsView({ count, children: [assigned, available] }: ModeratorsViewProps) {
  return (
    <div className="flex flex-col gap-5">
      <section aria-label="On this test" className="flex flex-col gap-1">
        <h3 className="text-small font-name">On this test</h3>
        {count === 0 ? (
          <p className="text-ink-2">Nobody moderates this test yet.</p>
        ) : (
          <ul aria-label="On this test" className="divide-y divide-line">
            {assigned}
          </ul>
        )}
      </section>
      {available}
    </div>
  );
}

type Available = {
  readonly id: string;
  readonly fullName: string;
  readonly status?: string | null | undefined;
  readonly openTestsCount: number;
  readonly waitingResultsCount: number;
};

type AvailableViewProps = {
  readonly moderators: readonly Available[];
  readonly chosen: readonly string[];
  readonly isAssigning: boolean;
  readonly refusal: string | null;
  readonly onToggle: (userId: string) => void;
  readonly onAssign: () => void;
};

const pasts: Readonly<Record<string, string>> = { rejected: 'rejected this test', removed: 'was removed from this test' };

const told = (moderator: Available): string => {
  const past = pasts[moderator.status ?? ''];
  return past === undefined ? loadWords(moderator) : `${loadWords(moderator)}; ${past}`;
};

export function AvailableView({ moderators, chosen, isAssigning, refusal, onToggle, onAssign }: AvailableViewProps) {
  if (moderators.length === 0) return <p className="text-ink-2">There are no other moderators in this organization.</p>;
  return (
    <section className="flex flex-col items-start gap-3">
      <CheckboxGroup label="Assign moderators">
        {moderators.map((moderator) => (
          <Checkbox
            key={moderator.id}
            label={moderator.fullName}
            description={told(moderator)}
            checked={chosen.includes(moderator.id)}
            onChange={() => onToggle(moderator.id)}
          />
        ))}
      </CheckboxGroup>
      <Button kind="primary" icon={UserPlus} busy={isAssigning} disabledReason={refusal} reason="below" onPress={onAssign}>
        {chosen.length > 1 ? `Assign ${chosen.length} moderators` : 'Assign'}
      </Button>
    </section>
  );
}

import { severities, severityLabels } from '#schema/vocabulary/issue.ts';
import type { Severity } from '#schema/vocabulary/issue.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { SignalHigh } from 'lucide-react';

export type SeverityFilterProps = { readonly chosen: readonly Severity[]; readonly onChange: (chosen: readonly Severity[]) => void };

/** Chooses severities; none chosen shows all. */
export function SeverityFilter({ chosen, onChange }: SeverityFilterProps) {
  const toggle = (severity: Severity): void =>
    onChange(severities.filter((each) => (each === severity ? !chosen.includes(each) : chosen.includes(each))));
  return (
    <Popover
      label="Filter by severity"
      width={180}
      trigger={
        <Button kind="ghost" size="small" icon={SignalHigh} pressed={chosen.length > 0}>
          {chosen.length === 0 ? 'Severity' : chosen.map((severity) => severityLabels[severity]).join(', ')}
        </Button>
      }
    >
      <div className="flex flex-col">
        {severities.map((severity) => (
          <Checkbox key={severity} label={severityLabels[severity]} checked={chosen.includes(severity)} onChange={() => toggle(severity)} />
        ))}
      </div>
    </Popover>
  );
}

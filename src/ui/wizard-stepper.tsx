import type { WizardStep } from './wizard-step-line.tsx';
import { WizardStepLine } from './wizard-step-line.tsx';

type WizardStepperProps = {
  steps: readonly WizardStep[];
  current: string;
  label: string;
  over?: string | undefined;
  title?: string | undefined;
};

export function WizardStepper({ steps, current, label, over, title }: WizardStepperProps) {
  return (
    <nav
      aria-label={label}
      data-chrome=""
      className="flex min-w-0 flex-col gap-4 max-desk:hidden desk:sticky desk:top-[calc(var(--chrome-height)+16px)]"
    >
      {title === undefined ? null : (
        <div className="px-[11px]">
          {over === undefined ? null : <p className="text-small text-ink-2">{over}</p>}
          <p className="line-clamp-3 text-head [overflow-wrap:anywhere]">{title}</p>
        </div>
      )}
      <ol className="flex flex-col">
        {steps.map((step) => (
          <WizardStepLine key={step.id} step={step} isCurrent={step.id === current} />
        ))}
      </ol>
    </nav>
  );
}

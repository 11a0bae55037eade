import { Lock } from 'lucide-react';
import type { BackLink } from './page.tsx';
import { Back } from './page.tsx';
import { Anchor } from './navigation.tsx';
import { StatusGlyph } from './status-glyph.tsx';

export type WizardStep = { id: string; title: string; note: string; state: 'open' | 'done' | 'needs_work' | 'locked'; href: string };

type WizardStepperProps = {
  steps: readonly WizardStep[];
  current: string;
  label: string;
  over?: string | undefined;
  title?: string | undefined;
};

const stateWords: Record<WizardStep['state'], string> = { open: '', done: 'done', needs_work: 'needs work', locked: 'locked' };

/** Steps at the left: each with one line of truth; a locked one says when it opens. */
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
          <Step key={step.id} step={step} isCurrent={step.id === current} />
        ))}
      </ol>
    </nav>
  );
}

function Step({ step, isCurrent }: { step: WizardStep; isCurrent: boolean }) {
  const { id, title, note, state, href } = step;
  const isLocked = state === 'locked';
  const noteId = `step-${id}-note`;
  const box = isCurrent ? 'border-line-strong bg-sheet' : `border-transparent ${isLocked ? '' : 'hover:bg-hover'}`;
  return (
    <li>
      <Anchor
        {...(isLocked ? { role: 'link', tabIndex: 0, 'aria-disabled': true } : { href })}
        aria-current={isCurrent ? 'step' : undefined}
        aria-describedby={noteId}
        className={`flex items-start gap-2.5 rounded-card border px-2.5 py-2 ${box} ${isLocked ? 'cursor-not-allowed text-ink-3' : ''}`}
      >
        <span className="mt-0.5 shrink-0">
          {isLocked ? <Lock aria-hidden="true" size={16} strokeWidth={1.75} /> : <StatusGlyph name={state} size={16} />}
        </span>
        <span className="min-w-0">
          <span className={`block ${isCurrent ? 'font-semibold' : 'font-name'}`}>
            {title}
            {stateWords[state] === '' ? null : <span className="sr-only">, {stateWords[state]}</span>}
          </span>
          <span
            id={noteId}
            className={`line-clamp-2 text-small [overflow-wrap:anywhere] ${state === 'needs_work' ? 'text-danger' : isLocked ? '' : 'text-ink-2'}`}
          >
            {note}
          </span>
        </span>
      </Anchor>
    </li>
  );
}

type WizardPhoneHeadProps = { steps: readonly WizardStep[]; current: string; back?: BackLink | undefined; saved?: string | undefined };

const segments: Record<WizardStep['state'], string> = {
  open: 'bg-line-strong',
  done: 'bg-accent-solid',
  needs_work: 'bg-danger',
  locked: 'bg-line-strong',
};

/** The stepper of a phone: where back leads, when it was saved, one segment for each step. */
export function WizardPhoneHead({ steps, current, back, saved }: WizardPhoneHeadProps) {
  const at = steps.findIndex(({ id }) => id === current);
  const toFix = steps.filter(({ state }) => state === 'needs_work').length;
  return (
    <div data-chrome="" className="flex flex-col gap-1.5 desk:hidden">
      <div className="flex items-center justify-between gap-3">
        {back ? <Back {...back} /> : <span />}
        {saved === undefined ? null : <span className="text-small text-ink-2">{saved}</span>}
      </div>
      <span role="img" aria-label={`Step ${at + 1} of ${steps.length}${toFix > 0 ? `, ${toFix} need work` : ''}`} className="flex gap-1">
        {steps.map(({ id, state }) => (
          <i key={id} className={`h-1 flex-1 rounded-tick ${id === current && state === 'open' ? 'bg-accent-solid' : segments[state]}`} />
        ))}
      </span>
    </div>
  );
}

import { selectDone, selectIsPutAway, selectNext } from '#machines/flows/shared/guide.ts';
import type { GuideActorRef } from '#machines/flows/shared/guide.ts';
import { stepsOf } from '#schema/vocabulary/guides.ts';
import type { GuideName, GuideStep } from '#schema/vocabulary/guides.ts';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

type Standing = 'done' | 'next' | 'later';

const marks = { done: CircleCheck, next: CircleDot, later: Circle } as const;
const said = { done: 'Done: ', next: 'Next: ', later: '' } as const;
const inks = { done: 'text-success', next: 'text-accent', later: 'text-ink-3' } as const;

type StepProps = { readonly step: GuideStep; readonly href: string; readonly standing: Standing };

function Step({ step: { label, why }, href, standing }: StepProps) {
  const Mark = marks[standing];
  return (
    <li
      aria-current={standing === 'next' ? 'step' : undefined}
      className={`flex items-start gap-3 px-(--sheet-padding) py-2 ${standing === 'next' ? 'bg-hover py-3' : ''}`}
    >
      <Mark aria-hidden="true" size={16} className={`mt-0.5 flex-none ${inks[standing]}`} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{said[standing]}</span>
        {standing === 'next' ? <span className="font-semibold">{label}</span> : <Link href={href}>{label}</Link>}
        {standing === 'next' ? <p className="text-ink-2">{why}</p> : null}
      </div>
      {standing === 'next' ? (
        <LinkButton size="small" href={href} label={`Go there: ${label}`}>
          Go there
        </LinkButton>
      ) : null}
    </li>
  );
}

type GuideViewProps = {
  readonly name: GuideName;
  readonly title: string;
  readonly actorRef: GuideActorRef;
  /** Whose page the steps of an operator lead to; null before there is one. */
  readonly organizationId: string | null;
  /** Puts it away or brings it back. */
  readonly children: ReactNode;
};

const placeOf = (href: string, organizationId: string | null): string =>
  !href.includes('$organization') ? href : organizationId === null ? '/operator' : href.replace('$organization', organizationId);

/** The steps of a guide: what is done, what is next and why. Nothing once all are done. */
export function GuideView({ name, title, actorRef, organizationId, children }: GuideViewProps) {
  const next = useSelector(actorRef, selectNext);
  const done = useSelector(actorRef, selectDone);
  const isPutAway = useSelector(actorRef, selectIsPutAway);
  if (next === null) return null;
  const steps = stepsOf(name);
  const count = `${steps.filter(([id]) => done.includes(id)).length} of ${steps.length} done`;
  if (isPutAway)
    return (
      <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
        {`${title}: ${count}`}
        {children}
      </p>
    );
  return (
    <Sheet label={title}>
      <SheetHead title={title} pill={<span className="text-small text-ink-2">{count}</span>}>
        {children}
      </SheetHead>
      <ol className="py-1.5">
        {steps.map(([id, step]) => (
          <Step
            key={id}
            step={step}
            href={placeOf(step.href, organizationId)}
            standing={id === next ? 'next' : done.includes(id) ? 'done' : 'later'}
          />
        ))}
      </ol>
    </Sheet>
  );
}

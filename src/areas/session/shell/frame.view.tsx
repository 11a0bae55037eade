import { useIsPrinting } from '#src/ui/printing.ts';
import { absoluteWords, useNow } from '#src/ui/relative-time.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { Button } from '#src/ui/button.tsx';
import { Strip } from '#src/ui/strip.tsx';
import { TopBar } from '#src/ui/top-bar.tsx';
import { UserCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { limits } from '#schema/vocabulary/limits.ts';

const day = 24 * 60 * 60 * 1000;

type TrialNotice = { readonly words: string; readonly isDanger: boolean };
type Trial = { readonly finishesAt: string; readonly finishedAt: string | null };

/** What the banner says about a trial: whole days left, rounded up, or that it is over. */
export const trialNotice = (trial: Trial, now: number): TrialNotice => {
  const days = Math.ceil((Date.parse(trial.finishesAt) - now) / day);
  if (trial.finishedAt !== null || days <= 0) return { words: 'Your trial has expired', isDanger: true };
  return { words: `${days} ${days === 1 ? 'day' : 'days'} left in your trial`, isDanger: days <= limits.trialDangerDays };
};

/** Says on paper whose page this is, when it was printed and where it is found. */
function PrintedView({ organization }: { readonly organization: string }) {
  return useIsPrinting() ? <Printed organization={organization} /> : null;
}

function Printed({ organization }: { readonly organization: string }) {
  const printedAt = new Date(useNow()).toISOString();
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
      <span>{organization}</span>
      <span>Printed {absoluteWords(printedAt)}</span>
      <span className="[overflow-wrap:anywhere]">{location.href}</span>
    </p>
  );
}

type Acting = { readonly sentence: string; readonly onStop: () => void };

type FrameViewProps = {
  readonly bar: ComponentProps<typeof TopBar>;
  readonly line: ReactNode;
  readonly trial: TrialNotice | null;
  readonly acting: Acting | null;
  /** What the organization is called on paper. */
  readonly organization: string;
  readonly children: ReactNode;
};

function Strips({ trial, acting }: Pick<FrameViewProps, 'trial' | 'acting'>) {
  return (
    <>
      {acting === null ? null : (
        <Strip
          hue="warning"
          icon={UserCheck}
          action={
            <Button kind="ghost" size="small" onPress={acting.onStop}>
              Stop
            </Button>
          }
        >
          {acting.sentence}
        </Strip>
      )}
      {trial === null ? null : <Strip hue={trial.isDanger ? 'danger' : 'neutral'}>{trial.words}</Strip>}
    </>
  );
}

/** Strips, bar, page and status bar of every signed-in screen. */
export function FrameView({ bar, line, trial, acting, organization, children }: FrameViewProps) {
  return (
    <AppFrame strips={<Strips trial={trial} acting={acting} />} bar={<TopBar {...bar} />} statusBar={line}>
      <PrintedView organization={organization} />
      {children}
    </AppFrame>
  );
}

import { reproducibleWords, reproductionLabel } from '#schema/vocabulary/reproduction.ts';
import type { ReproductionStatus } from '#schema/vocabulary/reproduction.ts';
import { Button } from '#src/ui/button.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { useIsPrinting } from '#src/ui/printing.ts';
import { Ranks } from '#src/ui/ranks.tsx';
import { TabPanels } from '#src/ui/tab-panels.tsx';
import type { Hue, Icon } from '#src/ui/types.ts';
import { Bug, BugOff, CircleDashed, Monitor, OctagonMinus } from 'lucide-react';
import { useDisclosure } from '#src/ui/local.ts';
import { HandedIn } from '../issue/evidence.tsx';
import { beginningOf, reproducedCount, shownReproductions } from './reproductions.rules.ts';
import type { Reproduction } from './reproductions.rules.ts';

const looks: Readonly<Record<ReproductionStatus, { readonly hue: Hue; readonly icon: Icon }>> = {
  pass: { hue: 'danger', icon: Bug },
  fail: { hue: 'neutral', icon: BugOff },
  blocked: { hue: 'warning', icon: OctagonMinus },
  not_tested: { hue: 'neutral', icon: CircleDashed },
};

function Notes({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useDisclosure();
  const isPrinting = useIsPrinting();
  if (text.trim() === '') return <p className="text-ink-3">The tester left no notes.</p>;
  const beginning = beginningOf(text);
  return (
    <>
      <p className="max-w-[68ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {isWhole || isPrinting ? text : (beginning ?? text)}
      </p>
      {beginning === null ? null : (
        <Button kind="ghost" size="small" expanded={isWhole} onPress={() => setWhole(!isWhole)} className="-ml-2 self-start">
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}

type DetailsProps = { readonly reproduction: Reproduction; readonly onStale: () => void };

function Details({ reproduction: { status, environment, testerNotes, attachments }, onStale }: DetailsProps) {
  const { hue, icon } = looks[status ?? 'not_tested'];
  const shown = attachments.filter(({ archived }) => !archived);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Pill hue={hue} icon={icon}>
          {reproductionLabel(status)}
        </Pill>
        <span className="flex min-w-0 items-center gap-1.5 text-ink-2 [overflow-wrap:anywhere]">
          <Monitor aria-hidden="true" size={14} strokeWidth={2} className="shrink-0 text-ink-3" />
          {environment ?? 'Environment not known'}
        </span>
      </div>
      <section className="flex flex-col gap-1">
        <h4 className="text-small font-label text-ink-3">Tester notes</h4>
        <Notes text={testerNotes} />
      </section>
      {shown.length === 0 ? null : (
        <section className="flex flex-col gap-1.5">
          <h4 className="text-small font-label text-ink-3">Attachments</h4>
          <HandedIn attachments={shown} onStale={onStale} />
        </section>
      )}
    </div>
  );
}

type ReproductionsViewProps = { readonly reproductions: readonly Reproduction[]; readonly onStale: () => void };

export function ReproductionsView({ reproductions, onStale }: ReproductionsViewProps) {
  const shown = shownReproductions(reproductions);
  if (shown.length === 0) return null;
  const reproduced = reproducedCount(shown);
  const items = shown.map((reproduction, at) => ({
    id: reproduction.id,
    label: `Repro Test ${at + 1}`,
    icon: looks[reproduction.status ?? 'not_tested'].icon,
    panel: <Details reproduction={reproduction} onStale={onStale} />,
  }));
  return (
    <section aria-label="Reproducibility" className="flex flex-col gap-2">
      <h3 className="text-head">Reproducibility</h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p>{reproducibleWords(reproduced)}</p>
        <Ranks
          width={Math.min(160, shown.length * 22)}
          label={`${reproduced} of ${shown.length} could reproduce`}
          segments={[
            { kind: 'fail', count: reproduced },
            { kind: 'to_come', count: shown.length - reproduced },
          ]}
        />
      </div>
      <TabPanels label="Reproductions of other testers" items={items} />
    </section>
  );
}

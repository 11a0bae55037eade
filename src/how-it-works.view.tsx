import { selectLooked } from '#machines/flows/shared/how-it-works.ts';
import type { HowItWorksActorRef } from '#machines/flows/shared/how-it-works.ts';
import type { ExplainedMove, ExplainedRegion, ExplainedState, Explanation } from '#machines/lifecycles/explain.ts';
import { useSelector } from '@xstate/react';
import { ArrowRight, Check, Printer, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { Button } from './ui/button.tsx';
import { ChartPicture } from './ui/chart-picture.tsx';
import { Modal } from './ui/modal.tsx';
import { Pill } from './ui/pill.tsx';
import { Why } from './ui/why.tsx';

type States = ReadonlyMap<string, ExplainedState>;
type Numbered = ExplainedMove & { readonly from: string; readonly number: number };

const numbersOf = (moves: readonly Numbered[]): Readonly<Record<string, string>> => {
  const numbers: Record<string, string> = {};
  for (const { targets, from, number } of moves)
    for (const id of targets) if (id !== from) numbers[id] = numbers[id] === undefined ? `${number}` : `${numbers[id]}, ${number}`;
  return numbers;
};

type HowItWorksViewProps = {
  readonly actorRef: HowItWorksActorRef;
  readonly explanation: Explanation;
  readonly onClose: () => void;
};

export function HowItWorksView({ actorRef, explanation: { thing, regions }, onClose }: HowItWorksViewProps) {
  const looked = useSelector(actorRef, selectLooked);
  const all = regions.flatMap((region) => region.states);
  const states: States = new Map(all.map((state) => [state.id, state]));
  const elsewhere = all.find(({ id, isPresent }) => id === looked && !isPresent) ?? null;
  const shown = elsewhere === null ? all.filter(({ isPresent }) => isPresent) : [elsewhere];
  const moves = shown
    .flatMap((state) => state.moves.map((move) => ({ ...move, from: state.id })))
    .map((move, at) => ({ ...move, number: at + 1 }));
  return (
    <Modal
      isOpen
      size="whole"
      title={`How ${thing} works`}
      onClose={onClose}
      actions={
        <>
          <Button icon={Printer} onPress={() => actorRef.send({ type: 'chart.print' })}>
            Print
          </Button>
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      <div data-print="alone" className="flex flex-col gap-6 text-ink">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[360px_minmax(0,1fr)]">
          <Moves
            elsewhere={elsewhere}
            about={shown.flatMap(({ about }) => about ?? [])}
            moves={moves}
            states={states}
            onBack={() => actorRef.send({ type: 'state.look', state: null })}
          />
          <div className="flex flex-col gap-4">
            {regions.map((region) => (
              <Diagram
                key={region.title}
                region={region}
                looked={shown.find(({ id }) => region.states.some((state) => state.id === id))?.id ?? ''}
                numbers={numbersOf(moves)}
                onLook={(id) => actorRef.send({ type: 'state.look', state: states.get(id)?.isPresent === true ? null : id })}
              />
            ))}
          </div>
        </div>
        <EveryState states={states} />
      </div>
    </Modal>
  );
}

type DiagramProps = Pick<ComponentProps<typeof ChartPicture>, 'looked' | 'numbers' | 'onLook'> & { readonly region: ExplainedRegion };

function Diagram({ region: { title, states }, ...how }: DiagramProps) {
  return (
    <section className="flex flex-col gap-1">
      {title === null ? null : <h3 className="text-small font-name text-ink-2">{title}</h3>}
      <ChartPicture
        label={title === null ? 'States' : `States of ${title.toLowerCase()}`}
        states={states.map((state) => ({ ...state, leadsTo: state.moves.flatMap(({ targets }) => targets) }))}
        {...how}
      />
    </section>
  );
}

type MovesProps = {
  readonly elsewhere: ExplainedState | null;
  readonly about: readonly string[];
  readonly moves: readonly Numbered[];
  readonly states: States;
  readonly onBack: () => void;
};

function Moves({ elsewhere, about, moves, states, onBack }: MovesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button is gone with what it leaves. */
  const back = () => {
    heading.current?.focus();
    onBack();
  };
  return (
    <section aria-labelledby="how-moves" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id="how-moves" ref={heading} tabIndex={-1} aria-live="polite" className="text-head">
          {elsewhere === null ? 'What can happen now' : `From ${elsewhere.label}`}
        </h3>
        {elsewhere === null ? null : (
          <Button size="small" kind="ghost" icon={Undo2} onPress={back}>
            Back to now
          </Button>
        )}
      </div>
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {moves.length === 0 ? <p className="text-ink-2">Nothing more. It ends here.</p> : null}
      <ol className="divide-y divide-line">
        {moves.map((move) => (
          <MoveRow key={`${move.from} ${move.event}`} move={move} states={states} />
        ))}
      </ol>
    </section>
  );
}

/** The whole chart in words, for a screen reader and for paper. */
function EveryState({ states }: { readonly states: States }) {
  return (
    <section aria-labelledby="how-all" className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id="how-all" className="text-head">
        Every state
      </h3>
      <ul className="grid gap-x-8 desk:grid-cols-2">
        {[...states.values()].map(({ id, label, hue, about, isPresent, moves }) => (
          <li
            key={id}
            aria-current={isPresent ? 'step' : undefined}
            className="flex flex-col items-start gap-1 border-t border-line py-2.5"
          >
            <p>
              <Pill hue={hue}>{label}</Pill>
              {isPresent ? <span className="ml-2 text-small font-name">now</span> : null}
            </p>
            {about === null ? null : <p className="text-small">{about}</p>}
            {moves.length === 0 ? <p className="text-small text-ink-2">It ends here.</p> : null}
            <ul className="text-small text-ink-2">
              {moves.map(({ event, word, targets, who }) => (
                <li key={event}>
                  {word}: {targetWords(id, targets, states)}. {who.join(', ')}.
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const targetWords = (from: string, targets: readonly string[], states: States): string =>
  [
    ...targets.flatMap((id) => (id === from ? [] : [`to ${states.get(id)?.label ?? ''}`])),
    ...(targets.includes(from) ? ['stays'] : []),
  ].join(' or ');

function MoveRow({ move: { number, word, targets, from, who, refusal }, states }: { readonly move: Numbered; readonly states: States }) {
  return (
    <li className="flex gap-3 py-2.5">
      <span
        aria-hidden="true"
        className="grid h-5 min-w-5 shrink-0 place-items-center rounded-pill border border-accent-line px-1 text-micro font-semibold text-accent"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          <span className="font-name">{word}</span>
          {targets
            .filter((id) => id !== from)
            .map((id, at) => (
              <span key={id} className="inline-flex items-center gap-1.5">
                {at === 0 ? <ArrowRight aria-hidden="true" size={14} strokeWidth={2} className="text-ink-3" /> : null}
                <span className={at === 0 ? 'sr-only' : 'text-small text-ink-2'}>{at === 0 ? 'to' : 'or'}</span>
                <Pill hue={states.get(id)?.hue}>{states.get(id)?.label}</Pill>
              </span>
            ))}
          {targets.includes(from) ? <span className="text-small text-ink-2">{targets.length > 1 ? 'or stays' : 'stays'}</span> : null}
        </p>
        <p className="text-small text-ink-2">{who.join(', ')}</p>
        {refusal === null ? (
          <p className="flex items-center gap-1.5 text-small text-success">
            <Check aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />
            You may do this now.
          </p>
        ) : refusal === undefined ? null : (
          <Why>Not now: {refusal}</Why>
        )}
      </div>
    </li>
  );
}

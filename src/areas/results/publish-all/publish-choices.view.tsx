import type { PublishAllActorRef } from '#machines/flows/results/publish-all.ts';
import type { PublishingStop } from '#schema/vocabulary/participant.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import type { ReactNode } from 'react';

export type Offered = {
  readonly id: string;
  readonly fullName: string;
  readonly stops: readonly PublishingStop[];
  readonly progress: string;
  /** What stops it. */
  readonly words: readonly string[];
};

export const isReady = ({ stops }: Offered): boolean => stops.length === 0;

export const testersOf = (count: number): string => `${count} ${count === 1 ? 'tester' : 'testers'}`;

type ChoicesProps = {
  readonly actorRef: PublishAllActorRef;
  readonly testers: readonly Offered[];
  readonly chosen: readonly Offered[];
};

export function Choices({ testers, ...choices }: ChoicesProps) {
  const [ready, stopped] = [testers.filter(isReady), testers.filter((tester) => !isReady(tester))];
  return (
    <>
      <Choice title={`${testersOf(ready.length)} ready`} every="Every one who is ready" testers={ready} {...choices} />
      {stopped.length === 0 ? null : (
        <Choice title={`${testersOf(stopped.length)} not ready`} every="Publish these all the same" testers={stopped} {...choices} />
      )}
    </>
  );
}

function Choice({ title, every, actorRef, testers, chosen }: ChoicesProps & { readonly title: string; readonly every: string }) {
  const isIn = (tester: Offered): boolean => chosen.includes(tester);
  const count = testers.filter(isIn).length;
  return (
    <List title={title}>
      {testers.length < 2 ? null : (
        <li className="border-b border-line">
          <Checkbox
            label={every}
            checked={count === 0 ? false : count === testers.length ? true : 'mixed'}
            onChange={() => actorRef.send({ type: 'testers.toggle', testers })}
          />
        </li>
      )}
      {testers.map((tester) => (
        <li key={tester.id} className="flex items-start gap-2">
          <Checkbox
            label={tester.fullName}
            description={tester.words.length === 0 ? undefined : tester.words.join(' ')}
            checked={isIn(tester)}
            onChange={() => actorRef.send({ type: 'testers.toggle', testers: [tester] })}
          />
          <span
            className={`ml-auto flex min-h-6 shrink-0 items-center touch:min-h-11 ${isReady(tester) ? 'text-success' : 'text-warning'}`}
          >
            {tester.progress}
          </span>
        </li>
      ))}
    </List>
  );
}

export function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-small font-name text-ink">{title}</h3>
      <ul className="flex flex-col gap-1 text-small desk:max-h-64 desk:overflow-y-auto">{children}</ul>
    </section>
  );
}

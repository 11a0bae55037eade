import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { dollarsOf } from '#machines/flows/supervised/launch-supervised.rules.ts';
import {
  selectGroups,
  selectIsChecking,
  selectProblems,
  selectShowsProblems,
  selectTotal,
  selectValues,
} from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { useInSight } from '#src/ui/in-sight.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { useSelector } from '@xstate/react';
import { Eye, Plus } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode, Ref } from 'react';
import { sectionOf } from './sections.rules.ts';
import { UnreadView } from './unread.view.tsx';

type FormViewProps = {
  readonly actorRef: LaunchSupervisedActorRef;
  readonly back: BackLink;
  readonly section: string;
  readonly hrefOf: (section: string) => string;
  /** Where several requested tests are launched in one go; null where there is one. */
  readonly several: string | null;
  readonly refusal: string | null;
  /** What a phone says at its foot about the section. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

type EntryProps = {
  readonly href: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly faults: number;
  readonly isShown: boolean;
  readonly isCurrent: boolean;
  readonly here: Ref<HTMLAnchorElement>;
};

/** Drawn again only where something of its own changes: a key in one group touches one of them. */
const Entry = memo(function Entry({ href, label, note, faults, isShown, isCurrent, here }: EntryProps) {
  const glyph = faults === 0 ? 'done' : isShown ? 'needs_work' : 'open';
  const words = faults > 0 && isShown ? `${faults} to fix` : note;
  return (
    <li>
      <Anchor
        ref={isCurrent ? here : undefined}
        href={href}
        replace
        aria-current={isCurrent ? 'step' : undefined}
        className={`flex min-h-9 items-center gap-2.5 whitespace-nowrap rounded-control max-desk:max-w-64 border px-2.5 py-1.5 text-inherit no-underline touch:min-h-11 ${isCurrent ? 'border-line-strong bg-sheet font-name' : 'border-transparent text-ink-2 hover:bg-hover'}`}
      >
        <StatusGlyph name={glyph} label={faults === 0 ? 'Done' : isShown ? 'Needs work' : 'Open'} />
        <span className="cut min-w-0 flex-1">{label}</span>
        {words === undefined ? null : <span className={`text-small ${faults > 0 && isShown ? 'text-danger' : 'text-ink-3'}`}>{words}</span>}
      </Anchor>
    </li>
  );
});

function Contents({ actorRef, section, hrefOf }: Pick<FormViewProps, 'actorRef' | 'section' | 'hrefOf'>) {
  const groups = useSelector(actorRef, selectGroups);
  const problems = useSelector(actorRef, selectProblems);
  const isShown = useSelector(actorRef, selectShowsProblems);
  const { cases } = useSelector(actorRef, selectValues);
  const total = useSelector(actorRef, selectTotal);
  const here = useInSight<HTMLAnchorElement>(section);
  const faults = Map.groupBy(problems, ({ path }) => sectionOf(path, groups));
  const faultsOf = (id: string) => faults.get(id)?.length ?? 0;
  const entry = (id: string) => ({ href: hrefOf(id), faults: faultsOf(id), isShown, isCurrent: id === section, here });
  return (
    <nav
      aria-label="Sections of the form"
      className="flex min-w-0 flex-col gap-1 wide:sticky wide:top-[calc(var(--chrome-height)+16px)] max-desk:-mx-(--gutter) max-desk:flex-row max-desk:items-center max-desk:gap-0.5 max-desk:goes-on max-desk:overflow-x-auto max-desk:px-(--gutter) max-desk:py-1 max-desk:[scrollbar-width:none]"
    >
      <ul className="flex shrink-0 flex-col gap-0.5 max-desk:flex-row">
        <Entry {...entry('access')} label="Test and access" />
        <Entry {...entry('cases')} label="Test cases" note={String(cases.length)} />
        <Entry {...entry('payout')} label="Payout" note={dollarsOf(total)} />
      </ul>
      <h2 className="mt-3 px-2.5 text-small font-name text-ink-2 max-desk:sr-only">Tester groups</h2>
      <ul className="flex shrink-0 flex-col gap-0.5 max-desk:flex-row">
        {groups.map(({ id, values }) => (
          <Entry
            key={id}
            {...entry(`group-${id}`)}
            label={values.name.trim() === '' ? 'Unnamed group' : values.name}
            note={values.numberOfResultsNeeded === null ? undefined : String(values.numberOfResultsNeeded)}
          />
        ))}
      </ul>
      <Button kind="ghost" icon={Plus} onPress={() => actorRef.send({ type: 'group.add' })} className="shrink-0 self-start">
        Add a group
      </Button>
    </nav>
  );
}

/** The form that launches a supervised test: its sections at the left, the chosen one beside them. */
export function FormView({ actorRef, back, section, hrefOf, several, refusal, note, children }: FormViewProps) {
  const isChecking = useSelector(actorRef, selectIsChecking);
  return (
    <>
      <Page>
        <PageHeader
          title="Launch supervised test"
          back={back}
          actions={
            <>
              {several === null ? null : <LinkButton href={several}>Launch several</LinkButton>}
              <span className="max-desk:hidden">
                <Button
                  kind="primary"
                  icon={Eye}
                  keys="Ctrl Enter"
                  busy={isChecking}
                  onPress={() => actorRef.send({ type: 'preview.open' })}
                >
                  Preview
                </Button>
              </span>
            </>
          }
        />
        {refusal === null ? null : (
          <Banner hue="warning" title={refusal} action={<Link href={back.href}>Back to the request</Link>}>
            What you fill in here can be previewed, but not launched.
          </Banner>
        )}
        <UnreadView actorRef={actorRef} />
        <div
          data-columns=""
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-4 desk:grid-cols-[216px_minmax(0,1fr)] full:grid-cols-[216px_minmax(0,400px)_minmax(0,1fr)]"
        >
          <Contents actorRef={actorRef} section={section} hrefOf={hrefOf} />
          {children}
        </div>
      </Page>
      <ActionBar>
        {note}
        <Button kind="primary" size="large" wide icon={Eye} busy={isChecking} onPress={() => actorRef.send({ type: 'preview.open' })}>
          Preview
        </Button>
      </ActionBar>
    </>
  );
}

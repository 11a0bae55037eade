import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { cloneLabel } from '#machines/flows/launch/request/clone-test.ts';
import type { CloneWindow } from '#machines/flows/launch/request/clone-test.ts';
import { isWebAddress } from '#schema/rules/launch/problems.ts';
import { linkText, truncated } from '#schema/rules/launch/summary.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { cloneTexts } from '#schema/vocabulary/launch/simple.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { ListMore } from '#src/ui/load-more.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import type { BackLink } from '#src/ui/page.tsx';
import { WindowPill } from '#src/domain/window-pill.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';

export type CloneEntry = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly link: string;
  readonly window: CloneWindow;
};

export type CloneList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly requestId: string | null; readonly onRetry: () => void }
  | {
      readonly kind: 'listed';
      readonly entries: readonly CloneEntry[];
      readonly total: number;
      readonly isLoading: boolean;
      /** The next page failed. */
      readonly isCut: boolean;
      readonly onMore: (() => void) | null;
    };

type EntryProps = { readonly entry: CloneEntry; readonly now: string; readonly isCompact: boolean; readonly onClone: () => void };

function About({ entry: { description, link } }: Pick<EntryProps, 'entry'>) {
  return (
    <>
      {description.trim() === '' ? null : <p className="measure text-ink-2">{truncated(description, launchLimits.summaryScope)}</p>}
      {link.trim() === '' ? null : (
        <p className="[overflow-wrap:anywhere]">
          {isWebAddress(link) ? (
            <Link href={link} external label={link}>
              {linkText(link)}
            </Link>
          ) : (
            linkText(link)
          )}
        </p>
      )}
    </>
  );
}

function Entry({ entry, now, isCompact, onClone }: EntryProps) {
  const { code, name, window } = entry;
  const { label, stand, words, at } = cloneLabel(window, now);
  return (
    <Row tall={!isCompact}>
      <span className="code-text w-20 shrink-0 max-desk:w-auto">{code}</span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 py-1">
        <span className="grid items-center gap-x-3 gap-y-1 desk:grid-cols-[minmax(0,1fr)_auto_172px]">
          <span className="font-name [overflow-wrap:anywhere]">{name}</span>
          <span className="flex">
            <WindowPill stand={stand}>{label}</WindowPill>
          </span>
          {at === null ? (
            <span className="text-small text-ink-2">{words}</span>
          ) : (
            <time dateTime={at} className="text-small text-ink-2 tabular">
              {words}
            </time>
          )}
        </span>
        {isCompact ? null : <About entry={entry} />}
      </span>
      <Button size="small" icon={Copy} label={`${cloneTexts.clone} ${code} ${name}`} onPress={onClone}>
        {cloneTexts.clone}
      </Button>
    </Row>
  );
}

type CloneListProps = {
  readonly title: string;
  readonly back: BackLink;
  readonly actions?: ReactNode;
  readonly list: CloneList;
  readonly now: string;
  readonly isCompact: boolean;
  readonly onClone: (testId: string) => void;
};

function Body({ title, back, list, now, isCompact, onClone }: CloneListProps) {
  switch (list.kind) {
    case 'loading':
      return (
        <Loading label="Loading the tests">
          <SkeletonRows rows={5} />
        </Loading>
      );
    case 'failed':
      return <LoadFailure title="The tests could not be loaded." requestId={list.requestId} onRetry={list.onRetry} />;
    case 'listed':
      if (list.entries.length === 0)
        return (
          <EmptyState title={cloneTexts.none} action={<LinkButton href={back.href}>{cloneTexts.fromScratch}</LinkButton>}>
            {cloneTexts.later}
          </EmptyState>
        );
      return (
        <>
          <Rows label={title}>
            {list.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} now={now} isCompact={isCompact} onClone={() => onClone(entry.id)} />
            ))}
          </Rows>
          <ListMore
            shown={list.entries.length}
            total={list.total}
            pageSize={pageSizes.cloneLists}
            noun="tests"
            busy={list.isLoading}
            isCut={list.isCut}
            onPress={list.onMore}
          />
        </>
      );
  }
}

export function CloneListView(props: CloneListProps) {
  const { title, back, actions } = props;
  return (
    <Page narrow>
      <PageHeader title={title} back={back} actions={actions} />
      <Sheet label={title}>
        <Body {...props} />
      </Sheet>
    </Page>
  );
}

import { useSelector } from '@xstate/react';
import { ChevronLeft } from 'lucide-react';
import { useCallback, useRef } from 'react';
import {
  selectCanGoBack,
  selectCanRetry,
  selectCanSettle,
  selectConnection,
  selectCycle,
  selectIsBusy,
  selectList,
  selectLoaded,
  selectProblem,
  selectProject,
  selectReason,
  selectStage,
  selectTotal,
} from '#machines/flows/launch/connect/connect-zephyr.ts';
import type { ConnectZephyrActorRef, ZephyrStage } from '#machines/flows/launch/connect/connect-zephyr.ts';
import { zephyrLabels } from '#schema/vocabulary/launch/connect-texts.ts';
import type { ZephyrCode } from '#schema/vocabulary/launch/connect-texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { BusyTicks } from '#src/ui/busy-ticks.tsx';
import { Button } from '#src/ui/button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { ConnectionsView, EntriesView } from './zephyr-lists.view.tsx';

type ConnectProps = { readonly actorRef: ConnectZephyrActorRef };

const titles: Readonly<Record<ZephyrStage, string>> = {
  connection: 'Choose a connection',
  project: 'Choose a project',
  cycle: 'Choose a test cycle',
  cases: 'Test cases',
};
const nouns: Readonly<Record<ZephyrStage, string>> = {
  connection: 'connections',
  project: 'projects',
  cycle: 'test cycles',
  cases: 'test cases',
};

function Gathering({ actorRef }: ConnectProps) {
  const loaded = useSelector(actorRef, selectLoaded);
  const total = useSelector(actorRef, selectTotal);
  const isBusy = useSelector(actorRef, selectIsBusy);
  return (
    <p role="status" className="flex items-center gap-2 text-ink">
      {isBusy ? <BusyTicks className="text-accent-solid" /> : null}
      {total === null ? `${loaded} test cases loaded` : `${loaded} of ${total} test cases loaded`}
    </p>
  );
}

function Trouble({ actorRef, onRetry }: ConnectProps & { readonly onRetry: () => void }) {
  const problem = useSelector(actorRef, selectProblem);
  const reason = useSelector(actorRef, selectReason);
  const canRetry = useSelector(actorRef, selectCanRetry);
  if (problem === null) return null;
  return (
    <Banner hue={canRetry ? 'danger' : 'neutral'} live title={problem} action={canRetry ? <Button onPress={onRetry}>Retry</Button> : null}>
      {reason}
    </Banner>
  );
}

function Chosen({ actorRef }: ConnectProps) {
  const connection = useSelector(actorRef, selectConnection);
  const project = useSelector(actorRef, selectProject);
  const cycle = useSelector(actorRef, selectCycle);
  const stage = useSelector(actorRef, selectStage);
  const way = [
    stage === 'connection' ? null : connection?.name,
    stage === 'cycle' || stage === 'cases' ? project?.name : null,
    stage === 'cases' ? cycle?.name : null,
  ].filter((part) => part !== null && part !== undefined);
  return way.length === 0 ? null : <p className="text-small text-ink-3">{way.join(' / ')}</p>;
}

const box = 'flex max-h-[50dvh] flex-col overflow-hidden rounded-card border border-line-strong bg-sheet text-ink';

function Content({ actorRef, stage }: ConnectProps & { readonly stage: ZephyrStage }) {
  const isBusy = useSelector(actorRef, selectIsBusy);
  const isUnread = useSelector(actorRef, selectList).nodes.length === 0;
  const isFruitless = useSelector(actorRef, selectProblem) !== null;
  if (stage === 'cases') return <Gathering actorRef={actorRef} />;
  if (isBusy && (stage === 'connection' || isUnread))
    return (
      <div className={box}>
        <Loading label={`Loading ${nouns[stage]}`}>
          <SkeletonRows rows={3} />
        </Loading>
      </div>
    );
  if (isFruitless && (stage === 'connection' || isUnread)) return null;
  return (
    <div className={box}>
      {stage === 'connection' ? <ConnectionsView actorRef={actorRef} /> : <EntriesView actorRef={actorRef} stage={stage} />}
    </div>
  );
}

export function ConnectZephyrView({ actorRef, code }: ConnectProps & { readonly code: ZephyrCode }) {
  const stage = useSelector(actorRef, selectStage);
  const canGoBack = useSelector(actorRef, selectCanGoBack);
  const canSettle = useSelector(actorRef, selectCanSettle);
  const loaded = useSelector(actorRef, selectLoaded);
  const title = useRef<HTMLHeadingElement>(null);
  const arrive = useCallback((heading: HTMLHeadingElement | null) => {
    title.current = heading;
    heading?.focus();
  }, []);
  const cancel = () => actorRef.send({ type: 'connect.cancel' });
  const retry = () => {
    title.current?.focus();
    actorRef.send({ type: 'list.retry' });
  };
  return (
    <Modal
      isOpen
      size="large"
      title={`Import from ${zephyrLabels[code]}`}
      onClose={cancel}
      actions={
        <>
          {canGoBack ? (
            <Button kind="ghost" icon={ChevronLeft} className="desk:mr-auto" onPress={() => actorRef.send({ type: 'step.back' })}>
              Back
            </Button>
          ) : null}
          <Button onPress={cancel}>Cancel</Button>
          {canSettle ? (
            <Button kind="primary" onPress={() => actorRef.send({ type: 'cases.settle' })}>
              {`Continue with ${loaded} test ${loaded === 1 ? 'case' : 'cases'}`}
            </Button>
          ) : null}
        </>
      }
    >
      <Chosen actorRef={actorRef} />
      <h3 key={stage} ref={arrive} tabIndex={-1} className="text-head text-ink outline-none">
        {titles[stage]}
      </h3>
      <Content actorRef={actorRef} stage={stage} />
      <Trouble actorRef={actorRef} onRetry={retry} />
    </Modal>
  );
}

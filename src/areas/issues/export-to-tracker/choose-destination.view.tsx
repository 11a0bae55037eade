import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { TrackerDestination } from './destination.rules.ts';
import { ActivePill } from '#src/ui/active-pill.tsx';
import { ChevronRight, FileSpreadsheet, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Icon } from '#src/ui/types.ts';

type CardProps = {
  readonly icon: Icon;
  readonly title: string;
  readonly pill?: ReactNode;
  readonly children: ReactNode;
  readonly onPress: () => void;
};

function Card({ icon: Glyph, title, pill, children, onPress }: CardProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="flex w-full items-center gap-3 rounded-card border border-line-strong bg-sheet px-3.5 py-3 text-left hover:bg-hover"
      >
        <Glyph aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold text-ink">{title}</span>
            {pill}
          </span>
          <span className="block text-small text-ink-2">{children}</span>
        </span>
        <ChevronRight aria-hidden="true" size={16} strokeWidth={2} className="shrink-0 text-ink-3" />
      </button>
    </li>
  );
}

type DestinationsProps = {
  readonly trackers: readonly TrackerDestination[];
  readonly onFile: () => void;
  readonly onChoose: (destination: TrackerDestination) => void;
};

function DestinationsView({ trackers, onFile, onChoose }: DestinationsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {trackers.map((tracker) => (
        <Card
          key={tracker.id}
          icon={Send}
          title={tracker.name}
          pill={<ActivePill isActive={tracker.isActive} />}
          onPress={() => onChoose(tracker)}
        >
          {tracker.hint}
        </Card>
      ))}
      <Card icon={FileSpreadsheet} title="CSV file" onPress={onFile}>
        Fields, tags and notes in one file that is downloaded at once.
      </Card>
    </ul>
  );
}

type ChooseDestinationProps = {
  readonly title: string;
  /** Null while loading. */
  readonly trackers: readonly TrackerDestination[] | null;
  readonly failure: boolean;
  readonly onRetry: () => void;
  readonly onFile: () => void;
  readonly onChoose: (destination: TrackerDestination) => void;
  readonly onClose: () => void;
};

/** A file can be exported without the list of trackers. */
export function ChooseDestinationView({ title, trackers, failure, onRetry, onFile, onChoose, onClose }: ChooseDestinationProps) {
  return (
    <Modal isOpen title={title} onClose={onClose} actions={<Button onPress={onClose}>Cancel</Button>}>
      {failure ? (
        <LoadFailure title="The trackers could not be loaded." onRetry={onRetry} />
      ) : trackers === null ? (
        <Loading label="Loading trackers">
          <SkeletonRows rows={3} />
        </Loading>
      ) : null}
      <DestinationsView trackers={trackers ?? []} onFile={onFile} onChoose={onChoose} />
    </Modal>
  );
}

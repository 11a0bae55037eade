import { CloudCheck, CloudOff, CloudUpload, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyTicks } from './busy-ticks.tsx';
import { Keys } from './kbd.tsx';
import { Ranks } from './ranks.tsx';
import { StepGlyph } from './step-glyph.tsx';

export type StatusBarState = 'saved' | 'saving' | 'opening' | 'live' | 'connecting' | 'reconnecting' | 'offline' | 'error';
export type StatusBarWork = {
  id: string;
  sentence: string;
  done: number;
  total: number;
  onCancel?: (() => void) | undefined;
  /** Phones have no status bar but for this. */
  isOnPhones?: boolean;
};
export type StatusBarKey = {
  keys: string;
  label: string;
  /** For the command palette. */
  act?: string;
  /** Null when it would be done. */
  refusal?: () => string | null;
};

type StatusBarProps = {
  state: StatusBarState;
  sentence: string;
  note?: ReactNode;
  works?: readonly StatusBarWork[] | undefined;
  keys: readonly StatusBarKey[];
  onRetry?: (() => void) | undefined;
  onWorks?: (() => void) | undefined;
};

const noWorks: readonly StatusBarWork[] = [];

const iconOf: Partial<Record<StatusBarState, ReactNode>> = {
  saved: <CloudCheck aria-hidden="true" size={14} strokeWidth={2} />,
  saving: <CloudUpload aria-hidden="true" size={14} strokeWidth={2} />,
  live: <StepGlyph name="live" />,
  connecting: <BusyTicks className="text-accent-solid" />,
  reconnecting: <BusyTicks className="text-warning" />,
  offline: <CloudOff aria-hidden="true" size={14} strokeWidth={2} />,
  error: <OctagonAlert aria-hidden="true" size={14} strokeWidth={2} />,
};

const inkOf: Partial<Record<StatusBarState, string>> = {
  reconnecting: 'text-warning',
  offline: 'text-warning',
  error: 'text-danger',
};
const textPress = 'rounded-key text-accent underline decoration-accent-line underline-offset-3';

export function StatusBar({ state, sentence, note, works = noWorks, keys, onRetry, onWorks }: StatusBarProps) {
  return (
    <footer
      data-chrome=""
      aria-label="Status and keys"
      className={`sticky bottom-0 z-20 mt-auto flex h-8 items-center gap-4 overflow-hidden border-t border-line-strong bg-ground px-5 text-small whitespace-nowrap text-ink-2 ${works.some(({ isOnPhones }) => isOnPhones) ? '' : 'max-desk:hidden'}`}
    >
      <span role="status" className={`flex items-center gap-1.5 ${inkOf[state] ?? ''}`}>
        {iconOf[state]}
        {sentence}
      </span>
      {onRetry ? (
        <button type="button" onClick={onRetry} className={textPress}>
          Retry
        </button>
      ) : null}
      {note ? (
        <>
          <Rule />
          <span className="cut">{note}</span>
        </>
      ) : null}
      <Works works={works} onWorks={onWorks} />
      <ul aria-label="Keys" className="ml-auto flex shrink-0 gap-3.5 max-desk:hidden touch:hidden">
        {keys.map(({ keys: printed, label }, at) => (
          <li key={label} className={`flex items-center gap-[5px] ${at >= 4 && at < keys.length - 1 ? 'max-wide:hidden' : ''}`}>
            <Keys keys={printed} isSpoken />
            {label}
          </li>
        ))}
      </ul>
    </footer>
  );
}

function Works({ works, onWorks }: { works: readonly StatusBarWork[]; onWorks: (() => void) | undefined }) {
  const [work] = works;
  if (!work) return null;
  if (works.length > 1)
    return (
      <>
        <Rule />
        <button type="button" onClick={onWorks} className="flex items-center gap-2 rounded-key">
          <BusyTicks className="text-accent-solid" />
          {works.length} running
        </button>
      </>
    );
  const left = Math.max(0, work.total - work.done);
  return (
    <>
      <Rule />
      <span className="flex min-w-0 items-center gap-1.5">
        <Ranks
          segments={[
            { kind: 'done', count: work.done },
            { kind: 'to_come', count: left },
          ]}
          width={70}
          label={`${work.done} of ${work.total}`}
        />
        <span className="cut">{work.sentence}</span>
        {work.onCancel ? (
          <button type="button" onClick={work.onCancel} className={textPress}>
            Cancel
          </button>
        ) : null}
      </span>
    </>
  );
}

function Rule() {
  return <span aria-hidden="true" className="h-3.5 w-px shrink-0 bg-line-strong" />;
}

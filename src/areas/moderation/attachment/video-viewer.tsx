import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { copyText } from '#src/ui/copy-text.ts';
import { showToast } from '#src/ui/toast.tsx';
import { Link2, StepBack, StepForward } from 'lucide-react';
import { useRef } from 'react';
import { useChoice } from '#src/use-choice.ts';
import type { KeyboardEvent } from 'react';
import { playbackRateCookie, playbackRates, readPlaybackRate } from '../case-result/result.rules.ts';
import { linkTo } from './file-address.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { pressedAmong } from '#src/ui/pressed.ts';

/** In seconds: no file tells its frame rate, and most recordings have thirty. */
const frame = 1 / 30;

const steps: Readonly<Record<string, number>> = { ',': -frame, '.': frame, j: -10, l: 10, ArrowLeft: -5, ArrowRight: 5 };

/** In seconds; null for a key that does not seek. */
export const videoStep = (key: string): number | null => steps[key] ?? null;

export const nearestRate = (rate: number, step: 1 | -1): number => {
  const at = playbackRates.findIndex((each) => each === rate) + step;
  return playbackRates[Math.min(playbackRates.length - 1, Math.max(0, at))] ?? 1;
};

const rates = playbackRates.map((rate) => ({ id: String(rate), label: `${rate}x` }));

type VideoViewerProps = {
  readonly id: string;
  readonly url: string;
  readonly start: number | null;
  readonly onSecond: (t: number) => void;
  readonly onStale: () => void;
};

/** A new link continues where the old one was. */
export function VideoViewer({ id, url, start, onSecond, onStale }: VideoViewerProps) {
  const video = useFirstFocus<HTMLVideoElement>();
  const second = useRef(start);
  /** A link that never loaded is not replaced again, else it would be for ever. */
  const isGood = useRef(true);
  const [rate, setRate] = useChoice(() => readPlaybackRate(document.cookie));
  const choose = (next: number): void => {
    setRate(next);
    document.cookie = playbackRateCookie(next);
    if (video.current !== null) video.current.playbackRate = next;
  };
  const move = (seconds: number): void => {
    const shown = video.current;
    if (shown === null) return;
    if (Math.abs(seconds) < 1) shown.pause();
    shown.currentTime = Math.min(Math.max(0, shown.currentTime + seconds), Number.isFinite(shown.duration) ? shown.duration : Infinity);
  };
  const copy = async (): Promise<void> => {
    const t = Math.round((video.current?.currentTime ?? 0) * 10) / 10;
    onSecond(t);
    if (await copyText(linkTo({ file: id, t }))) showToast({ type: 'success', text: 'Link to this second copied.' });
    else showToast({ type: 'danger', text: 'The link could not be copied. The address of this page names this second now.' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = pressedAmong(event, (each) => videoStep(each) !== null || /^[k<>]$/.test(each));
    if (event.ctrlKey || event.metaKey || (event.target instanceof HTMLInputElement && key.startsWith('Arrow'))) return;
    const step = videoStep(key);
    if (step !== null) move(step);
    else if (key === 'k' || (key === ' ' && event.target === video.current))
      void (video.current?.paused === true ? video.current.play() : video.current?.pause());
    else if (key === '<' || key === '>') choose(nearestRate(rate, key === '>' ? 1 : -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the video work wherever the focus is beside it
    <div className="flex flex-col gap-2" onKeyDown={onKeyDown}>
      <video
        ref={(shown) => {
          video.current = shown;
          if (shown !== null) shown.playbackRate = rate;
        }}
        src={url}
        controls
        tabIndex={0}
        onLoadedMetadata={({ currentTarget }) => {
          isGood.current = true;
          currentTarget.playbackRate = rate;
          if (second.current !== null) currentTarget.currentTime = second.current;
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.error === null) second.current = currentTarget.currentTime;
        }}
        onError={() => {
          if (isGood.current) onStale();
          isGood.current = false;
        }}
        className="max-h-[66dvh] w-full bg-sunken"
      >
        <track kind="captions" />
      </video>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton repeats icon={StepBack} label="Back one frame" keys="," onPress={() => move(videoStep(',') ?? 0)} />
        <IconButton repeats icon={StepForward} label="Forward one frame" keys="." onPress={() => move(videoStep('.') ?? 0)} />
        <SegmentedChoice label="Speed" options={rates} value={String(rate)} onChange={(next) => choose(Number(next))} />
        <span className="ml-auto">
          <Button size="small" icon={Link2} onPress={() => void copy()}>
            Copy link to this second
          </Button>
        </span>
      </div>
      <p className="text-small text-ink-3 max-desk:hidden touch:hidden">
        k plays and pauses, j and l go ten seconds, the arrows five, comma and full stop one frame.
      </p>
    </div>
  );
}

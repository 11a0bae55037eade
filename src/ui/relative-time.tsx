import { memo, useMemo, useSyncExternalStore } from 'react';
import { readerWords, readerZone } from './reader-dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Floored to one unit: "0min", "5min", "2h", "3d". */
export function sinceWords(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(0, Math.floor(milliseconds / minute))}min`;
  if (milliseconds < day) return `${Math.floor(milliseconds / hour)}h`;
  return `${Math.floor(milliseconds / day)}d`;
}

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const tell of listeners) tell();
    }, 15_000);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** "22 Nov 2026, 09:00 UTC". */
export function absoluteWords(at: string, zone = 'UTC'): string {
  return `${readerWords(at, 'moment', zone)} ${zone === 'UTC' ? 'UTC' : zone.replaceAll('_', ' ')}`;
}

export function bothWords(at: string): string {
  const local = readerZone();
  const utc = absoluteWords(at);
  return local === 'UTC' ? utc : `${utc}\n${absoluteWords(at, local)}`;
}

/** Updates by itself. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

type RelativeTimeProps = {
  at: string;
  suffix?: string | undefined;
  /** In place of "0min ago". */
  underMinute?: string | undefined;
};

export const RelativeTime = memo(function RelativeTime({ at, suffix = ' ago', underMinute }: RelativeTimeProps) {
  const title = useMemo(() => bothWords(at), [at]);
  const words = useSyncExternalStore(subscribe, () => {
    const since = now - Date.parse(at);
    return underMinute !== undefined && since < minute ? underMinute : `${sinceWords(since)}${suffix}`;
  });
  return (
    <time dateTime={at} title={title} className="whitespace-nowrap">
      {words}
    </time>
  );
});

export function DayOf({ at }: { at: string }) {
  return (
    <time dateTime={at} title={bothWords(at)} className="whitespace-nowrap">
      {readerWords(at, 'day')}
    </time>
  );
}

export const AbsoluteTime = memo(function AbsoluteTime({ at, zone }: { at: string; zone?: string | undefined }) {
  return (
    <time dateTime={at} title={bothWords(at)} className="whitespace-nowrap">
      {absoluteWords(at, zone)}
    </time>
  );
});

import { Check, Info, OctagonAlert, X } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from 'react-hot-toast/headless';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { Button } from './button.tsx';
import { Link } from './link.tsx';
import { hueInk } from './hues.ts';
import { useRootMark } from './root-mark.ts';
import type { Hue, Icon } from './types.ts';
import { pressedAmong } from './pressed.ts';
import { findFocus } from './focus.ts';

const isInToast = (at: EventTarget | null): boolean => at instanceof Element && at.closest('[data-toast]') !== null;

let before: HTMLElement | null = null;

function rememberBefore({ relatedTarget }: FocusEvent): void {
  if (isInToast(relatedTarget)) return;
  before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
}

/** To what had it before the toast, or to the title. */
function giveFocusBack(): void {
  const at = document.activeElement;
  if (at instanceof HTMLElement && isInToast(at)) {
    at.blur();
    if (before?.isConnected === true) before.focus();
  }
  requestAnimationFrame(() => findFocus());
}

export type ToastType = 'success' | 'danger' | 'info' | 'error';

export type ToastAction = { label: string; href: string } | { label: string; onPress: () => void };

export type ToastMessage = {
  type: ToastType;
  text: ReactNode;
  note?: string | undefined;
  id?: string | undefined;
  undo?: (() => void) | undefined;
  /** In seconds, where it differs from the default. */
  undoFor?: number | undefined;
  action?: ToastAction | undefined;
  /** Until it is closed. */
  stays?: boolean | undefined;
};

const shownFor: Record<ToastType, number> = { success: 4000, danger: 4000, info: 3000, error: 5000 };
/** In milliseconds: a toast with a button must be reachable. */
const offeringFor = 8000;
const shownAtOnce = 3;
/** Only while there are toasts: its `:has()` is evaluated on each change of the body. */
const place =
  'pointer-events-none fixed bottom-12 left-1/2 z-70 flex w-max max-w-[450px] -translate-x-1/2 flex-col items-stretch gap-2 desk:in-[body:has([data-panel])]:left-[calc(50%-240px)] wide:in-[body:has([data-panel])]:left-[calc(50%-300px)] max-desk:inset-x-3 max-desk:bottom-[84px] max-desk:w-auto max-desk:max-w-none max-desk:translate-x-0 max-desk:in-[body:has([data-panel])]:top-14 max-desk:in-[body:has([data-panel])]:bottom-auto desk:in-[body:has([data-modal])]:top-3 desk:in-[body:has([data-modal])]:bottom-auto max-desk:in-[body:has([role=alertdialog],[role=dialog]:not([data-top]))]:top-3 max-desk:in-[body:has([role=alertdialog],[role=dialog]:not([data-top]))]:bottom-auto';
const looks: Record<ToastType, { icon: Icon; hue: Hue }> = {
  success: { icon: Check, hue: 'success' },
  danger: { icon: OctagonAlert, hue: 'danger' },
  info: { icon: Info, hue: 'warning' },
  error: { icon: OctagonAlert, hue: 'danger' },
};

/** The toast that stays suppresses failures, which follow from what it says. */
let standing: string | null = null;

/** `undo` counts down in ten ticks; a repeated message replaces its toast. */
export function showToast({ type, text, note, id, undo, undoFor = offeringFor, action, stays = false }: ToastMessage): string {
  const isUrgent = type === 'danger' || type === 'error';
  if (isUrgent && !stays && standing !== null) return standing;
  const duration = stays ? Infinity : undo ? undoFor : action ? offeringFor : shownFor[type];
  const isPlain = typeof text === 'string' && undo === undefined && action === undefined;
  const name = id ?? (isPlain ? `${type} ${text} ${typeof note === 'string' ? note : ''}` : undefined);
  const face = { type, text, note, undo, action, duration, stays };
  const shownAs = toast((shown) => <ToastFace shown={shown} {...face} />, {
    duration,
    removeDelay: 160,
    ariaProps: { role: isUrgent ? 'alert' : 'status', 'aria-live': isUrgent ? 'assertive' : 'polite' },
    ...(name === undefined ? null : { id: name }),
  });
  if (stays) standing = shownAs;
  return shownAs;
}

export function dismissToast(id?: string): void {
  toast.dismiss(id);
}

/** Paused while hovered or focused, or while the page is hidden. */
function useHold(count: number) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);

  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  const [counted, setCounted] = useState(count);
  if (count !== counted) {
    setCounted(count);
    if (count < counted) {
      setHovered(false);
      setFocused(false);
    }
  }

  const holdProps = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => {
      rememberBefore(event);
      setFocused(true);
    },
    onBlur: () => setFocused(false),
  };
  return { isHeld: isHovered || isFocused || isHidden, holdProps };
}

/** Above dialogs; at most three. */
export function ToastHost() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const { isHeld, holdProps } = useHold(toasts.length);
  useRootMark('toasts', toasts.length > 0);

  useEffect(() => {
    if (isHeld) startPause();
  }, [isHeld, startPause]);
  useEffect(() => {
    if (!isHeld) endPause();
  }, [isHeld, endPause]);

  return createPortal(
    <section
      aria-label="Notifications"
      data-chrome=""
      data-react-aria-top-layer="true"
      data-paused={isHeld || undefined}
      {...holdProps}
      className={toasts.length === 0 ? undefined : place}
    >
      {toasts.slice(0, shownAtOnce).map((shown) => (
        <div
          key={shown.id}
          {...shown.ariaProps}
          data-toast=""
          inert={!shown.visible}
          className={`transition-opacity duration-160 ${shown.visible ? 'pointer-events-auto animate-appear' : 'opacity-0'}`}
        >
          {resolveValue(shown.message, shown)}
        </div>
      ))}
    </section>,
    document.body,
  );
}

const isTyping = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.closest('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]') !== null;

/** The newest last, which Ctrl Z undoes. */
const undoable: symbol[] = [];

const isZ = (key: string): boolean => key.toLowerCase() === 'z';

/** Before the screen takes the key; in a field it is the browser's. */
function useUndoKey(undo: (() => void) | undefined): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  const isUndoable = undo !== undefined;
  useEffect(() => {
    if (!isUndoable) return;
    const own = Symbol('undo');
    const press = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, repeat, target } = event;
      if (defaultPrevented || repeat || shiftKey || altKey || !(ctrlKey || metaKey) || !isZ(pressedAmong(event, isZ))) return;
      if (undoable.at(-1) !== own || isTyping(target)) return;
      event.preventDefault();
      latest.current?.();
    };
    undoable.push(own);
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      undoable.splice(undoable.indexOf(own), 1);
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [isUndoable]);
}

function useStanding(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    standing = id;
    return () => {
      standing = null;
    };
  }, [id]);
}

type FaceProps = ToastMessage & { shown: Toast; duration: number };

function ToastFace({ shown, type, text, note, undo, action, duration, stays }: FaceProps) {
  const { icon: Glyph, hue } = looks[type];
  useStanding(stays === true && shown.visible ? shown.id : null);
  const close = () => {
    toast.dismiss(shown.id);
    giveFocusBack();
  };
  const takeBack =
    undo &&
    (() => {
      if (!shown.visible) return;
      undo();
      close();
    });
  useUndoKey(shown.visible ? takeBack : undefined);
  return (
    <div className="relative flex items-center gap-3 overflow-hidden rounded-card border border-line-strong bg-raised py-[9px] pr-2.5 pl-3.5 text-ink shadow-float">
      <Glyph aria-hidden="true" size={15} strokeWidth={1.75} className={`shrink-0 ${type === 'success' ? '' : hueInk[hue]}`} />
      <div className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-1.5 max-desk:flex-wrap">
        <span className="min-w-0 grow basis-auto [overflow-wrap:anywhere]">
          <span>{text}</span>
          {note === undefined ? null : <span className="block text-small text-ink-3">{note}</span>}
        </span>
        {action ? <Action action={action} /> : null}
        {undo ? (
          <Button size="small" keys="Ctrl Z" onPress={takeBack}>
            Undo
          </Button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="grid size-[30px] shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover hover:text-ink touch:size-11"
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
      {undo ? <Countdown key={shown.createdAt} duration={duration} /> : null}
    </div>
  );
}

function Action({ action }: { action: ToastAction }) {
  if ('href' in action) return <Link href={action.href}>{action.label}</Link>;
  return (
    <Button size="small" onPress={action.onPress}>
      {action.label}
    </Button>
  );
}

const countdownTicks = Array.from({ length: 10 }, (_, tick) => tick);

function Countdown({ duration }: { duration: number }) {
  const step = duration / countdownTicks.length;
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 flex h-[3px] gap-0.5">
      {countdownTicks.map((tick) => (
        <i
          key={tick}
          data-countdown=""
          className="flex-1 bg-accent-solid"
          style={{ animationDelay: `${(countdownTicks.length - tick) * step}ms` }}
        />
      ))}
    </span>
  );
}

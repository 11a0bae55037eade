import type { MouseEvent, ReactNode, Ref } from 'react';
import { Anchor } from './navigation.tsx';
import { pressOf } from './press.ts';
import { CornerDownRight } from 'lucide-react';

export function UnderMark({ words }: { words: string }) {
  return (
    <>
      <CornerDownRight aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      <span className="sr-only">{words}</span>
    </>
  );
}

type RowProps = {
  children: ReactNode;
  selected?: boolean | undefined;
  unread?: boolean | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  tall?: boolean | undefined;
  current?: boolean | undefined;
  id?: string | undefined;
  focusKey?: string | undefined;
  actions?: ReactNode;
  /** At the right edge by default. */
  actionsPlace?: string | undefined;
  /** For windowed lists. */
  index?: number | undefined;
  measure?: Ref<HTMLLIElement> | undefined;
};

const base = 'relative flex w-full items-center gap-3 rounded-b-[inherit] px-4 text-left no-underline ring-inside';

function styleOf({ selected, tall, isActive }: { selected: boolean; tall: boolean; isActive: boolean }): string {
  const height = tall ? 'min-h-14 py-2' : 'min-h-(--list-row-height) py-1';
  if (selected) return `${base} ${height} bg-accent-wash shadow-[inset_2px_0_0_var(--accent-solid)]`;
  return `${base} ${height} ${isActive ? 'hover:bg-hover' : ''}`;
}

/** The first click of a double click may have moved this row under the pointer. */
const leaveSecond = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

/** With `href` or `onPress` the whole row is a target. */
export function Row(props: RowProps) {
  const {
    children,
    selected = false,
    unread = false,
    href,
    onPress,
    tall = false,
    current = false,
    id,
    focusKey,
    actions,
    actionsPlace,
    index,
    measure,
  } = props;
  const room = actions === undefined || actionsPlace !== undefined ? '' : ' pr-13';
  const classes = styleOf({ selected, tall, isActive: href !== undefined || onPress !== undefined }) + room;
  const inner = (
    <>
      {children}
      {unread ? <span role="img" aria-label="Unread" className="size-[7px] shrink-0 rounded-full bg-accent-solid" /> : null}
    </>
  );
  const marks = { id, 'data-key': focusKey, className: classes };
  return (
    <li ref={measure} data-row="" data-index={index} className={actions === undefined ? undefined : 'relative'}>
      {href !== undefined ? (
        <Anchor {...marks} href={href} onClick={leaveSecond} aria-current={current || selected ? 'true' : undefined}>
          {inner}
        </Anchor>
      ) : onPress !== undefined ? (
        <button
          type="button"
          {...marks}
          aria-current={current || selected ? 'true' : undefined}
          onClick={pressOf({ isBusy: false, refuse: null, trigger: null, onPress, isOnce: true })}
        >
          {inner}
        </button>
      ) : (
        <div {...marks}>{inner}</div>
      )}
      {actions == null ? null : <span className={`absolute inset-y-0 flex items-center ${actionsPlace ?? 'right-2.5'}`}>{actions}</span>}
    </li>
  );
}

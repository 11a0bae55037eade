import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Anchor } from './navigation.tsx';

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
};

const style = tv({
  base: 'relative flex w-full items-center gap-3 px-4 text-left text-inherit no-underline ring-inside',
  variants: {
    selected: { true: 'bg-accent-wash shadow-[inset_2px_0_0_var(--accent-solid)]', false: '' },
    active: { true: '', false: '' },
    tall: { true: 'min-h-14 py-2', false: 'min-h-(--list-row-height) py-1' },
  },
  compoundVariants: [{ active: true, selected: false, class: 'hover:bg-hover' }],
});

/** One line of a list inside `Rows`; an address or a press makes all of it the target. */
export function Row({ children, selected = false, unread = false, href, onPress, tall = false, current = false, id, focusKey }: RowProps) {
  const classes = style({ selected, tall, active: href !== undefined || onPress !== undefined });
  const inner = (
    <>
      {children}
      {unread ? <span role="img" aria-label="Unread" className="size-[7px] shrink-0 rounded-full bg-accent-solid" /> : null}
    </>
  );
  const marks = { id, 'data-key': focusKey, className: classes };
  return (
    <li data-row="">
      {href !== undefined ? (
        <Anchor {...marks} href={href} aria-current={current || selected ? 'true' : undefined}>
          {inner}
        </Anchor>
      ) : onPress !== undefined ? (
        <button type="button" {...marks} aria-current={current || selected ? 'true' : undefined} onClick={onPress}>
          {inner}
        </button>
      ) : (
        <div {...marks}>{inner}</div>
      )}
    </li>
  );
}

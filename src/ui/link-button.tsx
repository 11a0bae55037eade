import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ButtonKind, ButtonSize } from './button.styles.ts';
import { buttonStyle } from './button.styles.ts';
import { ButtonFace } from './button.tsx';
import { ariaKeys } from './kbd.tsx';
import { Anchor } from './navigation.tsx';
import type { Icon } from './types.ts';
import { Why } from './why.tsx';

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  icon?: Icon | undefined;
  trailingIcon?: Icon | undefined;
  keys?: string | undefined;
  disabledReason?: string | null | undefined;
  fix?: ReactNode;
  wide?: boolean | undefined;
  label?: string | undefined;
  download?: string | undefined;
  className?: string | undefined;
};

/** With a reason it keeps its place and focus, without href. */
export function LinkButton(props: LinkButtonProps) {
  const { href, kind = 'plain', size = 'medium', keys, disabledReason, fix, wide = false, label, download, className = '' } = props;
  const reasonId = useId();
  const isBlocked = Boolean(disabledReason);
  return (
    <span className={isBlocked ? 'inline-flex flex-wrap items-center gap-2' : 'contents'}>
      <Anchor
        {...(isBlocked ? { role: 'link', tabIndex: 0, 'aria-disabled': true, 'aria-describedby': reasonId } : { href, download })}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        data-button=""
        className={`${buttonStyle({ kind, size, isWide: wide, isBlocked, isChosen: false })} ${className}`}
      >
        <ButtonFace {...props} />
      </Anchor>
      {isBlocked ? (
        <Why id={reasonId} fix={fix}>
          {disabledReason}
        </Why>
      ) : null}
    </span>
  );
}

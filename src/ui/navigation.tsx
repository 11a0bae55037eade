import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { createContext, use, useMemo } from 'react';

export type Navigation = {
  navigate: (href: string, options: { replace: boolean }) => void;
  preload?: ((href: string) => void) | undefined;
};

const NavigationContext = createContext<Navigation | null>(null);

/** Without it links load pages. */
export function NavigationProvider({ navigate, preload, children }: Navigation & { children: ReactNode }) {
  const value = useMemo(() => ({ navigate, preload }), [navigate, preload]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation | null {
  return use(NavigationContext);
}

function staysHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin, href } = event.currentTarget;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  return (
    href !== '' &&
    (target === '' || target === '_self') &&
    origin === window.location.origin &&
    !event.currentTarget.hasAttribute('download')
  );
}

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href?: string | undefined;
  replace?: boolean | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

export function Anchor({ replace = false, onClick, href, ...rest }: AnchorProps) {
  const navigation = useNavigation();
  const intend = () => {
    if (href !== undefined && !href.startsWith('#')) navigation?.preload?.(href);
  };
  return (
    <a
      onPointerEnter={intend}
      onFocus={intend}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (href === undefined || navigation === null || href.startsWith('#') || !staysHere(event)) return;
        event.preventDefault();
        navigation.navigate(href, { replace });
      }}
    />
  );
}

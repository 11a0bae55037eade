import { IconButton } from '#src/ui/icon-button.tsx';
import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';
import type { ComponentType } from 'react';
import type { BellHostProps } from '../bell/bell.host.tsx';

type BellPlaceProps = Pick<BellHostProps, 'news'> & {
  /** What is fetched after the page. */
  readonly bell: ComponentType<BellHostProps>;
  /** Where the notifications are listed; a member without that page waits for the bell. */
  readonly href: string | null;
};

/** The place of the bell: pressed before it is here, it opens once it is. */
export function BellPlace({ bell: BellHost, news, href }: BellPlaceProps) {
  const { name, open } = useOpenOne<'bell'>();
  const isAwaited = name !== null;
  const way = href === null ? { onPress: () => open('bell'), pressed: isAwaited } : { href };
  return (
    <Suspense fallback={<IconButton icon={Bell} label="Notifications" {...way} dot={news > 0} />}>
      <BellHost news={news} isAwaited={isAwaited} />
    </Suspense>
  );
}

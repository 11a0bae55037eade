import { LoadFailure } from './load-failure.tsx';
import type { LoadFailureProps } from './load-failure.tsx';
import { Back, Page } from './page.tsx';
import type { BackLink } from './page.tsx';
import { Sheet } from './sheet.tsx';

type UnloadedPageProps = Pick<LoadFailureProps, 'title' | 'requestId' | 'onRetry'> & { back: BackLink };

export function UnloadedPage({ back, ...failure }: UnloadedPageProps) {
  return (
    <Page>
      <Back {...back} />
      <Sheet>
        <LoadFailure {...failure} isPage />
      </Sheet>
    </Page>
  );
}

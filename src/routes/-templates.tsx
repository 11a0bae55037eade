import { BookmarkPlus } from 'lucide-react';
import { Suspense } from 'react';
import { templateTexts } from '#schema/vocabulary/saved-view.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import type { KeptRequest } from '../areas/saved-views/save-template.host.tsx';

const SaveTemplateHost = lazyPart(() => import('../areas/saved-views/save-template.host.tsx'), { leave: ({ onClose }) => onClose() });
const RequestOfTestHost = lazyPart(() => import('../areas/launch/request/clone-test/request-of-test.host.tsx'), {
  leave: ({ onClose }) => onClose(),
});

/** Saves the request that is being built as a template. */
export function SaveRequest({ read }: { readonly read: () => KeptRequest }) {
  const [kept, keep] = useChoice<KeptRequest | null>(null);
  return (
    <>
      <Button kind="ghost" icon={BookmarkPlus} onPress={() => keep(read())}>
        {templateTexts.save}
      </Button>
      <Suspense>{kept === null ? null : <SaveTemplateHost {...kept} onClose={() => keep(null)} />}</Suspense>
    </>
  );
}

/** Saves a launched request as a template. */
export function SaveLaunched({ testId }: { readonly testId: string }) {
  const dialog = useOpenOne();
  return (
    <>
      <Button wide icon={BookmarkPlus} onPress={() => dialog.open('save')}>
        {templateTexts.save}
      </Button>
      <Suspense>
        {dialog.name === null ? null : (
          <RequestOfTestHost
            testId={testId}
            title={templateTexts.save}
            render={(kept) => <SaveTemplateHost {...kept} onClose={dialog.close} />}
            onClose={dialog.close}
          />
        )}
      </Suspense>
    </>
  );
}

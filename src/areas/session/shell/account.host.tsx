import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense } from 'react';
import type { AccountEntry } from '../viewer/account.rules.ts';

const AccountMenu = lazyPart(() => afterFirstAnswer().then(() => import('./account-menu.host.tsx')), { leave: () => undefined });

type AccountHostProps = { readonly entries: readonly AccountEntry[]; readonly onLogout: () => void; readonly onPhone: () => void };

/** The account button: a menu where there is room, the slide-out menu on a phone. */
export function AccountHost({ entries, onLogout, onPhone }: AccountHostProps) {
  const { fullName } = useViewer();
  const face = <Avatar name={fullName} self />;
  return (
    <>
      <span className="max-desk:hidden">
        <Suspense fallback={<span className="grid size-[30px] place-items-center">{face}</span>}>
          <AccountMenu entries={entries} onLogout={onLogout} />
        </Suspense>
      </span>
      <button type="button" aria-haspopup="dialog" onClick={onPhone} className="grid size-11 place-items-center rounded-full desk:hidden">
        {face}
        <span className="sr-only">Account menu of {fullName}</span>
      </button>
    </>
  );
}

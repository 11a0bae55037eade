import { firstUseTexts } from '#schema/vocabulary/first-use.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { Link } from '#src/ui/link.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useState } from 'react';

const day = 86_400_000;

/** What a list says before anything was ever in it, and the first step; on a trial with the days that are left. */
export function FirstUse({ children }: { readonly children: string }) {
  const { role, trial, organization } = useViewer();
  const [now] = useState(Date.now);
  const days = trial === null ? 0 : Math.ceil((Date.parse(trial.finishesAt) - now) / day);
  return (
    <>
      <p>{children}</p>
      {trial !== null && days > 0 ? <p>{firstUseTexts.trial(counted(days, 'day', 'days'))}</p> : null}
      {role === 'community_test_manager' || !organization.advancedTestsAccess ? null : (
        <p className="mt-1">
          <Link href="/launch" className="thumb">
            {firstUseTexts.launch}
          </Link>
        </p>
      )}
    </>
  );
}

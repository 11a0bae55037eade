import type { LaunchReceipt } from '#machines/flows/launch/drafts/keep-draft.ts';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenSchedule } from '#machines/flows/shared/choose-schedule.rules.ts';
import { isBehindSuccess } from './launched-entries.ts';

type Launched = {
  readonly draft: string | undefined;
  readonly receipt: LaunchReceipt;
  readonly chosen: ChosenSchedule;
  readonly isLate: boolean;
};

/** Leads from the pages of a launched draft to its success page; who comes back from there is led on to what stood before them, past a page too that was left before its draft had a name. */
export function useLaunched(draft: string | undefined): (receipt: LaunchReceipt, chosen: ChosenSchedule, isLate: boolean) => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  const [launched, setLaunched] = useState<Launched | null>(null);
  const leaving = useRef<number | null>(null);
  useEffect(() => {
    const { state: at } = history.location;
    const pathname = history.location.pathname.toLowerCase();
    const place = at.__TSR_index;
    const isUnnamed = draft === undefined && pathname === '/launch/test';
    const isLaunched = launched !== null && launched.draft === draft && pathname.startsWith('/launch');
    if (isBehindSuccess(place)) {
      if (leaving.current === place || (!isUnnamed && !isLaunched)) return;
      leaving.current = place;
      history.back();
    } else if (isLaunched) {
      const state = {
        requestName: launched.receipt.name,
        launchedTestId: launched.receipt.id,
        chosen: launched.chosen,
        isLate: launched.isLate,
      };
      void navigate({ to: '/launch/success', state, replace: true });
    }
  }, [launched, draft, href, history, navigate]);
  return useCallback((receipt, chosen, isLate) => setLaunched({ draft, receipt, chosen, isLate }), [draft]);
}

import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { isBehindSuccess } from './launched-entries.ts';

type Launched = { readonly draft: string | undefined; readonly name: string };

/** Leads from the pages of a launched draft to its success page; who comes back from there is led on to what stood before them, past a page too that was left before its draft had a name. */
export function useLaunched(draft: string | undefined): (name: string) => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const href = useLocation({ select: (location) => location.href });
  const [launched, setLaunched] = useState<Launched | null>(null);
  useEffect(() => {
    const { pathname, state: at } = history.location;
    const isBehind = isBehindSuccess(at.__TSR_index);
    if (draft === undefined && isBehind && pathname === '/launch/test') {
      history.back();
      return;
    }
    if (launched === null || launched.draft !== draft || !pathname.startsWith('/launch')) return;
    const state = { requestName: launched.name };
    if (isBehind) history.back();
    else void navigate({ to: '/launch/success', state, replace: true });
  }, [launched, draft, href, history, navigate]);
  return useCallback((name: string) => setLaunched({ draft, name }), [draft]);
}

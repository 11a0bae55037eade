import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useViewer } from '#src/viewer.tsx';

const restPause = 1_000;

/** Fetches the code that sends unsent drafts once the first screen is there; it is not worth a word where it does not come. */
export function UnsentDraftsHost() {
  const { role } = useViewer();
  const [Sender, show] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (role === 'community_test_manager') return;
    const fetch = async (): Promise<void> => {
      const { SendDraftsHost } = await import('./send-drafts.host.tsx');
      show(() => SendDraftsHost);
    };
    const timer = setTimeout(() => void fetch().catch(() => undefined), restPause);
    return () => clearTimeout(timer);
  }, [role]);
  return Sender === null ? null : <Sender />;
}

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { useViewer } from '#src/viewer.tsx';

/** Loads its code at start, while there is a network; a failure is not reported. */
export function UnsentDraftsHost() {
  const { role } = useViewer();
  const [Sender, show] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (role === 'community_test_manager') return;
    const fetch = async (): Promise<void> => {
      await afterFirstAnswer();
      const { SendDraftsHost } = await import('./send-drafts.host.tsx');
      show(() => SendDraftsHost);
    };
    fetch().catch(() => undefined);
  }, [role]);
  return Sender === null ? null : <Sender />;
}

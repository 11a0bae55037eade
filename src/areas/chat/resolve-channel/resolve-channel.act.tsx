import { selectIsBusy } from '#machines/lib/act.ts';
import { resolveChannelMachine } from '#machines/flows/chat/resolve-channel/resolve-channel.machine.ts';
import { resolveTexts } from '#machines/flows/chat/resolve-channel/resolve-channel.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { ResolveChannel as Resolve } from './resolve-channel.documents.ts';

/** Marks a conversation as resolved. */
export function ResolveChannel({ externalId }: { readonly externalId: string }) {
  const act = useAct(resolveChannelMachine, Resolve, { input: { externalId }, done: resolveTexts.done });
  return (
    <Button size="small" icon={Check} busy={useSelector(act, selectIsBusy)} onPress={() => act.send({ type: 'act.confirm' })}>
      <span className="max-desk:sr-only">Mark as resolved</span>
    </Button>
  );
}

import { blockerTexts, requestAssistanceMachine, resolveBlockerMachine } from '#machines/flows/results/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import type { Verdicts } from '#machines/lib/lifecycle.ts';
import type { blockerMachine } from '#machines/lifecycles/blocker/blocker.machine.ts';
import { blockerWords } from '#schema/vocabulary/state-words.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Td, Tr } from '#src/ui/table.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Check, LifeBuoy } from 'lucide-react';
import { RequestAssistance, ResolveTestBlocker } from './resolve-blocker.documents.ts';

export type ShownBlocker = {
  readonly id: string;
  readonly status: 'open' | 'resolved';
  readonly name: string;
  readonly createdAt: string;
  readonly assistanceRequested: boolean;
  readonly tester: {
    readonly fullName: string;
    readonly participantId: string;
    readonly country: { readonly code: string; readonly name: string };
  };
};

type ResolveBlockerProps = {
  readonly blocker: ShownBlocker;
  readonly isShown: boolean;
  readonly testerHref: string;
  readonly verdicts: Verdicts<typeof blockerMachine>;
  readonly chat?: ReactNode;
  readonly how?: ReactNode;
};

/** Stays mounted while hidden: the server may still refuse what hid it. */
export function ResolveBlocker({ blocker, isShown, testerHref, verdicts, chat, how }: ResolveBlockerProps) {
  const input = { testBlockerId: blocker.id };
  const resolution = useAct(resolveBlockerMachine, ResolveTestBlocker, { input });
  const assistance = useAct(requestAssistanceMachine, RequestAssistance, { input });
  const isResolving = useSelector(resolution, selectIsBusy);
  const isRequesting = useSelector(assistance, selectIsBusy);
  if (!isShown) return null;
  const { status, name, createdAt, assistanceRequested, tester } = blocker;
  return (
    <Tr>
      <Td head>
        <span className="flex items-center gap-3">
          <Avatar name={tester.fullName} country={tester.country.code} countryName={tester.country.name} />
          <Link look="quiet" href={testerHref}>
            {tester.fullName}
          </Link>
          {chat}
        </span>
      </Td>
      <Td className="[overflow-wrap:anywhere]">{name}</Td>
      <Td className="text-ink-2">
        <RelativeTime at={createdAt} />
      </Td>
      <Td>
        <span className="flex items-center gap-1.5">
          <Pill hue={blockerWords[status].hue}>{blockerWords[status].label}</Pill>
          {how}
        </span>
      </Td>
      <Td>
        {status === 'open' ? (
          <span className="flex flex-wrap items-center gap-2">
            <Button
              size="small"
              icon={Check}
              busy={isResolving}
              disabledReason={verdicts['blocker.resolve']}
              onPress={() => resolution.send({ type: 'act.confirm' })}
            >
              {blockerTexts.resolve}
            </Button>
            {assistanceRequested ? (
              <span className="text-small text-ink-2">{blockerTexts.helpRequested}</span>
            ) : (
              <Button
                size="small"
                kind="ghost"
                icon={LifeBuoy}
                busy={isRequesting}
                disabledReason={verdicts['assistance.request']}
                onPress={() => assistance.send({ type: 'act.confirm' })}
              >
                {blockerTexts.help}
              </Button>
            )}
          </span>
        ) : null}
      </Td>
    </Tr>
  );
}

import type { ResolveBlockerActorRef } from '#machines/flows/results/resolve-blocker/resolve-blocker.machine.ts';
import { blockerTexts } from '#machines/flows/results/resolve-blocker/resolve-blocker.rules.ts';
import { selectIsRequesting, selectIsResolving } from '#machines/flows/results/resolve-blocker/resolve-blocker.selectors.ts';
import { blockerLabels } from '#schema/vocabulary/around.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Td, Tr } from '#src/ui/table.tsx';
import { useSelector } from '@xstate/react';
import { Check, LifeBuoy } from 'lucide-react';

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

type ResolveBlockerViewProps = {
  readonly actorRef: ResolveBlockerActorRef;
  readonly blocker: ShownBlocker;
  readonly testerHref: string;
  readonly resolveReason: string | null;
};

/** One blocker with what can be done about it. */
export function ResolveBlockerView({ actorRef, blocker, testerHref, resolveReason }: ResolveBlockerViewProps) {
  const isResolving = useSelector(actorRef, selectIsResolving);
  const isRequesting = useSelector(actorRef, selectIsRequesting);
  const { status, name, createdAt, assistanceRequested, tester } = blocker;
  return (
    <Tr>
      <Td head>
        <span className="flex items-center gap-3">
          <Avatar name={tester.fullName} country={tester.country.code} countryName={tester.country.name} />
          <Link look="quiet" href={testerHref}>
            {tester.fullName}
          </Link>
        </span>
      </Td>
      <Td className="[overflow-wrap:anywhere]">{name}</Td>
      <Td className="text-ink-2">
        <RelativeTime at={createdAt} />
      </Td>
      <Td>
        <Pill hue={status === 'open' ? 'danger' : 'success'}>{blockerLabels[status]}</Pill>
      </Td>
      <Td>
        {status === 'open' ? (
          <span className="flex flex-wrap items-center gap-2">
            <Button
              size="small"
              icon={Check}
              busy={isResolving}
              disabledReason={resolveReason}
              onPress={() => actorRef.send({ type: 'blocker.resolve' })}
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
                onPress={() => actorRef.send({ type: 'assistance.request' })}
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

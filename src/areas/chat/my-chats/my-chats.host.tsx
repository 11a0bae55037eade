import { hasChats } from '#machines/lib/permissions.ts';
import type { MyChatsKind } from '#schema/vocabulary/chat.ts';
import { absent } from '#src/cache/call.ts';
import { useKeys } from '#src/keys.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useChoice } from '#src/use-choice.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useViewer } from '#src/viewer.tsx';
import { MessageSquare } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useQuery } from 'urql';
import { MyChats } from '../room/chat.documents.ts';
import { MyChatsView } from './my-chats.view.tsx';

const page = 30;
const most = 100;
const quietly = { ...absent, isOwnRefusal: true } as const;

const wordsOf = (unread: number): string => (unread === 0 ? 'My chats' : `My chats, ${unread > 99 ? '99+' : unread} unread`);

/** The chats of the viewer under their button beside the bell, which counts what is unread in them; also opened by its key. */
export function MyChatsHost({ unread }: { readonly unread: number }) {
  const { role, organization } = useViewer();
  const list = useOpenOne<'chats'>();
  const { open } = list;
  useKeys(useMemo(() => (hasChats({ role }, organization) ? { 'g c': () => open('chats') } : {}), [role, organization, open]));
  return (
    <span className="relative">
      <Popover
        label="My chats"
        width={440}
        isOpen={list.name !== null}
        onOpenChange={list.turn('chats')}
        trigger={<IconButton icon={MessageSquare} label={wordsOf(unread)} keys="g c" />}
      >
        <MyChatsList unread={unread} onClose={list.close} />
      </Popover>
      <span aria-hidden="true" className="pointer-events-none absolute -top-1 -right-1 [&>span]:ring-2 [&>span]:ring-ground">
        <Badge count={Math.min(unread, 99)} current />
      </span>
    </span>
  );
}

function MyChatsList({ unread, onClose }: { readonly unread: number; readonly onClose: () => void }) {
  const { role } = useViewer();
  const [kind, setKind] = useChoice<MyChatsKind>('all');
  const [typed, setTyped] = useChoice('');
  const [first, setFirst] = useChoice(page);
  const text = useDeferredValue(typed.trim());
  const [{ data, error }, ask] = useQuery({
    query: MyChats,
    variables: { kind, text, first },
    requestPolicy: 'cache-and-network',
    context: quietly,
  });
  const before = useRef(unread);
  useEffect(() => {
    if (before.current !== unread) ask({ requestPolicy: 'network-only' });
    before.current = unread;
  }, [unread, ask]);
  return (
    <MyChatsView
      chats={data?.myChats.nodes ?? null}
      isCustomer={role === 'customer'}
      kind={kind}
      onKind={(next) => {
        setKind(next);
        setFirst(page);
      }}
      typed={typed}
      onType={setTyped}
      onMore={data?.myChats.hasMore === true && first < most ? () => setFirst(most) : null}
      onClose={onClose}
    >
      {error === undefined ? (
        <Loading label="Loading your chats">
          <SkeletonRows rows={4} />
        </Loading>
      ) : (
        <LoadFailure title="Your chats could not be loaded." onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )}
    </MyChatsView>
  );
}

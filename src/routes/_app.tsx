import { hasChats } from '#machines/lib/permissions.ts';
import { StatusBarProvider } from '#src/status-bar.tsx';
import { afterFirstAnswer } from '#src/cache/first-answer.ts';
import { ChatPartsContext, MyChats } from '#src/chat.tsx';
import type { ChatParts } from '#src/chat.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useViewer } from '#src/viewer.tsx';
import { createFileRoute, Outlet, redirect, useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { UnsentDraftsHost } from '../areas/launch/drafts/send-drafts/unsent-drafts.host.tsx';
import { chatComing } from '../areas/chat/open-chat/open-chat.view.tsx';
import { ChatRoomHost } from '../areas/chat/open-chat/chat-room.host.tsx';
import { OpeningFrame } from '../areas/session/layouts/opening.view.tsx';
import { redirectFor } from '../areas/session/viewer/areas.rules.ts';
import { FrameHost } from '../areas/session/shell/frame.host.tsx';
import { SignedInHost } from '../areas/session/shell/signed-in.host.tsx';

const OutsideHost = lazyPart(() => afterFirstAnswer().then(() => import('../areas/session/outside/outside.host.tsx')), {
  otherwise: () => null,
});
const ChatHost = lazyPart(() => afterFirstAnswer().then(() => import('../areas/chat/chat.host.tsx')), { otherwise: () => null });
const UnsentHost = lazyPart(() => afterFirstAnswer().then(() => import('./-unsent.tsx')), { otherwise: () => null });

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => {
    const entrance = await context.gate.enter();
    if (entrance === null) throw redirect({ to: '/auth/login', search: { returnTo: location.href }, replace: true });
    const elsewhere = redirectFor(entrance.viewer.role, location.pathname);
    if (elsewhere !== null) throw redirect({ href: elsewhere, replace: true });
    return entrance;
  },
  component: App,
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: Opening,
});

function Opening() {
  return <OpeningFrame path={useLocation({ select: ({ pathname }) => pathname })} />;
}

function App() {
  const { viewer, portal } = Route.useRouteContext();
  return (
    <SignedInHost viewer={viewer} portal={portal}>
      <UnsentDraftsHost />
      <StatusBarProvider>
        <Inside />
      </StatusBarProvider>
    </SignedInHost>
  );
}

function Inside() {
  const { gate, settings } = Route.useRouteContext();
  const viewer = useViewer();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const router = useRouter();
  const [chat, setChat] = useState<ChatParts | null>(null);
  const hasChat = hasChats(viewer, viewer.organization);
  return (
    <ChatPartsContext value={hasChat ? (chat ?? chatComing) : null}>
      <FrameHost
        gate={gate}
        settings={settings}
        path={path}
        chats={<MyChats />}
        onLogout={() => void router.navigate({ to: '/auth/logout' })}
      >
        <Outlet />
        {settings.analytics || settings.helpWidgetUrl !== null ? (
          <Suspense>
            <OutsideHost settings={settings} />
          </Suspense>
        ) : null}
        <Suspense>
          <UnsentHost />
        </Suspense>
        {hasChat ? (
          <Suspense fallback={<ChatRoomHost />}>
            <ChatHost watchSocket={gate.watchSocket} onParts={setChat} />
          </Suspense>
        ) : null}
      </FrameHost>
    </ChatPartsContext>
  );
}

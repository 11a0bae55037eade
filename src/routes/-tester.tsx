import { PublishCell } from '../areas/results/testers/publish-cell.tsx';
import { PublishesIn } from '../areas/results/testers/take-back.act.tsx';
import { RemoveTestersButton } from '../areas/results/remove-testers/remove-testers-button.tsx';
import { PublishHost } from '../areas/results/publish/publish.host.tsx';
import { TesterHost } from '../areas/moderation/tester/tester.host.tsx';
import type { TesterSearch } from '../areas/moderation/tester/shown-tester.host.tsx';
import { OpenChat } from '#src/chat.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

type TesterRouteProps = {
  readonly testId: string;
  readonly who: { readonly id: string } | { readonly testerId: string };
  readonly search: TesterSearch;
};

const without = (values: TesterSearch): TesterSearch =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The tester page with the publish panel of the results area. */
export function TesterRoute({ testId, who, search }: TesterRouteProps) {
  const navigate = useNavigate();
  const change = useCallback(
    (values: TesterSearch) =>
      void navigate({ to: '.', search: (before: TesterSearch) => without({ ...before, ...values }), replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <TesterHost
      testId={testId}
      who={who}
      search={search}
      onSearch={change}
      renderAction={(tester, control, removal) => (
        <>
          <OpenChat
            testId={testId}
            type="private"
            testerId={tester.testerId}
            name={tester.fullName}
            unread={tester.chatChannels.reduce((sum, { unreadCount }) => sum + unreadCount, 0)}
          />
          {control.kind === 'running' ? <PublishesIn at={tester.publishesAt} /> : null}
          <PublishCell control={control} testId={testId} participant={tester} onPublish={() => change({ publish: 1, result: undefined })} />
          <RemoveTestersButton testId={testId} participantId={tester.id} disabledReason={removal} />
        </>
      )}
      renderPublish={(tester) => (
        <PublishHost key={tester.id} testId={testId} participant={tester} onClose={() => change({ publish: undefined })} />
      )}
    />
  );
}

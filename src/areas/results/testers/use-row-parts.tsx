import { publishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { OpenChat, unreadWith } from '#src/chat.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useCallback } from 'react';
import type { ShownParticipant } from './tester-row.view.tsx';

type RowParts = {
  readonly testId: string;
  readonly hasModerators: boolean;
  readonly onSearch: (change: { readonly publish?: string | undefined }) => void;
};

/** What the rows of testers have of their host; the same from one draw to the next, so that a row is not drawn again for it. */
export const useRowParts = ({ testId, hasModerators, onSearch }: RowParts) => {
  const { id, role } = useViewer();
  const controlOf = useCallback(
    (participant: ShownParticipant) => publishControl(participantRowOf(participant), { role, userId: id }),
    [role, id],
  );
  const onPublish = useCallback((participantId: string) => onSearch({ publish: participantId }), [onSearch]);
  const renderChat = useCallback(
    ({ testerId, fullName, chatChannels }: ShownParticipant) => (
      <OpenChat
        testId={testId}
        type="private"
        testerId={testerId}
        name={fullName}
        unread={unreadWith(chatChannels, role, hasModerators)}
        isSmall
      />
    ),
    [testId, role, hasModerators],
  );
  return { controlOf, onPublish, renderChat };
};

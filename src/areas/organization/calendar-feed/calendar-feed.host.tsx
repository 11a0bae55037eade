import { createCalendarFeedMachine } from '#machines/flows/organization/acts.ts';
import { selectIsSending } from '#machines/lib/form.ts';
import { SecretNote } from '#src/secret-note.tsx';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { DayOf, RelativeTime } from '#src/ui/relative-time.tsx';
import { Rows } from '#src/ui/sheet.tsx';
import { Row } from '#src/ui/row.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import type { ShownApiToken } from '#src/domain/api-tokens.tsx';
import { useForm } from '#src/use-form.ts';
import { useOpenOne } from '#src/use-open-one.ts';
import { useSelector } from '@xstate/react';
import { CalendarPlus, Rss } from 'lucide-react';
import { useQuery } from 'urql';
import { CreateApiToken, OwnApiTokens } from '../api-tokens/api-tokens.documents.ts';
import { RevokeToken } from '../api-tokens/api-tokens.host.tsx';

const addressOf = (secret: string): string => `${location.origin}/api/calendar/${secret}.ics`;

function Address({ token }: { readonly token: ShownApiToken }) {
  return (
    <Row tall>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          Made on <DayOf at={token.createdAt} />
        </span>
        <span className="block text-ink-3">
          {token.lastUsedAt === null ? (
            'Never read'
          ) : (
            <>
              Read <RelativeTime at={token.lastUsedAt} underMinute="just now" />
            </>
          )}
          , ends on <DayOf at={token.expiresAt} />
        </span>
      </span>
      <RevokeToken token={token} />
    </Row>
  );
}

function Addresses({ onMake, isMaking }: { readonly onMake: () => void; readonly isMaking: boolean }) {
  const [{ data, error }, ask] = useQuery({ query: OwnApiTokens, requestPolicy: 'cache-and-network' });
  if (data === undefined)
    return error === undefined ? (
      <Loading label="Loading your addresses">
        <SkeletonRows rows={2} />
      </Loading>
    ) : (
      <LoadFailure title="Your addresses could not be loaded." requestId={null} onRetry={() => ask({ requestPolicy: 'network-only' })} />
    );
  const addresses = data.ownApiTokens.filter(({ scopes, state }) => state === 'active' && scopes.includes('calendar'));
  return (
    <>
      {addresses.length === 0 ? null : (
        <Rows label="Your addresses">
          {addresses.map((token) => (
            <Address key={token.id} token={token} />
          ))}
        </Rows>
      )}
      <Button icon={CalendarPlus} busy={isMaking} onPress={onMake}>
        Create an address
      </Button>
    </>
  );
}

/** Addresses at which calendar programs read the calendar: made, shown once and revoked. */
export default function CalendarFeedHost() {
  const { name, open, close } = useOpenOne<'feed'>();
  const making = useForm(createCalendarFeedMachine, CreateApiToken, { onDone: close });
  const isMaking = useSelector(making, selectIsSending);
  return (
    <>
      <Button icon={Rss} onPress={() => open('feed')}>
        Subscribe
      </Button>
      <Modal isOpen={name === 'feed'} title="Subscribe to the calendar" onClose={close} actions={<Button onPress={close}>Close</Button>}>
        <p>
          A calendar program reads what you may read, at an address that nobody should have but you. Revoked, or once you leave, it is gone
          at once.
        </p>
        <Addresses isMaking={isMaking} onMake={() => making.send({ type: 'form.submit' })} />
      </Modal>
      <SecretNote actorRef={making} title="Keep this address" label="Address" shown={addressOf}>
        Add it to your calendar program as a subscription. It is not shown again.
      </SecretNote>
    </>
  );
}

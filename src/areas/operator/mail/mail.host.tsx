import { resendMailMachine } from '#machines/flows/operator/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { Button } from '#src/ui/button.tsx';
import { useAct } from '#src/use-act.ts';
import { useSelector } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import { useQuery } from 'urql';
import { Unloaded } from '../parts/loaded.tsx';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { useTyped } from '../parts/use-typed.ts';
import { OperatorMails, ResendMail as ResendMailDocument } from './mail.documents.ts';
import { MailView } from './mail.view.tsx';
import type { ShownMail } from './mail.view.tsx';

function ResendMail({ mail }: { readonly mail: ShownMail }) {
  const actorRef = useAct(resendMailMachine, ResendMailDocument, { input: { mailId: mail.id }, done: 'The mail is on its way again.' });
  return (
    <Button
      size="small"
      label={`Send again to ${mail.recipient}`}
      busy={useSelector(actorRef, selectIsBusy)}
      onPress={() => actorRef.send({ type: 'act.confirm' })}
    >
      Send again
    </Button>
  );
}

/** What this installation mailed, and what became of it. */
export function MailHost() {
  const { typed, setTyped, query } = useTyped();
  const [{ data, error }, ask] = useQuery({ query: OperatorMails, variables: { query }, requestPolicy: 'cache-and-network' });
  const again = () => ask({ requestPolicy: 'network-only' });
  return (
    <OperatorFrame
      current="mail"
      actions={
        <Button icon={RefreshCw} onPress={again}>
          Refresh
        </Button>
      }
    >
      <MailView
        mails={data?.operatorMails ?? null}
        unread={<Unloaded what="the mail" error={error} onRetry={again} />}
        server={data?.operatorInstallation.mailServer ?? null}
        typed={typed}
        onType={setTyped}
        renderResend={(mail) => <ResendMail mail={mail} />}
      />
    </OperatorFrame>
  );
}

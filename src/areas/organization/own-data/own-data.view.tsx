import type { OwnArchive } from '#machines/flows/organization/own-data.ts';
import type { FormActorRef } from '#machines/lib/form.ts';
import { archiveDays } from '#schema/vocabulary/own-data.ts';
import { FormModal } from '#src/form-modal.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { DayOf } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useField } from '#src/use-form.ts';

const percent = ({ done, total }: OwnArchive): number => (total === 0 ? 0 : Math.floor((done / total) * 100));

function Standing({ archive }: { readonly archive: OwnArchive | null }) {
  if (archive === null)
    return <>An archive holds what is kept of you: texts as JSON, and the files you sent. It can be downloaded for {archiveDays} days.</>;
  if (archive.state === 'making')
    return <span role="status">Your archive is being made: {percent(archive)}%. You can leave this page meanwhile.</span>;
  if (archive.state === 'failed') return <>Your archive could not be made. Ask for it again.</>;
  if (archive.state === 'ready' && archive.expiresAt !== null)
    return (
      <>
        Your archive is ready. It can be downloaded until <DayOf at={archive.expiresAt} />.
      </>
    );
  return <>Your last archive has expired. Ask for a new one.</>;
}

type OwnDataViewProps = {
  readonly archive: OwnArchive | null;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
  readonly onForget: () => void;
};

/** An archive of what is kept of oneself, and the way out. */
export function OwnDataView({ archive, isAsking, onAsk, onForget }: OwnDataViewProps) {
  return (
    <Sheet label="Your data">
      <SheetHead title="Your data" />
      <SheetBody className="flex flex-col items-start gap-3">
        <p className="text-ink-2">
          <Standing archive={archive} />
        </p>
        <div className="flex flex-wrap gap-2">
          {archive?.state === 'ready' && archive.link !== null ? (
            <LinkButton href={archive.link} download="my-data.zip">
              Download archive
            </LinkButton>
          ) : null}
          <Button busy={isAsking} onPress={onAsk}>
            Ask for your data
          </Button>
        </div>
      </SheetBody>
      <SheetBody className="flex flex-col items-start gap-3 border-t border-line">
        <p className="text-ink-2">
          Deleting your account removes your name, your address, your settings and your drafts. What you decided, wrote and sent stays,
          without your name. It cannot be undone.
        </p>
        <Button kind="destructive" onPress={onForget}>
          Delete your account
        </Button>
      </SheetBody>
    </Sheet>
  );
}

type ForgetMeViewProps = { readonly actorRef: FormActorRef; readonly isByPassword: boolean; readonly email: string };

/** Asks for the password before an account is deleted, or for the address where no password is kept here. */
export function ForgetMeView({ actorRef, isByPassword, email }: ForgetMeViewProps) {
  const confirmation = useField(actorRef, 'confirmation');
  return (
    <FormModal actorRef={actorRef} title="Delete your account?" action="Delete account">
      <p className="text-ink-2">You are signed out everywhere at once. It cannot be undone.</p>
      <input hidden name="username" autoComplete="username" value={email} readOnly />
      {isByPassword ? (
        <PasswordField label="Your password" name="confirmation" autoComplete="current-password" isRequired {...confirmation} />
      ) : (
        <TextField
          label="Your email"
          name="confirmation"
          autoComplete="off"
          isRequired
          hint="The address of your account."
          {...confirmation}
        />
      )}
    </FormModal>
  );
}

import {
  selectFault,
  selectGeneral,
  selectIsBusy,
  selectIsPartlyRefused,
  selectLinks,
  selectRole,
  selectText,
} from '#machines/flows/organization/invite-members.ts';
import type { InvitationLink, InviteMembersActorRef } from '#machines/flows/organization/invite-members.ts';
import { Button } from '#src/ui/button.tsx';
import { announce } from '#src/ui/announce.ts';
import { copyText, uncopied } from '#src/ui/copy-text.ts';
import { FormFault } from '#src/ui/form-fault.tsx';
import { pastedEmails } from '#schema/rules/emails-in.ts';
import { invitationLimits } from '#schema/vocabulary/team.ts';
import { roleLabels, roles } from '#schema/vocabulary/roles.ts';
import { Select } from '#src/ui/select.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import { useDisclosure, useOnce } from '#src/ui/local.ts';
import { readerZone } from '#src/ui/reader-dates.ts';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { useRef } from 'react';

type LinksViewProps = {
  readonly links: readonly InvitationLink[];
  readonly organizationName: string;
  readonly onClose: () => void;
};

const oneDay = 86_400_000;

/** The links of invitations, to be handed over where no mail can be sent. */
export function LinksView({ links, organizationName, onClose }: LinksViewProps) {
  const end = useOnce(() => new Date(Date.now() + invitationLimits.days * oneDay).toISOString());
  const [isRefused, setRefused] = useDisclosure();
  const copy = async (text: string): Promise<void> => {
    const isCopied = await copyText(text);
    setRefused(!isCopied);
    if (isCopied) announce('Copied.');
  };
  return (
    <section aria-label="Links to hand over" className="flex flex-col gap-2 rounded-card border border-line-strong p-3.5">
      <p className="font-semibold">{links.length === 1 ? 'Hand this link over' : `Hand these ${links.length} links over`}</p>
      <p className="text-ink-2">
        No mail server is set up here. Each link lets one address join {organizationName}, until{' '}
        <AbsoluteTime at={end} zone={readerZone()} />; it is shown only now.
      </p>
      <FormFault fault={isRefused ? uncopied : null} />
      <ul className="flex max-h-76 flex-col gap-2 overflow-y-auto">
        {links.map(({ email, link }) => (
          <li key={email} className="flex items-center gap-2 max-desk:flex-wrap">
            <span className="min-w-0 flex-1">
              <span className="block font-name [overflow-wrap:anywhere]">{email}</span>
              <input
                readOnly
                aria-label={`Link for ${email}`}
                value={link}
                onFocus={(event) => event.currentTarget.select()}
                className="w-full min-w-0 bg-transparent text-small text-ink-2"
              />
            </span>
            <Button
              size="small"
              kind={links.length === 1 ? 'primary' : 'plain'}
              label={`Copy the link for ${email}`}
              onPress={() => void copy(link)}
            >
              Copy
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {links.length > 1 ? (
          <Button size="small" kind="primary" onPress={() => void copy(links.map(({ email, link }) => `${email}\t${link}`).join('\n'))}>
            Copy all
          </Button>
        ) : null}
        <Button size="small" onPress={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}

const options = roles.map((role) => ({ id: role, label: roleLabels[role] }));

type InviteMembersViewProps = {
  readonly actorRef: InviteMembersActorRef;
  readonly mayChooseRole: boolean;
  readonly organizationName: string;
  readonly refusal?: string | null;
};

/** The form that invites people by their addresses. */
export function InviteMembersView({ actorRef, mayChooseRole, organizationName, refusal = null }: InviteMembersViewProps) {
  const text = useSelector(actorRef, selectText);
  const role = useSelector(actorRef, selectRole);
  const fault = useSelector(actorRef, selectFault);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const isPartlyRefused = useSelector(actorRef, selectIsPartlyRefused);
  const links = useSelector(actorRef, selectLinks);
  const addresses = useRef<HTMLTextAreaElement>(null);
  const drop = () => {
    actorRef.send({ type: 'refused.drop' });
    addresses.current?.focus();
  };
  const closeLinks = () => {
    actorRef.send({ type: 'links.close' });
    addresses.current?.focus();
  };
  return (
    <SheetForm
      title="Invite team members"
      submit="Invite"
      busy={isBusy}
      fault={useSelector(actorRef, selectGeneral)}
      disabledReason={refusal}
      foot={isPartlyRefused ? <Button onPress={drop}>Leave out what is refused</Button> : null}
      className="flex flex-col gap-4"
      onSubmit={() => actorRef.send({ type: 'invitation.send' })}
    >
      <TextArea
        label="Email addresses"
        name="emails"
        hint={`Up to ${invitationLimits.addresses}, separated by commas, spaces or lines. Paste them as they come.`}
        isRequired
        value={text}
        error={fault}
        readOnly={isBusy}
        areaRef={addresses}
        onPasteText={pastedEmails}
        onChange={(words) => actorRef.send({ type: 'emails.change', text: words })}
      />
      {mayChooseRole ? (
        <Select
          label="Role"
          options={options}
          value={role}
          onChange={(id) => actorRef.send({ type: 'role.choose', role: roles.find((one) => one === id) ?? 'customer' })}
        />
      ) : null}
      {links.length === 0 ? null : <LinksView links={links} organizationName={organizationName} onClose={closeLinks} />}
    </SheetForm>
  );
}

import {
  selectFault,
  selectGeneral,
  selectIsBusy,
  selectIsPartlyRefused,
  selectLinks,
  selectRole,
  selectText,
} from '#machines/flows/organization/invite-members.ts';
import type { InviteMembersActorRef } from '#machines/flows/organization/invite-members.ts';
import { pastedEmails } from '#schema/rules/emails-in.ts';
import { invitationLimits } from '#schema/vocabulary/team.ts';
import { roleLabels, roles } from '#schema/vocabulary/roles.ts';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/select.tsx';
import { SheetForm } from '#src/ui/sheet-form.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { LinksView } from './links.view.tsx';

const options = roles.map((role) => ({ id: role, label: roleLabels[role] }));

type InviteMembersViewProps = {
  readonly actorRef: InviteMembersActorRef;
  readonly mayChooseRole: boolean;
  readonly refusal?: string | null;
};

/** The form that invites people by their addresses. */
export function InviteMembersView({ actorRef, mayChooseRole, refusal = null }: InviteMembersViewProps) {
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
      {links.length === 0 ? null : <LinksView links={links} onClose={closeLinks} />}
    </SheetForm>
  );
}

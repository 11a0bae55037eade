import { roleLabels } from '#schema/vocabulary/roles.ts';
import { ListFind, NothingFound } from '#src/list-find.tsx';
import type { ListFindProps } from '#src/list-find.tsx';
import { holdsWords } from '#src/ui/option.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { findFocus } from '#src/ui/focus.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu } from '#src/ui/menu.tsx';
import type { MenuEntry } from '#src/ui/menu.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime, useNow } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import { useLostFocus } from '#src/ui/use-lost-focus.ts';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { invitationWords, nameOf } from './team.rules.ts';
import type { Member } from './team.rules.ts';

export type TeamQuestion = { readonly kind: 'remove' | 'revoke'; readonly member: Member };

type RowActs = { readonly onResend: (invitationId: string) => void; readonly onAsk: (question: TeamQuestion) => void };

type TeamViewProps = RowActs &
  ListFindProps & {
    /** Null until they are known. */
    readonly members: readonly Member[] | null;
    readonly isWhole: boolean;
    readonly onShowAll: () => void;
    /** What stands in for them until then. */
    readonly children?: ReactNode;
  };

const shownAtFirst = 3;

const entriesOf = ({ invitation, removeRefusal }: Member): readonly MenuEntry[] =>
  invitation === null
    ? [{ id: 'remove', label: 'Deactivate', danger: true, disabledReason: removeRefusal }]
    : [
        { id: 'resend', label: 'Send again', disabledReason: invitation.resendRefusal },
        { id: 'revoke', label: 'Revoke', danger: true, disabledReason: invitation.revokeRefusal },
      ];

/** An address that is too long for its line breaks before its host. */
function Address({ email }: { readonly email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'));
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function Standing({ member }: { readonly member: Member }) {
  const now = useNow();
  if (member.invitation !== null) return invitationWords(member.invitation, now);
  if (member.lastSeenAt === null) return 'Never signed in';
  return (
    <>
      Last seen <RelativeTime at={member.lastSeenAt} underMinute="just now" />
    </>
  );
}

function MemberRow({ member, onResend, onAsk }: RowActs & { readonly member: Member }) {
  const { email, fullName, role, isInvited, isSelf, invitation } = member;
  useLostFocus();
  const act = (id: string) => {
    if (id === 'resend' && invitation !== null) onResend(invitation.id);
    if (id === 'remove' || id === 'revoke') onAsk({ kind: id, member });
  };
  return (
    <Row
      tall
      actions={
        <Menu
          label={`What to do with ${nameOf(member)}`}
          trigger={<IconButton icon={Ellipsis} label={`What to do with ${nameOf(member)}`} />}
          groups={[{ id: 'acts', items: entriesOf(member) }]}
          onAction={act}
        />
      }
    >
      <Avatar name={nameOf(member)} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {fullName === '' ? null : (
          <span className="block font-name">
            {fullName}
            {isSelf ? <span className="text-ink-3"> (you)</span> : null}
          </span>
        )}
        <span className={fullName === '' ? 'font-name' : 'block text-small text-ink-2'}>
          <Address email={email} />
        </span>
        <span className="block text-small text-ink-3 desk:hidden">
          <Standing member={member} />
        </span>
      </span>
      <span className="w-40 shrink-0 text-right text-small text-ink-2 max-desk:hidden">
        <Standing member={member} />
      </span>
      <span className="flex w-52 shrink-0 justify-end gap-2 max-desk:w-auto max-desk:flex-col max-desk:items-end">
        {isInvited ? <Pill hue="accent">Invited</Pill> : null}
        <Pill>{roleLabels[role]}</Pill>
      </span>
    </Row>
  );
}

/** Who works in the organization; the first three until all are asked for. */
export function TeamView({ members, isWhole, onShowAll, find, onFind, children, ...acts }: TeamViewProps) {
  const rows = useRef<HTMLUListElement>(null);
  const showAll = () => {
    onShowAll();
    requestAnimationFrame(() => findFocus(rows.current?.querySelectorAll('button')[shownAtFirst]));
  };
  if (members === null) return <Sheet label="Team">{children}</Sheet>;
  const found = members.filter((member) => holdsWords([nameOf(member), member.email, roleLabels[member.role]], find));
  const shown = isWhole || find !== '' ? found : found.slice(0, shownAtFirst);
  return (
    <Sheet label="Team">
      <SheetHead title="Team" count={members.length}>
        <ListFind label="Find a member" count={members.length} find={find} onFind={onFind} />
      </SheetHead>
      {members.length > 0 && found.length === 0 ? <NothingFound what="members" onFind={onFind} /> : null}
      {members.length === 0 ? (
        <EmptyState title="There are no members">People of this organization appear here.</EmptyState>
      ) : (
        <Rows label="Members" box={rows}>
          {shown.map((member) => (
            <MemberRow key={member.id} member={member} {...acts} />
          ))}
        </Rows>
      )}
      {shown.length < found.length ? (
        <SheetFoot>
          <Button onPress={showAll}>Show all</Button>
          <span className="text-small text-ink-3">
            {shown.length} of {members.length} members
          </span>
        </SheetFoot>
      ) : null}
    </Sheet>
  );
}

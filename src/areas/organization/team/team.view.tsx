import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetFoot, SheetHead } from '#src/ui/sheet.tsx';
import type { ReactNode } from 'react';

type Member = { readonly email: string; readonly fullName: string };

type TeamViewProps = {
  /** Null until they are known. */
  readonly members: readonly Member[] | null;
  readonly isWhole: boolean;
  readonly onShowAll: () => void;
  /** What stands in for them until then. */
  readonly children?: ReactNode;
};

const shownAtFirst = 3;

function MemberRow({ email, fullName }: Member) {
  const isInvited = fullName === '';
  return (
    <Row tall>
      <Avatar name={isInvited ? email : fullName} />
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {isInvited ? null : <span className="block font-name">{fullName}</span>}
        <span className={isInvited ? 'font-name' : 'block text-small text-ink-2'}>{email}</span>
      </span>
      {isInvited ? <Pill>Invited</Pill> : null}
    </Row>
  );
}

/** Who works in the organization; the first three until all are asked for. */
export function TeamView({ members, isWhole, onShowAll, children }: TeamViewProps) {
  if (members === null) return <Sheet label="Team">{children}</Sheet>;
  const shown = isWhole ? members : members.slice(0, shownAtFirst);
  return (
    <Sheet label="Team">
      <SheetHead title="Team" count={members.length} />
      {members.length === 0 ? (
        <EmptyState title="There are no members">Who works in this organization appears here.</EmptyState>
      ) : (
        <Rows label="Members">
          {shown.map((member) => (
            <MemberRow key={member.email} {...member} />
          ))}
        </Rows>
      )}
      {shown.length < members.length ? (
        <SheetFoot>
          <Button onPress={onShowAll}>Show all</Button>
          <span className="text-small text-ink-3">
            {shown.length} of {members.length} members
          </span>
        </SheetFoot>
      ) : null}
    </Sheet>
  );
}

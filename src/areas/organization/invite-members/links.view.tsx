import type { InvitationLink } from '#machines/flows/organization/invite-members.ts';
import { Button } from '#src/ui/button.tsx';
import { announce } from '#src/ui/announce.ts';

type LinksViewProps = { readonly links: readonly InvitationLink[]; readonly onClose: () => void };

const copy = (text: string): void => {
  void navigator.clipboard.writeText(text).then(() => announce('Copied.'));
};

/** The links of invitations, to be handed over where no mail can be sent. */
export function LinksView({ links, onClose }: LinksViewProps) {
  return (
    <section aria-label="Links to hand over" className="flex flex-col gap-2 rounded-card border border-line-strong p-3.5">
      <p className="font-semibold">{links.length === 1 ? 'Hand this link over' : `Hand these ${links.length} links over`}</p>
      <p className="text-ink-2">No mail server is set up here. Each link lets one address in, for a week; it is shown only now.</p>
      <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto">
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
            <Button size="small" label={`Copy the link for ${email}`} onPress={() => copy(link)}>
              Copy
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {links.length > 1 ? (
          <Button size="small" onPress={() => copy(links.map(({ email, link }) => `${email}\t${link}`).join('\n'))}>
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

import { use } from 'react';
import { Avatar } from './avatar.tsx';
import { TriggerContext, triggerProps } from './trigger.ts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Menu } from './menu.tsx';
import type { MenuGroup } from './menu.tsx';
import type { Theme } from './theme.ts';

/** Also the placeholder while the menu loads. */
function AccountButton({ name, onPress }: { name: string; onPress?: (() => void) | undefined }) {
  const trigger = use(TriggerContext);
  const press = trigger?.toggle ?? onPress;
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...triggerProps(trigger)}
      onClick={press}
      className="grid size-[30px] place-items-center rounded-full max-desk:size-11 touch:size-11"
    >
      <Avatar name={name} self />
      <span className="sr-only">Account menu of {name}</span>
    </button>
  );
}

type AccountMenuProps = {
  name: string;
  email: string;
  organization?: string | undefined;
  items: readonly MenuGroup[];
  onAction: (id: string) => void;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  theme: Theme;
  onTheme: (theme: Theme) => void;
};

const themes = [
  { theme: 'system', label: 'System theme', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const;

export function AccountMenu({ name, email, organization, items, onAction, onOpenChange, theme, onTheme }: AccountMenuProps) {
  const looks: MenuGroup = {
    id: 'Theme',
    title: 'Theme',
    items: themes.map(({ theme: id, label, icon }) => ({ id: `theme-${id}`, label, icon, checked: id === theme })),
  };
  const [first, ...rest] = items;
  return (
    <Menu
      label="Account"
      onOpenChange={onOpenChange}
      groups={[...(first ? [first] : []), looks, ...rest]}
      onAction={(id) => {
        const chosen = themes.find((look) => `theme-${look.theme}` === id);
        if (chosen) onTheme(chosen.theme);
        else onAction(id);
      }}
      header={
        <div className="mb-1 border-b border-line px-2 pt-1 pb-2">
          <p className="cut font-semibold">{name}</p>
          <p className="cut text-small text-ink-3">{email}</p>
          {organization === undefined ? null : <p className="cut text-small text-ink-2">{organization}</p>}
        </div>
      }
      trigger={<AccountButton name={name} />}
    />
  );
}

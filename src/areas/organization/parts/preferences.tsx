import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import type { Theme } from '#src/ui/theme.ts';
import { Monitor, Moon, Sun } from 'lucide-react';

const themes = [
  { id: 'system', label: 'System', icon: Monitor },
  { id: 'light', label: 'Light', icon: Sun },
  { id: 'dark', label: 'Dark', icon: Moon },
] as const;

type PreferencesProps = { readonly theme: Theme; readonly onTheme: (theme: Theme) => void };

/** What a person prefers on this device. */
export function Preferences({ theme, onTheme }: PreferencesProps) {
  return (
    <Sheet label="Your preferences">
      <SheetHead title="Your preferences" />
      <SheetBody>
        <SegmentedChoice
          label="Theme"
          hideLabel={false}
          options={themes}
          value={theme}
          onChange={(chosen) => onTheme(themes.find(({ id }) => id === chosen)?.id ?? 'system')}
        />
      </SheetBody>
    </Sheet>
  );
}

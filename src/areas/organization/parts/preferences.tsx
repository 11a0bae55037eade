import { Button } from '#src/ui/button.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import type { Theme } from '#src/ui/theme.ts';
import { Monitor, Moon, Sun } from 'lucide-react';

const themes = [
  { id: 'system', label: 'System', icon: Monitor },
  { id: 'light', label: 'Light', icon: Sun },
  { id: 'dark', label: 'Dark', icon: Moon },
] as const;

type PreferencesProps = {
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  /** Opens the cookie preferences; null where there are none. */
  readonly onCookies: (() => void) | null;
};

/** What a person prefers on this device. */
export function Preferences({ theme, onTheme, onCookies }: PreferencesProps) {
  return (
    <Sheet label="Your preferences">
      <SheetHead title="Your preferences" />
      <SheetBody className="flex flex-col items-start gap-3">
        <SegmentedChoice
          label="Theme"
          hideLabel={false}
          options={themes}
          value={theme}
          onChange={(chosen) => onTheme(themes.find(({ id }) => id === chosen)?.id ?? 'system')}
        />
        {onCookies === null ? null : (
          <Button kind="ghost" onPress={onCookies}>
            Review cookie preferences
          </Button>
        )}
      </SheetBody>
    </Sheet>
  );
}

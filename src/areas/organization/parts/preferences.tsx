import { Button } from '#src/ui/button.tsx';
import { ComboBox } from '#src/ui/combo-box.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Select } from '#src/ui/select.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Switch } from '#src/ui/switch.tsx';
import type { Density, Theme } from '#src/ui/theme.ts';
import { Monitor, Moon, Sun } from 'lucide-react';

const themes = [
  { id: 'system', label: 'System', icon: Monitor },
  { id: 'light', label: 'Light', icon: Sun },
  { id: 'dark', label: 'Dark', icon: Moon },
] as const;

const densities = [
  { id: 'compact', label: 'Compact' },
  { id: 'comfortable', label: 'Comfortable' },
] as const;

/** Languages by their own names. */
const languages = [
  { id: 'en-GB', label: 'English (United Kingdom)' },
  { id: 'en-US', label: 'English (United States)' },
  { id: 'de', label: 'Deutsch' },
  { id: 'es', label: 'Español' },
  { id: 'fr', label: 'Français' },
  { id: 'it', label: 'Italiano' },
  { id: 'ja', label: '日本語' },
  { id: 'nl', label: 'Nederlands' },
  { id: 'pl', label: 'Polski' },
  { id: 'pt-BR', label: 'Português (Brasil)' },
  { id: 'sv', label: 'Svenska' },
] as const;

export type PreferencesProps = {
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  /** The language of dates; null where none was chosen. */
  readonly language: string | null;
  readonly onLanguage: (language: string) => void;
  /** A moment as it is written now. */
  readonly example: string;
  /** The chosen zone; null is that of the device. */
  readonly zone: string | null;
  readonly zones: readonly string[];
  readonly ownZone: string;
  readonly onZone: (zone: string | null) => void;
  readonly hasLetterKeys: boolean;
  readonly onLetterKeys: (isOn: boolean) => void;
  /** Opens the cookie preferences; null where there are none. */
  readonly onCookies: (() => void) | null;
};

const zoneWords = (zone: string): string => zone.replaceAll('_', ' ');

function Dates(props: Pick<PreferencesProps, 'language' | 'onLanguage' | 'example' | 'zone' | 'zones' | 'ownZone' | 'onZone'>) {
  const { language, onLanguage, example, zone, zones, ownZone, onZone } = props;
  return (
    <div className="grid w-full grid-cols-2 items-start gap-4 max-desk:grid-cols-1">
      <Select label="Date format" options={languages} value={language ?? 'en-GB'} onChange={onLanguage} hint={`For example ${example}`} />
      <ComboBox
        label="Time zone"
        optional
        options={zones.map((id) => ({ id, label: zoneWords(id) }))}
        value={zone}
        onChange={onZone}
        placeholder={`This device: ${zoneWords(ownZone)}`}
        hint="Shown beside UTC, and used for new schedules."
      />
    </div>
  );
}

/** What a person prefers on this device. */
export function Preferences({ theme, onTheme, density, onDensity, hasLetterKeys, onLetterKeys, onCookies, ...dates }: PreferencesProps) {
  return (
    <Sheet label="Your preferences">
      <SheetHead title="Your preferences">On this device</SheetHead>
      <SheetBody className="flex flex-col items-start gap-5">
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <SegmentedChoice
            label="Theme"
            hideLabel={false}
            options={themes}
            value={theme}
            onChange={(chosen) => onTheme(themes.find(({ id }) => id === chosen)?.id ?? 'system')}
          />
          <SegmentedChoice
            label="Row height"
            hideLabel={false}
            options={densities}
            value={density}
            onChange={(chosen) => onDensity(densities.find(({ id }) => id === chosen)?.id ?? 'compact')}
          />
        </div>
        <Dates {...dates} />
        <Switch
          label="Single-key shortcuts"
          on={hasLetterKeys}
          onChange={onLetterKeys}
          consequence="Turn this off if you use speech input. Press ? for all keys."
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

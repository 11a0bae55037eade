import { useCookiePreferences } from '#src/cookie-preferences.ts';
import { useLetterKeys } from '#src/keys.ts';
import { ownZone, readerWords, readerZone, useReaderDates } from '#src/ui/reader-dates.ts';
import { useTheme } from '#src/ui/theme.ts';
import { useNow } from '#src/ui/relative-time.tsx';
import type { PreferencesProps } from './preferences.tsx';

/** What the preferences show and change. */
export const usePreferences = (): PreferencesProps => {
  const { choice, choose } = useTheme();
  const { language, zone, chooseLanguage, chooseZone } = useReaderDates();
  const { isOn, turn } = useLetterKeys();
  const now = new Date(useNow()).toISOString();
  return {
    theme: choice,
    onTheme: choose,
    language,
    onLanguage: chooseLanguage,
    example: readerWords(now, 'moment', readerZone()),
    zone,
    zones: ['UTC', ...Intl.supportedValuesOf('timeZone')],
    ownZone: ownZone(),
    onZone: chooseZone,
    hasLetterKeys: isOn,
    onLetterKeys: turn,
    onCookies: useCookiePreferences(),
  };
};

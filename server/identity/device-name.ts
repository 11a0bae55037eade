const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
  [/^curl\//u, 'curl'],
  [/^node\b/u, 'A script'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | null =>
  names.find(([sign]) => sign.test(agent))?.[1] ?? null;

/** From the user agent: 'Firefox on Windows'. */
export const deviceName = (agent: string): string => {
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)];
  if (browser === null && system === null) return 'Unknown device';
  return [browser ?? 'A browser', ...(system === null ? [] : [system])].join(' on ');
};

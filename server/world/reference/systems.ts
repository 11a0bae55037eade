export const operatingSystem = { android: 1, ios: 2, ipados: 3, windows: 4, macos: 5, linux: 6, chromeos: 7 } as const;
export type OperatingSystemKey = keyof typeof operatingSystem;

export const operatingSystems = [
  { id: operatingSystem.android, name: 'Android' },
  { id: operatingSystem.ios, name: 'iOS' },
  { id: operatingSystem.ipados, name: 'iPadOS' },
  { id: operatingSystem.windows, name: 'Windows' },
  { id: operatingSystem.macos, name: 'macOS' },
  { id: operatingSystem.linux, name: 'Linux' },
  { id: operatingSystem.chromeos, name: 'ChromeOS' },
];

export const deviceType = { androidPhone: 1, androidTablet: 2, iphone: 3, ipad: 4, windows: 5, mac: 6, linux: 7, chromebook: 8 } as const;
export type DeviceTypeKey = keyof typeof deviceType;

export const deviceTypes = [
  { id: deviceType.androidPhone, name: 'Android smartphone', application_types: ['android', 'web'] },
  { id: deviceType.androidTablet, name: 'Android tablet', application_types: ['android', 'web'] },
  { id: deviceType.iphone, name: 'iPhone', application_types: ['ios', 'web'] },
  { id: deviceType.ipad, name: 'iPad', application_types: ['ios', 'web'] },
  { id: deviceType.windows, name: 'Windows computer', application_types: ['web'] },
  { id: deviceType.mac, name: 'Mac', application_types: ['web'] },
  { id: deviceType.linux, name: 'Linux computer', application_types: ['web'] },
  { id: deviceType.chromebook, name: 'Chromebook', application_types: ['web'] },
];

const versionNames: Readonly<Record<OperatingSystemKey, readonly string[]>> = {
  android: ['9', '10', '11', '12', '12L', '13', '14', '15', '16'],
  ios: ['15', '16', '17', '18', '26'],
  ipados: ['15', '16', '17', '18', '26'],
  windows: ['10', '11'],
  macos: ['12 Monterey', '13 Ventura', '14 Sonoma', '15 Sequoia', '26 Tahoe'],
  linux: ['Ubuntu 22.04', 'Ubuntu 24.04', 'Debian 12', 'Debian 13', 'Fedora 42', 'Fedora 43', 'Linux Mint 22', 'Arch Linux'],
  chromeos: ['Stable channel', 'Long-term support'],
};

const offeredFor: Readonly<Record<OperatingSystemKey, readonly string[]>> = {
  android: ['android', 'web'],
  ios: ['ios', 'web'],
  ipados: ['ios', 'web'],
  windows: ['web'],
  macos: ['web'],
  linux: ['web'],
  chromeos: ['web'],
};

const nameOfSystem = (key: OperatingSystemKey): string => operatingSystems[operatingSystem[key] - 1]?.name ?? key;

const systemKeys: readonly OperatingSystemKey[] = ['android', 'ios', 'ipados', 'windows', 'macos', 'linux', 'chromeos'];

const versionName = (key: OperatingSystemKey, version: string): string => (key === 'linux' ? version : `${nameOfSystem(key)} ${version}`);

/** Only ever append: a version's id is that of the system times 100 and its position. */
export const operatingSystemVersions = systemKeys.flatMap((key) =>
  versionNames[key].map((version, index) => ({
    id: operatingSystem[key] * 100 + index + 1,
    operating_system_id: operatingSystem[key],
    name: versionName(key, version),
    application_types: offeredFor[key],
    position: index + 1,
  })),
);

export const versionsOf = (key: OperatingSystemKey) =>
  operatingSystemVersions.filter((version) => version.operating_system_id === operatingSystem[key]);

const desktopBrowsers = ['Chrome', 'Firefox', 'Safari', 'Edge', 'Opera', 'Brave', 'Vivaldi'];
const mobileBrowsers = [
  'Chrome for Android',
  'Safari on iOS',
  'Chrome on iOS',
  'Samsung Internet',
  'Firefox for Android',
  'Edge mobile',
  'Opera Mobile',
  'DuckDuckGo',
  'UC Browser',
  'Mi Browser',
  'Huawei Browser',
];

export const internetBrowsers = [...desktopBrowsers, ...mobileBrowsers].map((name, index) => ({
  id: index + 1,
  name,
  application_types: ['web'],
}));

const deviceKey = 'muster.device';

/** Tells the saves of this device from those of others. */
export function deviceId(): string {
  const made = crypto.randomUUID();
  try {
    const known = localStorage.getItem(deviceKey);
    if (known === null) localStorage.setItem(deviceKey, made);
    return known ?? made;
  } catch {
    return made;
  }
}

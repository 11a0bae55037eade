const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** Bytes as people read them. */
export const sizeWords = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
};

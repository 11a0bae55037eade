/** More than this and a small file can fill the memory of whoever opens it. */
export const mostPixels = 50_000_000;

type Size = { readonly width: number; readonly height: number };

const jpegSize = (view: DataView): Size | null => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
};

const webpSize = (view: DataView): Size | null => {
  const form = view.getUint32(12);
  const u24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (form === 0x56503858) return { width: u24(24) + 1, height: u24(27) + 1 };
  if (form === 0x56503820) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

/** The size of a picture as its head declares it; null when the head does not say. */
export const pictureSize = (head: Uint8Array, contentType: string): Size | null => {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (contentType === 'image/png' || contentType === 'image/apng') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (contentType === 'image/gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (contentType === 'image/webp') return webpSize(view);
    return jpegSize(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

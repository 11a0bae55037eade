import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type BucketPlace = {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** Key prefix: empty, or ends in a slash. */
  readonly prefix: string;
  readonly region: string;
  /** Null is Amazon's own. */
  readonly endpoint: string | null;
  /** The bucket is in the URL's path, as most self-hosted storages need. */
  readonly pathStyle: boolean;
};

export type FilesPlace = { readonly kind: 'folder'; readonly folder: string } | BucketPlace;

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const options = ['endpoint', 'region', 'path-style'];

/** Why the text names no folder or bucket, or null. */
export const placeProblem = (text: string): string | null => {
  if (!/^[a-z0-9+.-]{2,}:/iu.test(text)) return text === '' ? 'must name a folder, or a bucket as s3://bucket' : null;
  if (!text.startsWith('s3://') || !URL.canParse(text))
    return 'must name a folder, or a bucket as s3://bucket?endpoint=https://s3.example.com';
  const { hostname, username, password, searchParams, pathname } = new URL(text);
  if (username !== '' || password !== '') return 'holds no key: it is read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u.test(hostname)) return 'must name a bucket after s3://';
  if (!/^[\w./-]*$/u.test(pathname)) return 'has characters in its path that no key should have';
  const unknown = [...searchParams.keys()].find((name) => !options.includes(name));
  if (unknown !== undefined) return `has the option ${unknown}: it may have ${options.join(', ')}`;
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/u.test(new URL(endpoint).protocol)))
    return 'has an endpoint that is no address with http:// or https://';
  const style = searchParams.get('path-style');
  return style === null || /^[01]$/u.test(style) ? null : 'has a path-style other than 1 or 0';
};

export const placeOf = (text: string): FilesPlace => {
  if (!text.startsWith('s3://')) return { kind: 'folder', folder: path.resolve(projectRoot, text) };
  const { hostname, pathname, searchParams } = new URL(text);
  const words = pathname.split('/').filter((word) => word !== '');
  const endpoint = searchParams.get('endpoint');
  return {
    kind: 'bucket',
    bucket: hostname,
    prefix: words.map((word) => `${word}/`).join(''),
    region: searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1',
    endpoint,
    pathStyle: (searchParams.get('path-style') ?? (endpoint === null ? '0' : '1')) === '1',
  };
};

export const placeWords = (place: FilesPlace): string =>
  place.kind === 'folder'
    ? place.folder
    : `s3://${place.bucket}/${place.prefix}${place.endpoint === null ? '' : ` at ${new URL(place.endpoint).host}`}`;

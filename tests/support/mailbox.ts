import { expect } from 'vitest';

const listed = /<li><a href="(\/demo\/mail\/[\w-]+)">([^<]*)<\/a><br><small>to ([^,]*),/gu;

/** The link of the latest mail to an address whose subject holds these words, read where the demo keeps its mails. */
export async function mailedLink(url: string, to: string, subject: string): Promise<string> {
  const read = async (path: string): Promise<string> => (await fetch(`${url}${path}`)).text();
  const find = async (): Promise<string | undefined> =>
    [...(await read('/demo/mail')).matchAll(listed)].find(([, , words, recipient]) => recipient === to && words?.includes(subject))?.[1];
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  const letter = await read((await find()) ?? '');
  return /<a href="([^"]+)" style="display:inline-block/u.exec(letter)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

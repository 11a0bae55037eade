import { followable } from '#schema/rules/session/notice.ts';
import { notificationsPage } from '#schema/vocabulary/notification.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import type { Letter, LetterItem } from '#server/mail/letter.ts';

export type Told = {
  readonly description: string;
  readonly link: string | null;
  readonly test: string | null;
  readonly created_at: string;
};

type Place = { readonly publicUrl: string };

/** Absolute, if it may be followed. */
export const addressOf = (publicUrl: string, link: string | null): string | null => {
  const followed = followable(link);
  return followed?.startsWith('/') === true ? `${publicUrl}${followed}` : followed;
};

const countOf = (count: number): string => (count === 1 ? '1 notification' : `${count} notifications`);

const more = (told: readonly Told[], count: number): string | null =>
  count > told.length ? `These are the latest ${told.length} of ${count}.` : null;

export const letterOf = (
  told: readonly Told[],
  count: number,
  { publicUrl, unsubscribeUrl, role }: Place & { readonly unsubscribeUrl: string; readonly role: Role },
): Letter => {
  const [first] = told;
  const items: LetterItem[] = told.map(({ description, link, test }) => ({
    text: description,
    note: test !== null && !description.includes(test) ? test : null,
    url: addressOf(publicUrl, link),
  }));
  return {
    subject: count === 1 && first !== undefined ? first.description : countOf(count),
    paragraphs: [more(told, count) ?? 'Since your last notification:'],
    items,
    footer: [
      { text: 'Choose what you are notified about', url: `${publicUrl}${notificationsPage(role)}` },
      { text: 'No more of these mails', url: unsubscribeUrl },
    ],
  };
};

const slackText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const slackLine = (publicUrl: string, { description, link }: Told): string => {
  const url = addressOf(publicUrl, link);
  return url === null ? `• ${slackText(description)}` : `• <${url}|${slackText(description).replaceAll('|', '¦')}>`;
};

const markdown = (text: string): string => text.replaceAll(/[\\`*_{}[\]()#+.!|<>~-]/gu, String.raw`\$&`);

const cardLine = (publicUrl: string, { description, link }: Told) => {
  const url = addressOf(publicUrl, link);
  const text = url === null ? markdown(description) : `[${markdown(description)}](${encodeURI(url)})`;
  return { type: 'TextBlock', text: `- ${text}`, wrap: true };
};

const isSlack = (url: string): boolean => /(?:^|\.)slack(?:-gov)?\.com$/u.test(new URL(url).hostname);

/** Slack reads its text, Teams its card; any other service reads either. */
export const webhookBody = (
  url: string,
  told: readonly Told[],
  count: number,
  { publicUrl, sender }: Place & { readonly sender: string },
): string => {
  const head = `${sender}: ${countOf(count)}`;
  const rest = more(told, count);
  if (isSlack(url))
    return JSON.stringify({
      text: [`*${slackText(head)}*`, ...told.map((one) => slackLine(publicUrl, one)), ...(rest === null ? [] : [rest])].join('\n'),
    });
  return JSON.stringify({
    type: 'message',
    text: [head, ...told.map(({ description }) => `- ${description}`)].join('\n'),
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: markdown(head), weight: 'Bolder', wrap: true },
            ...told.map((one) => cardLine(publicUrl, one)),
            ...(rest === null ? [] : [{ type: 'TextBlock', text: rest, isSubtle: true, wrap: true }]),
          ],
        },
      },
    ],
  });
};

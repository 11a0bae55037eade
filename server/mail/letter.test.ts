import { describe, expect, it } from 'vitest';
import { written } from './letter.ts';

const hostile = '<img src=x onerror=alert(1)> "quoted" & \'single\'';

describe('a letter', () => {
  it('says the same as text and as markup', () => {
    const { subject, text, html } = written('Acme Crowd', {
      subject: 'You are invited',
      paragraphs: ['Maya invited you.'],
      items: [{ text: 'Crash at checkout', note: 'Web shop', url: 'https://muster.example.com/issues/1' }],
      action: { label: 'Join', url: 'https://muster.example.com/join?a=1&b=2' },
      footer: [{ text: 'You get this because you were invited.' }],
    });
    expect(subject).toBe('You are invited');
    expect(text).toBe(
      [
        'Maya invited you.',
        '- Crash at checkout\n  Web shop\n  https://muster.example.com/issues/1',
        'Join:\nhttps://muster.example.com/join?a=1&b=2',
        '-- \nYou get this because you were invited.\nAcme Crowd\n',
      ].join('\n\n'),
    );
    for (const part of ['Maya invited you.', 'Crash at checkout', 'Web shop', 'You get this because you were invited.', 'Acme Crowd'])
      expect(html).toContain(part);
    expect(html).toContain('href="https://muster.example.com/join?a=1&amp;b=2"');
  });

  it('lets nothing that somebody typed become markup', () => {
    const { html } = written(hostile, {
      subject: hostile,
      paragraphs: [hostile],
      items: [{ text: hostile, note: hostile, url: 'https://muster.example.com/"><script>' }],
      footer: [{ text: hostile }],
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('"quoted"');
  });

  it('keeps a subject and an entry in one line, so that neither starts another header or entry', () => {
    const { subject, text } = written('Muster', {
      subject: 'Hello\r\nBcc: eve@example.com',
      paragraphs: [],
      items: [{ text: 'one\n- two' }],
    });
    expect(subject).toBe('Hello Bcc: eve@example.\u2060com');
    expect(text).toContain('- one - two');
  });

  it('makes no link of what somebody typed, whatever an older version let into a name', () => {
    const typed = 'Eve\u0007 https://evil.example/x www.evil.example';
    const { subject, text, html } = written('Muster', {
      subject: `${typed} invited you`,
      paragraphs: [`${typed}\r\n\r\nYour password has expired`],
      items: [{ text: typed, note: typed, url: 'https://muster.example.com/issues/1' }],
      action: { label: 'Join', url: 'https://muster.example.com/join' },
    });
    for (const part of [subject, text, html]) {
      for (const spelled of ['\u0007', 'evil.example', '://evil', 'www.evil']) expect(part).not.toContain(spelled);
      expect(part.replaceAll('\u2060', '')).toContain('https://evil.example/x');
    }
    expect(text).toContain('www.\u2060evil.\u2060example Your password');
    expect(text).toContain('https://muster.example.com/join');
  });
});

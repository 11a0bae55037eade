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
    expect(subject).toBe('Hello Bcc: eve@example.com');
    expect(text).toContain('- one - two');
  });
});

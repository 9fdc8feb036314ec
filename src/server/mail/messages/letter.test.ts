import { expect, it } from 'vitest';
import { composeLetter } from './letter.ts';

const letter = {
  to: 'ada@example.test',
  subject: 'A "quoted" <subject> & more',
  greeting: 'Hello <b>Ada</b>,',
  paragraphs: ['One & two.', 'Three.'],
  action: { label: 'Open', url: 'https://x.example/?a=1&b="2"' },
  footnote: 'The end.',
};

it('says the same in both parts', () => {
  const { text, html } = composeLetter(letter);
  expect(text).toBe(
    'Hello <b>Ada</b>,\n\nOne & two.\n\nThree.\n\nOpen:\nhttps://x.example/?a=1&b="2"\n\nThe end.\n\nRequisite',
  );
  for (const words of ['One &amp; two.', 'Three.', '>Open</a>', 'The end.']) {
    expect(html).toContain(words);
  }
});

it('lets nothing in the words become markup', () => {
  const { html } = composeLetter(letter);
  expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,');
  expect(html).toContain('<title>A &quot;quoted&quot; &lt;subject&gt; &amp; more</title>');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;2&quot;"');
});

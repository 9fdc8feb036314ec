import { describe, expect, it } from 'vitest';

import { writeBlocksAsHtml, writeTextAsHtml } from './document-html.ts';

describe('writeBlocksAsHtml', () => {
  it('writes each kind of block', () => {
    expect(
      writeBlocksAsHtml([
        { kind: 'heading', level: 2, text: 'Pay & place' },
        { kind: 'paragraph', text: 'One\nline\n\nTwo' },
        { kind: 'list', ordered: true, items: ['a', 'b'] },
        { kind: 'facts', items: [{ label: 'Pay', text: '$32' }] },
        { kind: 'code', text: 'a AND\nb', label: 'Broad' },
        { kind: 'table', columns: ['A', 'B'], rows: [['1', '2']] },
        { kind: 'meter', label: 'Score', value: 7, max: 10 },
        { kind: 'bars', title: 'Time', unit: '%', parts: [{ label: 'Calls', value: 30 }] },
      ]),
    ).toBe(
      '<h2>Pay &amp; place</h2><p>One<br>line</p><p>Two</p><ol><li>a</li><li>b</li></ol>' +
        '<p><b>Pay:</b> $32</p><p>Broad</p><pre>a AND\nb</pre>' +
        '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>' +
        '<p><b>Score:</b> 7 of 10</p><p>Time</p><ul><li>Calls: 30%</li></ul>',
    );
  });
});

describe('writeTextAsHtml', () => {
  it('lets no markup of the text through', () => {
    expect(writeTextAsHtml('<img src=x onerror="alert(1)">\n\nBye')).toBe(
      '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p><p>Bye</p>',
    );
  });
});

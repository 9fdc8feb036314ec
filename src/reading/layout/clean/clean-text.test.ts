import { describe, expect, it } from 'vitest';
import { quote } from './mapped-text.ts';
import { cleanText } from './clean-text.ts';

function clean(text: string): string {
  return cleanText(text).text.trim();
}

describe('cleanText', () => {
  it('turns HTML into lines and drops what nobody reads', () => {
    const html =
      '<style>p{color:red}</style><h1>Cook</h1><p>Fish &amp; chips</p><ul><li>One</li><li>Two</li></ul><script>pay(1)</script>';
    expect(clean(html).split(/\n+/)).toEqual(['# Cook', 'Fish & chips', '• One', '• Two']);
  });

  it('leaves angle brackets that are no tags', () => {
    expect(clean('<5 years or <your name>')).toBe('<5 years or <your name>');
  });

  it('drops the style sheet of Word', () => {
    const pasted =
      'Normal 0 false false false EN-US X-NONE X-NONE\ntable.MsoNormalTable {mso-style-name:x;}\nClerk';
    expect(clean(pasted)).toBe('Clerk');
  });

  it('unwraps markdown', () => {
    expect(clean('**Title:** Cook\n[our site](https://a.example)\n| Pay | $20 |\n|---|---|')).toBe(
      'Title: Cook\nour site\nPay | $20',
    );
  });

  it('breaks up what was run together', () => {
    expect(clean('customer service.Requirements: two years•Lifting•Driving')).toBe(
      'customer service.\nRequirements: two years\n•Lifting\n•Driving',
    );
    expect(clean('Good skillsAbility to liftReads plansWrites wellOwns tools')).toContain(
      'skills\nAbility to lift\nReads',
    );
  });

  it('keeps names with capitals inside', () => {
    expect(clean('LinkedIn, JavaScript, GitHub, YouTube and PowerPoint')).toBe(
      'LinkedIn, JavaScript, GitHub, YouTube and PowerPoint',
    );
  });

  it('repairs misread characters', () => {
    expect(clean('weâ€™re hiring â€“ Â£12')).toBe("we're hiring – £12");
  });

  it('traces every word back to the original', () => {
    const original = '<p>Pay:&nbsp;<b>$20</b>&ndash;$25 an hour</p>';
    const source = cleanText(original);
    const start = source.text.indexOf('$20');
    const end = source.text.indexOf('$25') + 3;
    expect(quote(source, { start, end })).toEqual({
      quote: '$20</b>&ndash;$25',
      start: 16,
      end: 33,
    });
  });
});

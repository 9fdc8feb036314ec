import { productName, reviewNotice, listOrigins, type Booklet } from '../booklet.ts';
import { measureText, setText } from './blocks/set-text.ts';
import { colours, pageWidth, sans, type Typefaces } from './page/look.ts';
import { merge } from './page/strip.ts';
import type { Paper } from './paper.ts';

const style = sans(7.5, colours.faint, 0.5);
const headFoot = 48;

/** What stands above and below every page, once it is known how many there are. */
export function drawMargins(booklet: Booklet, paper: Paper, typefaces: Typefaces): void {
  const { combined, sections, job, organization } = booklet;
  const { sheet } = paper;
  const set = (text: string, width: number, align: 'left' | 'right' = 'left') =>
    merge(setText(typefaces, flatten(text), { style, width, align, meaning: 'artifact' }));
  const notice = [listOrigins(booklet).length > 0 ? reviewNotice : productName, organization]
    .filter(Boolean)
    .join(' · ');
  const left = combined ? 'All tools' : (sections[0]?.document.title ?? '');
  const rightWidth = Math.min(
    measureText(typefaces, flatten(job.title), style) + 1,
    pageWidth * 0.6,
  );
  const running = [
    { x: sheet.left, strip: set(left, pageWidth - rightWidth - 16) },
    { x: sheet.left + pageWidth - rightWidth, strip: set(job.title, rightWidth, 'right') },
  ];
  const numberWidth = 90;
  const said = set(notice, pageWidth - numberWidth);
  paper.pages.forEach((canvas, index) => {
    const number = set(`Page ${index + 1} of ${paper.pages.length}`, numberWidth, 'right');
    canvas.inMargins(() => {
      if (index > 0) {
        for (const { x, strip } of running) strip.draw({ canvas, x, y: headFoot - strip.height });
      }
      canvas.box({ x: sheet.left, y: sheet.foot, width: pageWidth, height: 0.5 }, colours.line);
      said.draw({ canvas, x: sheet.left, y: sheet.foot + 6 });
      number.draw({ canvas, x: sheet.left + pageWidth - numberWidth, y: sheet.foot + 6 });
    });
  });
}

/** There is room for words, not for lines. */
const flatten = (text: string) => text.replaceAll(/\s+/gu, ' ');

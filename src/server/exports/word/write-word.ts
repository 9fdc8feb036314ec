import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TableOfContents,
  TabStopType,
  TextRun,
  type ISectionOptions,
  type Table,
} from 'docx';
import {
  bookletFacts,
  bookletTitle,
  listOrigins,
  productName,
  reviewNotice,
  writeOrigin,
  type Booklet,
  type Section,
} from '../booklet.ts';
import { colours, numbering, pageSizes, pageWidth, sans, styleNames, styles } from './styles.ts';
import { say, writeBlock, writeLines, type Counting } from './write-blocks.ts';

/** A Word file with real styles, lists, tables and contents, to go on editing. */
export async function writeWord(booklet: Booklet): Promise<Uint8Array<ArrayBuffer>> {
  const { combined, organization, sections } = booklet;
  const origins = listOrigins(booklet);
  const counting: Counting = { lists: 0 };
  const bodies = sections.map((section) => writeSection(section, counting));
  const document = new Document({
    title: bookletTitle(booklet),
    creator: organization || productName,
    lastModifiedBy: productName,
    description: origins.join(' '),
    keywords: reviewNotice,
    styles,
    numbering,
    sections: combined
      ? [
          { ...frame(booklet), children: writeCover(booklet) },
          ...bodies.map((children) => ({ ...frame(booklet), children })),
        ]
      : [
          {
            ...frame(booklet),
            children: [...(bodies[0] ?? [])].toSpliced(1, 0, ...writeFacts(booklet)),
          },
        ],
  });
  return Uint8Array.from(await Packer.toBuffer(document));
}

function writeCover(booklet: Booklet) {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: writeLines(booklet.job.title) }),
    ...writeFacts(booklet),
    ...listOrigins(booklet).map((origin) => say(origin, styleNames.origin)),
    new Paragraph({
      style: styleNames.contents,
      pageBreakBefore: true,
      children: writeLines('Contents'),
    }),
    // Links instead of page numbers: only Word knows its pages, and laying them out here takes seconds.
    new TableOfContents('Contents', {
      hyperlink: true,
      headingStyleRange: '1-2',
      pageNumbersEntryLevelsRange: '1-2',
    }),
  ];
}

const writeFacts = (booklet: Booklet) =>
  bookletFacts(booklet).map(
    ({ label, text }) =>
      new Paragraph({
        style: styleNames.cell,
        children: [new TextRun({ text: `${label}: `, color: colours.faint }), ...writeLines(text)],
      }),
  );

function writeSection(section: Section, counting: Counting): (Paragraph | Table)[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: writeLines(section.document.title),
    }),
    say(writeOrigin(section), styleNames.origin),
    ...section.document.blocks.flatMap((block) => writeBlock(block, counting)),
  ];
}

const small = { size: 15, color: colours.faint, font: sans };
const tabStops = [{ type: TabStopType.RIGHT, position: pageWidth }];

/** What stands above and below every page. */
function frame({ organization, job, paper }: Booklet): Omit<ISectionOptions, 'children'> {
  const notice = [reviewNotice, organization].filter(Boolean).join(' · ');
  const size = pageSizes[paper];
  const side = Math.floor((size.width - pageWidth) / 2);
  return {
    properties: {
      page: {
        size,
        margin: { top: 1440, bottom: 1200, left: side, right: side },
      },
    },
    headers: {
      default: new Header({
        children: [
          new Paragraph({
            alignment: AlignmentType.END,
            children: [new TextRun({ text: job.title, ...small })],
          }),
        ],
      }),
    },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            tabStops,
            children: [
              new TextRun({ text: notice, ...small }),
              new TextRun({
                children: [new Tab(), 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                ...small,
              }),
            ],
          }),
        ],
      }),
    },
  };
}

import type { Block } from '#shared/document.ts';
import { writeAmount } from '#shared/document-text.ts';
import { toolInfo } from '#shared/tool-info.ts';
import {
  bookletFacts,
  bookletTitle,
  listOrigins,
  productName,
  reviewNotice,
  writeOrigin,
  type Booklet,
} from '../booklet.ts';
import { breakWords } from './break-words.ts';
import { chooseFonts } from './fonts.ts';
import { composeTable } from './compose-table.ts';

/** A booklet as the layout takes it: every text ready to be placed, every picture as shares. */
export function composeBooklet(booklet: Booklet) {
  const { job, organization, combined, sections, date } = booklet;
  const [year, month, day] = date.split('-').map(Number);
  const origins = listOrigins(booklet);
  const fonts = chooseFonts(JSON.stringify(booklet));
  return {
    fontFiles: fonts.files,
    data: {
      fonts: fonts.families,
      product: productName,
      title: bookletTitle(booklet),
      author: organization || productName,
      description: origins.join(' '),
      keywords: origins.length > 0 ? [reviewNotice, ...new Set(sections.flatMap(listWriters))] : [],
      date: { year, month, day },
      notice: [origins.length > 0 ? reviewNotice : productName, organization]
        .filter(Boolean)
        .join(' · '),
      organization,
      running: {
        left: combined ? 'All tools' : (sections[0]?.document.title ?? ''),
        right: job.title,
      },
      combined,
      columns: sections.length > 4,
      facts: bookletFacts(booklet).map(({ label, text }) => ({ label, ...place(text) })),
      cover: {
        title: breakWords(job.title, 24),
        subtitle: describeContents(sections.length),
        note: origins.join('\n'),
      },
      sections: sections.map((section) => ({
        title: breakWords(section.document.title, 30),
        purpose: section.tool ? toolInfo[section.tool].purpose : '',
        written: writeOrigin(section),
        blocks: section.document.blocks.map(composeBlock),
      })),
    },
  };
}

const listWriters = ({ provenance }: Booklet['sections'][number]): string[] =>
  provenance ? [provenance.model ?? provenance.writer] : [];

const describeContents = (count: number) =>
  count === 1 ? 'One recruiting tool' : `${count} recruiting tools`;

const startsRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);

const longestWord = 40;
const place = (text: string) => ({
  text: breakWords(text, longestWord),
  ...(startsRightToLeft(text) ? { rtl: true } : {}),
});

function composeBlock(block: Block) {
  switch (block.kind) {
    case 'heading':
      return { ...block, text: breakWords(block.text, 30) };
    case 'paragraph':
    case 'note':
      return { kind: block.kind, ...place(block.text) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => breakWords(item, longestWord)),
        ...(startsRightToLeft(block.items[0] ?? '') ? { rtl: true } : {}),
      };
    case 'facts':
      return {
        kind: block.kind,
        items: block.items.map(({ label, text }) => ({
          label: breakWords(label, 16),
          ...place(text),
        })),
      };
    case 'quote':
      return { kind: block.kind, ...place(block.text), from: block.from ?? null };
    case 'code':
      return {
        kind: block.kind,
        text: breakWords(block.text.replaceAll('\t', '    '), 70),
        label: block.label ?? null,
      };
    case 'table':
      return composeTable(block);
    case 'meter':
      return composeMeter(block);
    default:
      return composeParts(block);
  }
}

function composeMeter({ label, value, max, note }: Extract<Block, { kind: 'meter' }>) {
  return {
    kind: 'meter',
    label: breakWords(label, 24),
    share: max > 0 ? value / max : 0,
    amount: max === 100 ? writeAmount(value, '%') : `${writeAmount(value, '')} of ${max}`,
    note: note ?? null,
  };
}

function composeParts({ kind, title, unit, parts }: Extract<Block, { kind: 'bars' | 'pie' }>) {
  const positive = parts.map(({ value }) => Math.max(0, value));
  const whole =
    kind === 'pie' ? positive.reduce((sum, value) => sum + value, 0) : Math.max(0, ...positive);
  return {
    kind,
    title: breakWords(title, longestWord),
    parts: parts.map(({ label, value }, index) => ({
      label: breakWords(label, 20),
      amount: writeAmount(value, unit),
      share: whole > 0 ? (positive[index] ?? 0) / whole : 0,
    })),
  };
}

import { readFileSync } from 'node:fs';
import type { Block } from '../src/shared/document.ts';
import { writeAmount } from '../src/shared/document-text.ts';
import {
  bookletFacts,
  listOrigins,
  productName,
  reviewNotice,
  writeOrigin,
  type Booklet,
} from '../src/server/exports/booklet.ts';

/** A booklet as a web page with the faces, sizes and pictures of our own PDF, for a browser to print. */

const faces = [
  ['Newsreader', 400, 'newsreader/400Regular/Newsreader_400Regular.ttf'],
  ['Newsreader', 500, 'newsreader/500Medium/Newsreader_500Medium.ttf'],
  ['Newsreader', 600, 'newsreader/600SemiBold/Newsreader_600SemiBold.ttf'],
  ['Inter', 400, 'inter/400Regular/Inter_400Regular.ttf'],
  ['Inter', 600, 'inter/600SemiBold/Inter_600SemiBold.ttf'],
  ['JetBrains Mono', 400, 'jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf'],
] as const;

const style = `
body { font: 10.5pt/1.4 Newsreader, serif; color: #1a1c1f; margin: 0 }
section { break-before: page }
h1 { font-size: 22pt; font-weight: 500 }
h2 { font-size: 14.5pt; font-weight: 600; border-bottom: 0.5pt solid #e4e0d6; padding-bottom: 5pt }
h3 { font: 600 10pt Inter } h4 { font: 600 9pt Inter; color: #46494f }
h1, h2, h3, h4 { break-after: avoid }
dl { display: grid; grid-template-columns: 104pt 1fr; gap: 7pt 14pt }
dt, .note, .small { font: 8.5pt Inter; color: #66686d } dd { margin: 0 }
table { width: 100%; border-collapse: collapse; font: 8.5pt Inter; margin: 10pt 0 14pt }
th, td { text-align: left; vertical-align: top; padding: 5pt; border-bottom: 0.5pt solid #e4e0d6 }
tr { break-inside: avoid }
pre { font: 8.5pt 'JetBrains Mono'; white-space: pre-wrap; background: #f3f1eb; padding: 9pt; border-radius: 4pt }
blockquote { border-left: 1.5pt solid #0b5f5e; padding-left: 12pt; margin: 10pt 0 }
.part { display: grid; grid-template-columns: 1fr 150pt 64pt; gap: 12pt; font: 9pt Inter; break-inside: avoid; margin: 8pt 0 }
nav { break-before: page; columns: 2; font: 8.5pt Inter }
.cover { padding-top: 160pt }`;

/** Loaded once and kept, with its fonts: only the body changes from job to job. */
export function writeShell(): string {
  const fonts = faces.map(([family, weight, file]) => {
    const bytes = readFileSync(`node_modules/@expo-google-fonts/${file}`).toString('base64');
    return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${bytes}) }`;
  });
  return `<!doctype html><html lang="en"><style>${fonts.join('\n')}${style}</style><body></body></html>`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
const element = (name: string, texts: readonly (string | undefined)[]) =>
  texts.map((text) => `<${name}>${escape(text ?? '')}</${name}>`).join('');

export function writeBody(booklet: Booklet): string {
  const { job, sections } = booklet;
  const contents = sections.map(
    ({ document }, section) =>
      `<p><b>${link(`s${section}`, document.title)}</b></p>${document.blocks
        .map((block, index) =>
          block.kind === 'heading' && block.level === 1
            ? `<p>${link(`s${section}b${index}`, block.text)}</p>`
            : '',
        )
        .join('')}`,
  );
  const bodies = sections.map((section, at) => {
    const blocks = section.document.blocks.map((block, index) =>
      writeBlock(block, `s${at}b${index}`),
    );
    return `<section><h1 id="s${at}">${escape(section.document.title)}</h1><p class="small">${escape(writeOrigin(section))}</p>${blocks.join('')}</section>`;
  });
  return [
    `<div class="cover"><p>${productName}</p><h1>${escape(job.title)}</h1>`,
    writeFacts(bookletFacts(booklet)),
    `${element('p', listOrigins(booklet))}</div>`,
    `<nav><h1>Contents</h1>${contents.join('')}</nav>`,
    ...bodies,
  ].join('');
}

const link = (to: string, text: string) => `<a href="#${to}">${escape(text)}</a>`;
const writeFacts = (items: readonly { label: string; text: string }[]) =>
  `<dl>${items.map(({ label, text }) => element('dt', [label]) + element('dd', [text])).join('')}</dl>`;

function writeBlock(block: Block, id: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level + 1} id="${id}">${escape(block.text)}</h${block.level + 1}>`;
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>${element('li', block.items)}</${name}>`;
    }
    case 'facts':
      return writeFacts(block.items);
    case 'table':
      return `<table>${block.caption ? element('caption', [block.caption]) : ''}<thead><tr>${element('th', block.columns)}</tr></thead>${block.rows.map((row) => `<tr>${element('td', row)}</tr>`).join('')}</table>`;
    case 'meter':
      return writePart(block.label, block.value / block.max, writeAmount(block.value, ''));
    case 'bars':
    case 'pie': {
      const whole = Math.max(...block.parts.map(({ value }) => value));
      const parts = block.parts.map(({ label, value }) =>
        writePart(label, value / whole, writeAmount(value, block.unit)),
      );
      return `<h4>${escape(block.title)}</h4>${parts.join('')}`;
    }
    case 'code':
      return `${element('h4', block.label ? [block.label] : [])}<pre>${escape(block.text)}</pre>`;
    case 'quote':
      return `<blockquote>${escape(block.text)}<br>${escape(block.from ?? '')}</blockquote>`;
    case 'note':
      return `<p class="note">${escape(block.text)}</p>`;
    default:
      return element('p', [block.text]);
  }
}

const writePart = (label: string, share: number, amount: string) =>
  `<div class="part"><span>${escape(label)}</span><svg width="150pt" height="6pt" aria-hidden="true"><rect width="150pt" height="6pt" rx="3pt" fill="#f3f1eb"/><rect width="${Math.round(share * 150)}pt" height="6pt" rx="3pt" fill="#0b5f5e"/></svg><b>${escape(amount)}</b></div>`;

const inMargin = (words: string) =>
  `<div style="font: 7.5pt Inter, sans-serif; width: 100%; margin: 0 72pt; display: flex; justify-content: space-between">${words}</div>`;

/** What stands above and below every page. */
export const writeMargins = (booklet: Booklet) => ({
  headerTemplate: inMargin(element('span', ['All tools', booklet.job.title])),
  footerTemplate: inMargin(
    `${element('span', [`${reviewNotice} · ${booklet.organization}`])}<span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span>`,
  ),
});

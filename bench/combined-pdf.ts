import { chromium } from '@playwright/test';
import { findInstalledBrowser } from '../scripts/services/find-browser.ts';
import type { Block } from '../src/shared/document.ts';
import type { Booklet } from '../src/server/exports/booklet.ts';
import { createRenderer } from '../src/server/exports/rendering/renderer.ts';
import { writtenBooklets } from '../src/server/exports/testing/written-booklets.ts';
import type { Benchmark } from './benchmarks.ts';

/**
 * All tools of a job as one PDF: set by us, and the same content printed by Chromium. Both are warm,
 * and every round is another job, so that neither answers from memory.
 */
export const combinedPdfBenchmark: Benchmark = async () => {
  const booklets = writtenBooklets(12).map(({ booklet }) => booklet);
  const renderer = createRenderer({ milliseconds: 120_000 });
  const executablePath = findInstalledBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath ? { executablePath } : {}),
  });
  const page = await browser.newPage();

  const print = async (booklet: Booklet) => {
    await page.setContent(writeHtml(booklet));
    await page.pdf({ format: 'Letter', tagged: true, outline: true });
  };
  const set = (booklet: Booklet) => renderer.render({ format: 'pdf', booklet });

  const warming = booklets.splice(0, 3);
  for (const booklet of warming) {
    await set(booklet);
    await print(booklet);
  }
  const theirs = booklets.values();
  const ours = booklets.values();
  return {
    comparisons: [
      {
        name: 'All tools of a job as PDF, against Chromium',
        rounds: booklets.length,
        baseline: () => print(next(theirs)),
        candidate: () => set(next(ours)),
      },
    ],
    close: async () => {
      await renderer.close();
      await browser.close();
    },
  };
};

function next(booklets: IterableIterator<Booklet>): Booklet {
  const { value, done } = booklets.next();
  if (done) throw new Error('There are fewer jobs than rounds.');
  return value;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
const element = (name: string, texts: readonly string[]) =>
  texts.map((text) => `<${name}>${escape(text)}</${name}>`).join('');

function writeHtml({ job, sections }: Booklet): string {
  const bodies = sections.map(
    ({ document }) =>
      `<section>${element('h1', [document.title])}${document.blocks.map(writeBlock).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><title>${escape(job.title)}</title><style>body{font:11pt serif}section{break-before:page}table{width:100%;border-collapse:collapse}td,th{border-bottom:1px solid #ddd;text-align:left}meter{width:150px}</style>${bodies.join('')}</html>`;
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level + 1}`, [block.text]);
    case 'list':
      return `<ul>${element('li', block.items)}</ul>`;
    case 'facts':
      return `<dl>${block.items.map(({ label, text }) => element('dt', [label]) + element('dd', [text])).join('')}</dl>`;
    case 'table':
      return `<table><thead><tr>${element('th', block.columns)}</tr></thead>${block.rows.map((row) => `<tr>${element('td', row)}</tr>`).join('')}</table>`;
    case 'meter':
      return `<p>${escape(block.label)} <meter value="${block.value}" max="${block.max}"></meter> ${block.value}</p>`;
    case 'bars':
    case 'pie':
      return `<p>${escape(block.title)}</p>${block.parts.map(({ label, value }) => `<p>${escape(label)} <meter value="${value}" max="100"></meter> ${value}</p>`).join('')}`;
    case 'code':
      return `<pre style="white-space:pre-wrap">${escape(block.text)}</pre>`;
    case 'quote':
      return element('blockquote', [block.text]);
    default:
      return element('p', [block.text]);
  }
}

import type { ExportFormat } from '#shared/export-format.ts';
import type { Booklet } from './booklet.ts';
import type { Order } from './rendering/order.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeTxt } from './write-txt.ts';

/** The renderer, on behalf of whoever asked. */
export type Render = (order: Order) => Promise<Uint8Array>;

type Make = (booklet: Booklet, render: Render) => string | Promise<Uint8Array>;

export const makeFile: Record<ExportFormat, Make> = {
  pdf: (booklet, render) => render({ format: 'pdf', booklet }),
  docx: (booklet, render) => render({ format: 'docx', booklet }),
  txt: writeTxt,
  md: writeMarkdown,
};

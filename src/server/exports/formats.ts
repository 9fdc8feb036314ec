import type { Booklet } from './booklet.ts';
import type { Order } from './rendering/order.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeTxt } from './write-txt.ts';

/** The renderer, on behalf of whoever asked. */
export type Render = (order: Order) => Promise<Uint8Array>;

interface Format {
  name: string;
  mediaType: string;
  make: (booklet: Booklet, render: Render) => string | Promise<Uint8Array>;
}

/** The kinds of file that every tool and every job can be had as, by their extension. */
export const formats = {
  pdf: {
    name: 'PDF',
    mediaType: 'application/pdf',
    make: (booklet, render) => render({ format: 'pdf', booklet }),
  },
  txt: { name: 'plain text', mediaType: 'text/plain; charset=utf-8', make: writeTxt },
  docx: {
    name: 'Word',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: (booklet, render) => render({ format: 'docx', booklet }),
  },
  md: { name: 'Markdown', mediaType: 'text/markdown; charset=utf-8', make: writeMarkdown },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;
export const formatIds = Object.keys(formats) as FormatId[];

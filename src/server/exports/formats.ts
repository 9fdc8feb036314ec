import type { Booklet } from './booklet.ts';
import type { Renderer } from './rendering/renderer.ts';
import { writeMarkdown } from './write-markdown.ts';
import { writeTxt } from './write-txt.ts';

interface Format {
  name: string;
  mediaType: string;
  make: (booklet: Booklet, renderer: Renderer) => string | Promise<Uint8Array>;
}

/** The kinds of file that every tool and every job can be had as, by their extension. */
export const formats = {
  pdf: {
    name: 'PDF',
    mediaType: 'application/pdf',
    make: (booklet, renderer) => renderer.render({ format: 'pdf', booklet }),
  },
  txt: { name: 'plain text', mediaType: 'text/plain; charset=utf-8', make: writeTxt },
  docx: {
    name: 'Word',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: (booklet, renderer) => renderer.render({ format: 'docx', booklet }),
  },
  md: { name: 'Markdown', mediaType: 'text/markdown; charset=utf-8', make: writeMarkdown },
} as const satisfies Record<string, Format>;

export type FormatId = keyof typeof formats;
export const formatIds = Object.keys(formats) as FormatId[];

/** The kinds of file that every tool and every job can be had as, by their extension, in the words of the buttons. */
export const exportFormats = {
  txt: {
    mediaType: 'text/plain; charset=utf-8',
    name: 'TXT',
    choice: 'TXT File',
    item: 'Plain text (.txt)',
    description: 'Plain text for any program',
  },
  pdf: {
    mediaType: 'application/pdf',
    name: 'PDF',
    choice: 'PDF File',
    item: 'PDF (.pdf)',
    description: 'Formatted document, ready to send',
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'Word',
    choice: 'Word File',
    item: 'Word (.docx)',
    description: 'To go on editing, with real styles and tables',
  },
  md: {
    mediaType: 'text/markdown; charset=utf-8',
    name: 'Markdown',
    choice: 'Markdown',
    item: 'Markdown (.md)',
    description: 'For a wiki, a ticket or notes',
  },
} as const;

export type ExportFormat = keyof typeof exportFormats;
export const exportFormatIds = Object.keys(exportFormats) as ExportFormat[];

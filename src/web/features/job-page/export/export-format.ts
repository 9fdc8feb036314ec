/** The kinds of file that every tool and every job can be had as, in the words of the buttons and of the calls. */
export const exportFormats = {
  txt: {
    name: 'TXT',
    choice: 'TXT File',
    item: 'Plain text (.txt)',
    description: 'Plain text for any program',
  },
  pdf: {
    name: 'PDF',
    choice: 'PDF File',
    item: 'PDF (.pdf)',
    description: 'Formatted document, ready to send',
  },
  docx: {
    name: 'Word',
    choice: 'Word File',
    item: 'Word (.docx)',
    description: 'To go on editing, with real styles and tables',
  },
  md: {
    name: 'Markdown',
    choice: 'Markdown',
    item: 'Markdown (.md)',
    description: 'For a wiki, a ticket or notes',
  },
} as const;

export type ExportFormat = keyof typeof exportFormats;

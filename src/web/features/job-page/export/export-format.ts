/** The kinds of file, in the words of the buttons and of the calls. */
export const exportFormats = {
  txt: { name: 'TXT', choice: 'TXT File', description: 'Plain text for any program' },
  pdf: { name: 'PDF', choice: 'PDF File', description: 'Formatted document, ready to send' },
  docx: {
    name: 'Word',
    choice: 'Word File',
    description: 'Formatted document you can go on editing',
  },
} as const;

export type ExportFormat = keyof typeof exportFormats;
export const exportFormatIds = Object.keys(exportFormats) as ExportFormat[];

export const outputExportPath = (jobId: number, outputId: number, format: ExportFormat) =>
  `/api/jobs/${jobId}/outputs/${outputId}/${format}`;

export const combinedExportPath = (jobId: number, format: ExportFormat) =>
  `/api/jobs/${jobId}/export/combined-${format}`;

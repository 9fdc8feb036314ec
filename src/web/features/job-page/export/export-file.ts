import type { ToolId } from '#shared/tool-info.ts';

import { type ExportFormat, exportFormats } from '#shared/export-format.ts';

/** A file that the server makes when it is asked for. */
export interface ExportFile {
  path: string;
  /** "Unable to generate PDF." */
  name: string;
  /** What is said once it is there. */
  done: string;
}

interface OutputFile {
  jobId: number;
  outputId: number;
  format: ExportFormat;
}

export const outputFile = ({ jobId, outputId, format }: OutputFile): ExportFile => ({
  path: `/api/jobs/${jobId}/outputs/${outputId}/${format}`,
  name: exportFormats[format].name,
  done: format === 'pdf' ? 'PDF exported' : 'Download started',
});

export const combinedFile = (jobId: number, format: ExportFormat): ExportFile => ({
  path: `/api/jobs/${jobId}/export/combined-${format}`,
  name: exportFormats[format].name,
  done: 'Export completed',
});

export const hiringFile = (jobId: number): ExportFile => ({
  path: `/api/jobs/${jobId}/export/hiring-file`,
  name: 'the hiring file',
  done: 'Export completed',
});

export const boardPostFile = (jobId: number): ExportFile => ({
  path: `/api/jobs/${jobId}/export/board-post`,
  name: 'the text',
  done: 'Download started',
});

interface SystemFile {
  item: string;
  path: string;
  name: string;
}

/** What was agreed and what is open, for whoever has to keep to it. */
export const alignmentSheets = (jobId: number): (ExportFile & { item: string })[] =>
  [
    { item: 'Alignment sheet (.pdf)', format: 'pdf' },
    { item: 'Alignment sheet (.docx)', format: 'docx' },
  ].map(({ item, format }) => ({
    item,
    path: `/api/jobs/${jobId}/alignment-sheet?format=${format}`,
    name: 'the alignment sheet',
    done: 'Download started',
  }));

/** What other systems and other hands take up; most tools have none. */
const systemFiles: Partial<Record<ToolId, SystemFile[]>> = {
  attractionPosting: [{ item: 'For Google Jobs (JSON-LD)', path: 'job-posting', name: 'JSON-LD' }],
  scorecardAssistant: [
    { item: 'Interview sheet (.pdf)', path: 'scorecard-sheet', name: 'the interview sheet' },
    { item: 'Spreadsheet (.csv)', path: 'scorecard-csv', name: 'CSV' },
  ],
};

export const listSystemFiles = (jobId: number, tool: ToolId): (ExportFile & { item: string })[] => [
  ...(systemFiles[tool] ?? []).map(({ item, path, name }) => ({
    item,
    path: `/api/jobs/${jobId}/export/${path}`,
    name,
    done: 'Download started',
  })),
  ...(tool === 'intakeAssistant' ? alignmentSheets(jobId) : []),
];

import type { AppDeps } from '../../app-deps.ts';
import type { Caller } from '../../organizations/caller.ts';
import type { Render } from '../formats.ts';
import type { Gathered } from '../gather-booklet.ts';
import { makeBoardPostFile, makePostingFile } from './posting-files.ts';
import { makeScorecardCsv, makeScorecardSheet } from './scorecard-files.ts';

interface Making {
  caller: Caller;
  gathered: Gathered;
  render: Render;
}

interface SystemFile {
  path: string;
  summary: string;
  extension: string;
  mediaType: string;
  of: 'attractionPosting' | 'scorecardAssistant';
  /** What it is called among the others of a hiring file. */
  zipName: string;
  make: (deps: AppDeps, making: Making) => Promise<string | Uint8Array>;
}

/** Each file that is made of one tool for another system or another hand. */
export const systemFiles: SystemFile[] = [
  {
    path: 'job-posting',
    summary: 'The posting as schema.org JobPosting, for search engines and job boards',
    extension: 'jsonld',
    mediaType: 'application/ld+json; charset=utf-8',
    of: 'attractionPosting',
    zipName: 'job-posting.jsonld',
    make: makePostingFile,
  },
  {
    path: 'board-post',
    summary: 'The posting as plain text to paste, within the limits of the places it goes to',
    extension: 'txt',
    mediaType: 'text/plain; charset=utf-8',
    of: 'attractionPosting',
    zipName: 'job-board-post.txt',
    make: async (_deps, { gathered }) => makeBoardPostFile(gathered),
  },
  {
    path: 'scorecard-csv',
    summary: 'The scorecard for a spreadsheet',
    extension: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    of: 'scorecardAssistant',
    zipName: 'scorecard.csv',
    make: async (_deps, { gathered }) => makeScorecardCsv(gathered),
  },
  {
    path: 'scorecard-sheet',
    summary: 'The scorecard as a sheet to print and fill in',
    extension: 'pdf',
    mediaType: 'application/pdf',
    of: 'scorecardAssistant',
    zipName: 'scorecard-sheet.pdf',
    make: (_deps, { gathered, render }) => makeScorecardSheet(gathered, render),
  },
];

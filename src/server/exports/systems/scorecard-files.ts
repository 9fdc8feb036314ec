import { readScorecardAssistant } from '#tools/scorecard-assistant/content.ts';
import { cleanTexts } from '../clean-text.ts';
import type { Render } from '../formats.ts';
import type { Gathered } from '../gather-booklet.ts';
import { requireTool } from './require-tool.ts';
import { writeScorecardCsv, writeScorecardSheet } from './scorecard.ts';

const readCriteria = (gathered: Gathered) =>
  readScorecardAssistant(requireTool(gathered, 'scorecardAssistant')).customizedInterviewScorecard;

export const makeScorecardCsv = (gathered: Gathered): string =>
  writeScorecardCsv(readCriteria(gathered));

export function makeScorecardSheet(gathered: Gathered, render: Render): Promise<Uint8Array> {
  const { booklet } = gathered;
  const document = cleanTexts(writeScorecardSheet(readCriteria(gathered)));
  const sections = booklet.sections
    .filter(({ tool }) => tool === 'scorecardAssistant')
    .map((section) => ({ ...section, document }));
  return render({ format: 'pdf', booklet: { ...booklet, combined: false, sections } });
}

import type { Document } from '#shared/document.ts';
import type { ScorecardAssistantView } from '#tools/scorecard-assistant/content.ts';
import { byteOrderMark, csvLine } from '../../audit/csv.ts';
import { cleanText } from '../clean-text.ts';

type Criteria = ScorecardAssistantView['customizedInterviewScorecard'];

const writeWeight = (weight: number | null) => (weight === null ? '' : `${weight}%`);

/** One row a criterion, with empty cells for the interviewer. */
export function writeScorecardCsv(criteria: Criteria): string {
  const head = ['Criterion', 'Weight', 'What it means', 'How to judge', 'Score (0-10)', 'Evidence'];
  const rows = criteria.map(({ criterion, weight, description, evaluationGuidance }) =>
    [criterion, writeWeight(weight), description, evaluationGuidance, '', ''].map(cleanText),
  );
  return byteOrderMark + [head, ...rows].map(csvLine).join('');
}

const blank = '_'.repeat(28);
/** A hand needs twice the room of print. */
const handwritingLines = [blank, blank, blank, blank].join('\n\n');

/** A sheet for one interview, to print and fill in by hand. */
export function writeScorecardSheet(criteria: Criteria): Document {
  return {
    title: 'Interview Scorecard',
    blocks: [
      {
        kind: 'facts',
        items: ['Candidate', 'Interviewer', 'Date'].map((label) => ({ label, text: blank })),
      },
      {
        kind: 'table',
        columns: ['Criterion', 'Weight', 'How to judge', 'Score (0-10)', 'Evidence'],
        rows: criteria.map(({ criterion, weight, description, evaluationGuidance }) => [
          criterion,
          writeWeight(weight),
          [description, evaluationGuidance].filter(Boolean).join('\n'),
          '____',
          handwritingLines,
        ]),
      },
      { kind: 'facts', items: [{ label: 'Signature', text: blank }] },
      {
        kind: 'note',
        text: 'Score every criterion before you compare notes with others. A person decides; this sheet does not.',
      },
    ],
  };
}

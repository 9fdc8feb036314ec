import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { generators } from '../generators.server.ts';
import { sourceOfText } from './source-of-text.ts';

const text = [
  'Harbor Operations Manager',
  'Remote',
  '',
  'Reports to: Harbor Director / COO',
  '',
  'What you will do',
  '- Direct procurement for all piers',
  '- Coordinate with purchasing and engineering departments on arrivals',
  '- Develop the berth plan of every week',
  '- Create the reports that the council reads',
  '- Manage the log of every crane',
  '- Plan the dredging of the basins',
  '',
  'Requirements',
  '- At least 8 years of experience in ports',
  '- Able to read tide tables',
  '- Able to brief pilots',
  '- Able to price berths',
].join('\n');
const source = sourceOfText(text);

const write = (id: 'attractionPosting' | 'intakeAssistant'): Record<string, never> => {
  const { figures, draft } = generators[id].prepare(source);
  return generators[id].merge(figures, draft) as Record<string, never>;
};

it('sells no routine duty, and puts no blank among the keywords', () => {
  const { publicJobPosting, embeddedKeywords, voiceStyle } = write(
    'attractionPosting',
  ) as never as {
    publicJobPosting: { whyJoinUs: string };
    embeddedKeywords: string[];
    voiceStyle: { targetAudience: string };
  };
  expect(publicJobPosting.whyJoinUs).not.toMatch(/in this job you/i);
  expect(embeddedKeywords.join()).not.toContain('[');
  expect(voiceStyle.targetAudience).toMatch(/^People of these backgrounds: \S/);
});

it('meets remote people by video, and lets the boss of a senior post speak at length', () => {
  const intake = JSON.stringify(write('intakeAssistant'));
  expect(intake).not.toContain('of the same visit');
  expect(intake).toMatch(/30 minutes by video/);
  expect(intake).toContain('one person or two');
  const asked = makePlan(source).questions.map(({ ask }) => ask);
  expect(asked.join('\n')).toMatch(/is purchasing a neighbou?r/);
  expect(intake).not.toContain('by the hour');
});

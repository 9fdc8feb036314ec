import type { Block } from '#shared/document.ts';
import { bullets, facts, headed, meter, paragraph, table } from '../document-blocks.ts';
import { documentOf, writeSections } from '../document-section.ts';
import type { HiringSynopsisView } from './content.ts';
import { hiringSynopsisOutline } from './outline.ts';
import { orderSteps, rankProfiles } from './synopsis-look.ts';

export function writeHiringSynopsisSections(view: HiringSynopsisView) {
  const { emailBlock: email, atsNoteSnippet: note } = view.outputFormats;
  const insights = view.engagementMarketInsights;
  return writeSections(hiringSynopsisOutline, {
    'executive-summary': [
      headed(2, 'Email', [
        ...facts([
          { label: 'Subject', text: email.subject },
          { label: 'Recipients', text: email.recipients.join(', ') },
        ]),
        ...paragraph(email.body),
        ...facts([{ label: 'Attachments', text: email.attachments.join(', ') }]),
      ]),
      headed(2, 'Applicant Tracking Note', writeTrackingNote(note)),
    ],
    'process-metrics': [
      facts(view.processMetrics),
      headed(2, 'Engagement', facts(insights.candidateEngagementMetrics)),
      headed(2, 'Sourcing Channels', bullets(insights.sourcingChannelPerformance)),
      headed(2, 'Market Conditions', facts(insights.marketConditions)),
      headed(2, 'Feedback Themes', bullets(insights.candidateFeedbackThemes)),
    ],
    'candidate-analysis': [
      facts(view.candidateAnalysis),
      ...rankProfiles(view.topCandidatesOverview).map(({ profile }) => writeProfile(profile)),
    ],
    'key-learnings': [
      bullets(view.keyLearnings),
      headed(2, 'Agreed-Upon Hiring Criteria', writeCriteria(view.agreedUponHiringCriteria)),
    ],
    challenges: view.risksAssumptions.map(writeRisk),
    recommendations: [
      table(
        ['Priority', 'Action', 'Owner', 'Due'],
        orderSteps(view.suggestedNextSteps).map(({ step: { priority, action, owner, due } }) => [
          priority,
          action,
          owner,
          due,
        ]),
      ),
    ],
  });
}

export const writeHiringSynopsis = documentOf(hiringSynopsisOutline, writeHiringSynopsisSections);

export function writeTrackingNote(
  note: HiringSynopsisView['outputFormats']['atsNoteSnippet'],
): Block[] {
  return [
    ...facts([{ label: 'Position status', text: note.positionStatus }]),
    ...headed(3, 'Key metrics', bullets(note.keyMetrics)),
    ...headed(3, 'Risk flags', bullets(note.riskFlags)),
    ...headed(3, 'Ranking', bullets(note.candidateRanking)),
    ...facts([{ label: 'Next milestone', text: note.nextMilestone }]),
  ];
}

function writeProfile(profile: HiringSynopsisView['topCandidatesOverview'][number]): Block[] {
  const parts = [
    ...meter({ label: 'Fit score', value: profile.fitScore, max: 100 }),
    ...facts([
      { label: 'Experience', text: profile.experience },
      { label: 'Certifications', text: profile.certifications.join(', ') },
    ]),
    ...headed(3, 'Strengths', bullets(profile.strengths)),
    ...headed(3, 'Concerns', bullets(profile.concerns)),
    ...headed(3, 'Recommendation', paragraph(profile.recommendation)),
  ];
  const name = profile.candidateProfile;
  return parts.length === 0 ? paragraph(name) : headed(2, name, parts);
}

function writeCriteria(criteria: HiringSynopsisView['agreedUponHiringCriteria']): Block[] {
  return table(
    ['Criterion', 'Requirement', 'Marks', 'Description', 'Verification'],
    criteria.map((item) => [
      item.criterion,
      item.requirement,
      [
        item.dealBreaker && writeMark('Deal breaker', item.dealBreakerWords),
        item.redFlag && writeMark('Red flag', item.redFlagWords),
      ]
        .filter(Boolean)
        .join(', '),
      item.description,
      item.verification,
    ]),
  );
}

function writeMark(mark: string, words: string): string {
  return words === '' ? mark : `${mark}: ${words}`;
}

function writeRisk(risk: HiringSynopsisView['risksAssumptions'][number]): Block[] {
  const name = [risk.category, risk.item].filter(Boolean).join(': ');
  const parts = [
    ...paragraph(risk.description),
    ...facts([
      { label: 'Impact', text: risk.impact },
      { label: 'Mitigation', text: risk.mitigation },
    ]),
  ];
  return parts.length === 0 ? paragraph(name) : headed(2, name, parts);
}

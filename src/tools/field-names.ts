import type { ToolId } from '#shared/tool-info.ts';
import { toTierName } from './candidate-scoring/tier-name.ts';
import { toLabel } from './reading/label.ts';

type Names = readonly [section: string, ...parts: string[]];

/** Under which heading of its view each field of a tool is found. */
const sections: Record<ToolId, Record<string, Names>> = {
  attractionPosting: {
    internalJobDescription: ['Attraction JD'],
    publicJobPosting: ['Public Posting'],
    socialBlurb: ['Social Media Blurb'],
    voiceStyle: ['Voice Guide'],
    attractionPoints: ['Why Role Is Attractive'],
    embeddedKeywords: ['Keywords'],
  },
  sourcingStrategy: {
    idealCandidateProfile: ['Candidate Profile'],
    personaBreakdowns: ['Persona Breakdowns'],
    channelRecommendations: ['Channel Strategy'],
    sourcingCadenceSuggestions: ['Sourcing Cadence'],
    booleanStrings: ['Boolean Search'],
    diversitySourcing: ['Diversity Sourcing'],
    actionPlan: ['Action Plan'],
    finalJobDescriptionSummary: ['Final Job Description Summary'],
  },
  marketIntel: {
    hiringDifficultyScore: ['Hiring Difficulty', 'Score'],
    difficultyRationale: ['Hiring Difficulty', 'Rationale'],
    candidatePoolInsights: ['Talent Pool'],
    compensationBenchmarking: ['Compensation'],
    competitorJobVolumeScore: ['Competition', 'Score'],
    competitorLandscape: ['Competition'],
    riskSummary: ['Risks & Recommendations', 'Risks'],
    recommendationSummary: ['Risks & Recommendations', 'Recommendations'],
    marketTiming: ['Market Timing'],
    sourceCredibility: ['Market Timing', 'Source credibility'],
  },
  intakeAssistant: {
    roleSummaryDoc: ['Role Overview'],
    whatWereHiringForOnePager: ['Internal Brief'],
    prioritizedRequirementsGrid: ['Requirements Matrix'],
    hiddenAssumptionFlags: ['Hidden Assumptions'],
    successMetrics: ['Success Metrics'],
    interviewPanelRecommendations: ['Interview Process'],
    agreed: ['Role Overview', 'What was agreed'],
    openQuestions: ['Role Overview', 'Open questions'],
  },
  engagementKit: {
    voicemailScripts: ['Voicemail Scripts'],
    personaSpecificCTAs: ['Persona CTAs'],
    multiStepEmailTemplates: ['Email Templates'],
    candidateObjectionRebuttals: ['Objection Rebuttals'],
    motivationBasedMessagingPoints: ['Motivation Points'],
    whatCandidatesCareAboutSummary: ['Candidate Insights'],
  },
  engagementTracker: {
    ghostingRiskFlag: ['Ghosting Risk Score'],
    engagementSentimentSummary: ['Engagement Sentiment'],
    openClickReplyScorecard: ['Open/Click/Reply Scorecard'],
    smartNudgeSuggestions: ['Smart Nudges'],
    followUpTimingOptimizer: ['Follow-Up Timing Optimizer'],
  },
  candidateScoring: {
    skillsRankingSummary: ['Skills Ranking'],
    prioritySkills: ['Priority Skills'],
    candidateComparisonGrid: ['Tier Chart'],
    riskFlags: ['Risk Flags'],
    recommendedScreeningQuestions: ['Questions'],
    submissionFramework: ['Submission'],
    keepCandidatesWarm: ['Keep Warm'],
  },
  scorecardAssistant: {
    customizedInterviewScorecard: ['Interview Scorecard'],
    candidateComparisonGrid: ['Evaluation Criteria'],
    referenceQuestions: ['Reference Questions'],
    agreedUponCriteriaCheck: ['Reference Questions', 'Agreed-upon criteria check'],
    aiPoweredRecommendation: ['Decision Framework'],
    calibrationDriftAlert: ['Red Flags'],
    panelScoreSummary: ['Calibration'],
  },
  interviewCoaching: {
    roleSpecificInterviewPrepGuide: ['Interview Prep'],
    sampleBehavioralTechnicalQA: ['Question Bank'],
    companyCultureOverview: ['Culture & Tips'],
    whatSuccessLooksLikeBrief: ['Success Metrics'],
    videoScriptForLoomWalkthrough: ['Video Script'],
  },
  hiringSynopsis: {
    outputFormats: ['Executive Summary'],
    processMetrics: ['Process Metrics'],
    engagementMarketInsights: ['Process Metrics'],
    candidateAnalysis: ['Candidate Analysis'],
    topCandidatesOverview: ['Candidate Analysis', 'Profiles'],
    keyLearnings: ['Key Learnings'],
    agreedUponHiringCriteria: ['Key Learnings', 'Hiring criteria'],
    risksAssumptions: ['Challenges'],
    suggestedNextSteps: ['Recommendations'],
  },
  candidateMessaging: {
    outreachScripts: ['Outreach Scripts'],
    emailSequences: ['Email Sequences'],
    objectionResponses: ['Objection Responses'],
    personaMessaging: ['Persona Messaging'],
    socialOutreach: ['Social Outreach'],
    followUpTactics: ['Follow-up Tactics'],
  },
};

const description: Names = ['Description'];

/** Parts within a field that have a name of their own on the screen. */
const partNames = new Map([
  ['emailBlock', 'Email'],
  ['atsNoteSnippet', 'Applicant tracking note'],
  ['p0MustHaves', 'P0 Must-Haves'],
  ['p1Preferred', 'P1 Preferred'],
  ['p2NiceToHave', 'P2 Nice to Have'],
  ['behavioralCulturalFit', 'Behavioral & Cultural Fit'],
  ['applicationCTA', 'Application call to action'],
]);

/** A field of a tool's content as its view calls it: the heading, then the part under it. */
export function nameField(tool: ToolId | undefined, field: string): readonly string[] {
  if (field === 'toolDescription') return description;
  const known = tool && Object.hasOwn(sections[tool], field) ? sections[tool][field] : undefined;
  return known ?? [namePart(field)];
}

export function namePart(key: string): string {
  return partNames.get(key) ?? (/_percent$/i.test(key) ? toTierName(key) : toLabel(key));
}

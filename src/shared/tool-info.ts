import { currentToolSet, toolSets } from './tool-sets.ts';

/** The ten tools of every job, in the order they are shown. */
export const jobToolIds = toolSets[currentToolSet];

/** The ten, and the one that exists on request. */
export const toolIds = [...jobToolIds, 'candidateMessaging'] as const;
export type ToolId = (typeof toolIds)[number];

/** Why a recruiter opens a tool; each purpose has a colour of its own on screen. */
export type ToolPurpose = 'attract' | 'find' | 'engage' | 'evaluate' | 'decide';

export interface ToolInfo {
  name: string;
  description: string;
  purpose: ToolPurpose;
  estimatedSeconds: number;
  aliases: readonly string[];
}

export const toolInfo = {
  attractionPosting: {
    name: 'Attraction-Based Job Description & Job Posting Generator',
    description:
      'A posting people want to answer: the day, the pay and the must-haves in plain words, with a short version for social networks and the keywords that get it found.',
    purpose: 'attract',
    estimatedSeconds: 8,
    aliases: ['jd', 'attractionPosting', 'jobDescription'],
  },
  sourcingStrategy: {
    name: 'Sourcing Strategy Kit',
    description:
      'Who to look for, where they are and how to reach them: personas, channels, a four-week plan and search strings that run as they are on each platform.',
    purpose: 'find',
    estimatedSeconds: 12,
    aliases: ['sourcingStrategy', 'strategy'],
  },
  marketIntel: {
    name: 'Market Intelligence & Hiring Difficulty Analyzer',
    description:
      'What the market pays, how many people could do the job nearby and how hard the search will be, each figure with its source, its year and its method.',
    purpose: 'find',
    estimatedSeconds: 40,
    aliases: ['marketIntel', 'marketIntelligence'],
  },
  intakeAssistant: {
    name: 'Smart Intake & Alignment Assistant',
    description:
      'The intake meeting prepared: what is known, what is missing, which hidden assumptions could sink the search, and questions for the hiring manager.',
    purpose: 'decide',
    estimatedSeconds: 6,
    aliases: ['intakeAssistant', 'intake'],
  },
  engagementKit: {
    name: 'Candidate Engagement Strategy',
    description:
      'Voicemails you can read aloud, mail sequences for each persona, and answers to the objections this job will meet, backed by its own facts.',
    purpose: 'engage',
    estimatedSeconds: 8,
    aliases: ['engagementKit', 'candidateEngagement'],
  },
  engagementTracker: {
    name: 'Engagement Tracker Assistant',
    description:
      'Where candidates are likely to go quiet and when to follow up: a ghosting-risk score built from visible parts, and nudges tied to the dangerous gaps.',
    purpose: 'engage',
    estimatedSeconds: 5,
    aliases: ['engagementTracker', 'candidateTracking'],
  },
  candidateScoring: {
    name: 'Candidate Eval Recruiter Assistant',
    description:
      'What to look for and how much it counts: ranked skills, risk flags, screening questions with strong and weak answers, and advice for each submission level.',
    purpose: 'evaluate',
    estimatedSeconds: 7,
    aliases: ['candidateScoring', 'scoring'],
  },
  scorecardAssistant: {
    name: 'Scorecard + Decision Assistant',
    description:
      'One scorecard for the whole panel: weighted criteria with anchors two people would score alike, reference questions and a decision rule set before names.',
    purpose: 'evaluate',
    estimatedSeconds: 8,
    aliases: ['scorecardAssistant', 'scorecard'],
  },
  interviewCoaching: {
    name: 'Candidate Interview Coaching Package',
    description:
      'What a candidate needs to show their best: how each step works, likely questions with the points that matter, and a short video script to send ahead.',
    purpose: 'evaluate',
    estimatedSeconds: 7,
    aliases: ['interviewCoaching', 'interview'],
  },
  hiringSynopsis: {
    name: 'Position Synopsis Package for Hiring Manager',
    description:
      'The search on a page for the hiring manager: the plan, the risks with their cost, and a mail that asks for the decisions needed by a date.',
    purpose: 'decide',
    estimatedSeconds: 8,
    aliases: ['hiringSynopsis', 'synopsis'],
  },
  candidateMessaging: {
    name: 'Candidate Messaging',
    description:
      'Scripts, sequences and replies for every channel and persona, each within its channel’s length limit and with a rule for when to stop.',
    purpose: 'engage',
    estimatedSeconds: 8,
    aliases: ['candidateMessaging', 'messaging'],
  },
} as const satisfies Record<ToolId, ToolInfo>;

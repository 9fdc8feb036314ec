import { namesStandard } from '../evidence/standards.data.ts';
import type { LineKind } from './line-kind.ts';

/** A thing or a field that somebody knows, and no doing. Asked behind the line itself, which is quoted. */
const fieldKind: LineKind = {
  id: 'any-field',
  heard: /(?:)/,
  looksLike: 'Has put it to use, and knows where it goes wrong.',
  thing:
    'Tell me about a time when you needed that knowledge: what was the problem, what did you do, and how did it turn out?',
  would: 'What do you know about this so far, and where did you learn it?',
  strong:
    'Names the place and time, their own part, and a detail that only someone who has done it would know',
  wouldStrong:
    'Says where they came across it, what they understood of it, and a first step to learn more',
  weak: 'Knows the terms but gives no case and no mistake',
  wouldWeak: 'Repeats the words of the question, and names no place where they learned any of it',
  probe: 'What do you still look up, and where?',
};

/** The same by turns, where a card asks for several fields: each of another side of knowing it. */
export const fieldKinds: readonly LineKind[] = [
  fieldKind,
  {
    id: 'field-need',
    heard: /(?:)/,
    looksLike: 'Puts the knowledge to use, and checks what is not certain.',
    thing:
      'Tell me about the last piece of work in which you needed it: what did you know already, what did you look up, and how did you make sure of it?',
    would: 'Which part of this have you used or been taught, and what would you want to be shown?',
    strong:
      'Names one piece of work, what they knew, what they had to look up and where, and how they made sure of it',
    wouldStrong:
      'Names what they know and where it comes from, and the point at which they would ask',
    weak: 'Names courses or terms, but no piece of work in which it was needed',
    wouldWeak: 'Says they know it all, or cannot say what they would want to be shown',
    probe: 'Who asks you about it, and what was the last question?',
  },
  {
    id: 'field-error',
    heard: /(?:)/,
    looksLike: 'Knows the mistakes that people make in it, and notices them in time.',
    thing:
      'What do people most often get wrong there? Tell me about one such mistake that you made or caught: how was it noticed, and what did you do?',
    would: 'What do you think beginners get wrong in this, and how would you notice it yourself?',
    strong:
      'Names one mistake that is typical of it, how it was noticed, what they did, and what they watch for since',
    wouldStrong: 'Names a mistake that could really happen, a sign of it, and who they would tell',
    weak: 'Knows of no mistake, or only of mistakes that others made elsewhere',
    wouldWeak: 'Expects no mistake, or would leave it to others to notice',
    probe: 'How would a beginner have seen it?',
  },
  {
    id: 'field-change',
    heard: /(?:)/,
    looksLike: 'Keeps up with it, and can say what that changed in the work.',
    thing:
      'What about it has changed since you first worked with it, and what did you change in your own work because of that?',
    would: 'How would you keep up with changes in this, and who could tell you about them?',
    strong:
      'Names one change and when it came, what they did differently from then on, and a sign that it was right',
    wouldStrong: 'Names a source that people in the work use, and a time for it in the week',
    weak: 'Speaks of change in general, and names none that touched the work',
    wouldWeak: 'Would wait until somebody tells them',
    probe: 'Where did you hear of it first?',
  },
];

/** Where no kind surely suits, by turns: each asks of another side of the work, behind the line itself. */
export const anyLines: readonly LineKind[] = [
  {
    id: 'any',
    heard: /(?:)/,
    looksLike: 'Has done it where it counted, and knows where it goes wrong.',
    thing:
      'Tell me about the last time you did work of this kind: what was your part, what did you check, and how did it turn out?',
    would: 'What have you done that is most like this, at work or elsewhere, and how did it go?',
    strong: 'Names one case and their own part in it, the check they made, and what came of it',
    wouldStrong:
      'Names something similar they did, their own part in it, how it turned out, and what would be new to them here',
    weak: 'Says how it should be done, or what colleagues did; gives no case of their own',
    wouldWeak: 'Says that they learn fast, and names nothing they have done',
    probe: 'What would you do differently next time?',
  },
  {
    id: 'any-decision',
    heard: /(?:)/,
    looksLike: 'Decides for a reason, and can say what the other options were.',
    thing:
      'Tell me about the last time you were responsible for work like this: what was asked of you, what did you decide yourself and why, and how did it turn out?',
    would:
      'You are asked to do this alone for the first time. What would you want to know before you start, and who would you ask?',
    strong:
      'Names what was asked of them, one decision of their own with its reason, and what came of it',
    wouldStrong:
      'Says what they would want to know first, where to find it, and where they would stop and ask',
    weak: 'Says that others decided, or that there was only one way',
    wouldWeak: 'Would simply begin, or would not begin at all without being told each step',
    probe: 'Who disagreed, and were they right?',
  },
  {
    id: 'any-result',
    heard: /(?:)/,
    looksLike: 'Knows what came of the work, and how to tell whether it was good.',
    thing:
      'Which result of yours in this kind of work are you most satisfied with: who used it, and how could you tell that it was good?',
    would: 'After a month of doing this, how would you know whether you are doing it well?',
    strong: 'Names a result that others used, and a measure or a sign that it was good',
    wouldStrong: 'Names a sign or a number that others could see too, and who they would ask',
    weak: 'Talks about effort and hours, but names no result',
    wouldWeak: 'Would wait to hear of a complaint',
    probe: 'What would you do better today?',
  },
  {
    id: 'any-trouble',
    heard: /(?:)/,
    looksLike: 'Sees early what stands in the way, and gets help before it is too late.',
    thing:
      'When did this kind of work last get difficult for you: what stood in the way, what did you try first, and what came of it?',
    would: 'What do you expect to be hard about this at first, and what would you do about it?',
    strong:
      'Names one obstacle and when they saw it, what they tried first, who they asked, and what came of it',
    wouldStrong: 'Names a real difficulty, a first step of their own, and who they would turn to',
    weak: 'Says that it always goes well, or that others were to blame',
    wouldWeak: 'Expects nothing to be hard',
    probe: 'How early could you have seen it coming?',
  },
  {
    id: 'any-change',
    heard: /(?:)/,
    looksLike: 'Learns from cases, and can say what changed in how they work.',
    thing:
      'What do you do differently in this kind of work now from when you started, and what taught you that?',
    would: 'Who have you seen do this kind of work well, and what did they do that others do not?',
    strong:
      'Names the old way and the new one, the case that taught them, and a sign that the new way is better',
    wouldStrong: 'Describes what that person did, why it worked, and what they would copy',
    weak: 'Has always done it the same way, or repeats a rule they were given',
    wouldWeak: 'Says that somebody was good at it, and not what they did',
    probe: 'Who works that way today because of you?',
  },
];

/** Kinds that words of a name call for by themselves, before any other. */
export const namedKinds: readonly LineKind[] = [
  {
    id: 'targets',
    heard:
      /\bquotas?\b|\b(?:sales|revenue|selling|commercial) (?:[\p{L}-]+ ){0,2}(?:targets?|goals?|objectives?)\b/iu,
    looksLike: 'Knows the number at any time, and what to do when it is behind.',
    doing:
      'When you were last {doing}, what was the figure, over what time, and what did you reach? And in a period when you were behind, what did you do differently?',
    thing:
      'In your work with {thing}, what was the figure, over what time, and what did you reach? And in a period when you were behind, what did you do differently?',
    would:
      'Halfway through the month you have a quarter of your target. What do you do, and what would you not do?',
    strong:
      'Gives target and result in figures, what they themselves sold, and what they changed when they were behind',
    wouldStrong:
      'Would look at where sales were lost, do more of what worked, tell the manager early, and promise nobody what cannot be kept',
    weak: 'Names no figure, or blames the season or the leads',
    probe: 'Who could confirm those figures?',
  },
  {
    id: 'standard',
    heard: new RegExp(
      `${namesStandard.source}|\\b(?:accreditations?|certifications?)(?: (?:and|or|of|for)\\b|$)`,
      'iu',
    ),
    looksLike: 'Knows what the standard asks for, and keeps it true between two audits.',
    doing:
      'Tell me about a finding or a gap you came across while {doing}: what was the cause, what did you change, and what kept it closed?',
    thing:
      'Tell me about a finding or a gap in your work with {thing}: what was the cause, what did you change, and what kept it closed?',
    would:
      'An audit is due in two weeks, and a record is missing. What do you do, and who do you tell?',
    strong:
      'Names the standard, the finding and its cause, and shows what kept it closed at the next audit',
    wouldStrong: 'Would say so at once, look for the cause, and record nothing after the fact',
    weak: 'Knows the name of the standard, but no finding and no cause',
    probe: 'What did the next audit find?',
  },
  {
    id: 'sample',
    heard: /\b(?:specimens?|samples?|swabs?|prototypes?|castings?|assays?)\b(?! (?:size|sales))/iu,
    looksLike: 'Knows what can spoil a result, and rejects a piece before it counts.',
    doing:
      'Take me through one case of {doing}, from request to report: how did you prepare it, what could have distorted it, and when would you have rejected it?',
    thing:
      'Take me through one case from your work with {thing}, from request to report: how did you prepare it, what could have distorted it, and when would you have rejected it?',
    would:
      'You are handed a piece that looks damaged. What do you do with it, and who do you tell?',
    strong:
      'Names the request, each step of the preparation, what can distort it, and one that they rejected',
    wouldStrong: 'Would mark it, ask before using it, and write down what was seen',
    weak: 'Describes the equipment, but nothing that goes wrong and nothing they rejected',
    probe: 'How did you know that the result could be trusted?',
  },
];

/** What is understood or known is done at no time of its own. */
export const askState = {
  question:
    'Tell me about a time when {doing} changed what you did at work: what was the situation, and what did you do differently?',
  strong:
    'Names the situation, what they knew and from where, what they did differently, and how it turned out',
  weak: 'Says that it matters, and names no situation in which it did',
} as const;

/** Sentences that name the work before a question on it. */
export const openings = {
  wouldDo: 'In this job you would be {doing}.',
  wouldMeet: 'This job involves {thing}.',
} as const;

/** The same before general questions, by turns with them; what cannot be named is read out. */
export const turns = {
  doing: [
    'Part of this job is {doing}.',
    'The person hired will be {doing}.',
    'The work here includes {doing}.',
    'Another part of this job is {doing}.',
    'Here you would also be {doing}.',
  ],
  // A noun that names a deed: "loom repair".
  thing: [
    'Part of this job is {thing}.',
    'The work here includes {thing}.',
    'This job also involves {thing}.',
    'Another part of this job is {thing}.',
    'The job includes {thing} as well.',
  ],
  bare: [
    'This job deals with {thing}.',
    'You would also deal with {thing} here.',
    'Part of the work here concerns {thing}.',
  ],
  had: [
    'The job calls for experience {in} {within}.',
    'What we look for here is experience {in} {within}.',
    'Something else we look for is experience {in} {within}.',
    'The job also calls for experience {in} {within}.',
    'Experience {in} {within} counts here as well.',
  ],
  known: [
    'This job needs someone who knows {thing}.',
    'What helps here is knowing {thing} well.',
    'We look for someone who knows {thing}.',
    'This job also needs someone who knows {thing}.',
    'Knowing {thing} counts here as well.',
  ],
  demanded: [
    'The job calls for {within}.',
    'What we look for here is {within}.',
    'Something else we look for is {within}.',
    'The job also calls for {within}.',
    'What counts as well is {within}.',
  ],
  line: ['One line of the job reads: {line}.'],
} as const;

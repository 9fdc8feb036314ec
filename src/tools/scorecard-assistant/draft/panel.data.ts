/**
 * How a panel keeps itself honest. Each item has phrasings of the same content; slots: {first}, {second} (heaviest
 * criteria), {title}, {count} (criteria on the card), {good} and {strong} (anchors), {family}, {manager}.
 */
export const panelPhrases = {
  alertTriggers: [
    [
      'Two interviewers differ by 3 or more on {first}',
      'A gap of 3 points on {first} between two people who saw the same answer',
      '{first|cap} scored 3 or more points apart',
    ],
    [
      'One average lies 1.5 above or below the others over five people',
      'Somebody scores 1.5 higher or lower than the rest, five times in a row',
      'Over five {title} interviews, one person is 1.5 points off',
    ],
    [
      'A score for {second} without a written observation',
      'Nothing is written beside the score for {second}',
      'A score for {second} with no note beside it',
    ],
    [
      'All {count} {title} scores of one interviewer within 1 point of each other',
      '{count} {title} criteria, and one interviewer gives nearly the same score to each',
      '{title|cap} cards on which all {count} scores are alike',
    ],
    [
      'A score from somebody who did not see the {title} work sample',
      'The {title} work sample is scored by a person who was elsewhere',
      'The {title} work sample scored by somebody who only heard of it',
    ],
  ],
  biasDetectionMetrics: [
    [
      'Pass rate of {title} applicants by step and source, compared by HR alone',
      'How many {title} applicants of each source pass each step; HR looks, the panel does not',
      'Share of {title} applicants that passes each step, by source, kept by HR',
    ],
    [
      'Share of {title} rejections that rest on a listed criterion',
      'Rejections for the {title} job without a criterion named: should be none',
      'Every no for this {title} job traced to a criterion',
    ],
    [
      '{title|cap} scores before and after the panel has talked',
      'How far {title} scores move once people have spoken',
      'First {title} scores against final ones',
    ],
    [
      'Notes that describe a person instead of an act: age, looks, family, accent',
      'Adjectives about a person in the notes, such as on age or accent',
      'Words on looks, age, family or accent in any note',
    ],
  ],
  fourFifths: [
    'The four-fifths comparison of pass rates where numbers allow (29 CFR 1607.4(D))',
    'Where enough people passed through: groups compared by the four-fifths rule (29 CFR 1607.4(D))',
    'Four-fifths check of each step by HR (29 CFR 1607.4(D))',
  ],
  calibrationRecommendations: [
    [
      'Score somebody who does the work today on {first}, and agree what a 7 looks like',
      'Score a present colleague on {first} first, and agree why',
      'Take one known colleague, score {first} separately, then compare',
    ],
    [
      'Read the anchors aloud: "{good}" is a 7 or an 8 for everyone',
      'Agree before the first interview that "{good}" means 7 or 8',
      'Fix one anchor together: 7-8 is "{good}"',
    ],
    [
      'Write scores before talking; those of others stay hidden until yours are in',
      'Nobody sees another card before handing in their own',
      'Hand in your own scores before any discussion',
    ],
    [
      'Same questions, same order, same task for everyone who wants to be {title|a}',
      'One set of questions and one task for the {title} job, for all',
      'Ask every {title} candidate the same questions, with none added for some',
    ],
    [
      'Rate each {title} within one hour, finish notes within 24',
      '{title|cap} scores in the first hour, notes on the same or the next day',
      '{title|cap} cards are due an hour after the talk, notes a day later',
    ],
    [
      'For the five-point calibration scale: 8-10 is 4-5, 6-7 is 3-4, 4-5 is 2-3, below 4 is 1-2',
      'On the five-point scale 8-10 counts as 4-5, 6-7 as 3-4, 4-5 as 2-3 and less as 1-2',
      'Translated to five points: 4-5 for 8-10, 3-4 for 6-7, 2-3 for 4-5, 1-2 below',
    ],
  ],
  reportStructure: [
    [
      'Deal breakers and documents, each with proof',
      'Deal breakers and documents: what is proven and what is missing',
      'Documents and fixed conditions, with evidence',
    ],
    [
      '{count} scores for each interviewer, side by side',
      'All {count} scores in one table',
      'A table with {count} rows and a column for each interviewer',
    ],
    [
      'Weighted total, {first}, lowest criterion',
      'The total, then {first}, then the weakest point',
      'Three figures: total, {first}, lowest criterion',
    ],
    [
      'Two strengths and two concerns, as observations',
      'Two strengths and two concerns, each as something seen',
      'What was seen: two things for, two against',
    ],
    [
      'Proposed pay and plan for the first 30 days',
      'What to offer, and what happens until day 30',
      'The proposed offer and the first month',
    ],
  ],
  reportingCadence: [
    'After every third {title}, and on {review}, when the pipeline is reviewed',
    'On {review} with the pipeline, and after each third {title} interview',
    'After three {title} interviews each, and on {review} with the pipeline',
  ],
  aggregationMethod: [
    'Each interviewer scores only what they saw: specialists {a}, future colleagues {b}, {manager} and the recruiter the rest. Mean for each criterion, then the weights.',
    'Scores come from those who were there. Specialists take {a}; colleagues {b}; {manager} and the recruiter what remains. Average first, weights second.',
    'Whoever saw it scores it: specialists {a}, colleagues {b}, {manager} and the recruiter the others. Take the mean of each criterion first, then apply the weights.',
  ],
  sentimentAnalysis: [
    'Read the notes for acts, not for warmth. "{strong}" is evidence; "great attitude" is not.',
    'Notes are read for what was done. "{strong}" counts; "nice person" does not.',
    'A note such as "{strong}" can be checked. "Good vibes" cannot, and is struck out.',
  ],
  consensusIndicators: [
    [
      'All {title} criteria within 2 points: decide in ten minutes',
      'Nobody further apart than 2 points on any {title} criterion: no long talk needed',
      '{title|cap} scores within 2 points everywhere: take the decision',
    ],
    [
      'A gap of 3 or more on one {title}: both read their observation aloud, then rescore once',
      'Three points apart on one {title}: each says what was seen, and both score once more',
      'A wide gap on one {title}: observations first, one new score, no debate on taste',
    ],
    [
      'No agreement on {first}: the lower score stands, and a second test is offered',
      '{first|cap} stays disputed: take the lower score and offer one more task',
      'If {first} cannot be settled, test it again instead of voting',
    ],
    [
      'A colleague in {family} says no: they name the criterion and what they saw, or it does not count',
      'A veto from a colleague in {family} has to name a criterion and something seen',
      'Doubts of a colleague in {family} count when they are tied to something seen',
    ],
  ],
} as const;

/** The rules of deciding, in equal phrasings. Slots: {count}, {first}, {second}, {title}, {manager}, {deals}, {pay}, {examples}, {promise}. */
export const decisionPhrases = {
  confidenceLevel: [
    'High with the {title} work sample, all {count} criteria scored by two people and two references; medium with two of the three; otherwise "insufficient data", which is not a low score.',
    'High when {count} scores from two people, the {title} work sample and two references are in; medium with two of these. With less, write "insufficient data": that is no low score.',
    'High with a work sample on {first}, two cards with all {count} scores and two references; medium with two of these. Whatever is missing makes it "insufficient data", not a low score.',
  ],
  pool: [
    'About {direct} people do {title} work {around}; {winnable} could be won in all ({from})',
    '{around|cap} about {direct} people are in {title} work, and {winnable} are within reach altogether ({from})',
    'By {from}, {direct} {title} people or so live {around}; the reachable pool is about {winnable}',
  ],
  sum: [
    '{label}: ({sum}) / 100 = {weighted}, the weighted score; the grid shows the plain average, {average}',
    'Weighted, {label} comes to ({sum}) / 100 = {weighted}; unweighted, as in the grid, to {average}',
    'For {label} the sum is ({sum}) / 100 = {weighted}. Without weights, as the grid shows it, {average}',
  ],
  few: [
    'Waiting for somebody who has everything costs more than teaching one missing skill',
    'With so few people, teach a missing skill instead of searching on',
    'The pool is small, so the lighter criteria should be taught on the job',
  ],
  many: [
    'The pool is large enough to hold out for {first}, and to teach the light criteria',
    'There are enough people to insist on {first} and to be generous with the rest',
    'Insist on {first}; the rest can be chosen or taught',
  ],
  never: [
    'One thing is never traded: {first}',
    'Nothing makes up for a lack in {first}',
    'No other score makes up for a weak {first}',
  ],
  breakers: [
    'A high average cannot offset any of the {deals} deal breakers the job names',
    'The {deals} deal breakers stand outside the sum',
    'None of the {deals} deal breakers is part of the average; each is a yes or a no',
  ],
  noBreakers: [
    'The job names no deal breakers: ask for them before the first interview, not after the last',
    'No deal breaker is named. {manager|cap} should say now whether there is one',
    'Ask {manager} for deal breakers before anyone is invited; the job names none',
  ],
  concernsOutline: [
    'Write each concern as one sentence with what was seen, such as a prompt needed on {second}, and who will look after it in the first 30 days.',
    'A concern has three parts: the criterion, what happened ("needed help with {second}"), and the person who takes care of it until day 30.',
    'Tie each concern to something seen: "hesitated at {second}" is a concern, "not sure about them" is not. Add who follows it up by day 30.',
  ],
  strengthsHighlight: [
    'Name the one skill the team lacks today and this person brings. Ask {manager} which it is before the first {title} interview.',
    'What would the team gain on the first day? {manager|cap} should say beforehand what is missing, so that it can be looked for.',
    'Before the first interview {manager} names the gap in the team; afterwards it is said who would close it, and with which proof.',
  ],
  rationale: [
    [
      'Deal breakers and documents of the {title}: passed or not, each with its proof',
      'What the {title} has proven by document, and what is still due',
      'Fixed conditions of the {title} job first, each with a yes, a no or a date',
    ],
    [
      'Weighted score, the score for {first}, and the lowest criterion by name',
      'Total, {first}, and where it is weakest',
      'The sum, then {first}, then the lowest point and why',
    ],
    [
      'What two people saw in the work sample',
      'The work sample, as two observers saw it',
      'What both observers wrote about the task',
    ],
    [
      'What the references confirmed or corrected',
      'Where the references agree, and where not',
      'What is new from the references',
    ],
    [
      'Place in the range of {pay}, with the reason',
      'Where in {pay} the offer lies, and why there',
      'The figure within {pay} that follows from the scores',
    ],
  ],
  noRange: ['Pay proposed, once a range is approved', 'The figure, as soon as there is a range'],
  strongHire: [
    '8.0 or more, nothing below 6, all deal breakers passed. {examples} Offer within two working days{promise}.',
    'A total of 8.0 and above with no criterion under 6 and every deal breaker met. {examples} The offer goes out within two working days{promise}.',
    'From 8.0 on, if {first} and all others are 6 or better. {examples} Call with the offer within two working days{promise}.',
  ],
  hire: [
    '7.0 to 7.99, with {first} at 6 or more. {examples} Offer with a written plan for the lowest criterion.',
    'Between 7.0 and 7.99 and {first} not under 6. {examples} An offer, and on paper how the weakest point is trained.',
    '7.0 up to 7.99; {first} must reach 6. {examples} The offer names what will be learned first.',
  ],
  maybeHire: [
    '6.0 to 6.99: one more {title} work sample on the lowest criterion, once, within a week. {examples}',
    'From 6.0 to 6.99 a second {title} task is offered, on the weakest point only and within a week. {examples}',
    '6.0 up to 6.99 means "not decided": one further {title} task, seven days, then yes or no. {examples}',
  ],
  noHire: [
    'Below 6.0, or {first} below 5, or a deal breaker not met. {examples} Tell the {title} within three working days which criterion decided, and what would change it.',
    'Under 6.0, under 5 in {first}, or a fixed condition missed. {examples} The {title} hears within three working days what decided it and what would help next time.',
    'A no when the total is under 6.0, {first} under 5 or a deal breaker open. {examples} Call the {title} within three working days, with the criterion and the way back.',
  ],
  develop: [
    '{letter}: {skills} in the first 30 days, with a named colleague',
    '{letter}: begin with {skills}; somebody beside them until day 30',
    '{letter} learns {skills} first, by day 30 and with one teacher',
  ],
  settled: [
    '{letter}: the local way of doing it in two weeks, then a task of their own',
    '{letter}: two weeks to find their way, then work of their own',
    '{letter}: about two weeks to learn the house rules',
  ],
} as const;

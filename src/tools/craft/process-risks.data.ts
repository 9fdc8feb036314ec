import type { RiskRow } from './search-risks.data.ts';

/** Risks of the way to the hire: what is known and unsaid, rivals, checks, panel, start. Slots as in search-risks.data.ts. */
export const processRiskRows = {
  redFlag: {
    category: 'Known to the team',
    level: 'Medium',
    title: ['{flagName}', 'A difficulty the team knows'],
    description: ['The job itself names it: {flag}'],
    impact: [
      'candidates hear of it from others if not from you',
      'said late, it sounds like something hidden',
    ],
    assumption: ['Nobody will ask about this: {flag}'],
    mitigation: [
      'Agree on one honest sentence about it, and on what is being done',
      'Name it before the second round, with what has changed since',
    ],
  },
  rival: {
    category: 'Competition',
    level: 'Medium',
    title: ['{rival} is faster'],
    description: [
      'The same people hear from {rival}. What is offered there today is not in our data',
      '{rival} talks to the same people; its offer today is unknown to us',
    ],
    impact: ['the second-best offer wins because it came first', 'we come second'],
    assumption: ['Candidates will wait for us while {rival} decides'],
    mitigation: [
      'Answer in two working days, hold panel times free, let one person approve the offer',
      'Read the live postings of {rival} this week and fix two points in which this job is better',
    ],
  },
  check: {
    category: 'Compliance',
    level: 'High',
    title: ['A check ends it after the offer'],
    description: ['The job asks for this: {check}', 'After the offer comes this: {check}'],
    impact: ['a month is lost with the seat still empty', 'the second choice is gone by then'],
    assumption: ['All candidates expect the checks', 'Nobody minds the checks'],
    mitigation: [
      'Posting and first call name each check; the check itself follows a conditional offer',
      'Tell all candidates in the same words what is checked and when',
    ],
  },
  holiday: {
    category: 'Timing',
    level: 'Low',
    title: ['{holiday} falls into the plan'],
    description: [
      'The four weeks of the plan are not all full ones',
      '{holiday} takes days out of the four weeks',
    ],
    impact: ['a week without talks if nobody plans around it'],
    assumption: ['The panel is there in all four weeks', '{holiday} changes nothing'],
    mitigation: [
      'Screen before and after {holiday}, not in between; name stand-ins for the panel',
      'Put the panel dates into calendars on day one',
    ],
  },
  rule: {
    category: 'Compliance',
    level: 'Medium',
    title: ['A rule of the place is missed'],
    description: ['{rule}'],
    impact: ['a complaint or a fine, and an ad that must be taken down', 'the ad has to come down'],
    assumption: ['Ad and interview follow the rules at {place}'],
    mitigation: [
      'Have HR read the posting against the rule before it goes out',
      'Check wording and pay line once more on the day of publishing',
    ],
  },
  open: {
    category: 'Clarity',
    level: 'High',
    title: [
      'The job is not clear enough to sell',
      'Too much is still open',
      'The job description leaves too much out',
    ],
    description: ['Open today: {open}', 'Not said yet: {open}', 'Nobody has written down {open}'],
    impact: [
      'each interviewer hires for a different job',
      'each talk is about a different {title}',
      'the first candidates find the gaps',
    ],
    assumption: [
      'Manager and panel have the same picture of {open}',
      '{open|cap}: everybody thinks the same, without having said it',
      'What is unsaid ({open}) will settle itself',
    ],
    mitigation: [
      'Answer the open points at the intake; what stays open is said to candidates as open',
      'Write the answers into the brief and let the manager sign it off',
      'Three answers before the first call; no answer is told as none',
      'Put {open} on the agenda and leave with it in writing',
    ],
  },
  worry: {
    category: 'Acceptance',
    level: 'Medium',
    title: [
      'No answer yet to "{worry}"',
      'The worry of this trade goes unanswered',
      'A common worry stays unanswered',
    ],
    description: [
      'People in this work ask: "{worry}". The job has no answer to it',
      'The trade’s standing question, "{worry}", finds no answer in the job',
      '"{worry}": {title} people ask it sooner or later, and we have nothing to say',
    ],
    impact: [
      'interest cools between the first and the second talk',
      'people decline without saying why',
    ],
    assumption: [
      'Nobody will ask: "{worry}"',
      '"{worry}" is not on anyone’s mind',
      'People will not bring up "{worry}"',
    ],
    mitigation: ['{answer}'],
  },
  sample: {
    category: 'Selection',
    level: 'Medium',
    title: [
      'The work sample is not ready',
      'No work sample yet',
      'People are judged by talk alone',
    ],
    description: [
      'It would be this: {sample}. Nobody has tried it in house yet',
      'Planned: {sample}. It has to be built and tried',
      '{sample|cap} would show the work; today it is an idea',
    ],
    impact: [
      'the panel decides by impression',
      'the best talker wins',
      'two interviewers, two opinions',
    ],
    assumption: [
      'The panel can tell good {title} work when it sees it',
      'A good talk shows good {title} work',
      'Interviewers judge {title} skill alike',
    ],
    mitigation: [
      'Try it on a colleague by the end of week 2 and write down what scores how much',
      'The manager owns it; two people score the same try alone and compare',
      'Build it this week; one colleague tries it, two score it',
      'Half a day for the manager, before the first second round',
    ],
  },
  training: {
    category: 'Start',
    level: 'Medium',
    title: ['Nobody has time to train', 'Who teaches?'],
    description: [
      'The team takes on {seats} and does its own work beside it',
      '{seats|cap} will need somebody beside them for weeks',
    ],
    impact: ['people leave in the first three months', 'good people feel left alone'],
    assumption: [
      'The present team has time for a newcomer',
      'Somebody will show {seats} the work',
      'The first month will organize itself',
    ],
    mitigation: [
      'Name the person and the hours for the first month now',
      'The manager blocks the first two weeks of one experienced colleague',
      'Put the teacher’s name into the offer letter',
    ],
  },
  reason: {
    category: 'Clarity',
    level: 'Medium',
    title: ['Why the seat is empty is not said', 'New seat or empty seat?'],
    description: [
      'The job does not tell whether it is new or somebody left',
      'Nothing says why {title|a} is wanted now',
      'Growth or replacement: the job is silent',
    ],
    impact: ['candidates guess, and guess badly', 'the wrong story goes round'],
    assumption: [
      'The reason for the opening does not matter to candidates',
      'Nobody asks why {title|a} is needed',
    ],
    mitigation: [
      'Ask why the last person left or why the seat is new, and agree on a sentence about it',
      'Ask at the intake and put the answer into the first call',
    ],
  },
  years: {
    category: 'Requirements',
    level: 'Medium',
    title: ['Years stand in for skill'],
    description: [
      '{years} of experience are asked for; years predict little (.07, Sackett et al. 2022)',
      'The ad wants {years}. A year says little about the next one (.07, Sackett et al. 2022)',
    ],
    impact: ['able people with a shorter record are turned away', 'the pool shrinks for nothing'],
    assumption: ['{years} of experience show that somebody can do this work'],
    mitigation: [
      'Ask what the years stand for and test that instead',
      'Let anyone below them into the work sample who has done the main duty',
    ],
  },
  remoteVolume: {
    category: 'Process',
    level: 'Medium',
    title: ['Remote work brings more replies than can be read'],
    description: ['A remote {title} opening reaches everybody at once'],
    impact: ['good people drown in the pile, answers come late'],
    assumption: ['A remote opening can be screened with the usual hours'],
    mitigation: [
      'Three questions that decide, before the resume; close the ad when enough fit',
      'Say at once from where one may work, and answer within three days',
    ],
  },
} satisfies Record<string, RiskRow>;

import { readConditions } from '../../craft/criteria/conditions.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { sayManager } from '../../craft/manager.ts';
import { makePlan } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, toParagraph } from '../../craft/prose/casing.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import { vary } from '../../craft/vary.ts';
import type { Source } from '../../source.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Culture = Pick<
  InterviewCoachingWriting,
  'coreValues' | 'teamDynamics' | 'workEnvironment' | 'benefitsAndPerks' | 'locationAdvantages'
>;

const MOST = 8;

const noCulture = [
  'The job does not say how people work together at {name}; ask for an example of a bad week and who helped',
  'How {name} works from inside is for you to find out: ask what the last argument was about',
  'Nothing is written about the way of working at {name}. Ask somebody who left, or somebody who stayed',
];
const noBoss = [
  'Ask whom you would report to, and how often you would meet',
  'The job does not name the person above you; ask to meet them',
  'Find out who decides about your work before you say yes',
];
const noTeam = [
  'How large the team is stands nowhere in the job: a good first question',
  'Ask how many people do this work with you, and since when',
  'The team is not described; ask who would sit beside you',
];
const noHours = [
  'The hours are not written down; ask for a usual week',
  'Ask for the hours of the last four weeks, they are not in the job',
  'When work begins and ends is not said; a fair question',
];

/** How people work there, as far as the job says; the rest is named as something to ask. */
export function draftCulture(source: Source): Culture {
  const { brief, employer } = source;
  const voice = readVoice(source);
  const { pay } = makePlan(source);
  const { schedule, travel, physical } = readConditions(source);
  const culture = listFacts(brief, { kinds: ['culture'] }).map(sayFact);
  const team = listFacts(brief, { kinds: ['team'] }).map(sayFact);
  const benefits = listFacts(brief, { kinds: ['benefit'] }).map(sayFact);
  const place = sayPlace(brief);
  const name = employer.name || brief.employer.name;
  const goodPlace = listFacts(brief, { kinds: ['benefit', 'culture', 'other'] })
    .map(sayFact)
    .filter((text) =>
      /relocat|parking|commut|transit|housing|minutes (?:from|of)|downtown/i.test(text),
    );
  return {
    coreValues: (culture.length > 0
      ? culture
      : [vary(source, 'no culture', noCulture, { name: name || 'the place' })]
    )
      .slice(0, MOST)
      .map((text) => speak(voice, capitalize(text))),
    teamDynamics: speak(
      voice,
      toParagraph([
        ...team.slice(0, 3),
        brief.reportsTo
          ? `You would report to ${sayManager(brief.reportsTo)}`
          : vary(source, 'no boss', noBoss),
        team.length === 0 ? vary(source, 'no team', noTeam) : null,
      ]),
    ),
    workEnvironment: speak(
      voice,
      toParagraph([
        brief.workType
          ? `The work is ${brief.workType}, ${place.in.replace(', hybrid', '')}`
          : `The work is ${place.in}`,
        ...[...schedule.slice(0, 2), ...travel.slice(0, 1), ...physical.slice(0, 1)].map(sayFact),
        schedule.length === 0 ? vary(source, 'no hours', noHours) : null,
      ]),
    ),
    benefitsAndPerks: listOnce([
      pay.range
        ? `Pay: ${pay.range}`
        : 'Pay: not stated yet; ask for the range before the first interview',
      ...benefits,
    ]).slice(0, MOST),
    locationAdvantages: listOnce([
      ...goodPlace,
      brief.workType === 'remote'
        ? 'No way to work; ask which hours are shared and how often people meet'
        : place.town
          ? `The place of work is ${place.label}; ask about parking, transit and the usual way of colleagues`
          : 'Ask where the place of work is',
    ]).slice(0, 4),
  };
}

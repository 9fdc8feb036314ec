import { readConditions } from '../../craft/criteria/conditions.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { sayBoss, sayManager } from '../../craft/manager.ts';
import { listTradeSlots, nameTitle } from '../../craft/messages/slots.ts';
import { makePlan } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, toParagraph } from '../../craft/prose/casing.ts';
import type { Slots } from '../../craft/prose/fill.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { pluralize } from '../../craft/prose/number.ts';
import { readWorkWords } from '../../craft/trade-talk/trade-talk.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import { vary } from '../../craft/vary.ts';
import type { Source } from '#plan/source.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Culture = Pick<
  InterviewCoachingWriting,
  'coreValues' | 'teamDynamics' | 'workEnvironment' | 'benefitsAndPerks' | 'locationAdvantages'
>;

const MOST = 8;

/** Slots: {name} of the employer and those of the trade. */
const noCulture = [
  'The job does not say how {name} works; ask {wonder}',
  'How {name} works from inside is yours to find out: ask {peer} {wonder}',
  'Nothing is written about working at {name}. Ask {peer}, or somebody who left',
];
const noBoss = [
  'Ask whom you would report to, and {wonder2}',
  'The job does not name the person above you; ask to meet them',
  'Find out who decides, for instance {wonder2}',
];
const noTeam = [
  'The size of the team is not in the job; ask {peer}',
  'Ask how many {titles} there are, and since when',
  'The team is not described; ask who would be beside you during {rush}',
];
const noHours = [
  'The hours are not written down; ask about {rush}, too',
  'Ask for the hours of the last four weeks, {rush} included',
  'When work begins and ends is not said. Ask {peer} about {rush}',
];
const places = [
  '{place}: ask {peer} about the way and the parking',
  'The work is in {place}; ask how {titles} get there',
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
  const slots: Slots = {
    ...listTradeSlots(source),
    ...readWorkWords(source),
    name: name || 'the place',
    titles: pluralize(nameTitle(brief)),
    place: place.label,
  };
  const goodPlace = listFacts(brief, { kinds: ['benefit', 'culture', 'other'] })
    .map(sayFact)
    .filter((text) =>
      /relocat|parking|commut|transit|housing|minutes (?:from|of)|downtown/i.test(text),
    );
  return {
    coreValues: (culture.length > 0 ? culture : [vary(source, 'no culture', noCulture, slots)])
      .slice(0, MOST)
      .map((text) => speak(voice, capitalize(text))),
    teamDynamics: speak(
      voice,
      toParagraph([
        ...team.slice(0, 3),
        brief.reportsTo
          ? `You would report to ${sayManager(brief.reportsTo)}`
          : vary(source, 'no boss', noBoss, slots),
        team.length === 0 ? vary(source, 'no team', noTeam, slots) : null,
      ]),
    ),
    workEnvironment: speak(
      voice,
      toParagraph([
        brief.workType
          ? `The work is ${brief.workType}, ${place.in.replace(', hybrid', '')}`
          : `The work is ${place.in}`,
        ...[...schedule.slice(0, 2), ...travel.slice(0, 1), ...physical.slice(0, 1)].map(sayFact),
        schedule.length === 0 ? vary(source, 'no hours', noHours, slots) : null,
      ]),
    ),
    benefitsAndPerks: listOnce([
      pay.range ? `Pay: ${pay.range}` : `Pay: not stated yet; ask ${sayBoss(source)} for the range`,
      ...benefits,
    ]).slice(0, MOST),
    locationAdvantages: listOnce([
      ...goodPlace,
      brief.workType === 'remote'
        ? 'No commute; ask which hours are shared and how often people meet'
        : place.town
          ? vary(source, 'place', places, slots)
          : 'Ask where the place of work is',
    ]).slice(0, 4),
  };
}

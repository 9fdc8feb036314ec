import { readConditions } from '../../craft/criteria/conditions.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { sayManager } from '../../craft/manager.ts';
import { makePlan } from '../../craft/plan.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { capitalize, toParagraph } from '../../craft/prose/casing.ts';
import { listOnce } from '../../craft/prose/list.ts';
import { readVoice, speak } from '../../craft/voice.ts';
import type { Source } from '../../source.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Culture = Pick<
  InterviewCoachingWriting,
  'coreValues' | 'teamDynamics' | 'workEnvironment' | 'benefitsAndPerks' | 'locationAdvantages'
>;

const MOST = 8;

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
      : [
          `The job does not say how people work together${name ? ` at ${name}` : ''}; ask for an example of a bad week and who helped`,
        ]
    )
      .slice(0, MOST)
      .map((text) => speak(voice, capitalize(text))),
    teamDynamics: speak(
      voice,
      toParagraph([
        ...team.slice(0, 3),
        brief.reportsTo
          ? `You would report to ${sayManager(brief.reportsTo)}`
          : 'Ask whom you would report to, and how often you would meet',
        team.length === 0
          ? 'How large the team is stands nowhere in the job: a good first question'
          : null,
      ]),
    ),
    workEnvironment: speak(
      voice,
      toParagraph([
        brief.workType
          ? `The work is ${brief.workType}, ${place.in.replace(', hybrid', '')}`
          : `The work is ${place.in}`,
        ...[...schedule.slice(0, 2), ...travel.slice(0, 1), ...physical.slice(0, 1)].map(sayFact),
        schedule.length === 0 ? 'The hours are not written down; ask for a normal week' : null,
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

import type { FactKind } from '#shared/brief.ts';
import { hasConcrete, isCall, isLegal, isPraise } from './boilerplate.ts';
import { readDuty } from './read-duty.ts';
import { isDemand, kindOfRequirement, speaksOf } from './requirement-kind.ts';
import type { Segment } from './segments.ts';

/** What a sentence tells, and in which words; undefined when it tells nothing of the job. */
export interface Reading {
  kind: FactKind;
  text: string;
}

const goal =
  /\b(?:(?:in|within|during|after|by|over) (?:your|the|their) first (?:\w+ )?(?:days?|weeks?|months?|year)|by (?:day|month|week|the end of (?:year|month|week|the first))\b|(?:first|after|within) (?:30|60|90|100|180) days|in your first year|year one|after (?:six|twelve|three|6|12|3) months|success (?:looks|means|is measured)|in den ersten .{1,20}(?:tagen|wochen|monaten)|nach (?:einem jahr|sechs monaten))\b/i;
const process =
  /\b(?:interview process|hiring process|selection process|(?:the|our) process (?:is|has|includes|takes|starts)|phone (?:screen|call|interview)|(?:first|second|final|technical|panel|on-?site|video) interview|interviews? (?:will|are|is|with)|(?:answer|reply to|respond to|hear back|get back to) (?:every|all|each)? ?(?:applicants?|candidates?|applications?|you within)|offers? (?:follow|within|are made)|skills? test|working interview|trial shift|probearbeit\w*|vorstellungsgespräch\w*|entretiens?\b)/i;
const team =
  /\b(?:team of (?:\d+|\w+)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty)[- ](?:person|people|strong)|(?:join|part of|work with|alongside) (?:a|an|our|the) .{0,40}\b(?:team|crew|group|department|squad)|direct reports?|(?:supervise|manage|lead)s? (?:a team of|\d+|two|three|four|five|six|seven|eight|nine|ten)|crews? of|team size|first .{0,20} hire|teams? von|équipe de \d+)\b/i;
const benefit =
  /\b(?:401\(?k\)?|health (?:insurance|care|coverage)|(?:medical|dental|vision)(?:,| and| insurance| coverage)|paid (?:time off|holidays?|vacation|sick|parental|leave|training|weekly)|pto\b|days'? (?:of )?(?:holiday|annual leave|vacation|paid)|pension|retirement|sign-?on bonus|bonus(?:es)?\b|stock options|equity\b|tuition|employee discount|free (?:parking|lunch|uniforms?|meals|gym)|we (?:offer|pay|provide|cover)|benefits include|per diem|relocation (?:help|assistance|package)|company car|hours (?:a week )?are guaranteed|overtime (?:after|at|pay|paid)|urlaubstage|urlaub\b|altersvorsorge|jobticket|weihnachtsgeld|wir bieten|tickets? restaurant|mutuelle|rtt\b|nous offrons)/i;
const longest = 420;

/** Reads one sentence in the light of where it stands. */
export function classify({ text, topic, isBullet, field }: Segment): Reading | undefined {
  if (topic === 'none' || text.length < 3 || !/\p{L}{2}/u.test(text)) return undefined;
  if (isLegal(text) || isCall(text)) return undefined;
  const cut = text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, '')}` : text;
  const say = (kind: FactKind, words = cut): Reading => ({ kind, text: words });
  if (topic === 'benefits') return isPraise(cut) ? undefined : say('benefit');
  if (topic === 'goals' || (topic !== 'requirements' && goal.test(cut))) return say('goal');
  if (topic === 'process' || (process.test(cut) && topic !== 'duties' && topic !== 'requirements'))
    return say('process');
  if (topic === 'requirements')
    return isPraise(cut) && !isDemand(cut) && cut.split(' ').length > 12
      ? undefined
      : say(kindOfRequirement(cut));
  if (topic === 'schedule' || topic === 'travel' || topic === 'physical') {
    const kind = kindOfRequirement(cut);
    return say(
      topic === 'physical' && kind === 'skill'
        ? 'physical'
        : kind === 'skill' || kind === 'experience'
          ? topic
          : kind,
    );
  }
  if (topic === 'team') return say('team');
  if (topic === 'culture') return readCulture(cut, say);
  if (topic === 'duties') return say('duty', readDuty(cut) ?? cut);
  return readProse(cut, { isBullet, isDescription: field === 'description', say });
}

type Say = (kind: FactKind, words?: string) => Reading;

function readCulture(text: string, say: Say): Reading | undefined {
  if (isPraise(text)) return undefined;
  if (team.test(text)) return say('team');
  return say('culture');
}

/** A sentence before any heading: its own words must tell what it is. */
function readProse(
  text: string,
  { isBullet, isDescription, say }: { isBullet: boolean; isDescription: boolean; say: Say },
): Reading | undefined {
  if (!isDescription) return undefined;
  const duty = readDuty(text);
  const isSpoken = /^(?:then |also |in this \w+,? )?you\b|^(?:the|this|responsib|duties)/i.test(
    text,
  );
  if (
    speaksOf.travel(text) &&
    /\d|travel is|travel (?:to|up|required|between)|reise|déplace/i.test(text)
  )
    return say('travel');
  if (benefit.test(text)) return say('benefit');
  if (speaksOf.schedule(text) && !(duty !== undefined && isBullet)) return say('schedule');
  if (isDemand(text) && !/\bdo not need\b/i.test(text)) return say(kindOfRequirement(text));
  if (duty !== undefined && (isSpoken || isBullet)) return say('duty', duty);
  if (team.test(text)) return say('team');
  if (speaksOf.physical(text)) return say('physical');
  if (isBullet) return say(kindOfRequirement(text));
  if (duty !== undefined && !isPraise(text)) return say('duty', duty);
  return isPraise(text) || !hasConcrete(text) ? undefined : say('other');
}

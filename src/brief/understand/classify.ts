import type { FactKind } from '#shared/brief.ts';
import { cutText } from '#shared/cut-text.ts';
import { isAside, isCall, isLegal, isPraise, isWayToApply } from './boilerplate.ts';
import { dropSpeaker } from './phrase.ts';
import { readDuty } from './read-duty.ts';
import { isDemand, kindOfRequirement, speaksOf } from './requirement-kind.ts';
import type { Segment } from './segments.ts';
import { tells } from './tells.ts';

/** What a sentence tells, and in which words. */
export interface Reading {
  kind: FactKind;
  text: string;
}

const longest = 420;

/** Reads one sentence in the light of where it stands; undefined when it tells nothing of the job. */
export function classify(segment: Segment): Reading | undefined {
  const { topic } = segment;
  const whole = segment.text.replace(/(?<![.;,\s])[.;,\s]+$/, '');
  if (topic === 'none' || whole.length < 3 || !/\p{L}{2}/u.test(whole)) return undefined;
  if (isWayToApply(whole)) return { kind: 'process', text: whole };
  if (isLegal(whole) || isCall(segment.text) || isAside(whole)) return undefined;
  const text = cutLong(whole.replace(/^objective #?\d+:\s+(?=\S)/i, ''));
  if (isNotNeeded(segment)) return { kind: 'culture', text: sayNotNeeded(text) };
  if (asksNothing.test(text)) return { kind: 'benefit', text };
  const kind = readStrongly(text, segment);
  if (kind) return { kind, text };
  switch (topic) {
    case 'benefits':
      return readBenefit(text);
    case 'requirements':
      return isEmptyPraise(text) ? undefined : readRequirement(text, segment);
    case 'schedule':
    case 'travel':
    case 'physical':
      return { kind: settleCondition(topic, kindOfRequirement(dropSpeaker(text))), text };
    case 'team':
      return { kind: 'team', text };
    case 'culture':
      return isPraise(text) ? undefined : { kind: tells.team(text) ? 'team' : 'culture', text };
    case 'duties':
      return readListedDuty(text, segment);
    default:
      return readProse(text, segment);
  }
}

/** "Not required: a degree" tells whom the job takes, and demands nothing. */
const isNotNeeded = ({ topic, heading, label }: Segment): boolean =>
  topic === 'requirements' &&
  /^not (?:strictly )?(?:required|needed|necessary)\b/i.test(label ?? heading ?? '');

const sayNotNeeded = (text: string): string =>
  `no ${text.replace(/^(?:an?|any|prior|previous)\s+/i, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())} needed`;

/** "No experience needed, paid training" stands among the demands and is none. */
const asksNothing =
  /^no (?:(?:prior|previous|work|specific|sales|industry) )*(?:experience|degree|diploma|license|licence|qualifications?|certifications?|training) (?:is |are )?(?:needed|required|necessary)\b/i;

const saysDone = /(?:\bhave|\byou've|\bhave done|\bdone)\W*$/i;
const didIt =
  /^(?:run|led|built|sold|hit|held|kept|made|taught|won|grown|written|run|been|\p{L}+ed)\s(?!by\b|in\b|or\b|and\b|to\b)/iu;

/** "Class sizes average 22.": a sentence about the place, left among the demands. */
const tellsFact =
  /^(?!you\b|must\b|candidates?\b|applicants?\b)(?:[\p{L}-]+\s){1,4}(?:averages?|have|has|are|is|includes?|works?)\s/iu;

/** The search itself is no fact of the job. */
const isSearch =
  /^(?:we|our client|our company)(?:'re| are| is)? (?:currently |now |also )?(?:looking|seeking|hiring|searching|recruiting|want|need|seek|invite|particularly welcome|have an? (?:\w+ )?(?:requirement|opening|opportunity|vacancy|position))\b/i;

/** "You have: run something in production" names what was done. */
function readRequirement(text: string, { heading, text: whole }: Segment): Reading {
  const isDone = heading !== null && saysDone.test(heading) && didIt.test(text);
  const kind = kindOfRequirement(dropSpeaker(text));
  if (kind === 'skill' && !isDemand(text) && tellsFact.test(text) && whole.endsWith('.'))
    return { kind: 'culture', text };
  if (!isDone) return { kind, text };
  const words = text.charAt(0).toLowerCase() + text.slice(1);
  return { kind: kind === 'skill' ? 'experience' : kind, text: `has ${words}` };
}

/** An endless sentence ends at the last comma that may be read. */
function cutLong(text: string): string {
  if (text.length <= longest) return text;
  const cut = cutText(text, longest);
  const comma = cut.lastIndexOf(', ');
  return comma > longest / 2 ? cut.slice(0, comma) : cut.replace(/\s\S*$/, '');
}

/** Words that tell the kind wherever they stand. */
function readStrongly(text: string, { topic, label }: Segment): FactKind | undefined {
  if (topic === 'goals' || topic === 'process') return topic === 'goals' ? 'goal' : 'process';
  const isListed = topic === 'duties' || topic === 'requirements';
  if (!isListed && topic !== 'benefits' && tells.goal(text) && !tells.benefit(text)) return 'goal';
  if (tells.spokenGoal(text)) return 'goal';
  if (tells.term(text)) return 'schedule';
  if (tells.formality(text) || (!isListed && tells.process(text))) return 'process';
  if (/^interviews? (?:in|are|include|will|with)\b/i.test(text)) return 'process';
  if (tells.travelShare(text) && readDuty(text) === undefined) return 'travel';
  if (topic === 'requirements' && tells.plainBenefit(text) && !isDemand(text)) return 'benefit';
  return label !== null && topic === 'schedule' ? 'schedule' : undefined;
}

const isEmptyPraise = (text: string): boolean =>
  (isPraise(text) && !isDemand(text) && text.split(' ').length > 12) ||
  (/^(?:and )?(?:we|our|together)\b/i.test(text) &&
    !isDemand(text) &&
    !/sponsor|visa/i.test(text)) ||
  /^(?:competitive|attractive|generous) (?:salary|pay|compensation|benefits)\b/i.test(text);

function readBenefit(text: string): Reading | undefined {
  if (isPraise(text)) return undefined;
  const duty = readDuty(text);
  return duty !== undefined && isWork(text)
    ? { kind: 'duty', text: duty }
    : { kind: 'benefit', text };
}

const isWork = (text: string): boolean =>
  /^(?:you(?:'ll| will) )?(?:take|answer|manage|handle|help|assist|run|build|lead|own|checks?|verify|prepares?|inspect|coordinate|maintain|perform|teach) /i.test(
    text,
  ) && text.split(' ').length >= 6;

function settleCondition(topic: 'schedule' | 'travel' | 'physical', kind: FactKind): FactKind {
  return kind === 'skill' || kind === 'experience' || kind === 'other' ? topic : kind;
}

/** Under a heading of duties: a duty when it begins with a verb, else what its words say. */
function readListedDuty(text: string, { heading, label }: Segment): Reading | undefined {
  const duty = readDuty(text);
  if (duty !== undefined) return { kind: 'duty', text: duty };
  if (/^deliverables$/i.test(label ?? heading ?? ''))
    return { kind: 'duty', text: `deliver ${text}` };
  if (/\bown$/i.test(heading ?? '') && /^(?:the|our|an?)\s/i.test(text))
    return { kind: 'duty', text: `own ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  if (isPraise(text)) return undefined;
  if (tells.team(text)) return { kind: 'team', text };
  const kind = kindOfRequirement(dropSpeaker(text));
  if (kind !== 'skill' && kind !== 'tool') return { kind, text };
  if (/^[\p{L} ,-]{3,50}\bwork\b/u.test(text)) return { kind: 'duty', text: `do ${text}` };
  return { kind: tells.otherLanguage(text) ? 'duty' : 'other', text };
}

/** A sentence before any heading: its own words must tell what it is. */
function readProse(text: string, { isBullet, field, text: whole }: Segment): Reading | undefined {
  if (field !== 'description' && field !== 'requirements') return undefined;
  const duty = readDuty(text);
  const tellsWork = duty !== undefined && (isBullet || isWork(text));
  if (tells.benefit(text) && !tellsWork) return { kind: 'benefit', text };
  if (tells.crew(text)) return { kind: 'team', text };
  if (speaksOf.schedule(text) && duty === undefined) return { kind: 'schedule', text };
  if (duty === undefined && speaksOf.travel(text)) return { kind: 'travel', text };
  if (duty !== undefined && isBullet) return { kind: 'duty', text: duty };
  if (isDemand(text) && !/\bdo not need\b/i.test(text))
    return { kind: kindOfRequirement(dropSpeaker(text)), text };
  if (duty !== undefined && !isPraise(text)) return { kind: 'duty', text: duty };
  if (speaksOf.years(text) && !/^(?:for|our|we|since)\b/i.test(text))
    return { kind: 'experience', text };
  if (tells.team(text)) return { kind: 'team', text };
  if (speaksOf.schedule(text)) return { kind: 'schedule', text };
  if (speaksOf.physical(text)) return { kind: 'physical', text };
  if (isBullet) return readLooseItem(text);
  if (speaksOf.licence(text) && text.split(' ').length <= 12) return { kind: 'licence', text };
  if (isPraise(text)) return undefined;
  if (!isTold(text, whole) || isSearch.test(text)) return undefined;
  // Beside demands, what is told of the employer would read as one.
  return { kind: field === 'requirements' ? 'culture' : 'other', text };
}

const sum =
  /[$€£]\s?\d|\d\s?(?:€|zł|PLN|k\b)|\b(?:per (?:hour|annum|year|week|day)|annually|hourly)\b/i;

/** A whole sentence, neither a line of the page's head nor pay, which has its own place. */
function isTold(text: string, whole: string): boolean {
  const words = text.split(' ').length;
  if (/\s[|·]\s/.test(text) || (sum.test(text) && words <= 14)) return false;
  return words >= 9 || (words >= 3 && /[.!]$/.test(whole));
}

/** An item that no heading calls a demand is none unless its words are. */
function readLooseItem(text: string): Reading | undefined {
  const kind = kindOfRequirement(dropSpeaker(text));
  if (kind !== 'skill' && kind !== 'other') return { kind, text };
  return text.split(' ').length < 4 || sum.test(text) ? undefined : { kind: 'other', text };
}

import type { Fact } from '#shared/brief.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { isAnywhere, stemsOf } from '../names/shared-stems.ts';
import type { Points } from './by-lines.ts';

/** What may come up, or is done when somebody says so: "Potential tide tables", "Mends nets as directed". */
const marginal =
  /^(?:potential(?:ly)?|possibl[ey]|may|might|other|occasional(?:ly)?)\b|\b(?:as|if|when|where) (?:directed|needed|required|necessary|requested|applicable|appropriate|possible)\b|\b(?:maybe|perhaps)\b/i;
/** "..., selling rope as needed": another doing of the line. */
const later = /;.*$|, (?:\p{L}+ing|and|or|including)\b.*$| including\b.*$/u;
const isMarginal = ({ text }: Fact): boolean => marginal.test(text.replace(later, ''));
const ofMarginal = 0.5;

/** Meetings serve the work, unless bringing people together is the post. */
const ofMeetings =
  /^(?:\p{L}+ly )?(?:facilitat|attend|hold|schedul|arrang|organi[sz]|participat|coordinat)\p{L}*(?: in)?(?: and \p{L}+)? (?:[\p{L}-]+,? (?:and )?){0,3}meetings?\b/iu;
const gatherers =
  /\b(?:assistant|secretary|facilitator|scrum|coordinator|events?|conference|administrat\p{L}+|receptionist|moderator|clerk)\b/iu;
const ofMeeting = 0.6;

/** A hand lent to others, in a post that is not there to help. */
const helped = /^(?:\p{L}+ly )?(?:assist|help)(?:s|ing)? (?:in|with)\b/iu;
const helpers =
  /\b(?:assistant|aide?|helper|trainee|apprentice|intern|porter|carer|support|coordinator)\b/iu;
const mostlyHelping = 0.2;
const ofHelping = 0.6;

/** Whoever leads people is judged by it, however short the line is; "manage staff rotas" leads nobody. */
const leads =
  /^(?:(?:will|you|also|be|is|are|responsible for|the [\p{L}-]+) )*(?:\p{L}+ly )?(?:line[- ])?(?:lead|manag|supervis|overs(?:ee|aw))\p{L}*(?:,? (?:and |& )?(?:\p{L}+ly )?\p{L}{4,}){0,2}?(?: of)?(?: (?:an?|the|our|your|all|assigned|up to|direct)| \d+| (?!of|and|or|for|with|to|on|in)[\p{L}-]+){0,4} (?:teams?|staff|people|employees|crews?|personnel|supervisors|volunteers|associates|subordinates|colleagues)(?= ?(?:$|[,.;:(]|of|and|to|as|who|in|by|on|for|within|across|including|through|members)\b| ?[,.;:(]|$)/iu;
const leastOfLeading = 9;
const isLed = (fact: Fact): boolean => fact.kind === 'duty' && leads.test(fact.text);

/** "EXCELLENT knots" amid small words: what the employer itself says aloud. */
const saidAloud = /(?<![\p{Lu}\d/&-] ?)\b\p{Lu}{5,}\b(?! ?[\p{Lu}\d/&-])/u;
const isAloud = ({ text }: Fact): boolean => saidAloud.test(text) && /\p{Ll}{3}/u.test(text);
const ofAloud = 1.8;

/** "This is a diving position": what the employer calls the whole of it. */
const calls =
  /\bthis is (?:primarily |mainly |very much )?an? (?:[\p{L}-]+ )?([\p{L}-]{4,}) (?:position|role|job|post)\b/iu;
const ofCalled = 1.5;
function hearCalled(facts: readonly Fact[], duties: readonly Fact[]): (fact: Fact) => boolean {
  const stems = facts.flatMap(({ text }) => stemsOf(calls.exec(text)?.[1] ?? ''));
  const [stem] = stems.filter((one) => !isAnywhere(one));
  const isHeard = ({ text }: Fact): boolean => stem !== undefined && stemsOf(text).includes(stem);
  const heard = duties.filter(isHeard);
  // What most lines name tells none of them apart.
  return heard.length > 0 && heard.length <= duties.length / 2 ? isHeard : () => false;
}

/** The worth of each line by what it says of itself: what is marginal decides less, and leading people never little. */
export function adjustPoints(points: Points, title: string): Points {
  const known = [...points.keys()];
  const duties = known.filter(({ kind }) => kind === 'duty');
  const helping = duties.filter(({ text }) => helped.test(text));
  const isHelper = helpers.test(title) || helping.length > mostlyHelping * duties.length;
  const isCalled = hearCalled(known, duties);
  const [first] = known.filter(isLed).toSorted((a, b) => points.get(b)! - points.get(a)!);
  return new Map(
    known.map((fact) => {
      const worth = points.get(fact)!;
      if (fact === first) return [fact, Math.max(worth, leastOfLeading)];
      if (isAloud(fact) || isCalled(fact))
        return [fact, worth * (isAloud(fact) ? ofAloud : ofCalled)];
      if (fact.kind !== 'duty' && weighDemand(fact) === 'must') return [fact, worth];
      const isMeeting = ofMeetings.test(fact.text) && !gatherers.test(title);
      const isHelp = !isHelper && helping.includes(fact);
      return [
        fact,
        worth *
          (isMarginal(fact) ? ofMarginal : 1) *
          (isMeeting ? ofMeeting : 1) *
          (isHelp ? ofHelping : 1),
      ];
    }),
  );
}

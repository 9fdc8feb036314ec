import type { Criterion } from '#plan/criteria/criterion.ts';
import { toMatter } from '#plan/criteria/matter-of-line.ts';
import { quoteEvidence } from '#plan/criteria/quote-evidence.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { isWholeList } from '#plan/criteria/whole-phrase.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { askBehind, marksOf, marksOfShare, sortLine, type Marks, type Sort } from './ask-frames.ts';

/** "Experience in payroll", "Knowledge of customs law": what it is in or of. */
const having =
  /^(?:(?:working |basic |general )?(?:experience|knowledge|understanding|familiarity|proficiency|expertise|background|skills?|confidence|ability)) (?:in|of|with|using|to) /i;

/** Begins with a word of its own, and no name: "Working with SQL". */
const commonStart =
  /^(?:Experience|Spoken|Fluent|Working|Track record|Proven|Using|Managing|Leading|Building|Designing) /;

const sayTopic = (name: string): string => {
  const bare = name.replace(having, '');
  const isName = /\s\p{Lu}\p{Ll}/u.test(bare) || /^\p{Lu}{2}/u.test(bare);
  if (commonStart.test(bare)) return bare.charAt(0).toLowerCase() + bare.slice(1);
  return isName ? bare : lowerFirst(bare);
};

const most = 15;
const fewest = 3;
const sayable = /^\p{Ll}[\p{L}\s,'’&-]+\p{L}$/u;
const ofSpeakers = /\b(?:we|our|us|you|your|they|their|them|this|these|those|etc)\b|\s-\s/i;

/** What somebody would do, as the end of "You would ..."; null where the line gives no such words. */
function findDoing({ facts }: Criterion): string | null {
  const [first] = facts;
  const phrase = first?.forms.verbPhrase;
  if (!phrase) return null;
  const doing = stripEnd(toMatter(phrase).text.replace(/ \([^()]*\)/g, ''));
  const words = doing.split(/\s+/).length;
  return words >= fewest &&
    words <= most &&
    sayable.test(doing) &&
    !ofSpeakers.test(doing) &&
    isWholeList(doing)
    ? doing
    : null;
}

type Ask = (doing: string) => string;

const ofExperienced: readonly Ask[] = [
  (doing) => `You would ${doing}. Where have you done something like it, and how often?`,
  (doing) => `You would also ${doing}. What was your own part the last time you did that?`,
  (doing) => `And you would ${doing}. When did you last do so, and for whom?`,
];
const ofBeginners: readonly Ask[] = [
  (doing) =>
    `You would ${doing}. Have you done something like it, at work, in training or elsewhere?`,
  (doing) => `You would also ${doing}. What of that have you done or seen, and where?`,
  (doing) => `And you would ${doing}. When did you last do that, or help with it?`,
];
interface FirstQuestion extends Marks {
  ask: string;
}

/**
 * What the first call asks about a line: where somebody has met it, and what answers to that tell. The case itself is
 * asked for in the interview, so that nobody hears the same question twice.
 */
export function askFirst(
  criterion: Criterion,
  place: number,
  isOpenToBeginners: boolean,
): FirstQuestion {
  const { question, strong, weak, origin, name } = criterion;
  if (isWayOfWorking(criterion) || isAskedAsItIs(criterion)) return { ask: question, strong, weak };
  const isOpen = isOpenToBeginners || origin === 'preferred';
  const doing = findDoing(criterion);
  if (doing !== null) {
    const asks = isOpen ? ofBeginners : ofExperienced;
    return { ask: (asks[place] ?? asks[0]!)(doing), ...marksOf.any };
  }
  const line = quoteLine(criterion);
  const heard = sortLine(line === null ? firstLine(criterion) : quoteEvidence(criterion.facts));
  // Rules are known and used; they are no share of a week.
  const sort = heard === 'any' && ofRules.test(name) ? 'knowledge' : heard;
  const said = line ?? sayKnown(criterion, sort);
  if (said === null && !isOpen && sort === 'any')
    return { ask: askShare(sayTopic(name), place), ...marksOfShare };
  const opening = said ?? sayWanted(origin, sayTopic(name));
  return { ask: `${opening}. ${askBehind(sort, place, isOpen)}`, ...marksOf[sort] };
}

const ofRules = /\b(?:laws?|regulations?|rules|compliance|standards|codes?)\b/i;

const askShare = (topic: string, place: number): string =>
  place === 0
    ? `How much of your last job was ${topic}, and which part of it did you do yourself?`
    : `And ${topic}: how much of your week has it been, and what did you do yourself?`;

const sayWanted = (origin: Criterion['origin'], topic: string): string =>
  origin === 'preferred' ? `A plus, and not required: ${topic}` : `The job asks for ${topic}`;

const firstLine = ({ facts, competency, name }: Criterion): string =>
  competency === null ? (facts[0]?.text ?? name) : name;

const ofKnowing = /\b(?:knowledge|understanding|familiar\w*)\b/i;

/** "Knowledge of the harbor" is known, and nothing that a job calls for by itself. */
function sayKnown(criterion: Criterion, sort: Sort): string | null {
  const isKnown = (sort === 'knowledge' || sort === 'area') && ofKnowing.test(firstLine(criterion));
  const topic = sayTopic(criterion.name);
  if (!isKnown || criterion.origin === 'preferred' || /^know/i.test(topic)) return null;
  return `You would have to know ${sort === 'area' && !/^the /i.test(topic) ? 'the ' : ''}${topic}`;
}

const mostQuoted = 16;
/** A paper, an order to applicants or half a sentence: nobody has done it anywhere. */
const noLine =
  /\b(?:licen[cs]e|permit|certificat\w+|diploma|degree|clearance|portfolio)\b|^(?:within|under|with|list|describe|briefly|please)\b|[^\p{L})\]"”'’.%\d]$/iu;

/** The line of the job, where the name of the trade would make no question. */
function quoteLine({ competency, facts, origin }: Criterion): string | null {
  if (competency === null || facts.length === 0 || origin === 'preferred') return null;
  const line = quoteEvidence(facts);
  if (noLine.test(line)) return null;
  return line.split(/\s+/).length <= mostQuoted ? `The advertisement says ${quote(line)}` : null;
}

/** A name of the trade is put into no other sentence than the trade's own question. */
const isAskedAsItIs = (criterion: Criterion): boolean =>
  criterion.competency !== null && findDoing(criterion) === null && quoteLine(criterion) === null;

import type { Criterion } from '#plan/criteria/criterion.ts';
import { toMatter } from '#plan/criteria/matter-of-line.ts';
import { quoteEvidence } from '#plan/criteria/quote-evidence.ts';
import { sharedTelling } from '#plan/criteria/shared-stems.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { isWholeList } from '#plan/criteria/whole-phrase.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import { askBehind, sortLine, type Sort } from './ask-frames.ts';

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
const callers: Record<Criterion['origin'], Ask> = {
  must: (topic) => `This job calls for ${topic}`,
  duty: (topic) => `This job calls for ${topic}`,
  preferred: (topic) => `A plus, and not required: ${topic}`,
  trade: (topic) => `Jobs like this call for ${topic}`,
};

/**
 * What the first call asks about a line: where somebody has met it. The case itself is asked for in the interview, so
 * that nobody hears the same question twice.
 */
export function askFirst(criterion: Criterion, place: number, isOpenToBeginners: boolean): string {
  if (isWayOfWorking(criterion) || isAskedAsItIs(criterion)) return criterion.question;
  const isOpen = isOpenToBeginners || criterion.origin === 'preferred';
  const doing = findDoing(criterion);
  if (doing !== null) {
    const asks = isOpen ? ofBeginners : ofExperienced;
    return (asks[place] ?? asks[0]!)(doing);
  }
  const line = quoteLine(criterion);
  const said = line ?? callers[criterion.origin](sayTopic(criterion.name));
  const sort = sortLine(line === null ? firstLine(criterion) : quoteEvidence(criterion.facts));
  return `${line === null ? (sayKnown(criterion, sort) ?? said) : said}. ${askBehind(sort, place, isOpen)}`;
}

const firstLine = ({ facts, competency, name }: Criterion): string =>
  competency === null ? (facts[0]?.text ?? name) : name;

const ofKnowing = /\b(?:knowledge|understanding|familiar\w*)\b/i;

/** "Knowledge of the harbor" is known, and nothing that a job calls for by itself. */
function sayKnown(criterion: Criterion, sort: Sort): string | null {
  const isKnown = (sort === 'knowledge' || sort === 'area') && ofKnowing.test(firstLine(criterion));
  if (!isKnown || criterion.origin === 'preferred') return null;
  const topic = sayTopic(criterion.name);
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

type Marks = Pick<Criterion, 'strong' | 'weak'>;
const ofDuty: Marks = {
  strong: 'a place, a time, their own part in it and what came of it',
  weak: 'what others did, or how one ought to do it',
};

/** Marks for what is asked: a duty in the job's words is not marked by what another line of the trade looks for. */
export function markFirst(criterion: Criterion): Marks {
  const doing = isWayOfWorking(criterion) ? null : (findDoing(criterion) ?? quoteLine(criterion));
  const { question, strong, weak } = criterion;
  const isAkin = doing === null || sharedTelling(doing, `${question} ${strong} ${weak}`) > 0;
  return isAkin ? { strong, weak } : ofDuty;
}

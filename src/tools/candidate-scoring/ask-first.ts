import type { Criterion } from '#plan/criteria/criterion.ts';
import { toMatter } from '#plan/criteria/matter-of-line.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { isWholeList } from '#plan/criteria/whole-phrase.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';

/** "Experience in payroll", "Knowledge of customs law": what it is in or of. */
const having =
  /^(?:(?:working |basic |general )?(?:experience|knowledge|understanding|familiarity|proficiency|expertise|background|skills?|confidence|ability)) (?:in|of|with|using|to) /i;

const sayTopic = (name: string): string => {
  const bare = name.replace(having, '');
  return /\s\p{Lu}\p{Ll}/u.test(bare) || /^\p{Lu}{2}/u.test(bare) ? bare : lowerFirst(bare);
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
/** The same for lines that give no words for what is done. */
const byName: readonly Ask[] = [
  (topic) => `Where did you last have to do with ${topic}, and what was your own part in it?`,
  (topic) => `How much of your work has had to do with ${topic}, and what did you do yourself?`,
  (topic) => `When did ${topic} last come up in your work, and what did you do?`,
];
const byNameForBeginners: readonly Ask[] = [
  (topic) => `What have you had to do with ${topic} so far, at work, in training or elsewhere?`,
  (topic) => `And what have you done or seen of ${topic}, and where?`,
  (topic) => `Have you met ${topic} before? What did you do?`,
];

/**
 * What the first call asks about a line: where somebody has met it. The case itself is asked for in the interview, so
 * that nobody hears the same question twice.
 */
export function askFirst(criterion: Criterion, place: number, isOpenToBeginners: boolean): string {
  if (isWayOfWorking(criterion)) return criterion.question;
  const isOpen = isOpenToBeginners || criterion.origin === 'preferred';
  const doing = findDoing(criterion);
  const ofDoing = isOpen ? ofBeginners : ofExperienced;
  const ofName = isOpen ? byNameForBeginners : byName;
  const asks = doing === null ? ofName : ofDoing;
  return (asks[place] ?? asks[0]!)(doing ?? sayTopic(criterion.name));
}

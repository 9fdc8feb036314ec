import type { Fact } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Criterion } from '../criterion.ts';
import { ofLeading } from '../evidence/gather-evidence.ts';
import { isAsked } from '../evidence/weigh-evidence.ts';
import { isWayOfWorking } from '../own-lines/traits.ts';

type Anchors = Pick<Criterion, 'looksLike' | 'question' | 'strong' | 'weak' | 'probe'>;

/** What somebody has done by others. */
const hasDone =
  /^(?:you (?:will |would )?)?(?:(?:be )?responsib(?:le|ility) for )?(?:the )?(?:\p{L}+ly )?(?:supervis|overs|direct(?!ly)|assign|dispatch|coordinat(?:e|es|ing|ion) (?:all |the |daily )?(?:work|activities|operations|staff|crews?)|ensur\p{L}+ (?:that )?(?:staff|employees|the team|crews?|all (?:staff|employees)))/iu;
/** Work that is a leader's own, whoever is led. */
const ofLeaders =
  /\b(?:lead|manag|supervis|plan|budget|strateg|coordinat|dispatch|assign|schedul|hir|recruit|staff|team|report|control|relation|negotiat|polic|coach|train|audit|risk|cost|contract|partner|program|govern|compliance|safety|quality|improve)/i;
/** What somebody only has a hand in. */
const helps = /^(?:\p{L}+ly )?(?:assist|support|help|aid)(?:s|ing|ed)?\b/iu;

/** Whoever leads is asked how they have work done, in two ways. */
const led: readonly ((work: string) => Anchors)[] = [
  (work) => ({
    looksLike: 'Plans the work of others, gives it to the right people and checks it in time.',
    question: `Tell me about a time when your team fell behind with ${work}: who did you give it to, why them, and how did you check it?`,
    strong:
      'Names the plan, who did what and why, what was checked and when, and what changed afterward',
    weak: 'Did it alone, or heard of it only at the end',
    probe: 'What would the people who did the work say about how you led it?',
  }),
  (work) => ({
    looksLike: 'Sets a standard that others can see, and speaks up when it is not met.',
    question: `What standard did you set your team for ${work}, and what did you do when someone fell short of it?`,
    strong:
      'Names a standard in plain words, the conversation, what was shown or taught, and what changed afterward',
    weak: 'Put it right themselves, or let it pass',
    probe: 'How did you know the improvement lasted?',
  }),
];

/** "Help with helping dealers" says it twice. */
const ofHelp = /^(?:helping|assisting|supporting) (?:with |in )?/;

/** Whoever assists is asked for their part, and not for the whole. */
const assisted: readonly ((work: string) => Anchors)[] = [
  (work) => ({
    looksLike: 'Does their part in time, checks it, and asks before something goes wrong.',
    question: `You would help with ${work.replace(ofHelp, '')}, and others would be responsible for it. Which part of that have you done for someone else, and how did they know it was right?`,
    strong:
      'Names their own part, what they checked, when they asked, and what the other person did with it',
    weak: 'Claims all of it, or cannot say what was theirs',
    probe: 'What did you leave to the other person, and why?',
  }),
  (work) => ({
    looksLike: 'Hands over work that the next person can use as it is.',
    question: `Tell me about a time you helped someone with ${work.replace(ofHelp, '')}. What were you given, what did you hand back, and by when?`,
    strong:
      'Names what was asked, what was unclear and how they found out, and a hand-over on time',
    weak: 'Stays general, or waited to be told each step',
    probe: 'What did you do differently the next time?',
  }),
];

/** Whoever works to a plan of others is asked how they keep to it, and not how plans are made. */
const carried: readonly ((work: string) => Anchors)[] = [
  (work) => ({
    looksLike:
      'Does each step as it is written, notes what happened, and asks before changing one.',
    question: `You would carry out ${work} that someone else has written. When did you last follow written steps closely, what was hard to keep to, and who did you ask?`,
    strong:
      'Names the steps and one that was hard to keep, what they noted, who they asked and when',
    weak: 'Changed the steps alone, or cannot say what they were',
    probe: 'What did you do when the steps did not work that day?',
  }),
];

interface Post {
  leads: boolean;
  /** Words of the title. */
  title: string;
}

/** Says itself that it is carried out. */
const saysHow = /^(?:implement|carry|execut|follow|runn|apply|deliver)ing\b/i;
const ofSelf = /^(?:order|calm|learning|teamwork|clear|attention|working|kindness)\b/i;

/**
 * Whoever leads others is asked how they have the work done that they supervise, whoever assists about their own part:
 * nobody is scored as if they answered for what others answer for, or did what others do.
 */
export function suitToLevel(criteria: readonly Criterion[], { leads, title }: Post): Criterion[] {
  const left = { led: [...led], assisted: [...assisted], carried: [...carried] };
  return criteria.map((criterion) => {
    const { name, facts, origin } = criterion;
    if (isWayOfWorking(criterion) || ofLeading.test(name) || ofSelf.test(name)) return criterion;
    if (origin !== 'duty' && origin !== 'must') return criterion;
    const work = lowerFirst(name);
    if (!leads && ofPlanning.test(name) && !saysHow.test(name) && facts.some(isCarriedOut))
      return { ...criterion, name: `Carrying out ${work}`, ...left.carried.shift()?.(work) };
    const [first] = facts;
    if (!first || isAsked(first)) return criterion;
    if (leads && hasDone.test(first.text) && !ofLeaders.test(name))
      return { ...criterion, ...left.led.shift()?.(work) };
    if (!leads && isOnlyHelped(facts) && !ofTitle(name, title))
      return { ...criterion, ...left.assisted.shift()?.(work) };
    return criterion;
  });
}

const ofPlanning = /\b(?:plans?|programs?|programmes?)$/i;
/** "Implement the program as directed by the therapist": the plan is another's. */
const isCarriedOut = ({ kind, text }: Fact): boolean =>
  kind === 'duty' &&
  /^(?:\p{L}+ly )?(?:implement|follow|carry|run)/iu.test(text) &&
  /\b(?:as (?:directed|set forth|prescribed|designed|written|outlined|developed|instructed) by|under the (?:supervision|direction|guidance) of|(?:written|designed|developed) by)\b/i.test(
    text,
  );

/** Nothing of it is asked for or done by oneself. */
const isOnlyHelped = (facts: readonly Fact[]): boolean =>
  facts.every((fact) => !isAsked(fact) && helps.test(fact.text));

/** Helping is the work itself: a teaching assistant assists. */
const ofTitle = (name: string, title: string): boolean =>
  /\b(?:support|care|assist)/i.test(name) || title.toLowerCase().includes(name.toLowerCase());

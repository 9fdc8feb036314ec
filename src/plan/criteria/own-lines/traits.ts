import type { Fact } from '#shared/brief.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { isDemand } from './is-demand.ts';
import { toOwnCriterion } from './own-demand.ts';
import type { Unweighted } from '../settle-weights.ts';

export interface Trait {
  words: RegExp;
  name: string;
  /** About something done, never about what a person is. */
  question: string;
  strong: string;
  weak: string;
}

/** What every advertisement asks for, in the order in which a question about it tells people apart. */
export const knownTraits: readonly Trait[] = [
  {
    words:
      /\bleadership\b[\p{L}, &/-]{0,50}\b(?:skills|abilit\w+|qualities)|\b(?:managerial|supervisory|people[- ]management) (?:[\p{L}-]+ (?:and |& )?){0,2}(?:skills|abilit\w+)/iu,
    name: 'leadership',
    question:
      'Who did you last lead on a piece of work, what did you expect of each of them, and what came of it?',
    strong:
      'Names who they were and what each was to do, one difficult conversation, and what the others say came of it',
    weak: 'Talks about a title or the team as a whole',
  },
  {
    words: /\bcompassion\w*|\bcaring\b|\bkind(?:ness| and)\b|\bempath\w+/i,
    name: 'compassion',
    question: 'Who has been hard to be kind to lately, and what did you do for them?',
    strong: 'Names one person, what they noticed and did, and what changed for that person',
    weak: 'Says "I am kind to everyone", but names nobody in particular',
  },
  {
    words: /\bintegrity\b|\bhonest\w*|\btrustworth\w+|\bethic(?:al|s)\b/i,
    name: 'integrity',
    question: 'When did you last report a mistake of your own that nobody had seen?',
    strong: 'Names the mistake, who they told and how soon, and what it cost them',
    weak: 'Names only the mistakes of others, or none at all',
  },
  {
    words: /\bconfidential\w*|\bdiscre(?:et|tion)\b/i,
    name: 'discretion',
    question:
      'When did someone ask you for something you were not allowed to share, and what did you say?',
    strong: 'Gives the words they used, and says who they told about it',
    weak: 'Gives the secret away here, or names no such case',
  },
  {
    words:
      /\breliab\w+|\bdependab\w+|\bpunctual\w*|\battendance\b(?! (?:reports?|records?|data|tracking))|\btime-?keeping\b/i,
    name: 'reliability',
    question:
      'When could you not keep a deadline or a promise at work, who did you tell, and when?',
    strong: 'Names one case, and shows that they told others early and offered a way out',
    weak: 'Says "never", or told people when it was too late',
  },
  {
    words:
      /attention to detail|detail[- ](?:oriented|focused|minded)|\baccura(?:te|cy)\b|\bthorough\w*|\bmeticulous\w*/i,
    name: 'attention to detail',
    question:
      'Which error have you found lately that others had missed, and how do you check your own work?',
    strong: 'Names the error, how they found it, and a check that they repeat',
    weak: 'Calls themselves thorough but names no error',
  },
  {
    words:
      /\bteam\b|\bteam-?work\w*|\bteam player\b|\bcollaborat\w+|work(?:s|ing)? (?:well )?with others|\bco-?workers\b|\bcolleagues\b/i,
    name: 'teamwork',
    question:
      'Think of something several of you had to finish together. What was your part, and what did you need from the others?',
    strong:
      'Names their own part, what they needed from whom, and what they did so that others could go on',
    weak: 'Cannot say what was theirs, or says only what others failed to do',
  },
  {
    words:
      /\bindependent(?:ly)?\b|\bunsupervised\b|\b(?:minimal|minimum|little) supervision\b|\bon (?:your|their) own\b|\bautonom\w+/i,
    name: 'independent work',
    question: 'What did you last decide at work without asking, and who did you tell afterwards?',
    strong: 'Names the decision, the rule behind it, and who they told',
    weak: 'Asks about everything, or makes decisions that belong to others',
  },
  {
    words:
      /\bentrepreneur\w*|\bstart-?up (?:mindset|mentality|spirit|attitude)\b|\bscrapp(?:y|iness)\b|\b(?:sense of|early|full|end-to-end|take|takes|taking) ownership\b|\bownership mindset\b/i,
    name: 'ownership',
    question:
      'What did you take from an idea to its users with few resources, and what did you decide by yourself along the way?',
    strong:
      'Names what nobody had asked for yet, what they left out, who used it, and what it changed',
    weak: 'Waited for a task, or has an idea nobody ever used',
  },
  {
    words: /\bself[- ](?:starter|starting|motivated|directed|driven)|\binitiative\b|\bproactiv\w+/i,
    name: 'initiative',
    question: 'What did you last put right at work without being asked, and who found out?',
    strong: 'Names a small thing and why it mattered, and told whoever needed to know',
    weak: 'Describes a plan never carried out, or acted alone where it was for others to decide',
  },
  {
    words:
      /\bgrowth mindset\b|willing(?:ness)? to learn|eager(?:ness)? to learn|\blearn(?:s|ing)?\b|\bcoachable\b|\bcurio\w+/i,
    name: 'willingness to learn',
    question: 'What did someone have to show you twice, and what have you done differently since?',
    strong: 'Says so openly, and the change can be seen in their work',
    weak: 'Blames the teacher, or claims to learn everything first time',
  },
  {
    words:
      /\bproblem[- ]solv\w+|solv(?:e|es|ing) problems|\bcritical thinking\b|\banalytical\b|\bresourceful\w*/i,
    name: 'problem solving',
    question:
      'Which problem came back after you had solved it, and what did you look at the second time?',
    strong: 'Names what they had missed, how they found the cause, and how they know the fix held',
    weak: 'Says it was solved first time, or passed it on',
  },
  {
    words: /\bpressure\b|\bfast[- ]paced\b(?! start-?up)|\bstress\w*|\bdeadlines?\b|\bbusy\b/i,
    name: 'calm under pressure',
    question: 'On your last really busy day, what did you let wait, and who did you tell?',
    strong: 'Names an order and a reason for it, and told people before they had to ask',
    weak: 'Did everything at once, or stayed late without a word',
  },
  {
    words:
      /\borgani[sz](?:ed|ation(?:al)? skills?|ing skills)|\btime management\b|\bprioriti[sz]\w*|\bmulti-?task\w*|multiple (?:tasks|priorities|projects)|\bplanning skills\b/i,
    name: 'organizational skills',
    question:
      'How do you keep track of what is due, and what was the last thing that slipped through anyway?',
    strong: 'Names one way of keeping track, what slipped, who was told, and what they changed',
    weak: 'Keeps it all in their head, and nothing ever slips',
  },
  {
    words:
      /\bcommunicat\w+,? (?:(?:and|&|[a-z-]{4,20},?) ){0,3}(?:skills|abilit\w+)|\bcommunicat(?:e|es|ing|ors?)\b|\b(?:verbal|written|oral)\b/i,
    name: 'clear communication',
    question:
      'Tell me about a time you were misunderstood at work. What had you said, and what did you do about it?',
    strong:
      'Gives their own words, how they noticed, what they did, and what they say differently now',
    weak: 'Says others did not listen, or that it never happens',
  },
  {
    words: /\brelationships?\b|\binfluenc(?:e|es|ing)\b/i,
    name: 'relationship building',
    question:
      'Who did you get off to a bad start with at work, and what did you do to turn it around?',
    strong:
      'Names one person, what stood between them, what they did about it, and how it went from there',
    weak: 'Says "I get on with everyone", or waits for the other to change',
  },
  {
    words:
      /\binterpersonal\b|\bpeople skills\b|\brapport\b|\bpersonable\b|\bfriendly\b|\boutgoing\b|\bapproachable\b|\bpleasant\b|customer (?:service|experience)|great service/i,
    name: 'interpersonal skills',
    question:
      'Tell me about someone who came to you annoyed and left satisfied. What did you say first?',
    strong:
      'Gives the other person’s point of view, the words they used, and what they did about it',
    weak: 'Says "I get on with everyone", or describes winning an argument',
  },
  {
    words: /\bflexib\w+|\badaptab\w+|\badapt(?:s|ing)?\b|\bchange\b/i,
    name: 'flexibility',
    question:
      'Which plan of yours was overturned at the last minute, and what did you do in the next hour?',
    strong: 'Says what they dropped, what they kept, and who they told',
    weak: 'Went along with it, and still complains about it',
  },
  {
    words:
      /\bprofessional(?:ism)?\b|\bpositive\b|\battitude\b|\benthusias\w+|\bpassion\w*|\benerg(?:y|etic)\b|\bwork ethic\b|\bhard[- ]?working\b|\bmotivated\b/i,
    name: 'work ethic',
    question: 'Which part of your work do you like least, and how did you handle it last time?',
    strong: 'Names it plainly, and did it properly all the same',
    weak: 'Likes all of it, or leaves it to others',
  },
];

const shown = 2;

/**
 * Manner in one line: what the job says of it in a few plain words, asked about by something done. It stands last and
 * weighs little, since nobody can be told apart by adjectives.
 */
export function toTraits(facts: readonly Fact[]): Unweighted[] {
  const found = rankTraits(facts);
  const [first] = found;
  // "Positive" alone says nothing.
  if (!first || first.trait === knownTraits.at(-1)) return [];
  const named = found.slice(0, shown).map(({ trait }) => trait);
  return [
    {
      id: wayOfWorking,
      name: capitalize(joinList(named.map(({ name }) => name))),
      origin: 'must',
      facts: sortByTraits(facts, named),
      competency: null,
      looksLike:
        'Shows in what a person did on an ordinary day, not in how they describe themselves.',
      ...askTraits(named),
    },
  ];
}

/** Asked about by the first that a line is called by, and then by the second: whatever stands in the name is marked. */
export function askTraits([first, second]: readonly Trait[]): Pick<
  Unweighted,
  'question' | 'strong' | 'weak' | 'probe'
> {
  const { question = '', strong = '', weak = '' } = first ?? {};
  if (!second) return { question, strong, weak, probe: 'And a day when you did not manage it?' };
  return {
    question,
    strong: `${strong}; in answer to the follow-up, ${lowerFirst(second.strong)}`,
    weak,
    probe: second.question,
  };
}

/** Those lines first that name most of what the line is called: the first is quoted for it. */
function sortByTraits(facts: readonly Fact[], named: readonly Trait[]): Fact[] {
  const rate = ({ text }: Fact): number =>
    named.reduce((sum, { words }, i) => sum + (words.test(text) ? named.length - i : 0), 0);
  return facts.toSorted((a, b) => rate(b) - rate(a));
}

/** The lines that ask for what a line on manner is called; the others ask for some other manner. */
export const listNaming = ({ name, facts }: Pick<Unweighted, 'name' | 'facts'>): Fact[] =>
  facts.filter((fact) =>
    knownTraits.some(
      (trait) => name.toLowerCase().includes(trait.name) && trait.words.test(fact.text),
    ),
  );

interface Ranked {
  trait: Trait;
  lines: number;
  isStressed: boolean;
  /** Demanded in a short line of its own: "Able to work in a team". */
  isListed: boolean;
  at: number;
}

const shortLine = 7;

const stressed = /\b(?:essential|excellent|exceptional|outstanding|superb|a must)\b/i;

/** What most lines ask for first, then what has a line of its own; the question is about the first. Praise comes last. */
function rankTraits(facts: readonly Fact[]): Ranked[] {
  const text = facts.map((fact) => fact.text).join('\n');
  return knownTraits
    .map((trait) => ({
      trait,
      lines: facts.filter((fact) => trait.words.test(fact.text)).length,
      isStressed: facts.some(({ text: line }) => trait.words.test(line) && stressed.test(line)),
      isListed: facts.some(
        (fact) => trait.words.test(fact.text) && fact.text.split(/\s+/).length <= shortLine,
      ),
      at: text.search(trait.words),
    }))
    .filter(({ at }) => at !== -1)
    .toSorted(
      (a, b) =>
        Number(a.trait === knownTraits.at(-1)) - Number(b.trait === knownTraits.at(-1)) ||
        // What is called excellent or essential is asked for twice.
        b.lines + Number(b.isStressed) - a.lines - Number(a.isStressed) ||
        Number(b.isListed) - Number(a.isListed) ||
        a.at - b.at,
    );
}

/** So many lines on the same manner are no mere politeness. */
const linesOfStress = 3;

/** Whether the job comes back to the manner that it names first. */
export const isStressed = ([manner]: readonly Unweighted[]): boolean =>
  manner !== undefined && (rankTraits(manner.facts)[0]?.lines ?? 0) >= linesOfStress;

/** One word of one line, which anybody would say of themselves: no line to tell people apart by beside much work. */
export const isTrifle = ([manner, ...others]: readonly Unweighted[]): boolean => {
  const found = rankTraits(manner?.facts ?? []);
  return (
    others.length === 0 && found.length === 1 && manner?.facts.length === 1 && !found[0]?.isStressed
  );
};

/** What the employer itself puts first is a criterion by itself, with the question that brings it to light. */
export function toFirstTrait(fact: Fact): Unweighted[] {
  const own = toOwnCriterion(fact);
  const found = knownTraits.find(({ words }) => words.test(fact.text));
  const isNamed = isDemand(fact);
  if (!found || found === knownTraits.at(-1)) return isNamed ? [own] : [];
  const { name, question, strong, weak } = found;
  const isSaid = own.name.toLowerCase().includes(name);
  return [
    {
      ...own,
      name: isNamed && isSaid ? own.name : capitalize(name),
      looksLike:
        'The employer puts it first: shows in what they did for one person, on a bad day too',
      question,
      strong,
      weak,
    },
  ];
}

/** A line for manner; where it is one of a few essentials, one for each. */
const wayOfWorking = 'way-of-working';
export const nameWay = (place: number): string =>
  place === 0 ? wayOfWorking : `${wayOfWorking}-${place + 1}`;
export const isWayOfWorking = ({ id }: { id: string }): boolean => id.startsWith(wayOfWorking);

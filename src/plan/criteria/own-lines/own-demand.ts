import type { Fact } from '#shared/brief.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { weighDemand } from '../../demands/requirements.ts';
import { askLine, findJoint } from '../questions/ask-line.ts';
import type { Criterion } from '../criterion.ts';
import { findShape, type DemandShape } from './demand-shape.ts';
import { nameCriterion } from '../names/name-criterion.ts';
import { nameMatter } from '../names/name-matter.ts';

type Anchors = Pick<Criterion, 'looksLike' | 'question' | 'strong' | 'weak' | 'probe'>;

/** Names that can stand after "your". */
const owned =
  /\b(?:experience|knowledge|understanding|familiarity|expertise|background|track record|history|proficiency|skills?|exposure|awareness|command|grasp|competence|fluency|confidence|interest|passion|mindset|attitude|nature|approach|ethic|patience|integrity|honesty|discretion|resilience|compassion|curiosity|eye|commitment|drive|motivation|desire)\b/i;
const ability = /^ability to /i;

/** Fits any name: it is said, not asked about by itself. */
const askAnyhow = (name: string): string =>
  ability.test(name)
    ? `When did you last have to ${lowerFirst(name.replace(ability, ''))}, and what made it difficult?`
    : `Tell me about the last time your work called for ${sayName(name)}. What did you do, and how did it end?`;

/** "Construction and Use Regulations" is a name throughout. */
const sayName = (name: string): string => (/\s\p{Lu}\p{Ll}/u.test(name) ? name : lowerFirst(name));

const askOwned = (name: string, ask: (yours: string) => string): string =>
  owned.test(name) && !/^(?:the|an?|being|strong)\b/i.test(name)
    ? ask(`your ${lowerFirst(name)}`)
    : askAnyhow(name);

/** How a demand is asked about that no competency of the trade covers: a whole sentence for each shape. */
const byShape: Record<DemandShape, (name: string, fact: Fact) => Anchors> = {
  tool: (name, fact) => ({
    looksLike: 'Uses it in the work itself, and knows its limits',
    question:
      listNamed(name, fact).length > 0
        ? askSystems(joinList(listNamed(name, fact), 'or')).question
        : askOwned(name, (yours) => `Which piece of work shows ${yours} best, and why that one?`),
    strong:
      'Names the piece of work, what went into it, how they checked it, and where the tool stopped helping',
    weak: 'Has seen it used, or uses it "every day", and names no piece of work and no check',
    probe: 'Which part of it do you still look up or leave to others?',
  }),
  language: (name) => ({
    looksLike: 'Works in it without losing the other person',
    question: askAnyhow(name),
    strong: 'Explains something from their work in it, and answers a follow-up',
    weak: 'Has a rehearsed introduction, but little beyond it',
    probe: 'What do you do when you do not know a word?',
  }),
  leading: () => ({
    looksLike: 'Makes others better at their work, and says hard things in time',
    question:
      'Who was on the last team you led, and which of them does better work today because of you? What did you do?',
    strong:
      'Says how many they were and in which roles; names one person who grew, and a difficult conversation and what came of it',
    weak: 'Talks about the team as a whole or a title, and names nobody',
    probe: 'What would the one who left say about you?',
  }),
  experience: (name, fact) => askLine(name, { joint: findJoint(nameCriterion(fact)) }),
  knowledge: (name, fact) => askLine(name, { joint: findJoint(nameCriterion(fact)) }),
  ability: (name, fact) => askLine(name, { joint: findJoint(nameCriterion(fact)) }),
  skill: (name, fact) => askLine(name, { joint: findJoint(nameCriterion(fact)) }),
  trait: (name) => ({
    looksLike: 'Shows it on a bad day, in something that cost them a little',
    question: `This job puts ${sayName(name)} first. Tell me about a day at work when others could see it in you: what did you do?`,
    strong: 'Names one day, what they did and what it cost them, and what someone else noticed',
    weak: 'Describes themselves in adjectives, but names no day',
    probe: 'And a day when you did not manage it?',
  }),
};

const mostTerms = 4;

/** Tools that the demand itself is about, and not those of another part of its line. */
function listNamed(name: string, { terms }: Fact): string[] {
  const named = terms.filter((term) => name.toLowerCase().includes(term.toLowerCase()));
  return (named.length > 0 || ability.test(name) ? named : terms).slice(0, mostTerms);
}

/** A criterion in the job's own words; its weight is set with those of the others. */
export function toOwnCriterion(fact: Fact): Omit<Criterion, 'weight' | 'points'> {
  const name = nameMatter(fact) ?? capitalize(fact.short);
  return {
    id: fact.id,
    name,
    origin: weighDemand(fact) === 'must' ? 'must' : 'preferred',
    facts: [fact],
    competency: null,
    ...byShape[findShape(fact)](name, fact),
  };
}

/** Nobody is asked the same twice: the second time the question names what it is about. */
export function askOnce<Asked extends Pick<Criterion, 'name' | 'question'>>(
  criteria: readonly Asked[],
): Asked[] {
  const asked = new Set<string>();
  return criteria.map((criterion) => {
    const question = asked.has(criterion.question) ? askAnyhow(criterion.name) : criterion.question;
    asked.add(question);
    return { ...criterion, question };
  });
}

/** What is built from data: a result that somebody can check. */
const ofData =
  /\b(?:excel|spreadsheets?|pivot|v?lookups?|sql|power ?bi|tableau|looker|access|sas|stata|spss|vba|macros?|google (?:sheets|analytics))\b/i;

/** Several systems are one thing to be shown: working with them. */
export const askSystems = (systems: string): Pick<Anchors, 'question'> => ({
  question: ofData.test(systems)
    ? `What did you last build with ${systems} yourself, from which data, and how did you check that it was right?`
    : `What did you last make or set up with ${systems} yourself? What went in, what came out, and how did you check it?`,
});

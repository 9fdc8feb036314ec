import type { Fact } from '#shared/brief.ts';
import { quote } from '#writing/quote.ts';
import { cutWords } from '#writing/shorten.ts';
import { ownWords } from '../own-words.ts';
import { weighDemand } from '../requirements.ts';
import type { Criterion } from './criterion.ts';
import { findShape, type DemandShape } from './demand-shape.ts';
import { nameCriterion } from './name-criterion.ts';

type Anchors = Pick<Criterion, 'looksLike' | 'question' | 'strong' | 'weak' | 'probe'>;

/** How a demand is asked about that no competency of the trade covers: it is quoted, so that its words may be any. */
const byShape: Record<DemandShape, (cited: string) => Anchors> = {
  tool: (cited) => ({
    looksLike: 'Uses it in the work itself, and knows where it stops being of use',
    question: `${cited} What was the last thing you made or settled with it, and where did it get in your way?`,
    strong: 'Names the piece of work, what was hard about it, and a limit of the tool',
    weak: 'Has seen it used, or lists its menus',
    probe: 'What do you still look up?',
  }),
  language: (cited) => ({
    looksLike: 'Works in it without losing the other person',
    question: `${cited} May we hold the next five minutes that way?`,
    strong: 'Explains something from their work and answers a follow-up',
    weak: 'Has a rehearsed introduction and little beyond it',
    probe: 'What do you do when you do not know a word?',
  }),
  leading: (cited) => ({
    looksLike: 'Makes others better at their work, and says what is unwelcome in time',
    question: `${cited} Whom did you lead last, how many were they, and who of them does better work because of you?`,
    strong:
      'Says how many and in which roles; one person who grew, one hard talk and what came of it',
    weak: 'Speaks of the team as a whole, or of a title',
    probe: 'What would the one who left say about you?',
  }),
  experience: (cited) => ({
    looksLike: 'Has done it, and knows what goes wrong on the way',
    question: `${cited} Where and when was that in your work, which part was yours, and what would you do differently now?`,
    strong: 'Place, time and own part; something that went wrong and what they changed',
    weak: 'Years without a case, or what the team did',
    probe: 'Who else was there, and what would they add?',
  }),
  knowledge: (cited) => ({
    looksLike: 'Knows it well enough to act on it, and where to look it up',
    question: `${cited} Tell me about a time when knowing this changed what you did. What would have happened otherwise?`,
    strong: 'One case, the rule or principle behind it, what it prevented or improved',
    weak: 'Names headings, or a course with no case after it',
    probe: 'What in it has changed lately, and how did you learn of that?',
  }),
  ability: (cited) => ({
    looksLike: 'Has done it when it mattered, not only agreed with it',
    question: `${cited} When did you last have to do this in earnest? Take me through it from the beginning.`,
    strong: 'One occasion, the steps in their order, what was difficult, how it ended',
    weak: 'Says that they can, or how one ought to',
    probe: 'How would you have known that it was going wrong?',
  }),
  skill: (cited) => ({
    looksLike: 'Can show a piece of their work with it',
    question: `${cited} Which piece of your own work shows this best, and what was difficult about it?`,
    strong: 'One piece of work, their own part, a difficulty and what they did about it',
    weak: 'General words, or the work of others',
    probe: 'What would you do better the next time?',
  }),
  trait: (cited) => ({
    looksLike: 'Shows it on a bad day, in something that cost them a little',
    question: `${cited} Which working day put this to the test, and what did you do?`,
    strong: 'One day, what it cost, what they did, and what somebody else noticed',
    weak: 'Describes themselves in adjectives',
    probe: 'And a day on which you did not manage it?',
  }),
};

const quotedWords = 18;
const sentence =
  /^(?:you|we|what|this|the (?:successful|ideal|right)|our|if|must|it)\b|\b(?:is|are|will|should)\b/i;

/** A sentence is said, a thing is asked for. */
const cite = (words: string): string =>
  sentence.test(words)
    ? `The advertisement says: ${quote(words)}.`
    : `The advertisement asks for ${quote(words)}.`;

/** A criterion in the job's own words; its weight is set with those of the others. */
export function toOwnCriterion(fact: Fact): Omit<Criterion, 'weight' | 'points'> {
  return {
    id: fact.id,
    name: nameCriterion(fact),
    origin: weighDemand(fact) === 'must' ? 'must' : 'preferred',
    facts: [fact],
    competency: null,
    ...byShape[findShape(fact)](cite(cutWords(ownWords(fact), quotedWords))),
  };
}

/** Several systems are one thing to be shown: working with them. */
export const askSystems = (systems: string): Anchors => ({
  ...byShape.tool(systems),
  question: `Which of these do you work in every week: ${systems}? Take the last thing you built or settled there. What was hard about it?`,
});

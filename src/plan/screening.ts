import { quote } from '#writing/quote.ts';
import { lowerFirst, stripEnd } from '#writing/casing.ts';
import type { Criterion, Gate } from './criteria/criterion.ts';
import type { Plan } from './plan.ts';
import type { Source } from './source.ts';
import { findFact, sayWhere } from './who-said.ts';

export interface ScreeningQuestion {
  purpose: string;
  question: string;
  evidenceSource: string;
}

/** A question with what tells a strong answer from a weak one. */
export const sayAnchors = ({
  question,
  strong,
  weak,
}: Pick<Criterion, 'question' | 'strong' | 'weak'>): string =>
  `${question} Strong: ${lowerFirst(stripEnd(strong))}. Weak: ${lowerFirst(stripEnd(weak))}.`;

const asked: Record<Gate['kind'], (name: string) => Omit<ScreeningQuestion, 'evidenceSource'>> = {
  credential: (name) => ({
    purpose: 'Papers',
    question: `Do you hold this: ${quote(name)}? Strong: yes, with number and date, or a date by which. Weak: "something like it", without a paper.`,
  }),
  education: (name) => ({
    purpose: 'Education',
    question: `The advertisement asks for ${quote(name)}. What do you have that meets it? Strong: level, subject and year, or what stands in for them. Weak: goes round the question.`,
  }),
  authorization: (name) => ({
    purpose: 'Right to work',
    question: `The advertisement says: ${quote(name)}. Does that fit your situation? Strong: a plain yes. If no, thank them and stop. Ask everyone in these words; never ask nationality.`,
  }),
  check: (name) => ({
    purpose: 'Check after the offer',
    question: `Said to everyone: ${quote(name)}. It comes after an offer and is the same for all. What would you like to know about it? Strong: any question, or none. Nobody is marked on this.`,
  }),
  body: (name) => ({
    purpose: 'What the work asks of the body',
    question: `Said to everyone: ${quote(name)}. Adjustments can be made; what would help you do this part? Strong: has pictured the day. Health is not asked about, and nobody is marked on this.`,
  }),
  language: (name) => ({
    purpose: 'Language',
    question: `The advertisement asks for ${quote(name)}. Shall we go on in it for five minutes? Strong: follows and asks back. Weak: a rehearsed introduction only.`,
  }),
  condition: (name) => ({
    purpose: 'Conditions',
    question: `The advertisement says: ${quote(name)}. Can you work with that? Strong: a plain yes, or plain limits. Weak: "anything", then exceptions. No reasons asked.`,
  }),
};

/** Asked of everyone in the same words, before anything is scored. */
export const askGates = (gates: readonly Gate[], source: Source): ScreeningQuestion[] =>
  gates.map(({ kind, name }) => ({
    ...asked[kind](name),
    evidenceSource: sayWhere(findFact(source, name)?.source),
  }));

/** Said, not asked: what people earn today is nobody's business. */
export const askPay = (
  { sentences }: Pick<Plan, 'sentences'>,
  { brief }: Source,
): ScreeningQuestion[] =>
  sentences.pay
    ? [
        {
          purpose: 'Pay',
          question: `${sentences.pay} Would that work for you, and what would you need to know first? Strong: yes, or a question about the whole offer. Weak: a figure out of reach. Never ask what they earn now.`,
          evidenceSource: sayWhere(brief.pay?.source),
        },
      ]
    : [
        {
          purpose: 'Pay',
          question:
            'What do you hope to earn in this job? Strong: a figure or a range. Weak: only "market rate". Note it; the range is not stated yet. Never ask what they earn now.',
          evidenceSource: 'Not in the advertisement',
        },
      ];

import { lowerFirst } from '#writing/casing.ts';
import { answerTopic } from './answer-topic.ts';
import { headsOthers } from './heads-others.ts';
import { joinGood, listGood } from './list-good.ts';
import { advertised, quoted, retold, type Given, type Objection } from './objection.ts';
import { describeTeam } from './tell-facts.ts';
import { worries } from './worries.data.ts';

type WorryId = (typeof worries)[number]['id'];
type Answer = Pick<Objection, 'answer' | 'evidence'>;

const ofPension = /\bpension|\bretire\w*|\bsuperannuation|\b40[13]\s?\(?[kb]\b/i;
/** What is kept for the day somebody falls ill or is off. */
const lasting = /\b(?:leave|vacation|holidays?|time off|insurance|sick|severance)\b/i;
const mostNamed = 3;
const inWriting = 'and you should have that in writing before you give notice';

const answers: Record<WorryId, (given: Given, word: string) => Answer | null> = {
  contract: ({ source, facts }) =>
    /\bpermanent\b/.test(facts.pattern)
      ? {
          answer: `It may. This one is permanent: ${lowerFirst(facts.pattern)} Tell me when you will hear, and I will ask whether they can wait.`,
          evidence: advertised(source, 'permanent'),
        }
      : null,
  // What is named on top of the pay is told with the pay.
  'extra pay': ({ source: { brief }, plan: { stated, sentences } }, word) =>
    stated.has('pay') &&
    sentences.pay !== '' &&
    brief.facts.every(({ text }) => !text.toLowerCase().includes(word.toLowerCase().slice(0, 5)))
      ? {
          answer: `Then compare a full year with a full year. The posting names the pay but no ${word} on top. Whether there is one: [${word}: ask the hiring manager].`,
          evidence: retold,
        }
      : null,
  pension: ({ source }) => {
    const named = listGood(source).find((one) => ofPension.test(one));
    return named === undefined
      ? null
      : {
          answer: `Then compare it before you decide. The posting names ${named}. What they contribute, and from what date, is [contribution and waiting time: ask HR], ${inWriting}.`,
          evidence: retold,
        };
  },
  benefits: ({ source, facts }) => {
    const named = listGood(source)
      .filter((one) => lasting.test(one))
      .slice(0, mostNamed);
    // What the answer on pay tells is told.
    const isNew = named.some((one) => !(facts.offers[0] ?? '').includes(one));
    return named.length < 2 || !isNew
      ? null
      : {
          answer: `Compare them with what the posting names: ${joinGood(named)}. When each one starts is [waiting times: ask HR], ${inWriting}.`,
          evidence: retold,
        };
  },
  team: ({ source }) => {
    // Heads are told of their team when they ask whom they would lead.
    const team = headsOthers(source) ? '' : describeTeam(source);
    return team === ''
      ? null
      : {
          answer: `That is worth a lot. ${team} I will ask whether you can meet some of them before you decide.`,
          evidence: retold,
        };
  },
  freedom: ({ source }) => {
    const said = answerTopic(source, 'freedom');
    return said === null ? null : { answer: said, evidence: quoted };
  },
};

/** What keeps the people whom we write to where they are, as far as the posting has something to say to it. */
export function objectToWorries(given: Given): Objection[] {
  const kept = given.plan.personas.flatMap(({ held_back_by: worry }) => worry);
  return worries.flatMap(({ id, kept: sign, objection }) => {
    const found = kept.map((text) => sign.exec(text)).find((match) => match !== null);
    if (!found) return [];
    const word = (found[1] ?? '').toLowerCase();
    const met = answers[id](given, word);
    return met === null ? [] : [{ objection: objection.replace('{it}', word), ...met }];
  });
}

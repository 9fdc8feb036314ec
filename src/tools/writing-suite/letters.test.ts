import { expect, it } from 'vitest';
import { listGood } from '#plan/letters/list-good.ts';
import { pitchWork } from '#plan/letters/pitch.ts';
import { payday } from '#plan/letters/tell-terms.ts';
import { findWorkWords } from '#plan/letters/work-words.ts';
import { isVerbatim } from '#plan/letters/quote-ad.ts';
import { listSpoken } from '#plan/letters/tell-facts.ts';
import { leadsWithTerms } from '#plan/letters/terms-first.ts';
import { makePlan } from '#plan/plan.ts';
import { countWords } from '#writing/shorten.ts';
import type { EngagementKit } from '../engagement-kit/content.ts';
import type { EngagementTracker } from '../engagement-tracker/content.ts';
import { isEnglish, writeAll } from './written.ts';

const kits = () =>
  writeAll()
    .filter((output) => output.tool === 'engagementKit' && isEnglish(output))
    .map(({ name, source, content }) => ({ name, source, kit: content as EngagementKit }));

const firstsOf = ({ multiStepEmailTemplates }: EngagementKit) =>
  multiStepEmailTemplates.filter(({ stage }) => stage.startsWith('1.'));

/** The words that stay the same whichever way a fact is put. */
const coreOf = (text: string): string =>
  text.replace(/^(?:You would|The work (?:includes|is at)) |\.$/g, '');

/** With greeting, closing, signature and the line that lets people say no. */
const longestSecond = 90;

it('writes to every persona in stages', () => {
  const found = kits().flatMap(({ name, source, kit }) =>
    makePlan(source).personas.flatMap((persona) => {
      const mails = kit.multiStepEmailTemplates.filter((mail) => mail.persona === persona.name);
      return mails.length === 2 && countWords(mails[1]!.template) <= longestSecond ? [] : [name];
    }),
  );
  expect(found).toEqual([]);
});

it('says facts in plain sentences and never "the employer" for a name', () => {
  const leadIn =
    /To know before you answer|One of the duties, as advertised|It asks for this|From the advertisement|Is the hard part really|\b(?:at|with) the employer\b/;
  const found = kits().flatMap(({ name, kit }) =>
    leadIn.test(JSON.stringify(kit)) ? [`${name}: ${leadIn.exec(JSON.stringify(kit))?.[0]}`] : [],
  );
  expect(found).toEqual([]);
});

it('says pay in every first mail, or leaves a blank for it', () => {
  const found = kits().flatMap(({ name, source, kit }) => {
    const amount = makePlan(source)
      .sentences.pay.replace(/^Pay(?::| is| starts at) |\.$/g, '')
      .replace(payday, '')
      .toLowerCase();
    return firstsOf(kit)
      .filter(({ template }) => !template.toLowerCase().includes(amount || '[range: add]'))
      .map(({ subject }) => `${name}: ${subject}`);
  });
  expect(found).toEqual([]);
});

/** The letter to those who may lack something tells what is asked for in place of the work. */
const tellsDemands = /(?:ask for|look for|requirements|would need, among other things): /;

it('tells a fact of the job in every first mail, where the advertisement has several', () => {
  const found = kits().flatMap(({ name, source, kit }) => {
    const told = listSpoken(source);
    const { brief } = source;
    const boss = brief.reportsTo === null ? '' : makePlan(source).names.manager;
    const { nouns, verbs } = findWorkWords(source);
    const leads = pitchWork(source).map(({ lead }) => lead);
    const known = [
      ...told.map(coreOf),
      ...nouns,
      ...verbs,
      ...leads,
      ...listGood(source),
      boss,
      // Where the work is known to all, the terms are the fact.
      leadsWithTerms(source) ? (makePlan(source).pay.spoken ?? '') : '',
    ].filter(Boolean);
    // One fact alone is told by most of the letters, and not by all: no sentence comes more than twice.
    return listSpoken(source).length + listGood(source).length < 2
      ? []
      : firstsOf(kit)
          .filter(
            ({ template }) =>
              !known.some((fact) => template.includes(fact)) && !tellsDemands.test(template),
          )
          .map(({ subject }) => `${name}: ${subject}`);
  });
  expect(found).toEqual([]);
});

it('says no sentence twice to the same person', () => {
  const found = kits().flatMap(({ name, kit }) => {
    const personas = [...new Set(kit.multiStepEmailTemplates.map(({ persona }) => persona))];
    return personas.flatMap((persona) => {
      const sentences = kit.multiStepEmailTemplates
        .filter((mail) => mail.persona === persona)
        .flatMap(({ template }) => template.split(/(?<=[.!?])\s+|\n+/))
        .filter((sentence) => countWords(sentence) > 6 && !sentence.startsWith('Pay'));
      return sentences
        .filter((sentence, i) => sentences.indexOf(sentence) !== i)
        .map((sentence) => `${name}, ${persona}: ${sentence}`);
    });
  });
  expect(found).toEqual([]);
});

it('leaves nothing open that the job states', () => {
  const matters = {
    pay: /the pay|what it pays/,
    hours: /the hours|which hours/,
    start: /the start date|when it starts/,
  } as const;
  const found = kits().flatMap(({ name, source, kit }) => {
    const { stated } = makePlan(source);
    const open = kit.multiStepEmailTemplates
      .map(({ template }) => /(?:does not say|such as) ([^.;]+)[.;]/.exec(template)?.[1] ?? '')
      .join(' ');
    return Object.entries(matters)
      .filter(([matter, words]) => stated.has(matter as keyof typeof matters) && words.test(open))
      .map(([matter]) => `${name}: ${matter}`);
  });
  expect(found).toEqual([]);
});

it('puts no words into the mouth of the advertisement', () => {
  const found = kits().flatMap(({ name, source, kit }) =>
    kit.candidateObjectionRebuttals
      .flatMap(({ rebuttal }) => [...rebuttal.matchAll(/The posting [^"]{0,40}"([^"]+)"/g)])
      .map(([, words = '']) => words)
      .filter((words) => !isVerbatim(source, words))
      .map((words) => `${name}: ${words}`),
  );
  expect(found).toEqual([]);
});

it('takes no fact for pleasing and for putting off at once', () => {
  const found = writeAll()
    .filter(({ tool }) => tool === 'engagementTracker')
    .flatMap(({ name, content }) => {
      const [pleases = '', repels = ''] = (content as EngagementTracker).engagementSentimentSummary
        .qualitative;
      const listed = (text: string): string[] =>
        text.split(': ').slice(1).join(': ').split('; ').filter(Boolean);
      return listed(repels).some((fact) => listed(pleases).includes(fact)) ? [name] : [];
    });
  expect(found).toEqual([]);
});

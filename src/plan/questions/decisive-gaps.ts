import { joinList } from '#writing/list.ts';
import { isSettledMatter } from './answered.ts';
import type { Gate } from '../criteria/criterion.ts';
import { quoteShort } from '../criteria/gates/law.ts';
import { saySmall } from '../criteria/gates/name-gate.ts';
import type { OpenQuestion } from './open-question.ts';
import type { Source } from '../source.ts';

const open = (question: Omit<OpenQuestion, 'from' | 'owner'>): OpenQuestion => ({
  ...question,
  from: 'text',
  owner: 'Hiring manager',
});

/** What the law demands and the text does not say. */
export function askLaw(gates: readonly Gate[]): OpenQuestion[] {
  const unnamed = gates.filter(({ law }) => law && !law.isNamed);
  const [first] = unnamed;
  if (!first) return [];
  const names = joinList(unnamed.map(({ name }) => saySmall(name)));
  const where = first.law?.where ? ` ${first.law.where}` : '';
  const said = first.law?.said ?? null;
  return [
    open({
      topic: `Required by law, ${said === null ? 'not named' : 'to be named'}: ${saySmall(first.name)}`,
      matter: 'Papers by law',
      ...(said === null
        ? {}
        : { assumes: `${quoteShort(said)} means the paper that the law requires` }),
      ask: `By law this job needs${where}: ${names}. ${said === null ? 'The advertisement does not say so: shall we add it' : `The advertisement says ${quoteShort(said)}: does that mean this one`}, and must people have it before they start?`,
      why: 'Nobody may do the work without it; people who do not have it should know before they apply.',
    }),
  ];
}

/** More than one site: whoever is asked wants to know which. */
export function askSites({ brief, answers = [] }: Source): OpenQuestion[] {
  if (brief.sites.length < 2 || isSettledMatter('Sites', answers)) return [];
  const names = joinList(brief.sites.map(({ name, address }) => name ?? address ?? ''));
  return [
    open({
      topic: 'Which site for whom',
      matter: 'Sites',
      ask: `The text names more than one site (${names}): is each person hired for one of them or moved between them, and which one is shortest of people?`,
      why: 'The commute decides it for many, and people ask which address is meant.',
    }),
  ];
}

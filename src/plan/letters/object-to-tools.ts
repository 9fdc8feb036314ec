import { joinList } from '#writing/list.ts';
import type { Fact } from '#shared/brief.ts';
import { listFacts } from '../wording/own-words.ts';
import { weighDemand } from '../demands/requirements.ts';
import type { Source } from '../source.ts';
import { retold, type Objection } from './objection.ts';

/** A doubt about not knowing a program or a machine; others are about its age, its price or its owner. */
const notKnown =
  /\b(?:know|used|learn|use other|another cloud|other products|good at|used to|stack)\b/i;
/** Every desk has these: they are not the system that somebody fears not to know. */
const ofOffice =
  /^(?:(?:MS|Microsoft) )?(?:Office(?: 365| suite)?|Excel|Word|Outlook|PowerPoint|Teams|Windows|Google (?:Docs|Sheets|Workspace)|e-?mail|internet)$/i;
/** "Computer system", "building software": a kind of thing, and no name of one. */
const noName =
  /^\p{L}+ing\b|^(?:computer|relational|prototype|operating|accounting|information|management|software|database|cloud) (?:systems?|software|databases?|packages?|platforms?|tools?|applications?)$/iu;
/** "Ledger software, Fennel preferred": a wish at the end of a demand. */
const wishedFor =
  /^[^;.]{0,24}\b(?:preferred|desir(?:ed|able)|a plus|an advantage|nice to have)\b/i;
const most = 4;

/** What is demanded is not soon learned, what is wished for is not demanded, and what is only named is neither; null where nothing is named. */
export function objectToTools({ brief }: Source, objection: string): Objection | null {
  if (!notKnown.test(objection)) return null;
  const tools = brief.tools
    .map(({ text }) => text)
    .filter(
      (text) =>
        /\p{Lu}/u.test(text) &&
        !brief.title.clean.includes(text) &&
        !ofOffice.test(text) &&
        !noName.test(text),
    );
  const stated = listFacts(brief, { kinds: ['tool', 'skill', 'experience'] });
  const weigh = (fact: Fact, tool: string): Fact['importance'] =>
    wishedFor.test(fact.text.split(tool)[1] ?? '') ? 'preferred' : weighDemand(fact);
  const pick = (weight: Fact['importance']): string[] =>
    tools.filter((tool) =>
      stated.some((fact) => fact.text.includes(tool) && weigh(fact, tool) === weight),
    );
  const demanded = pick('must');
  if (demanded.length > 0)
    return {
      objection,
      answer: `The posting asks for ${joinList(demanded.slice(0, most))}. ${demanded.length === 1 ? 'Have you used it, and for what? If you know something similar, tell me what' : 'Tell me which of those you have used, and anything similar'}; I will ask whether that counts.`,
      evidence: retold,
    };
  const wished = pick('preferred').slice(0, most);
  if (wished.length > 0)
    return {
      objection,
      answer: `${joinList(wished)} would be a plus but ${wished.length === 1 ? 'is' : 'are'} not required. Tell me what you have used instead, and I will ask who would show you.`,
      evidence: retold,
    };
  return tools.length === 0
    ? null
    : {
        objection,
        answer: `The posting names ${joinList(tools.slice(0, most))}. Tell me what you have used instead, and I will ask who would show you.`,
        evidence: retold,
      };
}

import { joinList } from '#writing/list.ts';
import { listFacts } from '../own-words.ts';
import { weighDemand } from '../requirements.ts';
import type { Source } from '../source.ts';
import { retold, type Objection } from './objection.ts';

/** A doubt about not knowing a program or a machine; others are about its age, its price or its owner. */
const notKnown =
  /\b(?:know|used|learn|use other|another cloud|other products|good at|used to|stack)\b/i;
const most = 4;

/** What is demanded is not soon learned, and what is only named is not demanded; null where neither is so. */
export function objectToTools({ brief }: Source, objection: string): Objection | null {
  if (!notKnown.test(objection)) return null;
  const tools = brief.tools
    .map(({ text }) => text)
    .filter((text) => /\p{Lu}/u.test(text) && !brief.title.clean.includes(text));
  const musts = listFacts(brief, { kinds: ['tool', 'skill', 'experience'] }).filter(
    (fact) => weighDemand(fact) === 'must',
  );
  const demanded = tools.filter((tool) => musts.some(({ text }) => text.includes(tool)));
  if (demanded.length > 0)
    return {
      objection,
      answer: `The posting asks for ${joinList(demanded.slice(0, most))}. ${demanded.length === 1 ? 'Have you used it, and for what? If not, I will ask whether it' : 'Tell me which of that you have used, and for what; I will ask whether the rest'} can be learned on the job.`,
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

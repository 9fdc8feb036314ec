import { isNameWithin } from '#plan/defining/name-systems.ts';
import type { Source } from '#plan/source.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { listOnce } from '#writing/list.ts';
import { isPlainWord } from './searched-term.ts';

/** A program by its name; kinds of things and what every desk has find nobody, a spreadsheet only where it is asked for. */
const ofProgram = /^(?:dbt|git|(?=.*\p{Lu})[\p{L}\d][\p{L}\d .+#/-]{0,24})$/u;
const noProgram =
  /(?:systems?|software|tools?|equipment|platforms?|suite|office|databases?|applications?|programs?|machines?|devices?|vehicles?|word|outlook|teams|windows|powerpoint|internet|email|zoom|slack|solutions?)$/i;
const mostTools = 4;

/** The programs that the job names, those it demands first. */
export const listTools = ({ brief }: Source): string[] => {
  const asked = listFacts(brief, { kinds: ['tool', 'skill', 'experience', 'duty'] });
  const isMust = (name: string): boolean =>
    asked.some(({ importance, text }) => importance === 'must' && text.includes(name));
  return listOnce(brief.tools.map(({ text }) => text))
    .filter(
      (name) =>
        ofProgram.test(name) &&
        !noProgram.test(name) &&
        !brief.title.given.includes(name) &&
        asked.some(({ text }) =>
          // "Close" at the head of a duty is no program.
          isPlainWord(name.toLowerCase()) ? isNameWithin(text, name) : text.includes(name),
        ),
    )
    .toSorted((a, b) => Number(isMust(b)) - Number(isMust(a)))
    .slice(0, mostTools);
};

import type { Brief } from '#shared/brief.ts';

const asksForLevel =
  /\b(?:reading|speaking|language|English)\b[^?]{0,40}\blevel\b|\bhow (?:good|well)\b[^?]{0,30}\bEnglish\b/i;
const level =
  /\b(?:fluen(?:t|cy)|native|proficien\w{1,4}|[ABC][12]|(?:understand|speak|read|write) (?:\p{L}{1,12} ){0,3}English|(?:good|excellent|strong|basic|conversational|business|professional) (?:\p{L}{1,12} ){0,4}English)\b/iu;

/** "Understand spoken English well" is a level: nobody asks for it again. */
export const isLevelTold = (ask: string, { facts }: Pick<Brief, 'facts'>): boolean =>
  asksForLevel.test(ask) && facts.some(({ text }) => level.test(text));

const departments = /^Which departments and how large a budget\b/;
const namedOnes =
  /\b(?:oversee\w{0,3}|oversight|supervis\w{1,5}|lead\w{0,3}|manag\w{1,6}|responsib\w{2,7}|functioning)\b[^.;]{0,90}\bincluding\b[^.;]{3,80}(?:,| and )/i;

/** Where the text names what the person would run, only the rest of the question is left. */
export const dropTold = (ask: string, { facts }: Pick<Brief, 'facts'>): string =>
  departments.test(ask) &&
  facts.some(({ text, source }) => namedOnes.test(source.from === 'job' ? source.quote : text))
    ? ask.replace(departments, 'How large a budget')
    : ask;

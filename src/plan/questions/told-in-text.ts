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

const builds =
  /\b(?:design|draw|build|develop|engineer|manufactur|construct|install|assembl)\w{0,4}\b (?:[\p{L}\d,/()&-]{1,20} ){0,6}(?:projects?|systems?|products?|machines?|structures?|plants?|vehicles?|components?|buildings?|devices?|boards?)\b/iu;
const stamps =
  /\b(?:PE|P\.E\.|professional engineer)\b[^.;]{0,40}\b(?:stamp\w*|seal\w*|review\w*|sign\w*)/i;
const enoughTasks = 5;

const ofDuty = ({ facts }: Pick<Brief, 'facts'>): string[] =>
  facts.filter(({ kind }) => kind === 'duty').map(({ text }) => text);

/** Stock questions of the trades, each with what in the text answers it. */
const answers: readonly [RegExp, (brief: Pick<Brief, 'facts'>) => boolean][] = [
  [/^What exactly is made or built\b/, (brief) => ofDuty(brief).some((text) => builds.test(text))],
  [/^What belongs to the desk\b/, (brief) => ofDuty(brief).length >= enoughTasks],
  [
    // Nobody stops reading at a line that is not there.
    /^Which duty needs the degree\b/,
    ({ facts }) =>
      !facts.some(
        ({ kind, importance }) =>
          (kind === 'education' || kind === 'licence') && importance === 'must',
      ),
  ],
];

export const isToldByDuties = (ask: string, brief: Pick<Brief, 'facts'>): boolean =>
  answers.some(([asked, isAnswered]) => asked.test(ask) && isAnswered(brief));

const signers = /,? and who signs the drawings(?=\?)/;

/** "..., and who signs the drawings?" is not asked where an engineer is named who stamps them. */
export const dropSigner = (ask: string, { facts }: Pick<Brief, 'facts'>): string =>
  facts.some(({ text }) => stamps.test(text)) ? ask.replace(signers, '') : ask;

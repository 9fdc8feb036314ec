import { dictionary } from '@zxcvbn-ts/language-common';
import { families } from '#market/occupations/families.ts';
import { contracts } from '#tools/contracts.ts';
import { listTexts } from './list-texts.ts';
import { tokenize } from './tokenize.ts';

let ordinary: Set<string> | undefined;

/** A list of common words, and those that the bundled texts use in lower case: no names. */
function ordinaryWords(): Set<string> {
  if (ordinary) return ordinary;
  const samples = Object.values(contracts).map(({ sample }) => sample);
  const texts = listTexts([families, samples]);
  ordinary = new Set(
    texts.flatMap((text) => tokenize(text).filter((word) => /^\p{Ll}/u.test(word))),
  );
  for (const word of dictionary['diceware-common']) ordinary.add(word);
  for (const word of alsoOrdinary.split(' ')) ordinary.add(word);
  return ordinary;
}

/** Plain words of recruiting and of headings that the bundled texts happen not to use. */
const alsoOrdinary =
  'a i an the and or but if when where why how what who which this that these those you your we our they their it its he she my me us not no yes ok please thank thanks hello hi hey dear best kind regards sincerely today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december mon tue wed thu fri sat sun weekday weekend morning afternoon evening night quick brief first second third next last previous overview summary introduction conclusion role position title department manager director officer lead senior junior team company organization employer employee candidate recruiter recruiting recruitment hiring interview interviewer screening scorecard criteria criterion requirement responsibilities qualification preferred required essential optional benefit compensation salary pay location remote hybrid onsite culture values mission growth career development training opportunity application apply applicant resume profile persona outreach message voicemail subject email sequence follow reminder nudge objection response evidence risk mitigation impact owner priority critical high medium low strong weak moderate excellent anchor weight score rating level tier match assess assessment evaluate evaluation verify verification confirm ask describe explain tell walk share show give name mention consider ensure provide include avoid keep start stop continue begin end before after during while until since unlike because although however therefore instead also even only just still already always never often sometimes usually rarely both either neither each every any some many most more less few several another other same different new old current former future past present early late soon later now then here there again once twice open closed clear clean plain honest specific concrete human resources hr note notes source sources sample example question answer reference call schedule plan week month year day hour minute action step stage phase goal target metric measure success result outcome decision recommendation recommend strategy tactic channel platform market intelligence difficulty talent pool supply demand competitor landscape timing urgency sourcing engagement tracker coaching synopsis posting attraction messaging job description work working worker workplace experience skill skills tool tools knowledge ability certificate certification license licence degree education physical environment safety safe travel shift full part time contract permanent temporary add shall understood recognize counteroffer politics warm large merge sum respectful dependable perhaps got modesty suppose warning glad businesslike invite invitation insist afterwards congratulations curious being rejection adjective lack his her him disqualify disqualifies baseline constraint pretend remind largest quickly simply thankfully importantly main sent somewhere rehearse';

/** Endings that make other forms of an ordinary word. */
const endings = [
  's',
  'es',
  'ed',
  'd',
  'ing',
  'ly',
  'er',
  'ers',
  "'s",
  '’s',
  'ment',
  'ness',
  'able',
  'est',
];

export function isOrdinary(word: string): boolean {
  const known = ordinaryWords();
  const lower = word.toLowerCase();
  if (known.has(lower)) return true;
  if (lower.includes('-') || lower.includes('/')) {
    return lower.split(/[-/]/).every((part) => part === '' || isOrdinary(part));
  }
  return endings.some((ending) => {
    if (!lower.endsWith(ending) || lower.length - ending.length < 3) return false;
    const stem = lower.slice(0, -ending.length);
    const isDoubled = stem.at(-1) === stem.at(-2);
    const isChanged = stem.endsWith('i');
    return (
      known.has(stem) ||
      known.has(`${stem}e`) ||
      (isDoubled && known.has(stem.slice(0, -1))) ||
      (isChanged && known.has(`${stem.slice(0, -1)}y`))
    );
  });
}

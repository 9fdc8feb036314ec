import { toTitleWords } from '../normalize-title.ts';

/** Level, contract, shift, place and advertising words: they say nothing about which occupation it is. */
const NOISE = new Set(
  `a an and at by for from in of on or the to with our we us as is are you
   senior sr snr junior jr jnr lead principal staff entry level mid midlevel experienced trainee graduate
   intern internship apprentice associate head deputy chief assistant student apprenticeship placement
   summer winter spring autumn certified licensed registered qualified skilled
   i ii iii iv v vi vii viii ix x 1 2 3 4 5 6 7 8 9 10 l1 l2 l3
   full part time fulltime parttime ft pt remote hybrid onsite wfh telecommute temporary temp contract freelance
   contractor permanent seasonal prn per diem night day evening weekend shift overnight casual relief
   1st 2nd 3rd first second third am pm rotating flexible fixed term ftc maternity cover
   urgent urgently hiring now immediate immediately needed wanted opening position job role opportunity post
   vacancy bilingual great benefit bonus sign signon paid weekly training provided experience required requirement
   no m w d f h gn mwd mfd hf usa uk us united state new multiple location local travel traveling worldwide
   stelle gesucht als im bereich befristet unbefristet vollzeit teilzeit cdi cdd interim temps plein partiel
   stage stagiaire alternance alternant confirme debutant experimente ausbildung azubi praktikum praktikant
   werkstudent practica beca
   en de du des la le les et und fur der die das bei mit zum zur un une el los las y para con del au aux d`.split(
    /\s+/,
  ),
);

/** Words whose dropping would leave another occupation: an assistant is not whom he assists. */
const KEPT_AT_HEAD = new Set(
  'assistant associate principal apprentice trainee intern contractor chief head lead staff aide student'.split(
    ' ',
  ),
);

/** British to American, and forms that differ between the tables; on both sides of every comparison. */
const SPELLINGS = new Map(
  Object.entries({
    adviser: 'advisor',
    aluminium: 'aluminum',
    anaesthetist: 'anesthetist',
    behavioural: 'behavioral',
    behaviour: 'behavior',
    cashiering: 'cashier',
    catalogue: 'catalog',
    centre: 'center',
    colour: 'color',
    counselling: 'counseling',
    counsellor: 'counselor',
    dietitian: 'dietician',
    fulfilment: 'fulfillment',
    gynaecologist: 'gynecologist',
    haematologist: 'hematologist',
    hr: 'human resource',
    jeweller: 'jeweler',
    jewellery: 'jewelry',
    labour: 'labor',
    labourer: 'laborer',
    licence: 'license',
    lorry: 'truck',
    modeller: 'modeler',
    paediatric: 'pediatric',
    paediatrician: 'pediatrician',
    programme: 'program',
    orthopaedic: 'orthopedic',
    signwriter: 'sign writer',
    theatre: 'theater',
    traveller: 'traveler',
    tyre: 'tire',
    qa: 'quality assurance',
    ordinator: 'coordinator',
  }),
);

const BRITISH_ENDING = /is(ation|ing|er|e|ed)$/;
const SOUNDS_BRITISH =
  /^(?:organ|special|optim|visual|digital|custom|lab|final|mobil|util|real|author)/;

function spell(word: string): string {
  const known = SPELLINGS.get(word);
  if (known) return known;
  if (word.length > 7 && SOUNDS_BRITISH.test(word)) return word.replace(BRITISH_ENDING, 'iz$1');
  return word.endsWith('oge') ? word.slice(0, -1) : word;
}

const PLAIN = /^[a-z ]+$/;
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, string>();

/** Titles share a small vocabulary, so that each word is folded once. */
function toPlainWord(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const folded = toTitleWords(word).map(spell).join(' ');
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, folded);
  return folded;
}

/** The words of a title in order, folded and spelled one way; levels and contract words included. */
export function toWords(text: string): string[] {
  const words = PLAIN.test(text)
    ? text.split(' ').map(toPlainWord)
    : toTitleWords(text.replace(/\bco-?(?=ordinat)/gi, 'co')).map(spell);
  // Few are spelled out as two, and none is left of a mere sign.
  const isOneEach = words.every((word) => word !== '' && !word.includes(' '));
  return isOneEach ? words : words.join(' ').split(' ').filter(Boolean);
}

const isNumber = (word: string): boolean => {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57 && word !== '911' && /^\d[\dk]*$/.test(word);
};

/** The words that tell the occupation; empty when the title names nothing but a level or a contract. */
export function toCore(words: readonly string[]): string[] {
  return words.filter((word) => !NOISE.has(word) && !isNumber(word));
}

/** As the core, but a level word at the end stays: "Sales Associate", "Teaching Assistant". */
export function toCoreWithHead(words: readonly string[]): readonly string[] {
  if (!words.some((word) => NOISE.has(word) || isNumber(word))) return words;
  const core: string[] = [];
  let dropped: string | undefined;
  for (const word of words) {
    if (isNumber(word)) continue;
    if (!NOISE.has(word)) {
      core.push(word);
      dropped = undefined;
    } else if (KEPT_AT_HEAD.has(word)) dropped = word;
  }
  return dropped !== undefined && core.length > 0 ? [...core, dropped] : core;
}

import { ageWords } from '#shared/age-words.ts';
import { rememberTexts } from '#shared/remember-texts.ts';
import type { Span } from '../field-unit.ts';

export type WishKind =
  | 'gender'
  | 'age'
  | 'origin'
  | 'religion'
  | 'family'
  | 'appearance'
  | 'health';

/** A wish about who a person is instead of what they can do. */
interface Wish extends Span {
  kind: WishKind;
  words: string;
}

export const wishReasons: Record<WishKind, string> = {
  gender: 'a job may not be kept for one sex',
  age: 'a job may not be kept for an age group',
  origin:
    'nationality, ethnic origin or mother tongue may not decide; ask for the skill or the work permit',
  religion: 'religion may not decide',
  family: 'marriage, children and pregnancy are private',
  appearance: 'looks are no qualification',
  health: 'a general demand for health shuts out people with disabilities; name the task instead',
};

const person =
  '(?:candidates?|applicants?|persons?|staff|workers?|employees?|professionals?|profiles?|individuals?|drivers?|nurses?|receptionists?|assistants?|secretary|executives?|tutors?|teachers?|caregivers?|carers?|cleaners?|cooks?|helpers?|clerks?|operators?|attendants?|trainers?|guards?)';
const language =
  '(?:english|german|french|spanish|italian|dutch|polish|arabic|japanese|chinese|mandarin|russian|portuguese|hindi|turkish|swedish|danish|norwegian|korean)';
const nation =
  '(?:indian|british|german|french|american|european|western|arab|emirati|saudi|qatari|filipin[oa]|pakistani|nepali|chinese|polish|white|black|asian|hispanic|caucasian|uk|eu|us|gcc|uae)';

const adult = '2[6-9]|[3-6]\\d';

const patterns: [WishKind, string[]][] = [
  [
    'gender',
    [
      String.raw`\b(?:only |preferably |strictly |prefer(?:red|ring|s)? (?:a )?|ideally (?:a )?|looking for (?:a )?)(?:young |smart |presentable )?(?:females?|males?|wom[ae]n|m[ae]n|ladies|lady|girls?|boys?|gentlem[ae]n)\b(?! (?:and|or|\/) ?(?:fe)?males?)`,
      String.raw`\b(?:females?|males?|wom[ae]n|m[ae]n|ladies|lady|girls?|boys?|gents?)(?: ${person})? ?(?:only|preferred|preferably|required|needed|wanted|ideal|desired|shall be preferred|will be preferred|prefer)\b`,
      String.raw`\b(?:females?|males?) ${person}\b(?! (?:and|or))`,
      String.raw`\((?:fe)?males?(?: only| preferred)?\)`,
      String.raw`\b(?:gender|sex) ?[:\-–] ?(?:male|female|m|f|any male|any female)\b(?! ?(?:\/|or|and))`,
      String.raw`\b(?:salesgirls?|office boys?|young lady|young man|girl friday)\b`,
      String.raw`\b(?:nur (?:für )?(?:frauen|männer|damen|herren)|(?:weiblich|männlich) bevorzugt|bevorzugt (?:weiblich|männlich|eine frau|ein mann))`,
      String.raw`\b(?:(?:femme|homme|profil féminin|profil masculin)s? (?:uniquement|exclusivement|de préférence|exigée?s?|souhaitée?s?)|de préférence (?:une femme|un homme|féminin|masculin)|exclusivement (?:féminin|masculin))`,
    ],
  ],
  [
    'age',
    [
      String.raw`\bage(?:d)?(?: limit| group| range| criteria)? ?[:\-–]? ?(?:is |of |should be |must be |between |from |limit )*(?:\d{2} ?(?:-|–|to|and|bis) ?\d{2}|(?:under|below|up ?to|max(?:imum)?|less than|not (?:more|older) than) ?\d{2})(?: ?(?:years?|yrs?)(?: old| of age)?)?`,
      String.raw`\b(?:max(?:imum)?|upper) age\b[^.;,]{0,24}`,
      String.raw`\bage limit\b[^.;,]{0,24}`,
      String.raw`\b(?:between|from) \d{2} (?:and|to|-) \d{2} years? (?:old|of age)\b`,
      String.raw`\b(?:younger than|not older than|no older than) (?:the age of )?\d{2}\b(?: years?)?(?: old| of age)?`,
      String.raw`\b(?:under|below|less than|over) (?:the age of \d{2}|\d{2} (?:years? (?:old|of age)|yrs old))\b`,
      String.raw`\b\d{2} ?(?:-|–|to) ?\d{2} (?:years?|yrs?) (?:old|of age)\b`,
      // Insurers of drivers ask for 21, 23 or 25; beyond that no rule does.
      String.raw`\b(?:above|over|older than|at least|minimum(?: of)?|not (?:less|younger) than|not below) (?:the age of (?:${adult})|(?:${adult}) (?:years? (?:old|of age)|yrs old))\b`,
      String.raw`\b(?:(?:fe)?males?|gender|sex|candidates?|applicants?)\b[^.;\d]{0,30}\b(?:above|over|under|below) (?:the age of )?(?:${adult})\b(?! ?%|,?\d| (?:\w+ ){0,2}(?:experience|employees|people|countries|hours|days|staff))(?: years?(?: old| of age)?)?`,
      String.raw`\b(?:${adult}) ?(?:years?|yrs?)(?: old| of age)? (?:and|or) (?:above|older|below|under|younger)\b(?! (?:of )?(?:\w+ ){0,2}experience)`,
      String.raw`\b(?:must|should|has to) be (?:under|below|younger than) \d{2}(?= ?(?:$|[.,;)]))`,
      String.raw`\byoung(?:,)? (?:and |& )?(?:[a-zÀ-ɏ]+,? (?:and |& )?)?(?:team|company|crew|staff|workforce|environment|blood|talents?|colleagues|candidates?|applicants?)\b`,
      String.raw`\b(?:looking for|seeking|want|hiring|need|recruit|suits?|ideal for) (?:an? |some )?(?:[a-zÀ-ɏ]+,? (?:and )?)?young (?:and [a-zÀ-ɏ]+ )?(?:people|professionals?|persons?|m[ae]n|wom[ae]n|lad(?:y|ies)|graduates?|individuals?|guys?)\b`,
      String.raw`\byoung(?:,| and| &) (?:energetic|dynamic|motivated|fit|fresh|enthusiastic|hungry|ambitious)\b`,
      String.raw`\b(?:youthful(?: [a-zÀ-ɏ]+)? (?:team|energy|environment|staff)|digital natives?|energetic young|recent graduates only|mature (?:lady|woman|man|person)s? (?:only|preferred))\b`,
      ageWords,
      String.raw`\b(?:jung(?:e|es|en|er)(?:,)?(?: (?:und )?[a-zÀ-ɏ]+)? (?:team|teams|mitarbeiter|kollegen|unternehmen|leute)|junges,? (?:dynamisches|motiviertes) team|alter(?:sgrenze)? ?:? ?(?:bis|zwischen|max\.?) ?\d{2}|bis (?:max\. )?\d{2} jahre(?: alt)?|zwischen \d{2} und \d{2} jahren(?: alt)?)`,
      String.raw`(?:équipe jeune|jeune équipe|équipe (?:dynamique et )?jeune|jeunes? et dynamiques?|moins de \d{2} ans|(?:âgée?s? )?(?:de |entre )\d{2} (?:et|à) \d{2} ans|âge maximum)`,
    ],
  ],
  [
    'origin',
    [
      String.raw`\bnative (?:${language}|level)?[ -]?(?:${language})? ?speakers?\b`,
      String.raw`\b(?:mother tongue|${language} native(?:s)?\b(?! or)|must be a native\b)`,
      String.raw`\b(?:${nation})s? (?:nationals?|citizens?|nationality|passport holders?|candidates?|applicants?) (?:only|preferred|required)\b`,
      String.raw`\b(?:only|preferably|preferred) (?:${nation})s?(?: (?:nationals?|candidates?|citizens?|nationality|applicants?))\b`,
      String.raw`\bnationality ?[:\-–] ?(?!any|open|all)[a-zÀ-ɏ]+`,
      String.raw`\b(?:local candidates of [a-zÀ-ɏ]+ origin|no foreigners|no immigrants)\b`,
      String.raw`\b(?:muttersprachler(?:in|innen)?|deutsch als muttersprache|muttersprache deutsch)\b(?!niveau)`,
      String.raw`\b(?:langue maternelle|de nationalité [a-zÀ-ɏ]+|natifs? (?:anglais|français|allemand))`,
    ],
  ],
  [
    'religion',
    [
      String.raw`\b(?:christians?|muslims?|hindus?|jewish|catholics?|sikhs?) (?:${person} )?(?:only|preferred|required)\b`,
      String.raw`\b(?:only|preferably) (?:christians?|muslims?|hindus?|jewish|catholics?)\b`,
      String.raw`\breligion ?[:\-–] ?(?!any|none|open)[a-zÀ-ɏ]+`,
    ],
  ],
  [
    'family',
    [
      String.raw`\b(?:unmarried|single (?:female|male|lad(?:y|ies)|girl|wom[ae]n|m[ae]n)|married (?:${person} )?(?:only|preferred)|no (?:kids|children|dependents)|without (?:kids|children|family obligations)|not pregnant|no family commitments)\b`,
      String.raw`\bmarital status ?[:\-–] ?(?!any|open)[a-zÀ-ɏ]+`,
      String.raw`\b(?:ledig bevorzugt|ungebunden|sans enfants?|célibataire)\b`,
    ],
  ],
  [
    'appearance',
    [
      String.raw`\b(?:good[- ]looking|attractive (?:appearance|looks?|female|lady|girl|personality)|pleasing (?:appearance|looks|personality)|fair (?:complexion|skin(?:ned)?)|slim|physically attractive|(?:full[- ]body|recent|passport) photo(?:graph)? (?:is )?(?:required|must|mandatory)|(?:send|attach|include) (?:a |your )?(?:recent |full[- ]body )?(?:photo|picture)|gepflegtes äußeres|attraktives äußeres|excellente présentation physique|bonne présentation physique)\b`,
    ],
  ],
  [
    'health',
    [
      String.raw`\b(?:able-?bodied|no (?:physical )?disabilit(?:y|ies)|free from (?:any )?(?:disabilit(?:y|ies)|illness)|must be (?:in )?(?:perfect|excellent) health|no health (?:issues|problems)|physically and mentally healthy)\b`,
    ],
  ],
];

const compiled = patterns.map(
  ([kind, list]) =>
    [kind, new RegExp(list.map((pattern) => `(?:${pattern})`).join('|'), 'giu')] as const,
);

/** Sentences that forbid discrimination use the same words. */
const protective =
  /\b(?:regardless of|without regard|irrespective of|discriminat\w*|equal(?:ity| opportunit\w*| employment)|all genders|any gender|(?:encouraged?|invited?|welcomed?) to apply|protected (?:class|characteristic|veteran)|unabhängig von|ungeachtet|gleichermaßen|schwerbehind\w+|quel(?:le)? que soi(?:t|ent)|égalité|sans distinction)/i;

/** Words of openness: they excuse naming groups, never a "young team". */
const open =
  /\b(?:encourage[sd]?|encouraging|welcome[sd]?|diverse|diversity|inclusi\w+|underrepresented|both (?:male|men) and|men and women|women and men|male and female|male\/female|willkommen|handicap)/i;

/** Cheap test first: nearly every sentence fails it. */
const mayHold =
  /\bunder \d\d|\byears? (?:old|and|or)\b|male|wom[ae]n|\bm[ae]n\b|lad(?:y|ies)|girl|boy|gent|gender|\bsex\b|frauen|männ|damen|herren|weiblich|femme|homme|fémin|mascul|\bage|young|youth|digital native|recent grad|mature|jung|alter|jahre|jeune|\bans\b|âg|native|mother tongue|national|citizen|passport|candidates|applicants|locals|foreigners|immigrants|muttersprach|maternelle|natif|only|prefer|religion|marri|marital|\bkids|child|dependents|pregnant|famil|ledig|ungebunden|enfant|célib|look|attractive|pleasing|complexion|skin|slim|photo|picture|äußeres|présentation|bodied|disabilit|health/i;

/** The ages of those who are taught or cared for are part of the job. */
const othersAged =
  /\b(?:residents?|patients?|children|students?|pupils?|clients?|kids|boys|girls|customers?|adults?|guests?|members|people|babies|infants|toddlers|teens|youth|citizens|persons)(?: \w+){0,2} $/i;

export const findWishes = rememberTexts((sentence: string): Wish[] => {
  if (!mayHold.test(sentence) || protective.test(sentence)) return [];
  const isOpen = open.test(sentence);
  const found: Wish[] = [];
  for (const [kind, pattern] of compiled) {
    if (isOpen && kind !== 'age') continue;
    for (const match of sentence.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((wish) => start < wish.end && end > wish.start)) continue;
      if (kind === 'age' && othersAged.test(sentence.slice(Math.max(0, start - 40), start)))
        continue;
      found.push({ kind, words: match[0].trim(), start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
});

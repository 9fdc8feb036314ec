import { memoize } from '#shared/memoize.ts';
import type { Brief, FactKind } from '#shared/brief.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { countWords } from '#writing/shorten.ts';
import { splitSentences } from '#writing/split-sentences.ts';
import { countTelling } from '../defining/count-telling.ts';
import { isSaidWhole } from '../defining/is-said-whole.ts';
import { listFacts } from '../wording/own-words.ts';
import { toOrders } from '../wording/orders.ts';

/** What an employer says of the job in running prose, as one clause that somebody can say. */
export interface ProseFact {
  /** "You would learn about tides and moorings." */
  text: string;
  /** The same as a thing: "learning about tides and moorings". */
  name: string;
  /** Who may come: for others it is no news. */
  isWayIn: boolean;
  /** How much it tells this job apart. */
  rank: number;
}

type Said = Omit<ProseFact, 'rank'>;

interface Form {
  reads: RegExp;
  /** Null where the words make no such fact. */
  say: (...groups: string[]) => Said | null;
  /** Numbers, names, what one may decide, then what one learns. */
  rank: number;
  /** Plain words are enough: it is true of this house, and told where nothing rarer is. */
  isPlain?: true;
  /** Read only where something is given: among the demands the same words ask for it. */
  isGiven?: true;
}

const fact = (text: string, name: string): Said => ({ text: `${text}.`, name, isWayIn: false });
const would = (what: string): Said => fact(`You would ${what}`, `the chance to ${what}`);

/** Another form than the noun before it: "to steer", "working in a crew". */
const otherForm = /^(?:to |working |and |or )/i;
const mostLearned = 3;

/** "A, B, working within C and to develop D": the things out of a row. */
function listThings(row: string): string[] {
  return row
    .split(/,\s*(?:and |or )?/)
    .map((part) => part.replace(/ and to .*$/i, '').trim())
    .filter((part) => part !== '' && !otherForm.test(part))
    .slice(0, mostLearned);
}

/** A row whose items hold a joint of their own: "A, and B and C". */
const joinThings = (things: readonly string[]): string => {
  const [first = '', second = ''] = things;
  return things.length === 2 && / and /.test(first) && !/ and /.test(second)
    ? `${second} and ${first}`
    : joinList(things);
};

const yours = (text: string): string =>
  text.replace(/\b(?:their|his\/her|his or her) own\b/gi, 'your own').replace(/\bour\b/gi, 'their');

/** What stops a clause. */
const end = '(?=[,.;:!?(]|$| – | - )';

const forms: readonly Form[] = [
  {
    // "From ferries to lighthouses, our 40+ clients"
    reads: new RegExp(
      String.raw`\bfrom ([^,;]{3,40}) to ([^,;]{3,40}), our (\d[\d,]*\+? [\p{L}-]+)`,
      'iu',
    ),
    say: (from = '', to = '', many = '') =>
      fact(`The ${many} range from ${from} to ${to}`, `${many}, from ${from} to ${to}`),
    rank: 6,
  },
  {
    // "complete ownership over their own accounts"
    reads: new RegExp(
      String.raw`\b(?:has|have|with|assumes?|takes?|carr(?:y|ies)|^) ?((?:complete|full|overall|sole|total|direct|administrative|operational|financial)(?: and \p{L}+)? (?:ownership|responsibility|accountability|authority|control)) (?:over|of|for) ((?:[^,.;:]){4,70}?)(?= and (?:[\p{L}/-]+ ){1,2}(?:leadership|responsibility|oversight|accountability|authority)\b|[,.;:!?(]|$| – | - )`,
      'iu',
    ),
    say: (what = '', of = '') => {
      const held = yours(of).replace(/\btheir\b/i, 'your');
      return would(
        `have ${what.toLowerCase()} ${/ownership|control/i.test(what) ? 'of' : 'for'} ${held}`,
      );
    },
    rank: 6,
  },
  {
    // "serves as part of the harbour management team"
    reads:
      /\b(?:serv\w+|sits?|act\w*|be|is|will be) (?:as )?(?:an? )?(?:key )?(?:part of|member of|member on|leader on|on) ((?:the|our|its) (?:[\p{L}'’-]+ ){0,3}(?:leadership|management|executive|senior|steering|governing|board)(?: [\p{L}-]+){0,2}? ?(?:team|board|committee|council|group))\b/iu,
    say: (team = '') => would(`be part of ${yours(lowerFirst(team))}`),
    rank: 6,
  },
  {
    // "act as the harbour's operational lead for buoys"
    reads: new RegExp(
      String.raw`\b(?:act|serve)s? as (?:the|an?|our|\p{Lu}\p{L}*['’]s) ((?:operational|technical|clinical|site|subject|project|regional|national|deputy|safeguarding|named) (?:lead|head|authority|expert)) (?:for|on) ([^,.;:]{4,50}?)(?= and \p{L}+e\b|[,.;:]|$)`,
      'u',
    ),
    say: (what = '', of = '') =>
      fact(`You would be the ${what} for ${yours(of)}`, `being the ${what} for ${yours(of)}`),
    rank: 6,
  },
  {
    // "own the channel from first sounding to last buoy"
    reads: new RegExp(
      String.raw`\b(?:you(?:['’]ll| will| would)?|will|to) ((?:own|lead|run) [^,.;:]{3,50} from (?:[\p{L}-]+ ){1,3}?to [^,.;:]{3,30}?)${end}`,
      'iu',
    ),
    say: (what = '') => would(yours(what)),
    rank: 6,
  },
  {
    // "a job where you are selling the value of a good rope"
    reads: new RegExp(
      String.raw`\bwhere you(?:['’]re|['’]ll be| are| will be| would be) (\p{L}+ing [^,.;:]{6,80})${end}`,
      'iu',
    ),
    say: (what = '') => {
      const [, turned = what] = toOrders(['Plan a day', what]);
      return turned.toLowerCase() === what.toLowerCase() ? null : would(lowerFirst(yours(turned)));
    },
    rank: 5,
  },
  {
    // "opportunities for islanders to go out to sea"
    reads: new RegExp(
      String.raw`\bopportunit\w+ for ((?!you\b|us\b|our\b|growth\b)[\p{L}]+s|children|people|women) to ([^,.;:]{6,90}?)(?: supported by staff)?${end}`,
      'iu',
    ),
    say: (who = '', what = '') =>
      fact(
        `There are opportunities for ${who.toLowerCase()} to ${yours(what)}`,
        `${who.toLowerCase()} who ${yours(what)}`,
      ),
    rank: 5,
  },
  {
    // "supporting islanders to be as independent as possible"
    reads: new RegExp(
      String.raw`\b(support|help|enabl|encourag)ing ((?!you\b|us\b|our\b|them\b|the\b)(?:[\p{L}-]+ ){0,2}?(?:[\p{L}]+s|children|people|women)) to ((?:be|live|become|stay|reach|learn|achieve) [^,.;:]{6,70}?)${end}`,
      'iu',
    ),
    say: (how = '', who = '', what = '') =>
      would(
        `${/bl$/i.test(how) ? 'enable' : /ag$/i.test(how) ? 'encourage' : how.toLowerCase()} ${who} to ${what}`,
      ),
    rank: 4,
  },
  {
    reads: new RegExp(
      String.raw`\byou(?:['’]ll| will| would)(?: also)? (?:learn|be (?:trained|coached) in|be taught)(?! more)(?: all)? (?:about )?((?!by\b|from\b|and\b|a lot)[^.;:]{5,110})${end}`,
      'iu',
    ),
    say: (row = '') => {
      const things = listThings(row);
      const isHow = /^(?:how|to)\b/i.test(row);
      const what = isHow ? row : `about ${joinThings(things)}`;
      return things.length === 0 && !isHow
        ? null
        : fact(`You would learn ${what}`, `learning ${what}`);
    },
    rank: 4,
  },
  {
    // "the chance to build your career on the lakes"
    reads: new RegExp(
      String.raw`\b(?:opportunit(?:y|ies)|chance|ability|freedom|autonomy) (?:for you )?to ((?:build|progress|own|shape|lead|run|design|choose|set|create|travel|take|study|train|launch|start|teach|publish) [^,.;:]{6,80}?)${end}`,
      'iu',
    ),
    say: (what = '') => fact(`You could ${yours(what)}`, `the chance to ${yours(what)}`),
    rank: 3,
    isGiven: true,
  },
  {
    // "the opportunity to influence our courses, help define rules for the fleet"
    reads:
      /\b(?:opportunit(?:y|ies)|chance|ability|freedom) to ((?:influence|decide|define|help (?:to )?(?:define|decide|shape|set|choose|build)|join|meet) [^,.;:]{6,60}?)(?:,? (?:and )?(help (?:to )?(?:define|decide|shape|set|choose|build) [^,.;:]{6,60}?))?(?= and (?:contribute|grow|learn|develop|make)\b|[,.;:!?(]|$)/iu,
    say: (what = '', also = '') => {
      const told = yours([what, also].filter(Boolean).join(' and '));
      return fact(`You could ${told}`, `the chance to ${told}`);
    },
    rank: 3,
    isGiven: true,
    isPlain: true,
  },
  {
    // "many colleagues have moved up into the pilot house"
    reads: new RegExp(
      String.raw`\b(?:people|colleagues|employees|staff|team members|crew members) (?:who )?have ((?:progressed|moved|been promoted|advanced|risen|stepped) (?:up\p{L}*|into|to|from)\b[^,.;:]{0,70}?)${end}`,
      'iu',
    ),
    say: (what = '') => {
      const told = yours(what.replace(/\bcompletely new\b/i, 'new'));
      return fact(`People there have ${told}`, `people who have ${told}`);
    },
    rank: 2,
    isGiven: true,
    isPlain: true,
  },
  {
    // "an established crew is in place"
    reads: /\ban? (established|long-standing) (team|crew) (?:is )?(?:already )?in place\b/iu,
    say: (how = '', team = '') => {
      const told = `an ${how} ${team} in place`.toLowerCase().replace(/^an (?=l)/, 'a ');
      return fact(`There is ${told}`, told);
    },
    rank: 1,
    isGiven: true,
    isPlain: true,
  },
  {
    // "Regular 1-2-1's, training and support will be available"
    reads:
      /\bregular (?:1[- ]?(?:2|to)[- ]?1|1:1|one[- ](?:to|on)[- ]one)(?:'?s)?( meetings?| sessions?)?(?=[ ,.])(,? (?:and )?training\b)?/iu,
    say: (_meetings = '', training = '') => {
      const told = `${training === '' ? '' : 'training and '}regular one-to-ones`;
      return fact(`${capitalize(told)} come with the job`, told);
    },
    rank: 1,
    isGiven: true,
    isPlain: true,
  },
  {
    // "Keep all of your catch"
    reads: new RegExp(
      String.raw`^((?:keep|learn(?! more\b)|choose|travel|teach|take|attend|bring|sail|drive|own) [^,.;:]{8,70}?)${end}`,
      'iu',
    ),
    say: (what = '') => would(lowerFirst(yours(what))),
    rank: 3,
    isGiven: true,
  },
  {
    // "supports all staff in doing qualifications"
    reads: new RegExp(
      String.raw`\bsupports? (?:all |our |its |their |every )*(?:staff|employees|team members|colleagues) (in|to|through|with|towards) ([^,.;:]{4,70}?)(?= and (?:encourages?|helps?|provides?|offers?)\b|[,.;:]|$)`,
      'iu',
    ),
    say: (how = '', what = '') =>
      fact(
        `Staff are supported ${how.toLowerCase()} ${yours(what)}`,
        `support ${how.toLowerCase()} ${yours(what)}`,
      ),
    rank: 3,
  },
  {
    // "resources to grow future pilots"
    reads:
      /\bto (?:grow|develop|train|mentor|prepare) ((?:future|new|next|junior|young) [\p{L}-]+(?: [\p{L}-]+)?)(?=[,.;]|$)/iu,
    say: (who = '') =>
      fact(`You would help to grow ${who.toLowerCase()}`, `growing ${who.toLowerCase()}`),
    rank: 4,
  },
  {
    // "through paid study leave and courses"
    reads:
      /\b(?:through|with|including|via|get|receive|enjoy|and) ((?:paid|company[- ](?:paid|sponsored)|employer[- ]paid|fully[- ](?:paid|funded)|funded|sponsored) (?!time\b|holidays?\b|vacation\b|sick\b|leave\b|parental\b|training\b|benefits\b|overtime\b)(?:[\p{L}-]+ ){1,3}(?:leave|time|days?|opportunities|trips?|courses?|qualifications?|sabbaticals?|conferences?|study|studies|retreats?)(?: with (?:[\p{L}-]+ ?){1,3})?)(?= and\b|[,.;]|$)/iu,
    say: (what = '') => {
      const given = what.trim().toLowerCase();
      return fact(`They offer ${given}`, given);
    },
    rank: 4,
  },
  {
    // "ideal for anyone who has thought of going to sea"
    reads: new RegExp(
      String.raw`\b(?:ideal|perfect|suitable|suited) (?:(?:position|role|job|opportunity|post|start) )?(?:for|to) (anyone|anybody|someone|those|people|beginners|early[- ]career [\p{L}]+|returners|graduates|career changers)\b( [^,.;:]{4,70}?)?${end}`,
      'iu',
    ),
    say: (who = '', which = '') => ({
      text: `The posting calls it ideal for ${who.toLowerCase()}${yours(which)}.`,
      name: `open to ${who.toLowerCase()}${yours(which)}`,
      isWayIn: true,
    }),
    rank: 3,
  },
  {
    // "in our workshop on Old Quay Street"
    reads:
      /\b(?:our|member of a)\b[^.;]{0,40}?\b(?:firm|office|studio|shop|showroom|school|clinic|building|headquarters|workshop|restaurant|hotel)s?\b[^.;]{0,40}? (on|overlooking|beside|opposite) ((?:the )?(?:historic |famous |downtown )?(?:\p{Lu}[\p{L}'’]+ ){1,3}(?:Street|Square|Park|Harbou?r|River|Beach|Avenue|Quay|Lake|Bay|Docks?|Mall|Plaza|Mile))\b/u,
    say: (at = '', where = '') =>
      fact(`The place of work is ${at} ${where}`, `a place ${at} ${where}`),
    rank: 2,
    isGiven: true,
  },
];

/** Said by every employer. */
const hollow =
  /\b(?:difference|impact|success\w*|journey|potential|passion\w*|talent\w*|dynamic|exciting|rewarding|skills?|great|amazing|growth|goals?|needs|best|value proposition|world[- ]class|innovat\w+|various|etc|solutions|results|responsibilities|related|collaborat\w+|satisfaction|future|www|https?)\b/i;
/** Said of those who ask for a job, or of those who buy. */
const ofOthers =
  /\b(?:we are looking|must|require[sd]?|candidates?|applicants?|allow(?:s|ing)? (?:customers|clients|distributors)|disabilit\w+|regardless|equal)\b/i;
const length = { fewest: 5, most: 21, ofName: 14 };

interface Sentence {
  words: string;
  isGiven: boolean;
}

const given: readonly FactKind[] = ['benefit', 'culture', 'team', 'other', 'schedule'];

/** Every sentence of the text that may tell something, once each. */
const listProse = memoize((brief: Brief): Sentence[] => {
  const facts = listFacts(brief, { kinds: [...given, 'goal', 'duty', 'skill'] });
  const said = [
    ...facts.map(({ kind, source, text }) => ({
      text: source.from === 'job' ? source.quote : text,
      isGiven: given.includes(kind),
    })),
    ...[...brief.employerBlocks, ...brief.roleSaid, ...brief.houseSaid, ...brief.openTo].map(
      ({ text }) => ({ text, isGiven: true }),
    ),
  ];
  const sentences = said.flatMap(({ text, isGiven }) =>
    splitSentences(text).map((one) => ({
      words: stripEnd(one.replace(/\s+/g, ' ').replaceAll('’', "'").trim()),
      isGiven,
    })),
  );
  return sentences.filter(
    ({ words }, i) => sentences.findIndex((one) => one.words === words) === i,
  );
});

/** Where the form itself names somebody or something, plain words are enough. */
const plainEnough = 4;

const isUsable = ({ text, name, rank, isPlain }: ProseFact & { isPlain: boolean }): boolean => {
  const count = countWords(text);
  const told = text.replace(/^The posting calls it ideal for /, '');
  return (
    count >= length.fewest &&
    count <= length.most &&
    countWords(name) <= length.most &&
    !hollow.test(told) &&
    !isGlued(text) &&
    isSaidWhole(stripEnd(text)) &&
    !/["“”[\]|]|\b(?:we|us|they|them)\b(?<!^They)/iu.test(text) &&
    (isPlain || rank >= plainEnough || countTelling(told) > 0)
  );
};

/** What running prose says for the job, each fact once, what tells it apart most first. */
export const readProse = memoize((brief: Brief): ProseFact[] => {
  if ((brief.language ?? 'en') !== 'en') return [];
  const found = listProse(brief)
    .filter(({ words }) => !ofOthers.test(words))
    .flatMap(({ words, isGiven }) =>
      forms.flatMap(({ reads, say, rank, ...form }) => {
        const match = form.isGiven && !isGiven ? null : reads.exec(words);
        const said = match === null ? null : say(...match.slice(1).map((part) => part ?? ''));
        return said === null
          ? []
          : [
              {
                ...said,
                text: capitalize(said.text),
                isPlain: form.isPlain ?? false,
                rank: rank + Number(/\d|\p{Ll} \p{Lu}/u.test(said.text)),
              },
            ];
      }),
    )
    .filter(isUsable)
    .map(({ text, name, isWayIn, rank }) => ({ text, name, isWayIn, rank }))
    .toSorted((a, b) => b.rank - a.rank);
  return found.filter(
    ({ text }, i) => found.findIndex((one) => one.text.toLowerCase() === text.toLowerCase()) === i,
  );
});

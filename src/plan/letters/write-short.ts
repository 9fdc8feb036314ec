import { capitalize } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import { makePlan } from '../plan.ts';
import type { Source } from '../source.ts';
import { listJobFacts, type JobFacts } from './job-facts.ts';
import { listSpoken, shareOut, tellOffer } from './tell-facts.ts';
import { openLetter, sayNeeds, sayWhoHires, twoStops } from './write-mails.ts';

const spokenWords = 74;

/** Nobody listens to the small print of pay. */
function speakPay(source: Source, { pay }: JobFacts): string {
  const { spoken } = makePlan(source).pay;
  if (pay.includes('[')) return '';
  return pay.startsWith('Pay:') && spoken !== null ? `Pay is ${spoken}.` : pay;
}

/** As many facts as half a minute holds, in the order of their weight. */
function fillVoicemail(before: string, facts: readonly string[], after: string): string {
  let kept: string[] = [];
  const join = (list: readonly string[]): string =>
    [before, ...list, after].join(' ').replace(twoStops, '.');
  for (const fact of facts.filter(Boolean))
    if (countWords(join([...kept, fact])) <= spokenWords) kept = [...kept, fact];
  return join(kept);
}

const longestNeeds = 20;

/** Two demands where they are short, else the first. */
function speakNeeds(needs: readonly string[]): string {
  const two = needs.slice(0, 2);
  const said = countWords(two.join(' ')) <= longestNeeds ? two : two.slice(0, 1);
  return said.length === 0 ? '' : `What it takes: ${said.join('; and ')}.`;
}

const shortNeeds = 12;

/** Three voicemails of about half a minute: to somebody known, to somebody just called, by recommendation. Each says the two strongest things. */
export function writeVoicemails(source: Source): [string, string, string] {
  const facts = listJobFacts(source);
  const { aJob, theJob, pattern, hours, condition, needs, decisive } = facts;
  const pay = speakPay(source, facts);
  const needed = countWords(speakNeeds(needs)) <= shortNeeds ? speakNeeds(needs) : '';
  const offer = tellOffer(source, pay, 2);
  const [first = '', second = ''] = listSpoken(source);
  return [
    fillVoicemail(
      `Hello [First name], this is [your name]. We have been in touch before. I am calling about ${aJob}.`,
      [pay, pattern, hours, ...decisive, offer, condition, needed],
      'If you want to hear more, call or text [phone]. If not, a short no is fine.',
    ),
    fillVoicemail(
      `Hello [First name], this is [your name]. I just tried to reach you about ${theJob}.`,
      [pay, pattern, hours, ...decisive, first || offer, condition],
      'I will try again on [day] at [time], or text me on [phone]. If it is not for you, just say so.',
    ),
    fillVoicemail(
      `Hello [First name], this is [your name]. [Referrer] gave me your name and said I may mention it. It is about ${aJob}.`,
      [pay, pattern, hours, ...decisive, offer || second, needed],
      'My number is [phone]. If the timing is wrong, just say no.',
    ),
  ];
}

const filled = (text: string): number => text.replace(/\[[^\]]+\]/g, 'x'.repeat(12)).length;

/** The parts in their order, without those that have no room. */
function pack(
  parts: readonly (readonly [text: string, isNeeded: boolean])[],
  most: number,
): string {
  const kept = new Set(parts.filter(([, isNeeded]) => isNeeded));
  const join = (chosen: ReadonlySet<(typeof parts)[number]>): string =>
    parts
      .filter((part) => chosen.has(part))
      .map(([text]) => text)
      .join(' ')
      .replace(twoStops, '.');
  for (const part of parts) {
    if (part[0] === '' || kept.has(part)) continue;
    if (filled(join(new Set([...kept, part]))) <= most) kept.add(part);
  }
  return join(kept);
}

const noteAsks = [
  'May I send you the details?',
  'Would you like to hear more?',
  'Shall I send you the posting?',
  'Is it worth a short call?',
];

/** A message on a network: the job, what it pays and what it takes. */
export function writeNetworkNote(source: Source, turn: number, most: number): string {
  const facts = listJobFacts(source);
  const persona = makePlan(source).personas[turn]!;
  const { first } = shareOut(source)[turn]!;
  return pack(
    [
      [`${openLetter(source, persona)} ${sayWhoHires(source, facts)}`, true],
      [facts.pay, false],
      [facts.pattern, false],
      [facts.decisive.join(' '), false],
      [facts.hours, false],
      [sayNeeds(facts.needs, 3), false],
      [first.offer, false],
      [first.facts[0] ?? '', false],
      [facts.condition, false],
      [`${noteAsks[turn % noteAsks.length]!} A no is fine. [your name]`, true],
    ],
    most,
  );
}

const textAsks = [
  'Interested? Y or N.',
  'Shall I call you? Y or N.',
  'Want the details? Y or N.',
  'Worth a call? Y or N.',
];

/** A text message, with who writes; how texts are ended is added by whoever sends it. */
export function writeText(source: Source, turn: number, most: number): string {
  const facts = listJobFacts(source);
  const write = (needs: number): string =>
    pack(
      [
        ['[First name], [your name] here.', true],
        [`${capitalize(facts.theJob.replace(/^the /, ''))}.`, true],
        [facts.pay.includes('[') ? '' : facts.pay, false],
        [facts.pattern, false],
        [sayNeeds(facts.needs, needs), false],
        [textAsks[turn % textAsks.length]!, true],
      ],
      most,
    );
  // One demand is better than none where two have no room.
  const two = write(2);
  return two.includes('Required:') ? two : write(1);
}

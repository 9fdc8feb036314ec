import { listDecidingTerms } from '#plan/contract/deciding-terms.ts';
import { termTexts } from '#plan/contract/deciding-terms.data.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import type { Strain } from './strain.ts';

const shown = 3;
const quotedWords = 22;

const kindsOfCheck: readonly [RegExp, string][] = [
  [/\bDBS\b/, 'the DBS check'],
  [/\bPVG\b/, 'PVG membership'],
  [/\bAccess ?NI\b/i, 'the AccessNI check'],
  [/\bbackground|\bcriminal|\bpolice (?:check|clearance)|\bfingerprint/i, 'the background check'],
  [/\bdrug/i, 'the drug test'],
  [/\bpolygraph/i, 'the polygraph'],
  [
    /\bmedical (?:exam|clearance|check)|\bphysical (?:exam|agility|abilit)|\bfitness test/i,
    'the medical or fitness test',
  ],
  [/\bcredit (?:check|report|history)/i, 'the credit check'],
  [/\bsecurity (?:clearance|vetting)|\bvetting\b/i, 'security clearance'],
  [/\bcompetency test|\bwritten (?:test|exam)|\bskills test/i, 'the written or practical test'],
  [/\breference checks?\b|\bsatisfactory references\b/i, 'references'],
];

/** Checks fill the time in which another employer calls. */
export function strainChecks(source: Source): Strain[] {
  const lines = [
    ...makePlan(source)
      .gates.filter(({ kind }) => kind === 'check')
      .map(({ name }) => name),
    ...listFacts(source.brief, { kinds: ['authorization', 'licence'] }).map(({ text }) => text),
  ];
  const checks = kindsOfCheck
    .filter(([word]) => lines.some((line) => word.test(line)))
    .map(([, name]) => name)
    .slice(0, shown);
  if (checks.length === 0) return [];
  return [
    {
      risk: {
        title: 'Lost between the yes and the first day',
        description: `${capitalize(joinList(checks))} ${checks.length > 1 || checks[0] === 'references' ? 'come' : 'comes'} before the first day.`,
        impact: 'Days without news, while others offer a start on Monday.',
      },
      advice: {
        title: 'Start the checks at once',
        recommendation:
          'Send the forms on the day of the offer, say how long each takes, and call every week until it is done.',
      },
    },
  ];
}

const noHelp =
  /\b(?:not eligible for relocation|no relocation|relocation (?:assistance |package |costs? )?(?:is |are |will )?not\b|not (?:offer|provide|sponsor)\w*(?: \w+){0,2} (?:relocation|visas?|sponsorship)|no (?:visa )?sponsorship|unable to (?:offer|provide|sponsor)|(?:must|required to) (?:reside|live) (?:in|within))/i;

/** Whoever would have to move or needs a visa is out, and should hear it first. */
export function strainResidence({ brief }: Source): Strain[] {
  const said = [
    ...listFacts(brief).map(ownWords),
    ...brief.conditions.map(({ source }) => (source.from === 'job' ? source.quote : '')),
    ...brief.employerBlocks.map(({ text }) => text.replace(/\s+/g, ' ')),
  ]
    .flatMap((line) => line.split(/(?<=[.!])\s/))
    .find((line) => noHelp.test(line));
  if (!said) return [];
  return [
    {
      risk: {
        title: 'Closed to part of the pool',
        description: `The text says ${quote(cutQuote(said, quotedWords))}.`,
        impact:
          'Found out late, it costs you a finalist: ask everyone up front, in the same words.',
      },
    },
  ];
}

const atOwnCost =
  /\b(?:(?:provide|supply|have|possess|bring|use of|own) (?:your |their |his\/her |an? )?(?:own )?(?:hand |basic )?tools|(?:must (?:have|provide|use)|provide|use of|own|personal) (?:your |their |an? )?(?:own |personal )?(?:reliable |adequate )?(?:vehicle|car|means of transport\w*|laptop|cell ?phone)|at (?:your|their|the employee['’]s) own (?:expense|cost))\b/i;

/** Tools, car or phone of one's own: a cost that competitors may carry. */
export function strainCosts({ brief }: Source): Strain[] {
  const said = listFacts(brief)
    .map(({ text }) => text)
    .find(
      (line) =>
        atOwnCost.test(line) &&
        !/\b(?:we|company|are|is) (?:will )?(?:provide|supply|pay)/i.test(line),
    );
  if (!said) return [];
  return [
    {
      risk: {
        title: "A cost on the candidate's side",
        description: `Asked for: ${quote(cutQuote(atOwnCost.exec(said)?.[0] ?? said, quotedWords))}.`,
        impact: 'Some rivals provide it. Say what you pay toward it, or that you pay nothing.',
      },
    },
  ];
}

/** A form of pay or contract that decides by itself is another offer, and other people take it. */
export const strainTerms = ({ brief }: Source): Strain[] =>
  listDecidingTerms(brief).map(({ risk, advice, words }) => ({
    risk: {
      title: risk.title,
      description: `The text says ${quote(words.toLowerCase())}.`,
      impact: risk.impact,
    },
    ...(advice ? { advice } : {}),
  }));

const ends =
  /\b(?:seasonal|grant[- ]funded|fixed[- ]term|temporary|maternity cover|limited[- ]term|subject to funding|temp[- ]to[- ](?:hire|perm))\b/i;

/** The end of a contract that stands in a line on the hours only. */
export function strainContract({ brief }: Source): Strain[] {
  const { time } = termTexts;
  if (listDecidingTerms(brief).some(({ id }) => id === 'time' || id === 'own')) return [];
  const said = [
    brief.title.given,
    brief.employmentType?.text ?? '',
    ...listFacts(brief, { kinds: ['schedule'] }).map(({ text }) => text),
  ]
    .filter((line) => !/\bor\b|\//.test(line))
    .map((line) => ends.exec(line)?.[0])
    .find((word) => word !== undefined);
  if (!said) return [];
  const risk = { ...time.risk, description: `The text says ${quote(said.toLowerCase())}.` };
  return [{ risk, ...(time.advice ? { advice: time.advice } : {}) }];
}

const paper =
  /\b(?:in person|by (?:post|mail|fax)|official transcripts?|notari[sz]ed|(?:written|civil service) (?:exam|test)|letters? of (?:recommendation|reference)|supplemental questionnaire|application packet)\b/i;

/** What has to be sent before anybody has spoken to them. */
export function strainApplying({ brief }: Source): Strain[] {
  const said = [
    ...listFacts(brief, { kinds: ['process'] }).map(ownWords),
    ...brief.employerBlocks.filter(({ role }) => role === 'process').map(({ text }) => text),
  ]
    .map((line) => paper.exec(line)?.[0])
    .filter((phrase) => phrase !== undefined);
  const [first] = said;
  if (!first) return [];
  return [
    {
      risk: {
        title: 'A long way to apply',
        description: `Asked for up front: ${quote(first.toLowerCase())}.`,
        impact:
          'People with a job put it off. Take a name and a phone number first, the paperwork later.',
      },
    },
  ];
}

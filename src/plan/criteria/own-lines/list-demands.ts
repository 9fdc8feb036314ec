import type { Drawer } from '#knowledge/drawer.ts';
import type { Fact } from '#shared/brief.ts';
import type { Source } from '../../source.ts';
import { listFacts } from '../../wording/own-words.ts';
import type { Gate } from '../criterion.ts';
import { judgedKinds } from '../evidence/weigh-evidence.ts';
import { listGates } from '../gates/gates.ts';
import { isTermsOfWork } from '../gates/terms-of-work.ts';
import { dropHeadings } from '../names/drop-headings.ts';
import { isEmphasized, isOffer, isSoft } from './is-demand.ts';

/** What people are asked to bring, beside what a paper or a plain yes settles. */
export function listDemands(source: Source, drawer: Drawer): Fact[] {
  const settled = listSettled(source, drawer);
  return dropHeadings([
    ...listFacts(source.brief, { kinds: [...judgedKinds, 'education', 'physical'] }),
    // "What we value most is patience": told of the house, and asked of everybody in it.
    ...listFacts(source.brief, { kinds: ['culture'] })
      .filter((fact) => isEmphasized(fact) && isSoft(fact))
      .map((fact) => ({ ...fact, kind: 'trait' as const })),
  ]).filter(
    (fact) =>
      (isJudged(fact) || isMisread(fact)) &&
      !isOffer(fact) &&
      !ofHiring.test(fact.text) &&
      !isTermsOfWork(fact.text) &&
      !settled.has(fact.id),
  );
}

/** What a paper or a plain yes settles is not scored as well: there is no "maybe" in it. */
const listSettled = (source: Source, drawer: Drawer): ReadonlySet<string> =>
  new Set(
    listGates(source, drawer)
      .filter(({ kind }) => byYes.has(kind))
      .flatMap(({ factIds = [] }) => factIds),
  );
const byYes: ReadonlySet<Gate['kind']> = new Set(['credential', 'knowledge', 'language']);

/** How applicants are dealt with says nothing of the work. */
const ofHiring =
  /^(?:\w+ )?references?\b|\b(?:disqualif\w+|without cause|(?:management|employer|company)['’]s discretion|(?:applicants?|candidates?) (?:will|may|who|are|lacking)\b|(?:salar(?:y|ies)|pay|compensation) (?:is |are )?(?:commensurate|depend\w*|based)\b)/i;

const judged: ReadonlySet<string> = new Set(judgedKinds);
const isJudged = ({ kind }: Fact): boolean => judged.has(kind);

/** "Substantial post degree experience in building" was learned at work, whatever else the line names. */
const isMisread = ({ text }: Fact): boolean =>
  /\bexperience (?:working |operating )?(?:in|with|as|of|within|operating|\p{L}+ing)\b/iu.test(
    text,
  ) &&
  !/^(?:an? |the )?(?:bachelor|master|degree|diploma|b\.?[as]|high[- ]school|graduat)/i.test(text);

import { nameWithLaw } from '#plan/criteria/gates/law.ts';
import { findOwnBusiness } from '#plan/contract/deal-form.ts';
import { nameAdjustment } from '#plan/hiring-steps/adjustment.ts';
import { findWelcome } from '#plan/letters/job-facts.ts';
import { listOffered } from '#plan/offers/list-offered.ts';
import { ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { sortDemands } from '#plan/demands/sort-demands.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/style/voice.ts';
import { capitalize, toParagraph, toParagraphs, toSentence } from '#writing/casing.ts';
import { countWords } from '#writing/shorten.ts';
import type { SaidSoFar } from '#writing/said-so-far.ts';
import {
  afterHire,
  fitWords,
  keepDemands,
  listDemands,
  ofApplying,
  sayAfterHire,
} from './demands.ts';
import { findPhrases } from './find-phrases.ts';
import { listSaid } from '#plan/subject/purpose.ts';
import { listMore, listOwned, sayTaught } from './hook.ts';
import { isSentence } from './is-sentence.ts';
import { toLines } from './lines.ts';
import { isAbroad } from './overview.ts';
import { listFair } from './private.ts';
import { isScrap } from './scrap.ts';
import { sayTraits } from './say-traits.ts';
import { listMannerLines, listTraits } from './traits.ts';
import { listWholeMusts } from './whole-musts.ts';

const idealBlank =
  '[Required experience and qualifications: the advertisement names none; confirm before publishing]';
const words = { required: 380, preferred: 120 };

/** Who may come although they have still to learn. */
function sayOpen(source: Source): string[] {
  if (isAbroad(source)) return [];
  const welcome = findWelcome(source);
  const isTaught = listOffered(source).some(({ kind }) => kind === 'will train');
  return [
    welcome === null ? '' : `${capitalize(welcome)} are welcome.`,
    isTaught ? sayTaught(source) : '',
  ].filter(Boolean);
}

/** "Physical demands" as a paragraph of their own, with the offer to help that belongs beside them. */
function sayPhysical({ brief }: Source, items: readonly string[]): string {
  if (items.length === 0) return '';
  const { country } = brief.place;
  const help =
    country === null
      ? 'If you need any of this arranged differently, tell us.'
      : `If you need an ${nameAdjustment(country)} for any of this, tell us.`;
  return `Physical demands and surroundings:\n${toLines(items)}\n${help}`;
}

/** A paper that the text names outside of any line that was read as a demand. */
function listLoosePapers({ gates }: Plan, demands: readonly string[]): string[] {
  const said = demands.join(' ').toLowerCase();
  return gates
    .filter(({ kind, law, factIds = [] }) => kind === 'credential' && !law && factIds.length === 0)
    .map(({ name }) => name)
    .filter((name) => !said.includes(name.toLowerCase()));
}

const listLong = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** The demands in the order in which the employer lists them; what stands nowhere keeps its place at the end. */
function inOwnOrder({ brief }: Source, items: readonly string[]): string[] {
  const musts = listWholeMusts(brief);
  const placeOf = (item: string): number => {
    const words = item.toLowerCase();
    const long = listLong(item);
    const found =
      musts.find((fact) => {
        const own = ownWords(fact).toLowerCase();
        return own.includes(words) || words.includes(own);
      }) ??
      // A word of it was mended.
      musts.find((fact) => {
        const own = new Set(listLong(ownWords(fact)));
        return long.length > 1 && long.filter((word) => own.has(word)).length >= long.length * 0.7;
      });
    return found?.source.from === 'job' ? found.source.start : Number.MAX_SAFE_INTEGER;
  };
  return items
    .map((item) => ({ item, place: placeOf(item) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** "You will be a great fit if you like clear books": the employer's own portrait. */
const ofFit =
  /^you(?:['’]ll| will| would)(?: also)? (?:(?:really )?(?:suit|thrive|love|enjoy|excel)|be (?:an? )?(?:(?:great|good|perfect|strong|ideal|right) )?(?:fit|match|person))\b.{0,40}\bif you\b/iu;
const longestFit = 40;
const sayOwnFit = (source: Source): string =>
  toSentence(
    listSaid(source)
      .find((text) => ofFit.test(text) && countWords(text) <= longestFit)
      ?.replace(/\bIf you\b/, 'if you') ?? '',
  );

const fewEnough = 12;

/** Who is wanted, in the words of the job: what is required, the conditions, the body, the manner, the wishes. */
export function sayIdeal(source: Source, plan: Plan, told: SaidSoFar): string {
  const phrases = findPhrases(plan);
  const { preferred } = listDemands(source);
  const demands = keepDemands(source, words.required);
  const untold = new Set(told.takeNew(demands));
  // A condition of applying stands here even where the opening has warned of it.
  const required = demands.filter((text) => untold.has(text) || ofApplying.test(text));
  const wishes = fitWords(preferred, words.preferred);
  if (isAbroad(source)) {
    const items = required.filter((text) => !isSentence(text));
    return toParagraphs([
      speak(source, plan.drawer.posting.ideal),
      items.length > 0 ? `${phrases?.required ?? 'Required:'}\n${toLines(items)}` : '',
      toParagraph(required.filter(isSentence)),
      wishes.length > 0
        ? `${phrases?.preferred ?? 'Preferred, not required:'}\n${toLines(wishes)}`
        : '',
    ]);
  }
  const { skills: asked, conditions, physical } = sortDemands(source.brief, required);
  const later = asked.filter((text) => afterHire.test(text));
  const skills = asked.filter((text) => !later.includes(text));
  const lines = listFair(listMannerLines(source.brief));
  const items = inOwnOrder(
    source,
    [...listLoosePapers(plan, demands), ...skills, ...lines].filter(
      (text) => !isSentence(text) && !isScrap(text),
    ),
  );
  // The paper without which nobody may do the work stands first, to be confirmed before it is printed.
  const lawful = plan.gates
    .filter(({ law }) => law && !law.isNamed)
    .map((gate) => capitalize(nameWithLaw(gate)));
  const sentences = [...skills, ...lines].filter(isSentence);
  const manner = sayTraits(listTraits(source.brief), items.length + sentences.length > 0);
  const open = sayOpen(source);
  const portrait = [
    ...lawful,
    ...items,
    ...sentences,
    manner,
    ...wishes,
    ...conditions,
    ...later,
    ...physical,
  ];
  const isOnlyTaught =
    portrait.every((text) => text === '') && open.every((text) => text === sayTaught(source));
  const said = toParagraphs([
    // Behind a long list nobody reads a portrait.
    items.length > 0 && items.length <= fewEnough ? sayOwnFit(source) : '',
    lawful.length + items.length > 0 ? `Required:\n${toLines([...lawful, ...items])}` : '',
    toParagraph([...sentences, manner, ...open]),
    wishes.length > 0 ? `Preferred, not required:\n${toLines(wishes)}` : '',
    conditions.length > 0
      ? `${findOwnBusiness(source.brief) === null ? 'Conditions of employment' : 'Conditions'}:\n${toLines(conditions)}`
      : '',
    later.length > 0 ? `Once you have started:\n${toLines(later.map(sayAfterHire))}` : '',
    sayPhysical(source, physical),
  ]);
  // That training is given tells nobody who is wanted; a portrait of the trade would ask for what this job does not.
  if (said !== '' && !isOnlyTaught) return said;
  // The opening has told the first of the work, and the overview often the next.
  const more = listMore(source);
  const wanted = listOwned(source)[0] ?? more[2] ?? more[1] ?? more[0];
  return toParagraph([
    wanted === undefined ? '' : `This job is for you if you want to ${wanted}`,
    idealBlank,
  ]);
}

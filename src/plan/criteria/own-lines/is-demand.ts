import { memoize } from '#shared/memoize.ts';
import type { Fact } from '#shared/brief.ts';
import { stripEnd } from '#writing/casing.ts';
import { findShape } from './demand-shape.ts';
import { nameCriterion } from '../names/name-criterion.ts';
import { namesDeed } from '../names/names-deed.ts';
import { nameMatter } from '../names/name-matter.ts';
import { isWholeList, saysSomething } from '../names/whole-phrase.ts';
import { asksForYears } from '../gates/years.ts';

/** Every advertisement asks for these; hardly anybody can be told apart by them. */
const inEveryAd =
  /communicat(?!\w{0,8} (?:protocol|system|equipment|network|technolog|engineer|infrastructure|device|plan|strateg))|interpersonal|\bteam|problem[- ]solv|attention to detail|detail[- ]orient(?:ed|ation)|(?:several|many|numerous) (?:tasks|things|duties)|tasks at once|ethical leadership|advocate for safety|multi-?task|positive|friendly|attitude|growth mindset|customer (?:service|experience)|self[- ](?:starter|motivated|directed|sufficient)|work ethic|fast[- ]paced|flexib|organi[sz]ation(?:al)? skills|organi[sz]ed|time management|\bmanage (?:resources, )?(?:your |their |own )?(?:time|priorities)\b|passion|enthusias|computer (?:skills|literate)|hard[- ]?working|reliab|dependab|punctual|attendance|rapport|under pressure|unsupervised|independently|follow (?:directions|instructions)|prioriti[sz]e|proactive|initiative|willing(?:ness)? to learn|eager|can-do|professional(?:ism)?\b(?! (?:qualification|certificat|services|experience|accredit|licen[cs]|bod(?:y|ies)|membership|registration|degree))|motivated|people skills|work with others|multiple (?:tasks|priorities|projects)|(?:facilitation|presentation) skills|(?:microsoft|ms) (?:office|word|365)|office suite|performance metrics|working relationships|(?:build|maintain)\w*(?: and \w+)?(?: (?:strong|effective|good|positive))? relationships|microsoft (?:packages|products|applications)|working shifts|exceed(?:ing)? (?:targets|goals|expectations)|track record of success|analytical (?:skills|thinking|abilit)|critical thinking|work(?:s|ing)? (?:\w+ly )?(?:with|alongside) (?:others|other \w+|people|all levels)|work(?:ing)? relations\b|organi[sz]ational goals|deal(?:s|ing)? (?:\w+ly )?with conflict|presentable|good[- ]natured?|of good nature|well[- ]groomed|demeanou?r/i;

const aFewWords = 16;

const habits = new RegExp(inEveryAd.source, 'gi');
const countHabits = (text: string): number => text.match(habits)?.length ?? 0;

/** "Friendly and personable, you love working with patients": how somebody is, however long the line. */
const manner =
  /^(?:you(?:'|’)?(?: a)?re |(?:must )?be |are )?(?:an? )?(?:(?:very|highly|truly|naturally) )?(?:friendly|personable|outgoing|self-(?:starter|motivated)|team player|passionate|enthusiastic|energetic|positive|reliable|hard[- ]?working|caring|compassionate|detail-oriented|deliver a great)\b/i;

/** "Interest in soil", "passion for looms", "willing to learn": nothing that somebody has done, and no floor. */
const interest =
  /^(?:an? )?(?:\p{L}+[ ,/]+(?:and )?){0,4}(?:interest(?:ed)?|passion(?:ate)?|curiosity|curious|enthusias(?:m|tic)|desire|eager(?:ness)?|keen(?:ness)?|willing(?:ness)?|love) (?:in|for|to learn|to be trained|to grow|about|of)\b/iu;
export const isInterest = ({ text }: Pick<Fact, 'text'>): boolean =>
  interest.test(text) && !/\b(?:experience|degree|licen[cs]e)\b/i.test(text);

/** "Excellent written and spoken communication skills, with ...": manner is what the line asks for, whatever else it goes on to say. */
const beginsSoft =
  /^(?:(?:an? |the |and |has |have |possess(?:es)? |demonstrat\p{L}+ )*)(?:(?:excellent|strong|good|effective|exceptional|outstanding|superior|superb|solid|great|proven|advanced|clear|well-developed|highly developed|professional|positive)[ ,]+(?:and )?){0,3}(?:(?:verbal|written|oral|spoken|listening|interpersonal|customer|people|organi[sz]ational|analytical|problem[- ]solving|presentation|english)(?:,| and| &|\/|, and)? ?){0,4}(?:communicat\p{L}+|interpersonal|organi[sz]ational|problem[- ]solving|people|time[- ]management|presentation|listening) (?:(?:and|&) \p{L}+ )?(?:skills|abilit\p{L}+)\b/iu;

/** "Rope splicing and excellent teamwork": what is done there stands beside a habit, in two words of its own. */
const ofHabit =
  /\b(?:decision|plann|listen|think|writ|speak|read|typ|learn|work|multi|collaborat|coordinat|cooperat|facilitat|leader|present|delegat|manage|negotiat|organi[sz]|follow|motivat|report|skills?|customer|client|people|time|self|note)/iu;
const namesWorkToo = (text: string): boolean =>
  text
    .split(/,? (?:and|&) |, /u)
    .some(
      (piece) =>
        /^[\p{L}-]+ [\p{L}-]+(?: skills)?$/u.test(piece) &&
        namesDeed(piece.replace(/ skills$/u, '')) &&
        !inEveryAd.test(piece) &&
        !ofHabit.test(piece.replace(/ skills$/u, '')),
    );

/** A trait or a habit that every employer wishes for, and nothing else in the line. */
export const isSoft = memoize((fact: Fact): boolean => {
  const shape = findShape(fact);
  if (shape === 'trait' || manner.test(fact.text) || isInterest(fact)) return true;
  if (shape === 'skill' && beginsSoft.test(fact.text)) return true;
  return (
    shape !== 'experience' &&
    shape !== 'tool' &&
    inEveryAd.test(fact.text) &&
    !namesWorkToo(fact.text) &&
    (fact.text.split(/\s+/).length <= aFewWords || countHabits(fact.text) > 1)
  );
});

const emphasized =
  /\b(?:most important(?:ly)?|value most|above all|first and foremost|crucial|is key\b|critical(?:ly)? important|non-negotiable|absolute must)\b/i;

/** What the employer itself puts first. */
export const isEmphasized = ({ source, text }: Pick<Fact, 'source' | 'text'>): boolean =>
  emphasized.test(source.from === 'job' ? source.quote : text);

/** What the employer gives or has is no demand on a person, wherever it stands; nor is what the law has it say. */
export const isOffer = ({ text, kind }: Pick<Fact, 'text' | 'kind'>): boolean =>
  !asksForYears({ text, kind }) &&
  /[$€£]\s?\d|\bpaid\b|per diem|we (?:pay|offer|provide|have|are)|\bbenefits?\b|\bprohibited\b|pursuant|equal(?:ity of)? opportunit|\bto join (?:its|our|the|their|an?) (?:[\w-]+ ){0,3}team\b|regardless of/i.test(
    text,
  );

const bodily =
  /\b(?:lift|stand|walk|sit|stoop|kneel|crouch|climb|hands?\b|posture|pounds|lbs|hear|vision|reach|bend|physical|stamina|eyesight|tattoo|dexterity|exposure to|noise|weather|temperatures?|keyboarding|mov(?:e|ing) about|file cabinets?|office machinery|age of the patients|health\b|fitness|medical|heights)/i;
const noName =
  /\b(?:is|are|be|will|must|should|can|if|we|our|us|you|your|please|this|who|which|not|(?:is|are|do|does)n['’]t|following|questions?|someone|individual|applicants?|candidates?|years?|whenever|when)\b|\d\s?%|\b(?:the|an?|of|on|in|with|for|to|and|or|by)$/i;

/** Words that say nothing without the line they were taken from. */
const empty =
  /^(?:(?:(?:work(?:ing)? )?experience|background|knowledge|work) (?:in|of|with|as|within) )?(?:an? |the )?(?:preferred|required|similar|same|related|relevant|comparable|equivalent|any|other|such|like|this|that)\b|^(?:desire|willingness|interest|eagerness|ability) (?:to|in) (?:work|live|liv|working|relocat|join|learn|travel)|^completion of|^based on\b|^(?:no|his|her|their|seasonal)\b|\bacumen\b|^(?:ability|able) to$|\b(?:one or more|any of|at least|none of|multiple functional)\b|^(?:advanced|basic|intermediate) (?:proficiency|skills?|level|knowledge)$|\b(?:similar|relevant|related) (?:roles?|fields?|positions?|experience|industry)$/i;

/** A line with a label of its own ("Startup mindset - scrappy"), or one that says what kind of demand it is. */
const vouched =
  /\b(?:experience|knowledge|proficien\w*|background|interest|track record|ability|aptitude|understanding|familiar\w*)\b|^\p{Lu}[\p{L} ]{3,40}\s?[-–:]\s/iu;

/** Spoken languages are a condition that is met or not. */
const isLanguage =
  /\b(?:fluen\w+|bilingual|english|spanish|french|german|mandarin|cantonese|welsh|hindi|urdu|bengali|tamil|tagalog|arabic|portuguese|italian|dutch|polish|swahili|afrikaans|russian|japanese|korean|native speaker)\b/i;

const longestName = 70;
const longestInWords = 9;

/** "Experienced Bricklayer" names the job again. */
const isLabel =
  /^(?:[Ee]xperienced|[Qq]ualified|[Ss]killed|[Cc]ertified|[Ll]icen[cs]ed|[Pp]rofessional) \p{Lu}/u;

/** "Any combination of schooling and work that gives the same": another way to meet a demand, and none by itself. */
const isEqualWay =
  /^(?:or )?(?:any |an? |the )?(?:(?:equivalent|other|suitable|similar|acceptable) ){0,2}(?:combinations? of (?:[\p{L}-]+,? ){0,4}(?:education|training|experience|schooling|study|coursework|skills)|equivalent (?:\p{L}+ )?(?:experience|education))\b/iu;

/** How an application is counted, and nothing that somebody can do: "ten years at sea may substitute for the school". */
const isCounting =
  /\b(?:may|can|will) (?:also )?(?:be )?(?:substitut\p{L}+|credited|counted|considered)\b|\bsubstitut(?:e|es|ed|ion) for\b|\bin lieu of\b|\bcreditable\b|\bquestionnaire\b/iu;
/** "A third-level qualification in hydrography": a paper of a school, whatever it is called. */
const isOfStudy =
  /^(?:an? )?(?:[\p{L}-]+ ){0,3}(?:qualifications?|degrees?|diplomas?|certificates?) (?:in|or)\b/iu;

/** Something a person can be asked to show, and whose name is good English. */
export function isDemand(fact: Fact): boolean {
  const { text, forms, kind } = fact;
  if (isEqualWay.test(text) || isCounting.test(text)) return false;
  const name = nameCriterion(fact);
  const words = name.split(/\s+/).length;
  return (
    (forms.verbPhrase !== null || kind === 'tool' || vouched.test(text)) &&
    words >= (kind === 'tool' ? 1 : 2) &&
    words <= longestInWords &&
    isWholeList(name) &&
    (namesSystem(fact) || saysSomething(name.replace(/^\S+/, ''))) &&
    name.length <= longestName &&
    (forms.verbPhrase !== null || sharesWords(text, name)) &&
    !noName.test(name) &&
    !empty.test(name) &&
    (!inEveryAd.test(name) || isEmphasized(fact) || asksForYears(fact)) &&
    !isLabel.test(name) &&
    !/^\p{Lu}\p{Ll}+[^s]s (?:a|an|the|good|strong|basic|own|clear|high|and)\b/u.test(text) &&
    !isLanguage.test(text) &&
    !isGlued.test(name) &&
    !bodily.test(text)
  );
}

/** Says who somebody is, or what they own, and not what they can do. */
const ofPerson =
  /\b(?:person|individual|personality|thirst|dedicat\p{L}+|gravitas|mindset|passion\p{L}*|superior results|status quo|networking abilities|qualified|registered|membership|member of|supplies|shoes|boots|uniform|internet|laptop|smartphone|work area|people-manager|leader or member|absorption|importance)\b|^(?:experienced|focused|committed|strategic thinking|analytical and)\b/iu;
/** What somebody has done is more than how they are. */
const isDone: ReadonlySet<string> = new Set(['experience', 'leading']);

/** Whether a line in words of its own has a name, and people are judged on it rather than let in by it. */
export function canBeNamed(fact: Fact): boolean {
  const name = nameMatter(fact);
  return (
    name !== null &&
    !isEqualWay.test(fact.text) &&
    !isCounting.test(fact.text) &&
    !(fact.kind !== 'duty' && isOfStudy.test(fact.text)) &&
    !ofPerson.test(name) &&
    (!inEveryAd.test(name) || isEmphasized(fact) || isDone.has(findShape(fact))) &&
    !isLabel.test(name) &&
    !isLanguage.test(fact.text.replace(/^(?:\p{L}+ )?fluen\p{L}+ in (?=\p{Ll})/iu, '')) &&
    !bodily.test(fact.text)
  );
}

/** "Pastry, and ..." is the end of another line; "EnglishAbility" are two of them. */
const isGlued =
  /^\S+, (?:and|or) |\b(?:of|in|with|for|to), |\p{Ll}(?:Ability|Able|Strong|Excellent|Must|Experience|Knowledge|Good|Proven)\b|\b\p{Lu}{5,}\p{Ll}*\b \p{Lu}\p{Ll}+\p{Lu}/u;

const sharesWords = (text: string, name: string): boolean =>
  stripEnd(text).toLowerCase().includes(name.toLowerCase().split(' ').slice(-2).join(' '));

/** "Excel" is a name by itself, "computer software" none. */
const namesSystem = ({ kind, terms }: Fact): boolean =>
  kind === 'tool' && terms.some((term) => /\p{Lu}/u.test(term));

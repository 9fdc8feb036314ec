import { isOccupationWord } from '../fields/title/occupation-words.ts';

/** In which form the work stands behind a lead: "load vans", "loading vans", or a thing one answers for. */
type TaskForm = 'plain' | 'gerund';

export interface TaskLead {
  /** How many characters stand before the work. */
  length: number;
  form: TaskForm;
  /** What is said of a thing that stands there instead of a deed: "be responsible for stock control". */
  ofThing: string | undefined;
  /** It names who does it or what the job is for, so that it holds wherever it stands. */
  isClear: boolean;
  /** Said of a team or a firm: the work of the job only among its duties. */
  isOfOthers: boolean;
  /** What stands before it may ask or tell something of its own: "We seek a clerk with two years of it to". */
  headEnd: number;
}

const before = String.raw`(?:(?:starting|beginning|commencing) (?:in|on|from|this) [^,.;:]{3,40}, |(?:additionally|in addition|furthermore|moreover),? (?=(?:you|the|this)\b)|in this (?:role|position|job|post|capacity),? |(?:as|working as) (?:an?|our|the) [^,.]{3,60}, |(?:as part of|reporting to|working with|working alongside|under) [^,.;:]{3,70}, (?=you\b)|(?:an? [^,.;:]{3,40}), (?=you\b)|(?:day[- ]to[- ]day|on a daily basis|each day),? )?`;
const who = String.raw`(?:you|(?:successful|selected) (?:candidates?|applicants?)|(?:the|our|an?|this|your) [^,.;:]{2,50}?|[Ii]t)`;
const also = String.raw`(?: (?:also|primarily|mainly|directly|chiefly|then|ultimately))?`;
const charge = String.raw`(?:responsible|accountable)(?: and (?:responsible|accountable))? for|tasked with|charged with|in charge of`;
/** "The Server will also be responsible for": what follows is the work. */
const isCharged = new RegExp(
  String.raw`^${before}(?:${who}(?:['’]ll| will| would| shall)${also} be${also} (?<will>${charge})|(?:${who} (?:is|are)|you['’]re)${also} (?<is>${charge})|(?:(?!(?:perform|do|does|no|these|those|such)\b)[\p{L}'’/-]+ ){0,5}(?:responsibilities|duties|tasks)(?: (?:of|in|for) (?:this|the) (?:role|job|position|post))? (?:(?:will|may) )?(?:also )?(?:include|involve|are)(?:,? but (?:is |are )?not limited to,?)?|(?:the|this|your|our|current|project|daily)? ?(?:(?<post>role|job|position)|(?<work>work|projects?)) (?:also )?(?:includes?|involves?|will include|will involve)|(?<this>this) (?:will )?(?:also )?(?:includes?|involves?|means)|(?:your|the) (?:main |primary |key )?focus (?:is|will be) on|(?:your|the) days are spent):? (?=\p{L})`,
  'iu',
);
/** "The job involves care at home": the work is named, and nothing is said of it but that. */
export const asNamed = '';
/** What is said of the things that "this includes": part of the work just named. */
export const moreOfIt = 'handle';
const noWork =
  'be|have|need|get|receive|join|report|bring|find|enjoy|love|gain|earn|become|start|possess|not|undergo|thrive|play|require|offer|include|involve|hold|accomplish|travel';
/** "In this role you will": plain verbs follow. */
const isTold = new RegExp(
  String.raw`^${before}(?:you(?:['’]ll| will)|(?:the|our|an?) (?<name>[^,.;:]{2,50}?) will)${also} (?:have the (?:opportunity|chance) to (?!(?:shape|build an?|grow|learn|develop your|make an?|join|be|become|advance|gain|impact|influence)\b)|get to )?(?!(?:${noWork})\b)(?=\p{Ll})`,
  'iu',
);
/** "The main responsibility of this role is to", "You are responsible to". */
const isPurpose = new RegExp(
  String.raw`^${before}(?:(?:the|your|its) (?:main |primary |key |core |overall |sole |first )*(?:responsibility|purpose|task|job|duty|function|objective|aim|mission|goal|role|focus)(?: (?:of|in|for) (?:this|the) (?:role|job|position|post|(?![^,.;:]{0,40}description)[^,.;:]{2,40}?))?(?: here)? (?:is|will be) to|${who} (?:is|are|will be)${also} (?:responsible|tasked|charged) to) (?!(?:${noWork})\b)(?=\p{Ll})`,
  'iu',
);
/** "You will be sealing the deal": behind "be" the deed has the other form. */
const isDoing = new RegExp(
  String.raw`^${before}(?:you(?:['’]ll| will)|(?:the|our|an?) (?<name>[^,.;:]{2,50}?) will)${also} be (?=\p{L}{3,}ing\s)`,
  'iu',
);
/** "This is a telephone role promoting a new service". */
const isRoleOf =
  /^this is an? (?:[^\s.,;:]+ ){0,8}?(?:role|position|job) (?:(?:focused|focusing) on |dedicated to |involving |(?:where|in which) you(?:['’]re| are|(?: will|['’]ll) be) )?(?=\p{L}{3,}ing[\s,])/iu;
const weight =
  '(?:key|vital|crucial|integral|pivotal|important|central|critical|essential|significant|leading)';
/** "You will play a key role in sorting the mail": what somebody has a part in is what they do. */
const isPart = new RegExp(
  String.raw`^${before}(?:as (?:an?|our|the) [^,.;:]{3,50}? (?=you\b))?(?:you|(?:this|the) (?:role|position|job|post)|(?:the|our|an?|this|your) (?<name>[^,.;:]{2,50}?)|(?=plays? ))(?:(?:['’]ll| will| would)?${also} )?(?:(?:plays?|be) (?:an? )(?:${weight}) (?:role|part|player) in|be (?:${weight}|instrumental) (?:in|to)) (?=\p{L}{3,}ing[\s,])|^(?:(?:join|become)[^.;:]{2,50} and )?(?:take on|assume) (?:an? )(?:${weight}) (?:role|part) in (?=\p{L}{3,}ing[\s,])`,
  'iu',
);
/** "a hands-on role where you'll design the stores". */
const isWhere =
  /^[^.;:]{8,140}?,? (?:where|in which) you(?:['’]ll| will)(?: also)? (?!(?:be|have|need|get|receive|join|find|enjoy|love|gain|earn|become|feel|learn|grow|make|see|thrive|play|work|never|always)\b)(?=\p{Ll})/iu;
/** "We are looking for a labourer to": only behind the name of somebody, as an ability "to lift" is a demand. */
const isSearch = new RegExp(
  String.raw`^(?:(?:[^.;:]{0,80}?(?:\b(?:is|are|we|am|i|currently|now|actively|urgently)|['’]re) )?(?:currently )?(?:looking for|seeking|searching for|in search of|recruiting|hiring|on the hunt for|hunting for)|[^.;:]{1,60}? needs?|[^.;:]{1,160}? (?:has|have) an? (?:\p{L}+ ){0,2}(?:opening|vacancy|position|opportunity|need|requirement) for) (?:an? |some )?(?<name>[^.;:]{3,110}?) (?:to|who will|who can) (?!(?:join|be|become|work|fill|take up|cover|start|apply|learn|grow|play|hold|have|help us|help our|lead the way|make a|step into|(?:add to|strengthen|complement|expand|complete|enlarge|enhance|bolster|round out) (?:our|their|its|the|an?) (?:\p{L}+ ){0,3}(?:teams?|crew|staff|department|workforce|group|family))\b)(?=\p{Ll})`,
  'iu',
);
const person =
  /^(?:candidate|applicant|incumbent|holder|hire|person|employee|jobholder|postholder|someone|somebody|individual|people|professional|member|hand|reps?|labou?rer|appointee|intern|trainee|apprentice)s?$/i;
/** Working somewhere, or getting something, is no task. */
const noDeed =
  /^(?:working|joining|receiving|getting|earning|learning|gaining|looking|reporting|starting|offering|paying|requiring|based|starting|becoming|having|being|making|going|attending|undergoing|facing|playing|enjoying|wearing|standing|sitting|expecting|hearing|doing|using|seeing|travell?ing)\s/i;

/** "The Clerk will" is said of who is hired, "The project will" is not. */
const isOfPerson = (name: string | undefined): boolean => {
  const last = name
    ?.replace(/\s?\([^()]*\)$/, '')
    .split(/[ /]/)
    .at(-1);
  // "The RN", "the CPA": letters are the name of a post.
  return (
    last === undefined || person.test(last) || isOccupationWord(last) || /^\p{Lu}{2,5}$/u.test(last)
  );
};

const ofOthers =
  /\b(?:team|department|company|firm|group|division|unit|business|agency|organi[sz]ation|office|we|they)(?:['’]ll| will| is| are)\b/i;

type Told = Pick<TaskLead, 'form' | 'isClear'> & {
  ofThing?: string;
  hasHead?: boolean;
  isOfOthers?: boolean;
};

const take = (found: RegExpExecArray, told: Told): TaskLead => ({
  length: found[0].length,
  form: told.form,
  isClear: told.isClear,
  ofThing: told.ofThing,
  isOfOthers: told.isOfOthers === true,
  headEnd: told.hasHead === true ? headOf(found[0]) : 0,
});

/** Up to the joint word: "We are looking for a labourer". */
const headOf = (lead: string): number =>
  lead.replace(/,? (?:to|who will|who can|(?:where|in which) you(?:['’]ll| will)(?: also)?) $/i, '')
    .length;

/** Where a sentence says that what follows is the work of the job; undefined where it says something else. */
export function findTaskLead(text: string): TaskLead | undefined {
  const charged = isCharged.exec(text);
  if (charged) {
    const { will, is, post, work, this: more } = charged.groups ?? {};
    const ofThing =
      (will ?? is) !== undefined
        ? 'be responsible for'
        : work !== undefined
          ? 'work on'
          : post !== undefined
            ? asNamed
            : more === undefined
              ? undefined
              : moreOfIt;
    return take(charged, {
      form: 'gerund',
      isClear: true,
      isOfOthers: ofOthers.test(charged[0]),
      ...(ofThing === undefined ? {} : { ofThing }),
    });
  }
  const purpose = isPurpose.exec(text);
  if (purpose) return take(purpose, { form: 'plain', isClear: true });
  const part = isPart.exec(text);
  if (part)
    return isOfPerson(part.groups?.['name'])
      ? take(part, { form: 'gerund', isClear: true })
      : undefined;
  const told = isTold.exec(text);
  if (told)
    return isOfPerson(told.groups?.['name'])
      ? take(told, { form: 'plain', isClear: told.groups?.['name'] !== undefined })
      : undefined;
  const doing = isDoing.exec(text) ?? isRoleOf.exec(text);
  if (doing)
    return isOfPerson(doing.groups?.['name']) && !noDeed.test(text.slice(doing[0].length))
      ? take(doing, { form: 'gerund', isClear: false })
      : undefined;
  const search = isSearch.exec(text);
  if (search && isOfPerson(search.groups?.['name']))
    return take(search, { form: 'plain', isClear: false, hasHead: true });
  const where = isWhere.exec(text);
  return where ? take(where, { form: 'plain', isClear: false, hasHead: true }) : undefined;
}

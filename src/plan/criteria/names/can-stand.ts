import { canBeNamed } from '../../wording/speakable/speakable.ts';
import { onlyVerbs, plainVerbs } from './plain-verbs.data.ts';

/** Words that wait for another: what ends with one of them was cut. */
const waiting =
  /(?:^|[\s-])(?:and|or|the|an?|of|in|on|at|for|with|to|by|from|as|per|into|our|their|your|its|safe|secure|clean|inclusive|positive|new|ongoing|numerous|good|great|high|strong|fast|paced|based|industrial|residential|driven|oriented|friendly|various|multiple|daily|strategic|technical|financial|corporate|innovative|effective|efficient|accurate|timely|relevant|complex|general|overall|internal|external|knowledgeable|focusing|ensuring|including|enhance|improve|ensure|provide|develop|support and|sufficient|sufficiently|necessary|appropriate|aligned|submitted|received|requested|structured|consistent|aligning|produced|applying|detailing|approved|vocational|exceeding \d+|to (?:process|administer|determine)|industrial manufacturing|small|large|medium|such as \p{L}+|with (?:close |great |careful )?(?:attention|respect|regard|reference|adherence|commitment)|(?:an?|the) [a-z-]{4,}ed)$/iu;
/** "A warm and open house": an adjective may stand behind an article, and its noun behind "and". */
const behindArticle = /\b(?:an?|the) \p{L}+$/iu;

/** "Ability to lead", "keeping track": a verb that lacks its object, or has one that says nothing. */
const lacksObject =
  /^ability to (?:\p{L}+ly )?\p{L}+$|^(?:leading|keeping|providing|assessing|implementing|maintaining|assisting|taking|making|ensuring|developing) (?:an? |the )?(?:efforts?|track|means|adequacy|system|level|status|part|place|per\b.*)$/iu;

/** "Natural aptitude", "maintaining an open line", "developing plans": a whole phrase that tells no work. */
const tellsNothing =
  /^(?:(?:a |an )?(?:natural|strong|high|good|keen|special|great) (?:aptitude|level|ability|sense|desire|interest|degree)|(?:maintaining|keeping) (?:an? )?(?:open (?:line|door)|close (?:coordination|contact|cooperation|collaboration))|(?:developing|creating|executing|implementing|preparing) (?:action )?(?:plans?|solutions?|programs?|materials?)|\p{L}+ing (?:them|it|these|those|this|that|others|things)|(?:multiple|various|several|different|many|all) (?:[\p{L}-]+ ){0,3}(?:disciplines|areas|functions|aspects|fields|departments|topics|tasks|settings|environments)|(?:post[- ]degree )?(?:experience )?working (?:in|within|at|for|with) (?:[\p{L}-]+ ){1,5}(?:departments?|offices?|company|companies|firms?|environments?|settings?|teams?|organi[sz]ations?)|(?:[\p{L}-]+ )?knowledge of (?:[\p{L}-]+ ){1,3}(?:disciplines|areas|functions|topics|fields|matters)|(?:reviewing(?: and |, ))?(?:implementing|following|applying) .+ (?:recommendations|instructions|guidance|feedback)|payments? of .+ fees|need(?:s|ing)? to .+|opportunit(?:y|ies) .+|forging (?:an? |the )?paths?|div(?:e|ing) deep\w*|(?:any |equivalent )?combinations? of (?:education|training|experience|work|skills)\b.*|as an? .+|interest in\b.*|support of (?:all|any|the) .+|emphasi[sz]ing on .+|(?:ability to )?(?:interact(?:ing)?|communicat(?:e|ing)) with .+|educated|adapting to (?:varied|change)|(?:with|for|of|in|to) .+|.+ (?:regarding|concerning)|(?:\p{L}+ing )?(?:the )?(?:[\p{L}-]+ ){0,2}success of .+)$/iu;

/** "12Months": the number belongs to another line or column. */
const gluedNumber = /\d\+?(?:years?|yrs?|months?)\b|\p{L}{5,}\d+$/iu;

/** "Examine yarns", "Weavers apply size", "Sorting yarns and insure": a plain verb where a thing should stand. */
const verbs = plainVerbs.join('|');
const runsOn = new RegExp(
  `^(?!ability to )(?:\\p{L}+ing\\b.*(?:,|,? (?:and|or|then)) (?:\\p{L}+ly )?|(?!\\p{L}+ing\\b)(?:[\\p{L}-]+ )?[\\p{L}-]+s (?:\\p{L}+ly )?|(?:job )?duties )(?:${verbs})(?:$|[ ,])|^(?:keep|able|proficient|obsessed|skilled|and|or|equivalent|qualified|educated|clients? present)\\b`,
  'iu',
);

/** "Promote kite flying", "Incumbent ensures order", "Where need arises", "Okay with mud": no name of a thing or a doing. */
const toldAsSentence = new RegExp(
  `^(?:(?:${onlyVerbs.join('|')}|step|relish|thrive|enjoy|love|join)\\b(?! of\\b)|(?!\\p{L}+ing\\b)[\\p{L}-]+ (?:ensures|provides|maintains|develops|creates|manages|performs|prepares|completes|coordinates|oversees|delivers|supervises|operates|identifies|assists)\\b|(?:via|through|by|where|when|how|why|what|more than|less than|open to|okay|ok|good to|duties|responsibilities|breadth of|legal (?:entitlement|right|authori[sz]ation)|(?:proven|strong|consistent) (?:results?|success|record)$))|\\p{L}- \\p{Lu}|\\bboth \\p{L}+$`,
  'iu',
);

/** "Keeping a strong focus", "Use of dyes and the application": what it is of stood behind it. */
const headless =
  /^\p{L}+ing(?: and \p{L}+ing)? (?:the|an?) (?:process|relationship|environment|role|activities|work|needs?)$|(?:^|\s)(?:the|an?)(?: [\p{L}-]+)? (?:focus|application|understanding|array|majority|enablement|appreciation|awareness|emphasis|ability|mix|series|combination|basis|eye|commitment|approach|sense|variety|range|number|development|delivery|implementation|execution|use|impact)$|\b(?:confidence|ability|skills?|experience) (?:working|operating|using)$/iu;

/** "Providing insights", "Initiating appropriate actions", "Some of the following areas", "Several jobs at one time". */
const ofNothing =
  /^(?:(?:providing|offering|giving|sharing|seeking) (?:(?:\p{L}+(?:ive|al|ant|ful|ely|ly)|clear|timely|accurate) )?(?:insights?|guidance|assistance|recommendations?|input|updates?|information|feedback|ideas)|initiating (?:[\p{L}-]+ ){0,3}actions?|(?:some|any|one|all|most|many) of (?:the|these|those)\b.*|(?:an? )?(?:variety|range|number|majority) of\b.*|.* at (?:one|a|the same) time|(?:ability to )?operat(?:e|ing) (?:departments?|departmental|company|related|assigned|required|all|various) (?:equipment|machinery|machines|tools|systems)|keeping (?:the|a) (?:majority|share|most)\b.*|(?:keeping|maintaining|having|gaining) (?:an? )?(?:[\p{L}-]+ )?(?:understanding|awareness)\b.*|.*\b(?:the following|listed (?:above|below))\b.*)$/iu;

/** "Candidates with sails", "Tasked with nets", "Length", "Computer proficiency": speaks of the line, and names no work. */
const ofTheLine =
  /^(?:candidates?|applicants?|length|tasked|involv(?:e|es|ing)|principles involved|tasks? in|(?:tech(?:nical|nology)?|computer|language|job|professional) (?:proficiency|savvy|competenc\p{L}+|skills?|requirements?)|(?:proven |strong )?track record of (?:thinking|working|being|success)|extreme|ethical leadership|(?:strong )?advocate|providing (?:[\p{L}-]+ )?confidence|genuine|entrepreneur(?:ial)? (?:profile|spirit))\b/iu;
/** "Learning on the job", "Building the confidence": what somebody gains there. */
const ofGaining =
  /^(?:study|learn|benefit|shadow|gain|grow)ing\b|\bon[- ]the[- ]job training\b|^(?:evidence of|commitment to)\b|^building (?:the |your )?confidence\b|^(?:developing|deepening|building) (?:the|an?) (?:[\p{L}-]+ )?understanding\b/iu;
/** "Use yarn to mend", "Worked with looms", "Mending/maintain nets": a sentence, or two forms in one. */
const ofSentence =
  /^(?:use|proposes|worked|resulting|re-?balance|apply|applies|yrs?|years?|months?|\d+)\b|\bcommunicates? with\b|^\p{L}+ing\b.* (?:and|or) (?:share|approve) \p{L}+|^\p{L}+ing\/(?:maintain|manage|support|create|develop|review|update)\b/iu;
/** "Providing key assistance", "Both wool and silk", "Structured thinking": nothing that a day is filled with. */
const ofAnything =
  /^(?:both|counter and|resources where|tasks and duties|duties and tasks|customer[- ]facing|setting expectations|reaching out|structured|quantitative discipline|higher-level|analytic(?:al)? skills?|reading comprehension|judgment|projects of|improper|positive \p{L}+(?: culture)?$|relationship building$|phone etiquette|understanding of techniques|experience with databases$|planning and management of activities$|providing (?:key|overall|general|high-level|necessary) |completing (?:necessary|required|assigned) |delivering (?:amazing|great|outstanding|exceptional) |leading \S+ to the best)\b/iu;

/** "Past experience", "Product": of what, it does not say. */
const ofAnyTime =
  /^(?:past|previous|prior|relevant|proven|demonstrated|professional|practical|direct|some|solid|hands-on|extensive)(?: (?:work|working|job|relevant|professional))? (?:experience|background|history|exposure)$|^(?:the )?(?:products?|software|business|company|industry|technology|house)$/iu;

/** "A vibe of "home" "love": a quotation that was cut within. */
const isTornQuote = (name: string): boolean => (name.match(/["“”]/gu)?.length ?? 0) % 2 === 1;

/** "May/June onwards", "Exciting and rich in variety", "Leading web brands", "Leaving guests": a date, what is offered, praise, and a deed whose end is missing. */
const noWork =
  /^(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?(?:[/ -]\p{L}+)? (?:\d{4}|onwards?|until|through|start)\b.*|(?:exciting|varied|rewarding|thrilling)(?: and .+|,.*)?|leading (?:[\p{L}-]+ )?(?:technolog\p{L}+|brands?|compan\p{L}+|providers?|products?|platforms?|edge)|leaving \p{L}+|(?:minimum )?(?:education|experience)(?: and (?:education|experience))? requirements|worth .+|leveraging (?:the |our )?(?:diverse|wide|full|rich)\b.*)$/iu;

/** "Harbor partner and mending" of "... mending old nets": the last doing lost its thing. */
const lastDoing = /^(?!\p{L}+ing\b).+ and (\p{L}+ing)$/iu;
const nextThing =
  /^ (?!(?:and|or|of|for|in|to|with|on|at|by|from|skills?|experience|within|as|is|are)\b)\p{L}/iu;
function lostThing(name: string, line: string): boolean {
  const [, doing] = lastDoing.exec(name) ?? [];
  const at = doing === undefined ? -1 : line.indexOf(doing);
  return at !== -1 && nextThing.test(line.slice(at + (doing?.length ?? 0)));
}

/** Whether a name is a whole phrase, by which a line of a card can go; the line it was cut from may tell more. */
export const canStand = (name: string, line = ''): boolean =>
  !runsOn.test(name) &&
  ![ofAnyTime, ofTheLine, ofGaining, ofSentence, ofAnything, noWork].some((poor) =>
    poor.test(name),
  ) &&
  !isTornQuote(name) &&
  !lostThing(name, line) &&
  !toldAsSentence.test(name) &&
  !headless.test(name) &&
  !ofNothing.test(name) &&
  !waiting.test(name) &&
  !lacksObject.test(name) &&
  !tellsNothing.test(name) &&
  !gluedNumber.test(name) &&
  canBeNamed(name, line);

/** Whether what stands before "and" may be cut off from what stands behind it. */
export const isOpenPair = (kept: string, rest: string): boolean =>
  behindArticle.test(kept) &&
  /^(?:,| and| or| &) (?!(?:an?|the)\b)[\p{L}-]+ [\p{L}-]+/iu.test(rest);

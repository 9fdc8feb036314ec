/** Things that begin like a deed: "lead generation" is nothing that somebody leads. */
export const namedThings =
  /^(?:lead (?:generation|conversion|qualification|scoring|nurturing|management|tracking|time)|cash (?:flow|handling|management|control|application)|account (?:management|reconciliations?|opening|planning)|market (?:research|analysis|entry|intelligence)|project (?:management|planning|coordination|delivery|controls?)|product (?:development|management|knowledge|design)|process (?:improvements?|engineering|control|safety|automation|optimi[sz]ation)|order (?:entry|processing|fulfil\w+|management)|stock (?:control|management|rotation|taking)|record[- ]keeping|report (?:writing|preparation)|time (?:management|keeping)|change (?:management|control)|contract (?:management|administration|negotiation)|budget (?:management|preparation|planning|control)|staff (?:training|supervision|management|development|scheduling)|test (?:automation|execution|planning|management)|access (?:control|management)|credit (?:control|analysis|management)|cost (?:control|management|estimation|analysis)|brand (?:management|awareness)|program(?:me)? (?:management|development|delivery)|field (?:service|work|marketing)|design (?:reviews?|development|coordination)|plan (?:development|review)|supply (?:chain|planning)|risk (?:management|assessment)|fund (?:raising|management|accounting)|object (?:oriented)|model (?:development|validation)|network (?:administration|security|design)|document (?:control|management)|claims? (?:handling|management|processing)|release (?:management|planning)|demand (?:generation|planning)|event (?:management|planning|coordination)|content (?:creation|management|development)|team (?:management|leadership|building)|travel (?:arrangements|management)|data (?:entry|analysis|management))\b/iu;

/** Deeds that go on with "of"; behind any other it shows that the word is a thing: "review of accounts". */
export const doneOf = /^(?:dispose|think|approve|conceive|learn|hear|speak|take|make|be|become)$/i;

/** A word of which the other half stood behind it: "expertise either", "the team serving", "a company located". */
export const halfAtEnd =
  /(?:^|[\s,])(?:either|neither|both|such|serving|located|situated|across|within|inside|alongside|throughout|upon|towards?|between|among|against|whether|because|although|unless|until|than|per|via|not|very|more|most|less|other|another|each|every|able|willing|due|according|pertaining|relating|regarding|concerning|consisting|depending|involving|containing|resulting|specifically|particularly|especially|respectively|i\.?e|e\.?g)$/iu;

/** An article whose thing was lost: "pass a due to the nature of the work". */
export const lostThing =
  /(?<![\p{L}&/-])(?:an|the|a) (?:due to|of|to(?!-)|for|with|and|or|by|from|is|are|was|were|because|that|which|who|will|must)\b(?!-)/u;

/** "a number teams": the word between them was lost. */
export const lostOf =
  /\ba (?:large |wide |small |great )?(?:number|variety|host|multitude|couple|majority|array) (?!of\b|one\b|and\b|or\b|[\d"“'])\p{L}/iu;

/** "with planned or budgeted to compare": two words for a thing that is not named. */
export const lostNoun =
  /\b(?:with|of|for|from|against) \p{L}+ed (?:or|and) \p{L}+ed (?=to\b|for\b|in\b|and\b|or\b|as\b)|\b(?:with|of|for|from|against) \p{L}+ed (?:or|and) \p{L}+ed$/iu;

/** "etc.3-5", "modules.o": two lines or the rest of a word grew on. */
export const grownOn =
  /\p{L}\.\d|\p{Ll}{3}\.(?!js$|io$|ai$|uk$|us$|py$|co$|go$|me$)\p{Ll}{1,2}$|\p{Ll}{2}[)\]]\p{L}{2}|\p{L} [–—] \p{Ll}+ .* \p{Lu}\p{Ll}+ \p{Ll}/u;

/** "3-5 experience": how many of what is not said. */
export const lostUnit =
  /(?<!\p{L}[ -]?)\b\d{1,2}(?:\s?[-–]\s?\d{1,2})?\+? (?:of )?(?:relevant |prior |previous |related |working |professional )*experience\b/iu;

/** The rest of a row: its first things stood before it. */
export const restOfRow = /^[^,]{1,20}, ?etc\b|^(?:and|or|etc|also|as well as|but|nor)\b/i;

/** "sharing insights" is done to something; "always looking" and "trying to find out" are not said of what. */
export const doneToNothing =
  /^(?:(?:always|constantly|continually|actively|currently|often) )?(?:looking|trying|seeking|wanting|hoping|aiming|striving|going|coming|being|having|getting)(?:$| to\b)|\bto be \p{L}+ed$|^\p{L}+ing (?:them|it|out|up|\d+)$/iu;

/** "making decisions and working", "on how to deal", "strong in dyeing and able to weave": a name that goes on as a sentence. */
export const runsIntoSentence =
  /\b(?:and|of) (?:working|dealing|operating|making|providing|using|ensuring)$|\bto (?:deal|operate|make|provide|use|ensure)$|\band (?:be |being )?able to\b|\s\/\p{L}|^(?:involves|includes|requires|consists|entails|learns|understands|knows)\b/iu;

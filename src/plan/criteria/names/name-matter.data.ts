/** Behind these a line says for what, by which means, with which result or in which case. */
export const tails =
  /,? (?:in order to|so that|so as to|to (?=\p{L}{3,} )(?!(?:the|an?|all|any|our|your|their|its|each|senior|internal|external|other|end|market|customers?|clients?|staff|management|users?|patients?|students?|guests?|members|bills|pay)\b)|both |that |which |who |whose |whilst |while |where |when |whether |if |including |include |includes |such as |e\.g\.|i\.e\.|like |using |utili[sz]ing |leveraging |by |via |through |ensuring |as (?!an? )|with (?:an? |the )?(?:focus|emphasis|ability|strong|proven|excellent|outstanding|exceptional|minimal|high|particular|view|goal|aim)\b|particularly |especially |preferably |ideally |according to |in accordance |in line with |in compliance |in conjunction |in partnership |in collaboration |designed |aligned (?:with|to) |based on |related to |relating to |associated with |relevant to |pertaining to |following (?=(?:the |all |an? )?(?:company|guidelines|established|standard|procedures|set|agreed|written))|resulting |leading to |showcasing |highlighting |reflecting |promptly |required to |(?:with|in) regards? |from (?=\p{L}+ (?:to|through))|under the |on behalf of |on a (?:daily|weekly|regular)|and (?:an? |the )?(?:strong|proven|excellent|passion|ability|experience|exceptionally|makes?|ensures?|provides?)\b)/iu;

/** Words that wait for the thing they belong to. */
export const waitingWord =
  /(?:able|ible|ive|ous|ful|ical|onal|ental|ular|tive|less|ised|ized|based|driven|oriented|level|end|functional|disciplinary|scale|paced|and|or|of|the|an?|new|key|daily|annual|monthly|weekly|robust|secure|strong|clear|complex|critical|digital|technical|financial|clinical|commercial|strategic|operational|external|internal|relevant|key|overall|other|all|both|early|various|multiple|high|low|timely|accurate|direct|further|good|best|senior|junior|global|local|national|regional|social|public|private|medical|legal|annual|existing|potential|therapeutic|specific|appropriate|necessary|required|first|related|associated|departmental|proper|general|routine|basic|advanced|proactive|efficient|effective|diverse|current|electronic|geographic(?:al)?|environmental|electrical|mechanical|structural|human|how|what|why|conjunction|designed|partnership|use|used|gained|identify|ensure|determine|assess|achieve|improve|prevent|equipped|fitted|located|posed|intended|dedicated|outlined|described|identified|occurring|achieving|awarded|generated|provided|involved|running|needed|meet|set|relevant|regard|familiarity|interest|assigned|ability|willingness|important|into|from|with|for|into and out|in and out|dynamic|individual|supervisory|regulatory|specialist|fast-moving|small|large|mixed|wide|real|industrial|residential|professional|personal)$/iu;

/** Nouns that mostly stand before another one; alone before "and" they wait for it. */
export const besideNoun =
  /\b(?:customer|business|product|project|data|sales|market|brand|vendor|supplier|patient|client|user)$/iu;

/** Nouns that say nothing without what stands behind "of" or "in". */
export const openNouns =
  /\b(?:variety|range|number|reach|use|usage|inventory|development|design|management|delivery|implementation|preparation|review|execution|creation|maintenance|studies|models?|recommendations|support|point|resource|part|aspects|pipeline|records?|knowledge|level|quality|performance|analysis|coordination|success|growth|processing|completion|administration|supervision|operation|oversight|safety|needs|accuracy|cost|status|progress|flow|collection|planning|repair|monitoring|evaluation|impact|value|volume|lifecycle|evolution|improvement|network|scope|portfolio|leadership|guidance|feedback|advice|meetings|goals|contact|role|kinds?|types?|phase|stages?|process(?:es)?|tasks|activities|relationships?|responsibilities|duties|functions|matters|services|experience|clients|accounts|roles?|initiatives|options|scope)$/iu;

/** Verbs that only say that something is done. */
export const hollowVerb =
  /^(?:us|utili[sz]|work|tak|mak|show|seek|assist|help|support|receiv|meet|demonstrat|possess|exhibit|display|understand|contribut|participat|becom|learn|attend|ensur|be|hav|go|com|may|adher|follow|comply|fulfill|act|serv|think|assum|focus)ing$/iu;

/** Verbs behind which the work itself is named: "performing the set-up of looms" is the set-up of looms. */
export const emptyDoing =
  /^(?:(?:perform|complet|undertak|execut)ing (?:all |any |the |an? )?(?=\p{L}+ )|ensuring (?:the )?(?=(?:[\p{L}-]+,? ){0,5}\p{L}+(?:tion|ment|ing|ance|ency|ancy|ity) of ))/iu;

/** Bare verbs at the beginning of a demand: "Compose letters". */
export const bareVerb =
  /^(?:compose|write|maintain|develop|create|provide|prepare|manage|deliver|oversee|build|lead|analy[sz]e|identify|coordinate|organi[sz]e|conduct|implement|handle|translate|negotiate|establish|produce|operate|drive|set up|partner|gather|own)\b/iu;

/** Says that there is work, and not which: a list of all of it, whose it is, a paper, a place where it was done. */
export const poorName =
  /^(?:the )?(?:full|whole|entire|broad) (?:scope|range|spectrum)\b|\b(?:assigned|routine|day-to-day|general|ad hoc|administrative) (?:tasks|duties|responsibilities|activities)\b|^\p{L}+['’]s\b|\bthe (?:organi[sz]ation|company|firm|business|agency|department|institution)['’]s\b|^(?:[\p{L}-]+ )?knowledge of,|\b(?:bachelor|master|degree|diploma|GED)\b|^\p{L}+ing from \p{L}+ing\b|\b(?:firm|company|environment|setting|industry|sector)$/iu;

/** The beginning of a sentence, and no name: "By working", "The scope", "Received a letter", "Toing take". */
export const sentenceStart =
  /^(?:by|the|based|received|selected|necessary|for|to|on|at|in|from|with|through|while|whilst|when|during|after|before|(?:manager|director|officer|supervisor|coordinator)ing|keying (?:member|role|part|player|point|person)|moderating to|\p{L}{1,2}ing)\b|^[^()]*\)/iu;

/** Who does it, where no doing is named: "Friendly support staff". */
export const peopleAlone =
  /^(?!\p{L}+ing\b).*\b(?:team|staff|colleagues|advocates|people|reps|marketers|account executives)\b/iu;

/** "Addressing concerns and facilitate approvals": two forms in one name. */
export const mixedForms =
  /^\p{L}+ing\b.* (?:and|or) (?:facilitate|provide|maintain|develop|create|manage|deliver|build|ensure|support|coordinate|prepare|identify|implement|conduct|oversee|monitor|assist|drive|make|take|give|help|meet|keep|stay|pay)\b/iu;

/** Words with which no doing begins: "to team efforts", "Funding: departmental budgets". */
export const noVerb =
  /^(?:\p{L}{3,40}(?:al|ous|able|ible|ic|ary|ful|ity|tion|ness)|team|large|small|new|high|low|key|group|cost|senior|junior|other|both|one|two|local|client|customer|business|day|time)$/iu;

/** Sentences that stand among the demands of a job and ask nothing of a person. */

/** "Here is what we need from you", "You will have a combination of the following": they only lead over to a list. */
const introduction =
  /^(?:ideally,? )?we(?:['’]ll| will)? (?:also )?(?:need|require|want|ask for)(?: from you)?$|^(?:responsibilities|duties)(?: and (?:duties|responsibilities))? may (?:also )?(?:change|vary)\b|^(?:across all roles,? |now,? |so,? )?(?:these|here|below|the following)(?:['’]s| is| are) (?:what|the (?:\p{L}+ ){0,3}(?:skills|qualifications|requirements|qualities|attributes|traits|things|criteria|competenc\p{L}+)|some (?:of the )?\p{L}+|a few \p{L}+)\b[^.]{0,80}$|^(?:disclaimer[:.]? )?(?:this|the above) (?:section|list|document|job description|position description) (?:outlines|describes|lists|details|contains|indicates|sets out|does not constitute|is (?:intended|designed|meant|not|only))\b|^(?:these|the) (?:same )?(?:\p{L}+ )?(?:requirements|qualifications|skills|demands|statements)(?: listed| described| mentioned)?(?: below| above| here)? (?:(?:may|will) (?:also )?(?:apply|vary)|(?:is|are) (?:representative|intended|meant|general|guidelines?))\b|\b(?:possess|have|meet|has|show|demonstrate)\p{L}{0,2} (?:an? )?(?:\p{L}+ ){0,4}?(?:of )?(?:the|these) (?:following|below|listed)(?: \p{L}+){0,3}:?$|^what (?:we(?:['’]d| would)?|you) (?:like|want|need|look|expect|value)\b(?![^.]{0,60}\b(?:is|are)\b)[^.]{0,80}$|^(?:the )?(?:requirements|qualifications|skills)\b[^.]{0,40}\b(?:as follows|are (?:listed )?below)$/iu;

/** "An individual must be able to perform each essential duty satisfactorily": true of every job there is. */
const ofEveryJob =
  /^(?:to [^,]{3,60}, )?(?:an? |the |all )?(?:individual|person|candidate|applicant|incumbent|employee)s?(?: in this (?:position|role|job))? must be able to (?:satisfactorily |successfully |competently )?perform (?:(?:each|all|the|every)(?: of the)? )?(?:essential|assigned|job|necessary) (?:\p{L}+ ){0,2}?(?:dut(?:y|ies)|functions?|tasks?)\b[^.,;]{0,60}$/iu;

/** "Regular attendance is an essential function", "Every Acme employee is expected to follow the code". */
const ofAnyStaff =
  /^(?:regular|reliable|consistent|punctual)(?:[,/ ]+(?:and )?\p{L}+){0,3} attendance\b[^.]{0,40}\bis (?:an? )?(?:essential|required|expected)\b|^(?:every|each|all) (?:\S+ ){0,3}?(?:employees?|staff|team members?|associates?) (?:is|are) (?:expected|required) to (?:follow|adhere|comply|abide|uphold|conduct|observe)\b|^(?:\S+ ){0,3}?(?:employees|staff|team members|associates) must (?:abide|adhere|comply|follow)\b/iu;

/** "Some positions require a test", "For Acme Bank positions, you'll need to ...": not said of this one. */
const ofSomePosts =
  /^(?:for )?(?:some|certain|select|specific) (?:of (?:our|these) )?(?:positions|roles|jobs|posts),? (?:may |will |also |you\b|requires?)|^for (?:\p{Lu}\S* ){1,4}(?:positions|roles|jobs), /iu;
export const isOfOtherPosts = (text: string): boolean => ofSomePosts.test(text);

/** "Qualified candidates please apply", "All driven people are encouraged to apply", "Join a team that cares". */
const invitation =
  /^(?:all |any |only )?(?:[\p{L}-]+,? (?:and )?){0,5}?(?:candidates|applicants|individuals|persons|people|professionals|prospects)\b[^.;]{0,60}?(?:,? please (?:apply|send|submit|contact|call|email)| (?:is|are) (?:\p{L}+ )?(?:encouraged|invited|urged) to (?:apply|submit|send|contact)| (?:should|may|can|must|need) apply\b(?! \p{L}+ (?:knowledge|principles|skills)))|^(?:why |come )?join (?:us|our|one of|the|an?|\p{Lu}[^.]{1,40}?,? and)\b(?![^.]{0,80}\b(?:must|required|years)\b)|\bneed not apply\b|^(?:incentives|reasons) to join\b|^please (?:reach out|get in touch|feel free|do note|note that)\b/iu;
/** "Graduates with a diploma are encouraged to apply" asks for the diploma, or at least likes it. */
const named =
  /\b(?:with|holding|holders?|who (?:have|has|hold)|degree|diploma|licen[cs]e\p{L}*|experience)\b/iu;

/** The way from an application to an offer: what will be tested, shown, explained, and who decides. */
const procedure =
  /^(?:in|at|during|upon|prior to|before|at the time of|following|after|immediately following) (?:the |an? |your |any )?(?:(?:qualifying|written|oral|panel|final|first|selection|multiple-choice|pre-employment) ){0,3}(?:interview|examination|test|assessment|audition)s?\b|\bgaps in (?:your |their |all )?(?:cvs?|resumes?|employment)\b|\b(?:expert |selection |interview |hiring )(?:review )?(?:panel|committee|board) (?:will|may|shall)\b|^(?:all )?(?:successful |final |selected |shortlisted )?(?:applicants?|candidates?) (?:will|may|shall) (?:undergo|(?:also )?be (?:required|asked|expected|invited) to (?:complete|provide|submit|undergo|prepare|attend|take|sit|have a medical|present|supply|produce|demonstrate their)|be (?:examined|evaluated|assessed|interviewed|ranked|scored|tested))\b|^(?:any )?(?:applicant|candidate)s? who (?:do|does|did|fails?)\b|^to be considered\b[^.]{0,40}\b(?:you must|please|candidates must|applicants must) (?:submit|complete|send|apply|provide|upload|attach|address|include)\b|^(?:please )?include (?:an?|your) (?:note|cover|short|brief|link|cv|resume|portfolio)\b|^(?:special instructions: )?if you are (?:the )?(?:selected|chosen|shortlisted)(?: as)?\b|^previously submitted\b|^responses to (?:the |these |any )?supplemental\b|^when reviewing (?:an? |the )?applica\p{L}+|^as part of (?:our|the) (?:recruitment|hiring|selection|application)\b|^your application experience\b|^(?:the )?(?:final |any )?(?:job )?offers? (?:will|may) be (?:dependent|contingent|conditional|based)\b|^factors (?:that may be )?(?:used|considered)\b|^(?:the )?(?:upper|lower|top|higher) end of the (?:range|scale|band)\b|\bdoes not charge (?:any )?fees?\b|^(?:further|more|full) (?:information|details|summary)\b[^.]{0,80}\b(?:available|mailed|sent|found|provided)\b|^testing (?:is|may be|will be) (?:required|part)\b|^verification (?:must|will|may) be (?:provided|required|made)\b|^(?:further,? )?failure to (?:address|submit|provide|include|complete|meet)\b|^must address how you\b|^why you (?:are|would|want|should)\b|^applicants? must (?:state|submit (?:all|their|an? (?:cover|cv|resume|written|complete|full)))\b|^third[- ]party (?:candidates|applicants|agencies)\b/iu;

/** "Join us and grow", "Some of us are born with it", "MCC partners with skilled people": told of the house. */
const ofHouse =
  /^we take (?:that|this|it|pride)\b|^(?:some|many|all|most|each) of us\b|^(?:all|many|most|each|every one) of our (?:\p{L}+ ){1,3}(?:receives?|gets?|enjoys?|benefits?|joins?|starts?)\b|^(?:you(?:['’]ll)? )?(?:(?:will|may) )?(?:also )?have (?:the |many |plenty of |great )?opportunit(?:y|ies) to\b|^the (?:sheer )?(?:variety|breadth|diversity|range) of (?:the )?work (?:we|that we) do\b|^learning takes place\b|^(?:\p{Lu}\p{L}+ ){1,3}(?:agents|franchisees|dealers|owners|partners) are independent\b|^(?:throughout|within|across|at) our \p{L}+,? we\b|^(?:as we (?:grow|expand|continue)|because of the nature of our)\b|^there (?:was|were) an? (?:problem|error)\b|^good people will\b|^(?:this|the) (?:internship|apprenticeship|placement|program(?:me)?|position|role|job) (?:will (?:provide|give|offer|allow|fall)|is (?:an? )?(?:\p{L}+ ){0,2}(?:opportunity|chance)|offers|provides|gives)\b|^this will be an? (?:\p{L}+ ){0,4}(?:role|position|opportunity|job)\b|^this is (?:not )?an? (?:drug|smoke|mlm|data intensive)\b|^(?:this is )?not mlm\b/iu;

export const isInvitation = (text: string): boolean => invitation.test(text) && !named.test(text);
/** What somebody goes through on the way, as a step of the selection. */
const step =
  /^(?:all )?(?:successful |final |selected |shortlisted )?(?:applicants?|candidates?) (?:will|may)\b|^(?:prior to|before|upon|at the time of) (?:the |an? |your )?(?:\p{L}+ )?interview\b/iu;
const longestStep = 160;

export const isStep = (text: string): boolean => text.length <= longestStep && step.test(text);
export const isProcedure = (text: string): boolean => procedure.test(text);
export const isIntroduction = (text: string): boolean =>
  introduction.test(text) || ofEveryJob.test(text) || ofAnyStaff.test(text);
export const isOfHouse = (text: string): boolean => ofHouse.test(text);

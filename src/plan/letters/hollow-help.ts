/** "Provide end-to-end support for their customers": whom it is for, and not what is done. */
const hollowHelp =
  /^(?:provide|deliver|offer|give|perform|create|build|maintain) (?:[\p{L}-]+,? ){0,5}(?:support|assistance|guidance|services?|experiences?|care|solutions|relationships?)(?: (?:to|for|with|of) (?:[\p{L}'’-]+ ){0,3}(?:customers?|consumers?|clients?|guests?|team|managers?|employees|staff|users|members|stakeholders|partners|community|patients))?(?: every day| each day| daily)?$/iu;

/** "develop strategies": of what, nobody knows. */
export const namesNothing =
  /^\p{Ll}+ (?:strategies|plans|processes|solutions|relationships|procedures|policies|initiatives|activities|goals)$/u;

/** So is a pair of them. */
export const isHollowHelp = (text: string): boolean =>
  text
    .split(/ and (?=\p{Ll}+ )/u)
    .every((half) => hollowHelp.test(half) || namesNothing.test(half));

/** "protect visitor safety and support quality assurance": what every post of the trade is there for, and nothing that one does. */
const abstract =
  /^(?:help )?(?:protect|ensure|support|promote|safeguard|uphold|maintain|enhance|drive|improve|deliver|strengthen|champion|enable) (?:[\p{Ll}-]+,? ){0,3}(?:safety|assurance|compliance|integrity|quality|excellence|wellbeing|well-being|satisfaction|efficiency|success|growth|performance|security|experiences?|outcomes|standards|improvements?)$/u;
export const isSlogan = (text: string): boolean =>
  text.split(/,? and (?=\p{Ll}+ \p{Ll}+ )/u).every((half) => abstract.test(half));

/** The language of job descriptions, in which nobody tells a friend about work. */
const ofForms =
  /\b(?:apparatus|sales aids|pertaining to|thereof|pursuant|herein|requisition(?:s|ing)?|effectuate|assure that|interface with|alternate constructions|expectations of|deliverables|utmost|at the direction of|in conjunction with|principles and techniques)\b|^perform (?:[\p{L}-]+,? (?:and )?){1,6}?work\b/iu;

/** "Provide the information to visitors": which, only the lines around it say. */
const whichOne =
  /\b(?:the|these|those|this|such|all|any) (?:(?:necessary|required|relevant|appropriate|correct|above|same|right|respective|resulting|following) )?(?:information|data|details|documents?|documentation|paperwork|results?|findings|items?|requests?|issues?|matters?|questions?|forms?|signatures?|materials?|steps?|areas?|cases?|tasks?|activities|procedures?|process(?:es)?)(?=$|,| (?:to|from|with|in|at|by|into|and|or|before|after|as)\b)/i;

/** Whether a duty hangs on something that is not said with it. */
export const pointsBack = (duty: string): boolean => whichOne.test(duty);

/** What tells nobody of a day's work. */
export const isHollowDuty = (duty: string): boolean => isHollowHelp(duty) || ofForms.test(duty);

/** What points at another page, or is asked of everybody. */
export const ofManual =
  /\bas (?:described|defined|outlined|listed|stated)\b|\b(?:section|handbook|manual|job description|physical requirements|competenc\w+|attendance|confidential\w*)\b/i;

/** Words that take back, put off or only announce: they promise nothing and demand nothing. */
const caveat =
  /\b(?:var(?:y|ies) (?:by|depending|based|with|according|across|from)|may (?:vary|differ|be (?:changed|amended|subject))|subject to (?:change|eligibility|availability|business need|terms)|(?:details|specifics|eligibility)(?: \w+){0,3} (?:depend|var(?:y|ies)|differ|will be (?:shared|discussed|provided))|(?:for|in) (?:some|certain|many) of our (?:roles|positions|jobs|locations)|for (?:some|certain) (?:roles|positions)|depend(?:s|ing)? on (?:your |the )?(?:location|role|position|eligibility|country|level|state)\b|not (?:all|every) (?:roles|positions|jobs|benefits)|at (?:its|our|the company's|the employer's) (?:sole )?discretion|terms and conditions apply|where applicable by law|does not constitute|no guarantee of|reserves? the right|for (?:more|further|full) (?:details|information)|see (?:our|the) (?:website|careers|benefits (?:page|guide))|the (?:above|following)(?: \w+){0,3} (?:is|are) (?:not|a (?:summary|general))|je nach (?:standort|position)|selon (?:le )?(?:site|poste))\b/i;
const announces =
  /^(?:(?:our |the |your |we offer (?:the following )?|you(?:'ll| will) (?:get|receive|enjoy) (?:the following )?|some of (?:our|the) )?(?:benefits|perks|package|offer|rewards|benefits package)(?: (?:include|are|we offer|at a glance|and perks|package|overview|summary|for you|for this role|you(?:'ll| will) (?:get|enjoy)))*|what(?:'s| is) in it for you|why (?:join|work|us|choose)\b.{0,40}|what we (?:offer|can offer|provide|give)(?: you)?|we offer|in return|wir bieten|nous offrons|ofrecemos|and (?:much )?more|plus (?:much )?more|etc|further details|more information)\W*$/i;
const longestAnnouncement = 90;

/** "Details vary by location and role", "Our benefits include:" */
export const isCaveat = (text: string): boolean =>
  caveat.test(text) ||
  (text.length <= longestAnnouncement && (announces.test(text) || /[:?]$/.test(text)));

/** "Our client": whoever posts the text recruits for somebody else. */
const ofClient =
  /\b(?:[Oo]ur|[Mm]y) client(?:,|\s(?:is|are|has|have|seeks?|seeking|requires?|needs?|wants?|runs?|operates?|makes?|offers?|based|located|an?|who)\b)|\b(?:on behalf of|for) (?:our|a|one of our) clients? (?:in|near|based|located|who|that|to|as|within)\b|\bwith (?:our|a) client (?:near|in|based|located|to (?:hire|recruit|find|appoint))\b|\b(?:hiring|recruiting|vacancy|position|role) (?:for|with|on behalf of) (?:our|a|one of our) clients?\b|\bone of our clients (?:is|are|has|in|based)\b|\b[Jj]oin (?:our|a) client\b|\bour client['’]s (?:\p{L}+ )?team\b|\bunser(?:en)? [Kk]unden?\b|\b[Nn]otre client\b|\b[Nn]uestro cliente\b/u;

/** "We are partnering with a restaurant that is looking for": the house is told of, and not named. */
const ofPartner =
  /\b(?:[Ww]e['’]re|[Ww]e are|I am|I['’]m|is) (?:currently |proudly |proud to be |delighted to be |excited to be )?(?:partner(?:ing|ed)|working|recruiting) (?:exclusively |closely |again )?(?:with|for|on behalf of) an? (?!(?:variety|range|number|wide|team|group|goal|view|focus|mission|passion|vision)\b)[^.!?\n]{3,120}?\b(?:to (?:appoint|recruit|hire|find)|(?:(?:who|that|which)(?:['’]s|['’]re| is| are)? )?(?:looking|seeking|building|growing|expanding))\b/u;

/** "Harrow Lane are working with a haulier in their search for", "is delighted to be supporting a firm in the appointment of". */
const ofSearch =
  /\b(?:is|are)(?: \p{L}+ to be| currently| now)? (?:working with|supporting|assisting|partner(?:ing|ed) with) an? [^.!?\n]{3,90}?(?: in (?:the appointment of|(?:their|its|the) search for)| (?:client|company|business|firm|practice|employer)\b[^.!?\n]{0,40} (?:who|that|which) (?:is|are) (?:currently |now )?(?:looking|seeking|hiring|recruiting))\b/u;

/** "An esteemed client is seeking", "to recruit a fitter to work for an established business". */
const ofUnnamed =
  /\b[Aa]n? (?:[\p{L}-]+ ){1,3}client (?:of ours )?(?:is|are|has|have) (?:currently |now |actively )?(?:looking|seeking|hiring|recruiting|searching)\b|\b(?:recruit|appoint|hire)(?:ing)? an? [^.!?\n]{3,60}? to (?:work for|join) an? (?:[\p{L}-]+ ){0,4}(?:business|company|firm|manufacturer|client|practice|organi[sz]ation)\b/u;

/** "Recruiting drivers for our long established brewery client"; who only works for clients does not recruit for them. */
const ofDescribed =
  /\b(?:recruit|recruiting|hire|hiring|source|sourcing|vacanc(?:y|ies)) (?:[^\s.!?]+ ){0,12}for (?:our|my|one of our) (?:(?!clients?\b)[\p{L}\d&-]+,? ){1,6}clients?(?=[.,;]|\s(?:in|near|based|located|who|to)\b|\s*$)/mu;

/** "Harrow Lane have partnered with a brewery business who": the house itself would say "we". */
const ofPartnered =
  /(?<!\b[Ww]e )(?<!\b[Ww]e['’])\b(?:has|have) (?:again |recently |exclusively |proudly )?partnered (?:up )?(?:exclusively )?with an? [^.!?\n]{0,60}?\b(?:business|company|firm|organi[sz]ation|employer|manufacturer|brand|consultancy|practice|start-?up|scale-?up)\b[^.!?\n]{0,80}? (?:who|that|which|to (?:appoint|recruit|hire|find)|looking|seeking)\b/u;

const ofAgent =
  /\b(?:acting|operating|advertis\w+) (?:\p{L}+ ){0,4}as an? (?:employment|recruitment) (?:agency|business)\b|\bacting on behalf of\b|\b(?:staffing|recruitment|recruiting) (?:agency|firm|partner|specialists?) (?:acting|hiring|recruiting|working) (?:for|on behalf of)\b/iu;

/** Whether a text was posted by somebody who recruits for another house. */
export const isForClient = (text: string): boolean =>
  ofClient.test(text) ||
  ofPartner.test(text) ||
  ofSearch.test(text) ||
  ofUnnamed.test(text) ||
  ofDescribed.test(text) ||
  ofPartnered.test(text) ||
  ofAgent.test(text);

/** "Harrow Lane is a specialist recruiter", "advertised by Harrow Lane": who says of itself that it recruits for others. */
const agent =
  /(?<![\p{L}\d])((?:\p{Lu}[\p{L}\d&.'’-]{0,40})(?: (?:\p{Lu}[\p{L}\d&.'’-]{0,40}|&|and|of)){0,5})(?: ?\([^()]{3,80}\))? (?:is|are) (?:an?|the) (?:[\p{L}'’-]+ ){0,4}(?:recruiters?|[Rr]ecruitment (?:[Aa]gency|[Bb]usiness|[Cc]onsultancy|[Ss]pecialists?|[Cc]ompany|[Ff]irm|[Pp]artner)|[Rr]ecruiting (?:[Aa]gency|[Ff]irm|[Cc]ompany)|[Ss]taffing (?:[Aa]gency|[Ff]irm|[Cc]ompany|[Pp]artner)|[Ee]mployment (?:[Aa]gency|[Bb]usiness)|[Ss]earch [Ff]irm)(?=[\s.,;)]|$)|\b(?:vacancy|role|position|job)\b[^.\n]{0,20} advertised (?:by|through) (\p{Lu}[\p{L}\d&.'’-]{0,40}(?: \p{Lu}[\p{L}\d&.'’-]{0,40}){0,3})/gu;

/** The houses that a text itself calls agencies. */
export const namedAgents = (text: string): string[] =>
  [...text.matchAll(agent)].flatMap(([, said, by]) => said ?? by ?? []);

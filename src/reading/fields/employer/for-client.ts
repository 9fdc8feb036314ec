/** "Our client": whoever posts the text recruits for somebody else. */
const ofClient =
  /\b[Oo]ur client(?:,|\s(?:is|are|has|have|seeks?|seeking|requires?|needs?|wants?|runs?|operates?|makes?|offers?|based|located|an?|who)\b)|\b(?:on behalf of|for) (?:our|a|one of our) clients? (?:in|near|based|located|who|that|to|as|within)\b|\bwith (?:our|a) client (?:near|in|based|located|to (?:hire|recruit|find|appoint))\b|\b(?:hiring|recruiting|vacancy|position|role) (?:for|with|on behalf of) (?:our|a|one of our) clients?\b|\bone of our clients (?:is|are|has|in|based)\b|\bunser(?:en)? [Kk]unden?\b|\b[Nn]otre client\b|\b[Nn]uestro cliente\b/u;

/** "We are partnering with a restaurant that is looking for": the house is told of, and not named. */
const ofPartner =
  /\b(?:[Ww]e['’]re|[Ww]e are|I am|I['’]m|is) (?:currently |proudly |proud to be |delighted to be |excited to be )?(?:partner(?:ing|ed)|working|recruiting) (?:exclusively |closely |again )?(?:with|for|on behalf of) an? (?!(?:variety|range|number|wide|team|group|goal|view|focus|mission|passion|vision)\b)[^.!?\n]{3,120}?\b(?:to (?:appoint|recruit|hire|find)|(?:(?:who|that|which)(?:['’]s|['’]re| is| are)? )?(?:looking|seeking|building|growing|expanding))\b/u;

const ofAgent =
  /\b(?:acting|operating|advertis\w+) (?:\p{L}+ ){0,4}as an? (?:employment|recruitment) (?:agency|business)\b|\bacting on behalf of\b|\b(?:staffing|recruitment|recruiting) (?:agency|firm|partner|specialists?) (?:acting|hiring|recruiting|working) (?:for|on behalf of)\b/iu;

/** Whether a text was posted by somebody who recruits for another house. */
export const isForClient = (text: string): boolean =>
  ofClient.test(text) || ofPartner.test(text) || ofAgent.test(text);

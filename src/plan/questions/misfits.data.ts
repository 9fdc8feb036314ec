/** A place that somebody meant to fill in: "at least X years", "[insert company]". */
export const blanks =
  /\b(?:X{1,3}|N)\+?(?: or more)? (?:years?|yrs)\b|[$£€] ?X{1,4}\b|\[(?:insert|enter|company|employer|organi[sz]ation|city|location|number|name of|state)\b[^\]]{0,40}\]|<(?:insert|company|employer|location)\b[^>]{0,40}>|\bTB[DCA]\b/;

/** Where whoever works from home may live is said. */
export const saysWhereToLive =
  /\b(?:anywhere (?:in|within)|nation-?wide|all (?:50 )?states|following states|across the (?:US|UK|country|United)|throughout the (?:US|UK|country|United)|(?:US|UK)[- ](?:based|wide)|(?:reside|live|located|based|residents?) (?:in|of|within|anywhere)|time ?zones?)\b/i;

export const drivingLicence =
  /\bdriv(?:er|ing)(?:['’]?s?['’]?)? licen[cs]es?\b|\blicen[cs]e to drive\b/i;
/** A reason to drive, or to be somewhere else. */
export const onTheMove =
  /\b(?:driv(?:e|es|en|ing)|drivers?(?!['’]?s?['’]? licen)|travel\w*|commut\w*|visit\w*|vehicles?|vans?|trucks?|cars?|fleet|mileage|territor(?:y|ies)|routes?|errands?|deliver(?:y|ies|ing)|pick[- ]?ups?|transport\w*|field|mobile|outside sales|off-?site|(?:client|customer|job|work|multiple|various|different|several|other|construction) (?:sites?|locations?|homes?|premises)|in[- ]home|home visits?|community|call-?outs?|on[- ]call|peripatetic|outreach|forklifts?|cranes?|excavat\w*|machinery|banking|post office|events?)\b/i;

/** So much is lifted at no desk. */
export const heavy =
  /\b(?:(?:4\d|[5-9]\d|1\d\d)\+? ?-?(?:lbs?|pounds?|#)|(?:1[89]|[2-9]\d)\+? ?-?(?:kgs?|kilos?|kilograms?))\b/i;
/** What is lifted here is named: the line was written for this job. */
export const namesLoad =
  /\b(?:kegs?|cases|box(?:es)?|bags?|crates?|products?|samples|displays?|equipment|materials?|luggage|parcels|packages|furniture|instruments|tools|children|patients|residents)\b/i;
/** Management, business, computers, law, letters and offices; no stock rooms, stages or sites. */
export const atDesk =
  /^(?:11-(?!9013|9021|9051|9081|3071|3051)|13-(?!1032|1121)|15-|23-|43-(?!5|4151))/;
/** Duties of whoever has something to carry. */
export const carries =
  /\b(?:lift\w*|load\w*|unload\w*|carry\w*|stock\w*|warehouse\w*|install\w*|deliver(?:y|ies)|set[- ]?ups?|setting up|inventory|moving|ship(?:s|ping|ments?)|receiv(?:e|ing) (?:goods|deliveries|shipments|freight)|freight|suppl(?:y|ies)|box(?:es)?|materials?|equipment|hardware|job ?sites?|plants?|stores?|shops?|field|events?|trade shows?|kitchen|restaurant|hotel|facilit(?:y|ies)|maintenance|construction|production|manufactur\w*|laborator(?:y|ies)|animals?|patients?|files)\b/i;

/** Having led, as something to bring. */
export const ledBefore =
  /\b(?:lead(?:s|ing|ership)?|led|leader|supervis\w+|manag(?:ed|ing|ement|er|ers|erial)|people[- ]management|direct reports|head of|director|coach(?:ed|ing)|foreman|superintendent|in charge)\b/i;
/** People that were led, as an experience; not contracts, and not the influence of a leader. */
export const ledPeople =
  /\b(?:experience|history|track record|background)\b.{0,40}\b(?:lead(?:ing|ership)|supervis\w+|manag(?:ing|ement|erial) (?:of )?(?:people|teams?|staff|positions?|roles?|capacity))\b|\b(?:lead(?:ing|ership)|supervisory|management|managerial) (?:\p{L}+ ){0,3}experience\b/iu;

export const degree =
  /\b(?:bachelor\S*|master\S*|university degree|college degree|four[- ]year degree|4[- ]year degree)\b/i;
/** Something else than the degree will do. */
export const orElse =
  /\b(?:or (?:an? )?(?:\p{L}+ ){0,3}(?:equivalent|experience|combination|associate\S*|high school|diploma|similar)|equivalent|high school|diploma|GED|associate\S*|preferred|desired|plus|in lieu|enrolled|pursuing|working towards?)\b/iu;

export const nonExempt = /\bnon-?\s?exempt\b/i;
export const exempt =
  /(?<!non-?\s?)\bexempt\b(?! (?:from|under|organi[sz]ation|status as))(?!\/ ?non)/i;

export const atOnce =
  /\b(?:immediate(?:ly)? (?:start|starts|available|availability|hire|hiring|joiners?|openings?|vacanc(?:y|ies))|start(?:ing)? (?:immediately|asap|right away|straight away)|(?:available|able|ready) to start (?:immediately|asap|right away|straight away)|immediate start|hiring immediately|urgently (?:hiring|required|needed)|ASAP start)\b/i;

export const internship = /\bintern(?:ship)?s?\b/i;
export const regularPost = /\b(?:full[- ]?time|permanent|regular|contract)\b/i;

/** Words by which it is seen of whom a sentence speaks. */

/** Whoever gets the job, and the job itself. */
export const holder =
  /^(?:you|your|yours|he|she|s\/he|one|someone|somebody|anyone|everyone|everybody|nobody|those|it|this|there|what|all|each|both|who|which|nothing|persons?|people|candidates?|applicants?|individuals?|incumbents?|(?:job|post|role|office)?-?holders?|hires?|jobholders?|postholders?|employees?|worker|members?|successors?|appointees?|volunteers?|graduates?|interns?|trainees?|apprentices?|starters?|roles?|positions?|jobs?|posts?|opportunity|vacancy|appointment|internship|work|days?|week|hours|shifts?|schedule|rota|duties|responsibilities|tasks?|functions?|focus|i|my|me)$/;

/** What somebody has, shows or can do; what is said of it is asked of a person. */
export const quality =
  /^(?:experience|expertise|exposure|knowledge|understanding|awareness|familiarity|skills?|abilit(?:y|ies)|capabilit(?:y|ies)|competenc(?:e|y|ies)|proficiency|fluency|command|grasp|background|backgrounds|degree|degrees|diploma|education|qualifications?|certificat(?:e|es|ion|ions)|licen[cs](?:e|es|ing)|registration|clearance|permit|ged|bachelor'?s?|master'?s?|phd|mba|attention|attitude|approach|mindset|passion|desire|drive|commitment|willingness|enthusiasm|interest|flexibility|reliability|integrity|honesty|confidentiality|discretion|loyalty|punctuality|professionalism|communication|teamwork|leadership|organi[sz]ation|creativity|curiosity|patience|empathy|resilience|gravitas|initiative|judg(?:e)?ment|eye|sense|history|track|record|level|standards?|requirements?|language|languages|english|transport|transportation|vehicle|car|travel|relocation|residency|vaccination|checks?|references?|availability|attendance|numeracy|literacy|accuracy|strength|dexterity|stamina|vision|hearing|fitness|traits?|qualities|characteristics|values?|performance|portfolio|proof|evidence|membership|accreditation|training|coursework|exam|test)$/;

/** Said of anything, it is asked of whoever wants the job. */
export const asks =
  /\b(?:must|need(?:s|ed)?|requir(?:e[sd]?|ement|ements|ing)|essential|crucial|vital|critical|key|important|imperative|mandatory|compulsory|necessary|needful|non-negotiable|desir(?:able|ed)|preferred|preferable|preferably|ideal(?:ly)?|advantage(?:ous)?|asset|plus|bonus|benefit(?:ial)?|beneficial|helpful|valu(?:ed|able)|expect(?:ed|s)?|should|welcomed?|considered|recommended|encouraged|acceptable|permitted|prohibited|suit(?:s|ed|able)?|look(?:s|ing)? for|seek(?:s|ing)?|want(?:s|ed)?|subject to|contingent|conditional|eligible|responsible|you|your|able to|ability|experience|background|knowledge|skills?|sponsor\p{L}*|visas?|apply|in lieu|equivalent)\b/iu;

/** Said of people who are there, it is asked of them all the same: what they can do or know is told. */
export const asksThem =
  /\b(?:must|need(?:s|ed)?|requir(?:e[sd]?|ement|ements)|should|expect(?:ed|s)?|essential|mandatory|you|your|candidates?|applicants?|look(?:s|ing)? for|seek(?:s|ing)?|hir(?:e|ing))\b/iu;

export const houses =
  /^(?:we|us|company|firm|organi[sz]ation|business|charity|school|hospital|hotel|university|college|group|agency|bank|club|cent(?:re|er)s?|practice|clinic|trust|museum|restaurant|institution|departments?|teams?|division|units?|program(?:me)?s?|services?|offices?|sites?|facilit(?:y|ies)|projects?|networks?|brands?|councils?|district)$/;

/** Whom the house serves. */
export const served =
  /^(?:patients?|clients?|customers?|residents?|students?|pupils?|guests?|visitors?|users?|famil(?:y|ies)|children|parents|learners|tenants?|passengers?|travell?ers|shoppers|diners|donors?|investors?|partners|suppliers|vendors)$/;

/** Those who are there already. */
export const there = /^(?:founders?|owners?|colleagues|staff|leaders?|managers|directors)$/;

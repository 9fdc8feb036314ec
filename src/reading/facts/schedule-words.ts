/** Only the kind of contract: told by a field of its own. */
export const contractOnly =
  /^(?:(?:job type|type|contract|status|this (?:is|position is) an?)?\W*)?(?:(?:full|part)[- ]?time|permanent|temporary|contract|casual|fixed[- ]term|vollzeit|teilzeit|unbefristet|befristet|cdi|cdd|temps plein|temps partiel|regular|employee|hourly|salaried|exempt|non-exempt|position|role|job|and|or|[\s,/|&()-])+$/i;

/** "Less than 10" under "Hours per week": how many, and of what the heading says. */
export const bareCount =
  /^(?:(?:less|fewer|more|no more) than |up to |at least |about |around |approximately |approx\.? )?\d{1,3}(?:\s?(?:-|–|to|\+)\s?(?:\d{1,3})?)?(?: (?:hours?|hrs?))?$/i;
export const ofHours =
  /^(?:(?:working|work|weekly|scheduled|expected|total|number of) )?hours(?: (?:per|a|each) week| of work)?$/i;

/** "Rotation" over the weeks of a rota. */
export const bareWord = /^(?:rotations?|rota|hours|shifts?|schedules?|roster|pattern)$/i;

/** A sentence without any of these says nothing of when people work. */
export const ofTime =
  /\b(?:hours?|hrs?|shifts?|days?|daily|weeks?|weekly|weekends?|months?|years?|time|schedules?|rota|roster|nights?|evenings?|mornings?|overtime|remote\w*|hybrid|office|home|flexib\w+|contracts?|permanent|temporary|seasonal|casual|term|start\w*|availab\w+|on[- ]call|on[- ]?site|holidays?|pattern|[ap]m|internship|mon|tue|wed|thu|fri|sat|sun)\b|day\b|\d\s?(?:[ap]\.?m|h\b|:)/i;

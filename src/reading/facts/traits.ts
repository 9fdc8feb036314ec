/** What somebody is like, as against what they can do, have done or hold: every advertisement names some. */

const likeThis = [
  'friendly',
  'personable',
  'outgoing',
  'approachable',
  'welcoming',
  'warm(?:-hearted)?',
  'bubbly',
  'cheerful',
  'upbeat',
  'positive',
  'energetic',
  'high[- ]energy',
  'enthusiastic',
  'passionate',
  'motivated',
  'ambitious',
  'hungry',
  'driven',
  'tenacious',
  'resilient',
  'reliable',
  'dependable',
  'punctual',
  'trustworthy',
  'honest',
  'ethical',
  'humble',
  'hard[- ]?working',
  'diligent',
  'conscientious',
  'meticulous',
  'committed',
  'dedicated',
  'responsible',
  'mature',
  'respectful',
  'polite',
  'courteous',
  'tactful',
  'discreet',
  'patient',
  'kind',
  'caring',
  'compassionate',
  'empathetic',
  'empathic',
  'thoughtful',
  'helpful',
  'flexible',
  'adaptable',
  'agile',
  'resourceful',
  'proactive',
  'pro-active',
  'independent',
  'confident(?! in)',
  'assertive',
  'curious',
  'inquisitive',
  'creative',
  'innovative',
  'open[- ]minded',
  'organi[sz]ed',
  'eager',
  'keen',
  'willing to learn',
  'coachable',
  'entrepreneurial',
  'collaborative',
  'professional',
  'calm',
  'obsessed with (?:our |the |your )?(?:customers?|clients?|users?|details?|quality)',
  'level[- ]headed',
  String.raw`(?:self|highly|well|career|sales|goal|goals|result|results|target|detail|details|people|customer|client|guest|student|patient|child|resident|learner|pupil|service|team|success|solution|solutions|quality|safety|community|family|business|growth|future|forward|mission|value|values|purpose|deadline|process|data)[- ](?:motivated|driven|oriented|orientated|minded|focused|focussed|directed|disciplined|sufficient|aware|assured|confident|organi[sz]ed|centric|centered|centred|thinking|obsessed|first)`,
].join('|');
const beings =
  '(?:self ?[-–]? ?starter|go[- ]getter|team[- ]?player|problem[- ]?solver|people person|people[- ]pleaser|(?:quick|fast|lifelong|eager|continuous|willing) learner|multi[- ]?tasker|doer|(?:good|great|active|careful|natural) listener|relationship[- ]builder|critical thinker|creative thinker|strategic thinker|hard worker|good communicator|natural communicator|strong communicator|great communicator|confident communicator|can[- ]doer|leader by example)s?';
const havings =
  '(?:(?:attention|eye) (?:to|for) (?:the )?details?|(?:[\\p{L}-]+ ){0,2}(?:mindset|attitude|demeanou?r|disposition|personality|work ethics?|team spirit|sense of (?:humou?r|urgency|responsibility|ownership)|common sense|can-do)|passion|enthusiasm|integrity|honesty|initiative|curiosity|resilience|empathy|patience|compassion|reliability|punctuality|accountability|flexibility|adaptability|positivity|energy|self[- ](?:motivation|discipline|awareness)|willingness to learn|(?:desire|drive|hunger|eagerness|determination|ambition) to (?:learn|succeed|grow|excel|win|improve))';

const lead =
  "(?:you(?:['’]re| are| have| possess| bring| should be| must be| must have)? |(?:must|should) (?:be|have|possess) |be |have |being |is |are |has |possess(?:es)? |someone (?:who is|who has|with) |(?:must )?demonstrates? |shows? |displays? )?(?:an? |the |your )?";
const degree =
  '(?:(?:very|highly|truly|extremely|exceptionally|naturally|genuinely|strongly|strong|excellent|great|good|high|keen|exceptional|outstanding|genuine|real|superior|sharp|meticulous|proven|demonstrated|natural|effective|true|solid|deep|well|both|also|a|an|level of|levels of|degree of|amount of) ){0,4}';
/** What may follow an adjective that describes somebody: not the thing that it describes. */
const goesOn =
  '(?=$|[,.;!:(/&]|\\s(?:and|or|but|yet|with|about|in|at|to|when|under|towards?|enough|by|as|while|within|even|&|[-–—/]|individuals?|persons?|people|professionals?|candidates?|attitude|manner|personality|approach|nature|disposition|demeanou?r|mindset|outlook|presence|self[- ]starters?|team|problem[- ]solvers?|communicators?|learners?|workers?|thinkers?|listeners?|spirit|character|mentality|someone|who|whose|you|that)\\b)';

const asAdjective = new RegExp(`^${lead}${degree}(?:${likeThis})${goesOn}`, 'iu');
const asNoun = new RegExp(`^${lead}${degree}(?:${beings}|${havings})(?![\\p{L}-])`, 'iu');
const asActing =
  /^(?:you |we want someone who |someone who )?(?:love|enjoy|like|thrive|feel(?! (?:comfortable|confident|at home))|crave|(?:work|act)(?= in an? (?:self-directed|independent|collaborative|positive|professional) manner)|(?:will )?commit(?= to )|take pride|pride yourself|care|believe|hold yourself|want|never give up|have fun|are (?:happy|excited|eager|keen|proud|hungry))s?\b(?!.{0,80}\b(?:years|degree|licen[cs]e)\b)/i;
const asServing =
  /^(?:you )?(?:deliver|provide|create|give)s? (?:an? |our (?:\p{L}+ )?)?(?:great|excellent|outstanding|exceptional|amazing|fantastic|first[- ]class|world[- ]class|superb|memorable) (?:customer|guest|client|patient|member) (?:experiences?|service)$/iu;

/** Something that can be shown or checked stands in the line as well. */
const hard =
  /\b(?:\d+\+? ?(?:years?|months?|yrs?)|degree|diploma|licen[cs]ed?|certifi\p{L}+|qualified|registered|(?<!(?:customer|client|guest|user|patient|member) )experience (?:in|with|of|as|working|using)|proven experience|track record|knowledge of|proficien\p{L}+|fluent|transport\p{L}*|vehicle|driv(?:e|ing) (?:to|from|a|the)|software|programming|engineering|legally|travel|relocat\p{L}+|weekends?|shifts?|overtime|on[- ]call|lift|stand|pounds|lbs|hours|schedule|visa|sponsorship|equal opportunit\p{L}+)\b/iu;
/** Behind a label these name what somebody can do. */
const provable =
  /\b(?:skills?|abilit(?:y|ies)|able to|experienced?|expert\w*|manage[sd]?|written)\b/i;
const longest = 45;

/** Whether a line asks for something that can be shown or checked. */
export const holdsProof = (text: string): boolean => hard.test(text);

/** "Customer-obsessed: You love talking to people": the name of a manner, and what is meant by it. */
const labelled = /^((?:[\p{L}&'’-]+ ){0,4}[\p{L}'’-]+): (?=you\b)/iu;

const isManner = (words: string): boolean =>
  asAdjective.test(words) || asNoun.test(words) || asActing.test(words) || asServing.test(words);

/** Whether a line asks for a way of being, and for nothing that a person could prove. */
export const isTraitLine = (text: string): boolean => {
  const words = text.replace(/(?<![.!;,\s])[.!;,\s]+$/, '');
  const [lead, name] = labelled.exec(words) ?? [];
  return (
    words.split(' ', longest + 1).length <= longest &&
    !hard.test(words) &&
    (isManner(words) ||
      (lead !== undefined &&
        name !== undefined &&
        !provable.test(words) &&
        (isManner(name) || isManner(words.slice(lead.length)))))
  );
};

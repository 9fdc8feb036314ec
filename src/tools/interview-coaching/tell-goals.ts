import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';

/** How a goal of the plan begins when it is said of somebody, and how it is said to them. */
const told: ReadonlyMap<string, string> = new Map(
  `advises advise|answers answer|attends attend|brings bring|builds build|can can|carries carry|checks check|closes close|
  comes come|completes complete|covers cover|decides decide|delivers deliver|does do|drives drive|explains explain|
  finds find|fits fit|forecasts forecast|gives give|handles handle|has have|helps help|holds hold|is are|keeps keep|
  knows know|leads lead|looks look|makes make|manages manage|masters master|meets meet|opens open|owns own|passes pass|
  plans plan|prepares prepare|prices price|reads read|reports report|reviews review|runs run|sells sell|serves serve|
  sets set|shows show|solves solve|speaks speak|stands stand|starts start|supports support|takes take|
  supplies supply|inspects inspect|releases release|judges judge|clears clear|moves move|adjusts adjust|stays stay|returns return|proposes propose|
  gets get|needs need|up-sells up-sell|settles settle|learns learn|mentors mentor|improves improve|organizes organize|
  organises organise|maintains maintain|represents represent|coaches coach|resolves resolve|schedules schedule|
  operates operate|performs perform|notices notice|
  reaches reach|teaches teach|tests test|trains train|treats treat|uses use|visits visit|wins win|works work|writes write`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
/** Done by then: "trained a colleague". */
const done =
  /^(?:met|trained|agreed|settled|confirmed|passed|completed|built|taken|shown|learned|visited)(?= (?:an?|the|one|two|three|every|all|each)\b)/i;
/** "Trained, shadowed and introduced", "trusted with the hard ones": by others. */
const doneTo =
  /^(?:trained|inducted|registered|introduced|qualified|trusted|cleared|named|known|asked|oriented|credentialed|signed off|settled|steady|ready|reviewed|confirmed|in training|able)(?=,| and | or | in | on | for | with | to )/i;

/** "Still there" promises nobody anything. */
const empty = /^still \p{L}+(?: (?:the |this )?\p{L}+)?$/iu;
const stillThere = /^still \p{L}+(?: (?:the |this )?\p{L}+)?(?:, (?:with (?:an? )?)?| and )/iu;

/** "and helps a newcomer", "or owns an area": further verbs as the first. */
const later = /(?<=,? (?:and|or) |, )\p{Ll}+s(?= \p{L})/gu;
const tellLater = (word: string): string => told.get(word) ?? word;

/** "Prices are agreed", "reports and lists go out": things, and nothing that somebody does. */
const isOfThings =
  /^(?:answers|checks|forecasts|moves|plans|prices|releases|reports|returns|reviews|runs|supplies|tests|visits|works|takes|shows|uses|needs|starts|stands|looks|helps|covers|serves|stays|trains|handles)\b(?: (?!(?:that|which|who)\b)[^ ]{1,30}){0,8}? (?:are|have|follow|cover|reach|go|lead|match|stay|contain|come|meet|run|show)\b/i;

/** "Learn the process": said as an order. */
const asOrder =
  /^(?:learn|roll|map|meet|complete|build|take|keep|own|lead|deliver|improve|prepare|close|run|know|work|reach|lower|hold|handle|pass|give|use|show)(?= (?:the|an?|your|own|all|every|each|one|first|two|three|agreed|claims)\b)/i;

function tellPart(part: string): string {
  const [first = '', ...rest] = part.split(' ');
  const verb = isOfThings.test(part) ? undefined : told.get(first.toLowerCase());
  if (verb !== undefined) return `you ${[verb, ...rest].join(' ').replace(later, tellLater)}`;
  if (asOrder.test(part)) return `you ${lowerFirst(part)}`;
  if (done.test(part)) return `you have ${lowerFirst(part)}`;
  if (doneTo.test(part)) return `you are ${lowerFirst(part)}`;
  return lowerFirst(part);
}

/** "works own list": whose it is. */
const bareOwn =
  /(?<!\b(?:your|their|its|his|her|our|first|second|an?|to|and|or) )\bown\b(?= (?!it\b|up\b)\p{L})(?<!you own)/gu;

/** A goal of the plan, said to whoever is to reach it; what names no person stays as short as it is. */
export function tellGoal(goal: string): string {
  const parts = stripEnd(goal)
    .split('; ')
    .filter((part) => !empty.test(part))
    .map((part) => part.replace(stillThere, ''))
    .map((part) =>
      tellPart(part)
        .replace(/\b(?:to|for|without) them\b|\bsince they\b/, (word) =>
          word.replace(/them|they/, 'you'),
        )
        .replace(/\bthis person\b/g, 'you')
        .replace(/\b(?:the|their) own\b/g, 'your own')
        .replace(bareOwn, 'your own'),
    );
  return parts.length === 0
    ? 'You are settled in the work and have agreed on what comes next.'
    : `${capitalize(parts.join('; '))}.`;
}

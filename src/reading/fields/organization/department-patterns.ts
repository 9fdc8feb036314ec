const word = String.raw`(?:\p{Lu}[\p{L}\d&/'’.-]*|&)`;
const name = String.raw`(${word}(?:,? (?:${word}|and|of|the|for|und|de|et|y)){0,9})`;
const kinds = String.raw`(?:department|division|dept\.?|directorate|business unit|practice(?: groups?)?\b|abteilung|departamento)`;
/** "our fantastic", "its fast-growing": praise before a name. */
const praise = String.raw`(?:(?:our|the|its|their|a|[\p{L}-]+['’]s|(?!(?:of|with|for|to|and|in|from|by|on|as|at|is|are|or)\b)\p{Ll}+(?:-\p{Ll}+){0,3}) ){0,3}`;

/** "The Outpatient Center is seeking a nurse": a part of the employer speaks for it. */
export const speaksForEmployer = new RegExp(
  String.raw`^(?:The |Our )?(${word}(?: (?:${word}|and|of|&|for)){0,7} (?:Service|Services|Department|Division|Cent(?:er|re)|Lab|Laboratory|Unit|Office|Program|Programme)) (?:(?:is|are) (?:currently |now |actively )?(?:seeking|looking|recruiting|hiring|searching)|seeks|has an? (?:\p{L}+ )?(?:opening|vacancy|opportunity|position))\b`,
  'u',
);

/** Sentences that name the part of an organization, and how far each is believed. */
export const departmentPatterns: [RegExp, number][] = [
  [
    new RegExp(
      String.raw`\b(?:[Dd]epartment|[Dd]ivision|[Dd]épartement|[Dd]epartamento|[Dd]irectorate) (?:of|de|des|du) (${word}(?: (?:${word}|and|of|&)){0,5})`,
      'u',
    ),
    76,
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ii]n|[Jj]oin(?:ing)?|[Ww]ithin|[Oo]f|[Ff]or|[Oo]ur|[Tt]he|[Ii]ts) ${praise}${name}(?: \([A-Z&]{2,6}\))? (?:[Dd]epartment|[Dd]ivision|[Dd]ept|[Dd]irectorate|[Pp]ractice(?: groups?)?|[Bb]usiness [Uu]nit)\b`,
      'u',
    ),
    78,
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ii]n|[Jj]oin(?:ing)?|[Ww]ithin|[Oo]f|[Oo]ur|[Tt]he|[Ii]ts|[Ff]or|[Pp]erson) ${praise}${name}(?: \([A-Z&]{2,6}\))? (?:[Tt]eam|[Uu]nit|[Gg]roup|[Pp]rogram|[Ss]quad|CoE|[Ff]unction|[Cc]luster|[Cc]ent(?:er|re) of [Ee]xcellence)\b`,
      'u',
    ),
    66,
  ],
  [speaksForEmployer, 72],
  [
    new RegExp(
      String.raw`^(?:The |Our )?(${word}(?: (?:${word}|and|of|&)){0,4}) (?:[Tt]eam|[Dd]epartment|[Dd]ivision)\b`,
      'u',
    ),
    64,
  ],
  [
    /^(?:[Tt]he|[Oo]ur) ([a-z][a-z]+(?: (?:and |& )?[a-z]+){0,3}) (?:department|division|team|function) (?:is|are|has|have|works?|plays?|sits?|looks after)\b/u,
    60,
  ],
  [
    /\b(?:join(?:ing)?|within|member of|part of|in|for|support|building) (?:our |the |its |their |a )(?:focused |growing |busy |firm's |company's |dynamic )?([a-z][a-z]+(?: (?:and |& )?[a-z]+){0,3}) (?:department|division|team|practice|function)\b/u,
    60,
  ],
  [
    /\b(?:für unsere|in unserer|unsere|der) Abteilung ([\p{L}&/ -]{3,40}?)(?=[.,;]|\s(?:suchen|in|am|mit|zum)\b|$)/u,
    76,
  ],
  [
    /\b(?:au sein (?:du|de la|de notre) |(?:le|notre|du) )(?:service|département|pôle) (?:du |de la |des |de l'|de )?([\p{L}'’ -]{3,40}?)(?=[.,;]|\s(?:de|pour|situé|et|vous|à)\b|$)/iu,
    70,
  ],
];

export const departmentKinds = new RegExp(kinds, 'i');

/** "billing systems", "statistical analysis software": what makes the words before it a tool. */
export const toolNouns =
  /(?<![\p{L}-])(software|equipment|machinery|machines?|tools?|systems?|platforms?|databases?|devices|instruments|programs|applications|apps|logiciels?|maschinen|programas informáticos)(?![\p{L}-])/giu;

/** Nouns so general that only these words before them make a tool of them. */
export const generalNouns: Record<string, RegExp> = {
  system:
    /\b(?:billing|reservations?|ticketing|booking|payroll|inventory|phone|telephone|computer|computeri[sz]ed|pos|crm|erp|hris|hr|ehr|emr|scheduling|dispatch|accounting|financial|timekeeping|registration|filing|record|records|management information|case management|content management|talent management|learning management|property management|warehouse management|transportation management|document management|inventory management|order management|student information|laboratory information|hospital information|information|monitoring|alarm|security|surveillance|camera|vacuum|hvac|irrigation|sprinkler|control|operating|version control|source control|build|imaging|navigation|radio|communications?|tracking|ordering|procurement|purchasing|library|electronic|automated|data collection|database|cctv|access control)$/i,
  platform:
    /\b(?:social media|crm|cloud|analytics|marketing automation|automation|e-?commerce|email|video conferencing|conferencing|digital|advertising|low-code|no-code|data|streaming|learning|communication|collaboration|reporting|booking|lms)$/i,
  tool: /\b(?:hand|power|hand and power|electric(?:al)?|pneumatic|hydraulic|powder-act\w+|cutting|garden(?:ing)?|diagnostic|measuring|precision|machine|visuali[sz]ation|reporting|monitoring|collaboration|design|analytics|automation|testing|ai|ai coding|bi|business intelligence|prototyping|project management|data|seo|crm|productivity|web|digital|gis|etl|modeling|modelling|scheduling|estimating|ci\/cd|devops|ohdsi|air|trade)$/i,
  program:
    /\b(?:computer|software|spreadsheet|word processing|cad|design|accounting|database|office|graphics|presentation)$/i,
  application:
    /\b(?:computer|software|spreadsheet|word processing|database|office|microsoft|web|business|mobile|cloud|gis|hr|desktop)$/i,
  app: /\b(?:mobile|messaging|delivery|navigation|phone|driver)$/i,
  database:
    /\b(?:relational|access|oracle|sql|customer|client|donor|crm|collections?|legal|research|computer|nosql|management|electronic|property|patient|recruitment)$/i,
  device:
    /\b(?:medical|mobile|network|handheld|hand-held|osteogenic loading|measuring|testing|electronic|communication|monitoring|assistive|mobility)$/i,
  instrument:
    /\b(?:surgical|measuring|measurement|analytical|laboratory|lab|precision|test|optical|dental|survey|musical|scientific)$/i,
};

/** Words that say nothing of what kind of tool it is. */
export const emptyBefore =
  /^(?:regular|sure|experienced|global|senior|junior|customer|malfunctioning|faulty|broken|down|major|computer|technology|new\/updated|updated|comparable|equivalent|one|two|managing|production|et|au|aux|des|du|les|dans|a|an|the|our|your|their|its|his|her|this|that|these|those|all|any|some|each|every|no|other|various|several|multiple|different|many|new|old|existing|current|related|relevant|necessary|appropriate|required|needed|proper|correct|specific|certain|similar|common|basic|advanced|modern|latest|best|right|own|company|internal|external|use|using|used|uses|utili[sz]e\w*|operat\w+|maintain\w*|repair\w*|with|of|and|or|in|on|for|to|from|by|as|at|into|is|are|be|including|such|like|through|via|within|across|between|about|experience|knowledge|proficient|proficiency|ability|skills?|working|hands-on|understanding|familiar\w*|clean|set|up|safe|safely|responsible|provide|support\w*|manage|ensure|keep|develop\w*|design|build|implement\w*|test\w*|install\w*|inspect\w*|monitor|monitoring|complex|large|small|personal|protective|efficient|effective|key|additional|multi|end-to-end|core|primary|standard|must|can|will|both|most|more|high|quality|great|good|excellent|strong|scalable|reliable|robust|innovative|cutting-edge|state-of-the-art|critical|custom|integrated(?= systems?)|improve|create|report|run|learn|assigned|associated|applicable|issued|approved|provided|available|whole|entire|perform\w*|enterprise|resolv\w*|assistive|installed|health|benefits?|training|reward|recognition|assistance|incentive|referral|retirement|pension|wellness|outreach|educational|academic|degree|graduate|undergraduate|internship|apprenticeship|government|federal|state|school|community|volunteer|development|leadership|safety|compliance|audit|exercise|fitness|treatment|loyalty|bonus|job|online|your|submit|mail|all)$/i;

/** A list of names follows. `strong` ones follow a word for software. */
export const listCues: { pattern: RegExp; strong: boolean }[] = [
  {
    strong: true,
    pattern:
      /\b(?:software|tools?|systems?|platforms?|applications?|programs?|packages?|technolog(?:y|ies)|languages|frameworks?|databases?|suites?|tech stack|stack|apps|crms?|erps?|emrs?|ehrs?|logiciels?|outils|programmen?|software-?tools)\s?(?:\(|:|,|-|–)?\s?(?:such as|like|including|includes?|e\.g\.?,?|i\.e\.?,?|eg\.?|ex\.?:?|for example,?|namely|is|are|comme|tels que|wie|como|z\.\s?b\.|par exemple)[ :(]+(?=[\p{Lu}\d.])/giu,
  },
  {
    strong: false,
    pattern:
      /\b(?:software|tools?|systems?|platforms?|applications?|programs?|packages?|technolog(?:y|ies)|languages|frameworks?|databases?|tech stack|stack|crms?|erps?|emrs?|logiciels?)\s?(?:\(|:)\s?(?=[\p{Lu}\d.])/giu,
  },
  {
    strong: false,
    pattern:
      /\b(?:proficien\w+|experienced?|expertise|familiar\w*|fluen\w+|skill(?:s|ed)?|hands-on(?: experience)?|competen\w+|working knowledge|knowledge|well-versed|comfortable|literate|certified|exposure|background|using|utili[sz]ing|maîtrise|kenntnisse|erfahrung|umgang|manejo|dominio|conocimientos?) (?:(?:working|to use|using|level|experience|user) )?(?:with|in|using|of|mit|von|im|de|du|des|en)? ?(?=[\p{Lu}.])/giu,
  },
];

/** Capitalised words in such lists that are no tools: subjects, methods, standards, people, places. */
export const noTool =
  /^(?:u\.s\.?|u\.k\.?|english|german|french|spanish|italian|dutch|polish|arabic|japanese|chinese|mandarin|cantonese|russian|portuguese|hindi|turkish|swedish|korean|filipino|tagalog|swahili|kiswahili|act|dui|agile|scrum|kanban|lean|six sigma|lean six sigma|kaizen|waterfall|prince2|itil|pmp|cpa|cfa|cissp|cisa|acca|cima|aca|cipd|shrm|ccna|ifrs|gaap|us gaap|uk gaap|gdpr|hipaa|osha|ada|fda|epa|iso ?\d*|gmp|haccp|nist|sox|soc ?2?|pci|coppa|ferpa|fmla|eeo|kpis?|okrs?|b2b|b2c|d2c|saas|paas|iaas|roi|p&l|r&d|hr|it|ai|ml|nlp|llms?|genai|seo|sem|ppc|ux|ui|ui\/ux|qa|qc|api|apis|oop|tdd|bdd|devops|mlops|etl|elt|bi|iot|cloud|data science|computer science|mathematics|math|statistics|economics|finance|accounting|marketing|business|business administration|engineering|communications?|management|operations|compliance|risk|security|safety|quality|sales|retail|healthcare|health|education|legal|law|design|research|development|production|technology|information technology|information systems|customer service|customers?|clients?|team|teams?|internet|web|english language|bachelor\S*|master\S*|phd|mba|gcse\S*|nvq|degree|diploma|required|preferred|essential|desirable|must|strong|excellent|ability|experience|knowledge|skills?|you|we|our|the|a|an|and|or|in|for|with|to|of|all|this|that|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|uk|us|usa|eu|europe|america|canada|london|etc|et cetera|inc|llc|ltd|local|state|federal|government|microsoft|google|adobe|amazon|meta|apple|ibm|children|patients|people|students|adults|american|british|european|african|asian|christian|covid|covid-19|first aid|cpr|bls|acls|rn|lpn|cna|cdl|hgv|dbs|driver\S*|licen[cs]e|certification|real estate|property|construction|manufacturing|insurance|banking|financial services|hospitality|nursing|social work|psychology|biology|chemistry|physics|human resources|public relations|project management|product management|data analysis|data analytics|machine learning|artificial intelligence|supply chain|logistics|procurement|mechanical engineering|electrical engineering|civil engineering|software engineering|time management|problem solving|communication|leadership|teamwork|word processing|minimum|senior|junior|manager|director|lead|additional|other|key|main|high school|fp&a|m&a|cogs|ebitda|arr|sla|slas|rfp|rfps|sop|sops|ppe|loto|gd&t|fmea|apqp|ppap|spc|npi|dfm|cgmp|glp|gcp(?= (?:guidelines|regulations))|ich|irb|medicare|medicaid|icd|ndis|dei|esg|csr)$/i;

export const speaksOfTools =
  /\b(?:software|proficien\w*|tools?|systems?|platforms?|applications?|programs?|packages?|technolog\w+|literate|computer\w*|database|spreadsheet|using|knowledge of|experience (?:with|using|in)|familiar\w*|working with|skills?|suite|logiciel\w*|kenntnisse|maîtrise|manejo|crm|erp|pos|stack|languages?|frameworks?|office)\b/i;

/** Official titles as people say them: "Cutting, Punching, and Press Machine Setters, Operators, and Tenders, Metal and Plastic". */
const known: Record<string, string> = {
  '51-4031': 'press and cutting machine operators',
  '53-7062': 'freight and material handlers',
  '53-7065': 'stockers and order fillers',
  '51-2090': 'assemblers and fabricators',
  '43-6014': 'administrative assistants',
  '43-6011': 'executive assistants',
  '43-4051': 'customer service representatives',
  '43-9061': 'office clerks',
  '41-2031': 'retail salespersons',
  '41-1011': 'retail supervisors',
  '35-3023': 'fast food and counter workers',
  '35-2014': 'restaurant cooks',
  '35-1012': 'kitchen supervisors',
  '53-3032': 'heavy truck drivers',
  '53-3033': 'delivery van drivers',
  '11-9199': 'managers of other kinds',
  '13-1199': 'business specialists of other kinds',
  '15-1299': 'IT specialists of other kinds',
  '51-9199': 'production workers of other kinds',
  '41-4012': 'wholesale sales representatives',
  '41-4011': 'technical sales representatives',
  '41-3091': 'sales representatives of services',
  '21-1029': 'social workers of other kinds',
  '25-2031': 'high school teachers',
  '11-9032': 'school principals and administrators',
  '25-9045': 'teaching assistants',
  '25-2022': 'middle school teachers',
  '25-2021': 'elementary school teachers',
  '43-5071': 'shipping and receiving clerks',
  '43-3031': 'bookkeeping and accounting clerks',
  '51-2041': 'structural metal fabricators and fitters',
  '51-4122': 'welding machine operators',
  '51-2011': 'aircraft assemblers',
  '51-2031': 'engine and machine assemblers',
  '49-9071': 'general maintenance workers',
  '29-2061': 'licensed practical nurses',
  '31-1131': 'nursing assistants',
  '31-1120': 'home health and personal care aides',
  '47-1011': 'construction supervisors',
  '51-1011': 'production supervisors',
  '49-1011': 'maintenance supervisors',
  '53-1047': 'transport and warehouse supervisors',
  '43-1011': 'office supervisors',
  '41-1012': 'sales supervisors',
};

const small = /^(?:and|or|of|the|for|in|on|to)$/i;

/** Small letters, abbreviations kept. */
const lower = (title: string): string =>
  title.replace(/[\p{L}'’-]+/gu, (word) =>
    /^\p{Lu}{2,}$/u.test(word) && !small.test(word) ? word : word.toLowerCase(),
  );

/** The name of a SOC code in a sentence, in the plural and without the words of a register. */
export function toPlainName({ soc, title }: { soc: string; title: string }): string {
  const ready = known[soc];
  if (ready !== undefined) return ready;
  const bare = title
    .replace(/^Helpers--(.+?)(?: Workers)?(?: and .*)?$/, '$1 Helpers')
    .replace(/,? All Other$/, '')
    .replace(/,? \(?Except [^,)]*\)?.*$/i, '')
    .replace(/Setters, Operators, and Tenders.*$/, 'Operators')
    .replace(/Operators and Tenders.*$/, 'Operators')
    .replace(/^First-Line Supervisors of (.+?)(?: Workers)?$/, '$1 Supervisors')
    .replace(/, (?:Metal and Plastic|Hand|General|Postsecondary|Short-Term)$/, '')
    .replace(/, and /g, ' and ');
  return lower(bare);
}

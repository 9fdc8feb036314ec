/** Turns of speech whose words name no thing, place or work of the job. */
export const chanceWords = new RegExp(
  String.raw`\b(?:${[
    '(?:team|key|major|market|global|leading|big|role|industry|top|main|strong|significant) players?',
    'game[- ]?chang(?:er|ers|ing)',
    'a game',
    '(?:european|civil|soviet) unions?',
    'self[- ]service',
    '(?:years|length) of service',
    '(?:military|armed|uniformed|jury) service',
    '(?:related|relevant|similar|equivalent|technical|same|chosen) fields?',
    'fields? of (?:study|expertise)',
    'level playing field',
    '(?:work|working|works) from home',
    'take[- ]home',
    'home (?:office|page|town)',
    'site unseen',
  ].join('|')})\b`,
  'gi',
);

/** What the check of a request found, as the schema library tells it. */
interface Finding {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params: Record<string, unknown>;
}

/** The sentence for each field that was wrong, and the first of them as the answer. */
export function describeFindings(findings: readonly Finding[]) {
  const fields: Record<string, string> = {};
  for (const finding of findings) {
    const name = finding.instancePath.split('/').filter(Boolean).join('.') || 'request';
    fields[name] ??= describeFinding(finding);
  }
  const [[name, words] = ['request', 'is not valid']] = Object.entries(fields);
  const isSentence = /^\P{Ll}/u.test(words);
  const subject = name === 'request' ? 'The request' : name;
  return { message: isSentence ? words : `${subject} ${words}.`, fields };
}

/** How the library speaks where a schema has no sentence of its own. */
const libraryWords = /^(?:Invalid|Unrecognized|Too big|Too small)\b/;

/** Our own sentence, or words that go on after the name of the field: "must be a list". */
export function describeFinding({ keyword, instancePath, message = '', params }: Finding): string {
  if (message && !libraryWords.test(message)) return message;
  switch (keyword) {
    case 'unrecognized_keys':
      return `has a field that is not known: ${list(params['keys'])}`;
    case 'invalid_value':
      return `must be one of: ${list(params['values'])}`;
    case 'invalid_type':
      return message.endsWith('received undefined') && instancePath !== '/'
        ? 'is required'
        : `must be ${kinds.get(params['expected']) ?? 'of another kind'}`;
    case 'too_big':
      return 'is too long or too large';
    case 'too_small':
      return 'is too short or too small';
    default:
      return 'is not valid';
  }
}

const list = (values: unknown) => [values].flat().join(', ');

const kinds = new Map<unknown, string>([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a JSON object'],
]);

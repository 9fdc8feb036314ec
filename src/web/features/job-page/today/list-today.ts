import type { ToolId } from '#shared/tool-info.ts';
import { decodeStored, isRecord } from '#tools/reading/decode-stored.ts';

/** Something to do on the first day, and where it is done. */
export interface TodayStep {
  id: 'ask' | 'publish' | 'search' | 'write';
  tool: ToolId;
  tab: string;
  title: string;
  /** What of the written content it is about; undefined until that is written. */
  detail: string | undefined;
}

const searchesToday = 5;
const mailsToday = 3;

/** The first day of a search, in order; what the plan says of it is looked up in what was written. */
export function listToday(contentOf: (tool: ToolId) => unknown): TodayStep[] {
  return [
    {
      id: 'ask',
      tool: 'intakeAssistant',
      tab: 'roleOverview',
      title: 'Ask the hiring manager what is open',
      detail: describeQuestions(contentOf('intakeAssistant')),
    },
    {
      id: 'publish',
      tool: 'attractionPosting',
      tab: 'public-posting',
      title: 'Publish the posting',
      detail: readAt(contentOf('attractionPosting'), ['publicJobPosting', 'headline'], asWords),
    },
    {
      id: 'search',
      tool: 'sourcingStrategy',
      tab: 'boolean-search',
      title: 'Run the first searches',
      detail: describeSearches(contentOf('sourcingStrategy')),
    },
    {
      id: 'write',
      tool: 'engagementKit',
      tab: 'email-templates',
      title: 'Send the first mails',
      detail: describeMails(contentOf('engagementKit')),
    },
  ];
}

function describeQuestions(content: unknown): string | undefined {
  return readAt(content, ['hiddenAssumptionFlags'], (flags) => {
    const [first] = asList(flags).filter(isRecord);
    const words = asWords(first?.['assumption'])?.replace(/^Left open: /, '');
    return words && `${count(asList(flags).length, 'question')}; first: ${words}`;
  });
}

function describeSearches(content: unknown): string | undefined {
  return readAt(content, ['booleanStrings'], (platforms) => {
    if (!isRecord(platforms)) return undefined;
    const names = Object.keys(platforms);
    const strings = Object.values(platforms).flatMap((of) =>
      isRecord(of) ? Object.keys(of) : [of],
    );
    const many = Math.min(strings.length, searchesToday);
    return names[0] && `${count(many, 'search', 'searches')}; first: ${names[0]}`;
  });
}

function describeMails(content: unknown): string | undefined {
  return readAt(content, ['multiStepEmailTemplates'], (mails) => {
    const list = asList(mails).filter(isRecord);
    const subject = asWords(list[0]?.['subject']);
    return subject && `${count(Math.min(list.length, mailsToday), 'mail')}; first: ${subject}`;
  });
}

function readAt<T>(
  content: unknown,
  path: readonly string[],
  read: (value: unknown) => T | undefined,
): T | undefined {
  const found = path.reduce<unknown>(
    (at, key) => (isRecord(at) ? at[key] : undefined),
    decodeStored(content ?? null),
  );
  return read(found);
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const asWords = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function count(many: number, one: string, more = `${one}s`): string {
  return `${many} ${many === 1 ? one : more}`;
}

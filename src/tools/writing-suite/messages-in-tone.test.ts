import { describe, expect, it } from 'vitest';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { voiceTones } from '#shared/organization.ts';
import { shareOf } from '#shared/testing/cases-of.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { checkStyle } from '../check-style.ts';
import { listTexts } from '../check-written/list-texts.ts';
import { sample, toSource, writeTool } from './written.ts';

const jobs = [...shareOf(allJobs.slice(0, 14), 4), sample];
const tools = [
  'engagementKit',
  'candidateMessaging',
  'interviewCoaching',
  'engagementTracker',
] as const satisfies ToolId[];

const isMail = (at: string): boolean => /\.template$|\.body$/.test(at);
/** The times of a script to read aloud follow its words. */
const listFigures = (text: string): string[] =>
  (text.replace(/\d+:\d\d/g, '').match(/[$£€]?\d[\d,.]*/g) ?? [])
    .map((figure) => figure.replace(/[.,]+$/, ''))
    .toSorted();

const greeting = /(?:Hi|Hey|Hello|Dear|Good (?:day|morning|afternoon|evening)),? \[First name\]/g;
const broken =
  / [,.;?!](?!\.)|,[,.;?]|\.\.(?!\.)|[?!]\.(?=\s|$)|\n[,.;]|^[,.;]|\S {2,}\S|\bi'(?:m|d|ll)\b|\ba (?:applicant|hour)\b/;

interface Written {
  at: string;
  text: string;
}

const write = (job: (typeof jobs)[number], voice: Parameters<typeof toSource>[1]) => {
  const source = toSource(job, voice);
  return tools.map((tool) => {
    const { content } = writeTool(tool, source);
    return { tool, source, content, texts: listTexts(content) };
  });
};

const findBroken = ({ at, text }: Written, where: string): string[] => {
  const found = broken.exec(text);
  return found
    ? [`${where} ${at}: ${text.slice(Math.max(0, found.index - 30), found.index + 30)}`]
    : [];
};

describe('messages', () => {
  it('say the same in every tone, and never with the same words', () => {
    const wrong: string[] = [];
    for (const job of jobs) {
      const byTone = voiceTones.map((tone) => write(job, { tone }));
      for (const [index, tone] of voiceTones.entries()) {
        for (const [t, { tool, texts }] of byTone[index]!.entries()) {
          for (const [i, one] of texts.entries()) {
            const where = `${job.name} / ${tool} / ${tone} /`;
            const plain = byTone[0]![t]!.texts[i]!;
            wrong.push(...findBroken(one, where));
            if (listFigures(one.text).join() !== listFigures(plain.text).join())
              wrong.push(`${where} ${one.at}: other figures`);
            if (isMail(one.at) && (one.text.match(greeting)?.length ?? 0) > 1)
              wrong.push(`${where} ${one.at}: greets twice`);
            // A text in one paragraph has no manner of its own.
            const isText = one.text.includes('[your name] again:');
            if (isMail(one.at) && !isText && index > 0 && one.text === plain.text)
              wrong.push(`${where} ${one.at}: same words as ${voiceTones[0]}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

describe('a style note', () => {
  const note =
    'Short sentences. No exclamation marks, semicolons or contractions. Never write Regards, "crew", "boss" or "just". Always say Hi. Sign off with "Warmly". End every message with "Safe home."';

  it('is obeyed in every message, and what was not is said', () => {
    const wrong: string[] = [];
    for (const job of jobs) {
      for (const tone of ['professional', 'casual'] as const) {
        for (const { tool, source, content, texts } of write(job, { tone, messagingStyle: note })) {
          const where = `${job.name} / ${tool} / ${tone} /`;
          for (const one of texts) wrong.push(...findBroken(one, where));
          for (const { at, text } of texts.filter((one) => isMail(one.at))) {
            if (!text.startsWith('Hi [First name],\n\n')) wrong.push(`${where} ${at}: greeting`);
            if (!text.includes('\nWarmly,\n[')) wrong.push(`${where} ${at}: sign-off`);
            if (!text.endsWith('\n\nSafe home.')) wrong.push(`${where} ${at}: tag line`);
            if (/regards/i.test(text)) wrong.push(`${where} ${at}: regards`);
          }
          const { voice } = source;
          for (const said of checkStyle({ tool, voice, content })) {
            // Facts of the advertisement in its own words are kept.
            if (!/safe home|still stands? in (?:one text|\d texts)/i.test(said))
              wrong.push(`${where} ${said}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('speaks as "we" and still names the company', () => {
    const voice = { messagingStyle: 'Use "we" instead of the company name.' };
    const spoken = write(sample, voice)
      .flatMap(({ texts }) => texts)
      .filter(({ at }) => isMail(at));
    expect(
      spoken.some(({ text }) => /High Plains Wind Services(?: in Glenrock)?[,]? we /.test(text)),
    ).toBe(true);
    expect(
      spoken.filter(({ text }) =>
        /(?:^|[.?!] )High Plains Wind Services(?: in Glenrock)? (?:is|needs|wants)\b/m.test(text),
      ),
    ).toEqual([]);
  });

  it('says which part was not understood', () => {
    const source = toSource(sample, { messagingStyle: 'Be bold and human. Never write Regards.' });
    const { content } = writeTool('engagementKit', source);
    expect(checkStyle({ tool: 'engagementKit', voice: source.voice, content })).toEqual([
      '"Be bold and human" was not applied: it was not understood.',
    ]);
    expect(checkStyle({ tool: 'marketIntel', voice: source.voice, content })).toEqual([]);
  });

  it('says where a forbidden word was kept', () => {
    const source = toSource(sample, { messagingStyle: 'Never say "hour".' });
    const { content } = writeTool('engagementKit', source);
    expect(checkStyle({ tool: 'engagementKit', voice: source.voice, content })).toEqual([
      expect.stringMatching(
        /^"hour" still stands in \d+ texts, where no other wording was safe\.$/,
      ),
    ]);
  });
});

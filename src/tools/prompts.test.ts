import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { understand } from '#reading/read-stored-job.ts';
import type { Source } from '#plan/source.ts';
import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { generators } from './generators.server.ts';

/** Written by others than the eight; their lengths stand in their prompts. */
const longForms: readonly ToolId[] = ['attractionPosting', 'sourcingStrategy', 'marketIntel'];

interface Node {
  type?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  additionalProperties?: Node | boolean;
}

function* textsOf(node: Node, path: string, meaning = ''): Generator<[string, string]> {
  const described = `${meaning} ${node.description ?? ''}`.trim();
  if (node.type === 'string' && !node.enum) yield [path, described];
  for (const [name, inner] of Object.entries(node.properties ?? {}))
    yield* textsOf(inner, `${path}.${name}`);
  if (node.items) yield* textsOf(node.items, `${path}[]`, described);
}

const placeholders = /\[[^\]]+\]|\{\{[^}]+\}\}/g;
const allowed = new Set([
  '[First name]',
  '[your name]',
  '[phone]',
  '[link]',
  '[name]',
  '[pay: add]',
  '[how to apply: add]',
  '[reports to: confirm]',
]);
/** A blank in a candidate's own story. */
const ownStory = '[a day you remember]';

describe.each(toolIds)('what a model is asked for %s', (tool) => {
  const { prompt, writing } = generators[tool];
  const schema = z.toJSONSchema(writing, { io: 'input', unrepresentable: 'any' }) as Node;
  const said = `${JSON.stringify(prompt)} ${JSON.stringify(schema)}`;

  it('names the same placeholders as the built-in writer', () => {
    const found = [...prompt.rules, ...[...textsOf(schema, '')].map(([, meaning]) => meaning)]
      .flatMap((text) => text.match(placeholders) ?? [])
      .filter((placeholder) => !allowed.has(placeholder) && placeholder !== ownStory);
    expect(found).toEqual([]);
  });

  it.skipIf(longForms.includes(tool))('says how many words each text has', () => {
    const silent = [...textsOf(schema, '')]
      .filter(
        ([, meaning]) => !/\d+ (?:to \d+ )?words|as in the figures|of the figures/i.test(meaning),
      )
      .filter(([path]) => !/\.(?:mark|channel)$/.test(path))
      .map(([path]) => path);
    expect(silent).toEqual([]);
  });

  it('does not contradict itself', () => {
    expect(said).not.toMatch(
      /under 200 words|under 120 words|two to three minutes|90 seconds|160 characters/,
    );
  });
});

/** Every text of some words with the path of its field. */
function* wordsOf(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const item of value) yield* wordsOf(item, `${path}[]`);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* wordsOf(inner, `${path}.${name}`);
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const today = '2026-11-15';

const sources = allJobs
  .filter((_, place) => place % 6 === 0)
  .map(({ organization, job }): Source => {
    const brief = understand({ job, organization });
    return {
      brief,
      market: assessMarket({ brief, today }),
      voice: { tone: 'professional', messagingStyle: '' },
      employer: { name: organization.name, description: '', website: '' },
      notes: [],
      today,
    };
  });

describe.each(toolIds.filter((tool) => !longForms.includes(tool)))(
  'the lengths a model is asked for in %s',
  (tool) => {
    it('are those of the built-in writer', () => {
      const { prepare, writing } = generators[tool];
      const schema = z.toJSONSchema(writing, { io: 'input', unrepresentable: 'any' }) as Node;
      const most = new Map(
        [...textsOf(schema, '')].flatMap(([path, meaning]) => {
          const [, words] = /(\d+) words/.exec(meaning) ?? [];
          return words ? [[path, Number(words)] as const] : [];
        }),
      );
      const texts = sources.flatMap((source) => [...wordsOf(prepare(source).draft, '')]);
      const measured = texts.filter(([path]) => most.has(path));
      const long = measured.filter(([path, text]) => countWords(text) > (most.get(path) ?? 0));
      expect(measured.length).toBeGreaterThan(100);
      expect(long.length / measured.length, JSON.stringify(long.slice(0, 8))).toBeLessThan(0.03);
    });
  },
);

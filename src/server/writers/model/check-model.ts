import { z } from 'zod';
import { callModel } from './call-model.ts';
import { sentenceForFault, sentenceForReply } from './failure-sentences.ts';
import { toJsonSchema } from './json-schema.ts';
import { ModelFault } from './model-fault.ts';
import { openProvider } from './provider.ts';
import { readReply } from './read-reply.ts';
import type { ModelSettings } from './settings.ts';
import { toStrictSchema } from './strict-schema.ts';

export interface ModelFinding {
  model: string;
  isUsable: boolean;
  /** What was found, in plain words. */
  lines: string[];
}

const probe = z.strictObject({
  greeting: z.string().min(1).describe('A greeting of three words.'),
  sum: z.number().describe('Two plus three.'),
});
const question = 'Reply with one JSON object that has the fields "greeting" and "sum".';

/** Whether every configured model answers, and whether it keeps to a given form. */
export async function checkModels(settings: ModelSettings): Promise<ModelFinding[]> {
  const names = new Set([settings.model, ...Object.values(settings.modelFor)]);
  const findings: ModelFinding[] = [];
  for (const name of names) findings.push(await checkOne(settings, name));
  return findings;
}

async function checkOne(settings: ModelSettings, name: string): Promise<ModelFinding> {
  const begun = Date.now();
  const held = await ask(settings, name, true);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  if (held === undefined) {
    const lines = [`It answers, in ${seconds} s.`, 'It keeps to the form it is given.'];
    return { model: name, isUsable: true, lines };
  }
  if (held.isFault && held.kind !== 'bad-request') {
    return { model: name, isUsable: false, lines: [held.sentence] };
  }
  const told = await ask(settings, name, false);
  if (told === undefined) {
    const lines = [
      'It answers.',
      'It is not held to a form by its server, but keeps to one it is told in words. Tools are written a little less surely.',
    ];
    return { model: name, isUsable: true, lines };
  }
  const lines = [
    ...(told.isFault ? [] : ['It answers.']),
    told.sentence,
    'It cannot write tools. Choose another model.',
  ];
  return { model: name, isUsable: false, lines };
}

type Failure =
  | { isFault: true; kind: ModelFault['kind']; sentence: string }
  | { isFault: false; sentence: string };

/** Nothing when all is well. */
async function ask(
  settings: ModelSettings,
  name: string,
  isEnforced: boolean,
): Promise<Failure | undefined> {
  try {
    const reply = await callModel({
      model: openProvider(settings)(name),
      instructions: 'You take part in a test of a connection.',
      messages: [{ role: 'user', content: question }],
      schema: isEnforced ? toStrictSchema(toJsonSchema(probe)) : undefined,
      maxOutputTokens: settings.maxOutputTokens,
      timeouts: settings.timeouts,
      signal: new AbortController().signal,
      onText: () => undefined,
    });
    const read = readReply(reply, { writing: probe, accept: () => undefined });
    return read.problem && { isFault: false, sentence: sentenceForReply(read.problem) };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return { isFault: true, kind: error.kind, sentence: sentenceForFault(error.kind) };
  }
}

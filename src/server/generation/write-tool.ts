import type { Cut } from '#shared/output.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { sayWrittenLanguage } from '#plan/language.ts';
import { sayNotes } from '#plan/notes.ts';
import { contracts } from '#tools/contracts.ts';
import { generators } from '#tools/generators.server.ts';
import type { Source } from '#plan/source.ts';
import type { TextWork } from '../text-work/text-work.ts';
import { WritingFailed, type Assignment, type Writer } from '../writers/writer.ts';
import { placeCuts } from './place-cuts.ts';
import type { HiddenName } from './confidential/hide-name.ts';

interface Writing extends Pick<Assignment, 'organizationId' | 'signal' | 'onPartial'> {
  textWork: TextWork;
  writer: Writer;
  tool: ToolId;
  source: Source;
  secret: HiddenName | undefined;
}

/** One tool for one job: numbers from code, words from a writer. */
export async function writeTool({ textWork, writer, tool, source, secret, ...rest }: Writing) {
  const generator = generators[tool];

  // 1. The figures, the same whichever writer is used.
  const { organizationId } = rest;
  const preparation = await textWork.run('prepare', { tool, source }, { organizationId });

  // 2. The words, without what was made up.
  const { writing, uncut, cuts, ...receipt } = await writer.write({
    tool,
    generator,
    source,
    preparation,
    ...rest,
  });

  // 3. Both together, as strict as what may be stored.
  const isModel = writer.info.writer === 'model';
  const said = [isModel ? sayWrittenLanguage(source) : '', sayNotes(source.notes)];
  const merged = addNotes(generator.merge(preparation.figures, writing), said);

  // 4. Whatever a writer knows from elsewhere, a confidential employer is not named.
  const content: unknown = contracts[tool].schema.parse(secret ? secret.hideAll(merged) : merged);
  if (secret?.occursIn(content)) {
    throw new WritingFailed(
      'The text named the employer, which is confidential, and was not kept. Please try again.',
    );
  }

  // 5. What of the style note it does not keep to is said beside it.
  const { voice } = source;
  const unobeyed = await textWork.run('checkStyle', { tool, voice, content }, { organizationId });
  // 6. What was taken out knows its place, so that a person can put it back.
  const hide = (words: unknown): unknown => (secret ? secret.hideAll(words) : words);
  const whole = uncut === undefined ? undefined : hide(generator.merge(preparation.figures, uncut));
  const placed = placeCuts(hide(cuts ?? []) as Cut[], { uncut: whole, content });
  // Only of interest where the built-in words are what is stored.
  const faults = writing === preparation.draft ? preparation.faults : [];
  return {
    content,
    receipt: cuts ? { ...receipt, cuts: placed } : receipt,
    unobeyed,
    faults,
  };
}

/** Every tool says what it was told beside the job, and in which language it is where that is not the job's. */
function addNotes(content: unknown, notes: readonly string[]): unknown {
  const said = notes.filter((note) => note !== '').join(' ');
  if (said === '' || typeof content !== 'object' || content === null) return content;
  const { toolDescription = '' } = content as { toolDescription?: string };
  return { ...content, toolDescription: `${toolDescription} ${said}`.trim() };
}

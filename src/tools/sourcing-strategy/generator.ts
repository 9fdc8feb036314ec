import { defineGenerator } from '../define-generator.ts';
import { draftSourcing } from './draft.ts';
import { computeSourcingFigures } from './figures.ts';
import { mergeSourcing } from './merge.ts';
import { sourcingStrategyPrompt } from './prompt.ts';
import { sourcingWriting } from './writing.ts';

export const sourcingStrategyGenerator = defineGenerator({
  computeFigures: computeSourcingFigures,
  writing: sourcingWriting,
  draft: draftSourcing,
  merge: mergeSourcing,
  prompt: sourcingStrategyPrompt,
});

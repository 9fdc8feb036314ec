import type { FastifyBaseLogger } from 'fastify';
import type { TokenBudget } from '../budget/token-budget.ts';
import type { TextWork } from '../../text-work/text-work.ts';
import { WritingFailed, type Assignment, type Writer, type Written } from '../writer.ts';
import { createBreaker } from './breaker.ts';
import { openProvider } from './provider.ts';
import type { Waits } from './retry-after.ts';
import type { ModelSettings } from './settings.ts';
import { createModelReader } from './read-with-model.ts';
import { createModelPlanner } from './plan-with-model.ts';
import { createModelReworder } from './reword-with-model.ts';
import { writeWithModel } from './write-with-model.ts';

interface ModelWriterParts {
  settings: ModelSettings;
  budget: TokenBudget;
  textWork: Pick<TextWork, 'run'>;
  log: FastifyBaseLogger;
  /** Shorter in tests. */
  waits?: Waits;
  restMs?: number;
}

/** A language model writes; the figures, the schema and the check of its words are ours. */
export function createModelWriter({
  settings,
  budget,
  textWork,
  log,
  waits = { baseMs: 1000, capMs: 30_000 },
  restMs = 10_000,
}: ModelWriterParts): Writer {
  const findModel = openProvider(settings);
  const breaker = createBreaker({ threshold: 5, restMs, maxRestMs: 120_000 });
  /** Models that refused a schema; from then on it is put into words for them. */
  const unschooled = new Set<string>();

  const writeOne = (assignment: Assignment): Promise<Written> => {
    const name = settings.modelFor[assignment.tool] ?? settings.model;
    return writeWithModel({
      assignment,
      settings,
      name,
      model: findModel(name),
      breaker,
      waits,
      unschooled,
      textWork,
      log: log.child({ tool: assignment.tool, model: name }),
    });
  };

  const read = createModelReader({
    settings,
    model: findModel(settings.model),
    budget,
    textWork,
    unschooled,
    restMs,
    log: log.child({ model: settings.model }),
  });

  const plan = createModelPlanner({
    settings,
    model: findModel(settings.model),
    budget,
    textWork,
    unschooled,
    log: log.child({ model: settings.model }),
  });

  const reword = createModelReworder({
    settings,
    model: findModel(settings.model),
    budget,
    textWork,
    log: log.child({ model: settings.model }),
  });

  return {
    read,
    plan,
    reword,
    info: { writer: 'model', model: settings.model },
    admit: budget.hold,
    write: async (assignment) => {
      try {
        const written = await writeOne(assignment);
        await budget.settle(assignment, tokensOf(written));
        return written;
      } catch (error) {
        if (error instanceof WritingFailed) await budget.settle(assignment, tokensOf(error.usage));
        throw error;
      }
    },
  };
}

type Counted = Partial<Record<'inputTokens' | 'outputTokens', number | null>>;

const tokensOf = ({ inputTokens, outputTokens }: Counted = {}): number =>
  (inputTokens ?? 0) + (outputTokens ?? 0);

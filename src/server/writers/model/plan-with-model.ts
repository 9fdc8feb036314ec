import type { FastifyBaseLogger } from 'fastify';
import type { LanguageModel } from 'ai';
import { agreedPlanSchema, type DraftedPlan } from '#shared/agreed-plan.ts';
import type { TextWork } from '../../text-work/text-work.ts';
import { TokensSpent, type TokenBudget } from '../budget/token-budget.ts';
import { checkInventions } from '../inventions/check-inventions.ts';
import type { PlanOrder } from '../writer.ts';
import { callModel, estimateUsage, type ModelCall } from './call-model.ts';
import { writeMaterial } from './instructions.ts';
import { toJsonSchema } from './json-schema.ts';
import { ModelFault } from './model-fault.ts';
import { planInstructions } from './plan-prompt.ts';
import { readReply } from './read-reply.ts';
import type { ModelSettings } from './settings.ts';
import { toStrictSchema } from './strict-schema.ts';
import { providers } from './providers.ts';

interface PlannerParts {
  settings: ModelSettings;
  model: LanguageModel;
  budget: TokenBudget;
  textWork: Pick<TextWork, 'run'>;
  unschooled: Set<string>;
  log: FastifyBaseLogger;
}

/** Drafts the plan of a job on what code proposes; null whenever the proposal has to do. */
export function createModelPlanner(parts: PlannerParts) {
  const { settings, budget, textWork, log } = parts;

  async function ask(order: PlanOrder): Promise<DraftedPlan | null> {
    const { organizationId, source, proposal } = order;
    await budget.begin({ organizationId });
    const call = prepare(parts, order);
    let tokens = 0;
    try {
      const reply = await callModel(call);
      tokens = reply.usage.inputTokens + reply.usage.outputTokens;
      const read = readReply(reply, { writing: agreedPlanSchema, accept: () => undefined });
      if (read.problem) {
        log.warn({ problem: read.problem }, 'the model’s plan was of no use');
        return null;
      }
      const { words } = await checkInventions(
        {
          words: read.words,
          writing: agreedPlanSchema,
          draft: proposal,
          source,
          figures: {},
          plan: proposal,
          instructions: call.instructions,
        },
        (written) => textWork.run('cutInventions', written, { organizationId }),
      );
      const plan = agreedPlanSchema.safeParse(words);
      return plan.success ? { plan: plan.data, model: settings.model } : null;
    } catch (error) {
      if (error instanceof ModelFault) {
        const { inputTokens, outputTokens } = estimateUsage(call, error.text);
        tokens = error.text ? inputTokens + outputTokens : 0;
        if (error.kind === 'bad-request') parts.unschooled.add(settings.model);
      }
      throw error;
    } finally {
      await budget.settle({ organizationId }, tokens);
    }
  }

  return (order: PlanOrder): Promise<DraftedPlan | null> =>
    ask(order).catch((error: unknown) => {
      if (order.signal.aborted) throw error;
      const reason = error instanceof ModelFault ? error.kind : undefined;
      if (!(error instanceof TokensSpent)) log.warn({ reason }, 'the model drafted no plan');
      return null;
    });
}

const replyTokens = 6000;

function prepare({ settings, model, unschooled }: PlannerParts, order: PlanOrder): ModelCall {
  const { source, proposal, signal } = order;
  const schema = toStrictSchema(toJsonSchema(agreedPlanSchema));
  const isEnforced = !unschooled.has(settings.model);
  const isShown = !isEnforced || providers[settings.provider].isShapeShown;
  const { firstByteMs, stallMs } = settings.timeouts;
  const reply = Math.min(replyTokens, settings.windowTokens / 2);
  const room = Math.floor((settings.windowTokens - reply) * 3) - planInstructions.length;
  return {
    model,
    instructions: planInstructions,
    messages: [
      {
        role: 'user',
        content: writeMaterial({
          source,
          figures: {},
          plan: proposal,
          schema: isShown ? schema : undefined,
          room: isShown ? room : room - JSON.stringify(schema).length,
        }),
      },
    ],
    schema: isEnforced ? schema : undefined,
    maxOutputTokens: settings.maxOutputTokens,
    timeouts: {
      firstByteMs: Math.min(firstByteMs, settings.readMs),
      stallMs: Math.min(stallMs, settings.readMs),
      totalMs: settings.readMs,
    },
    signal,
    onText: () => undefined,
  };
}

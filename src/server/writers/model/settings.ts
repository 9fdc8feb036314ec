import { toolIds, type ToolId } from '#shared/tool-info.ts';
import { joinList } from '#writing/list.ts';
import { findProviderOf, prefixes, type ProviderName, providers } from './providers.ts';

/** Which language model writes, how to reach it and how long to wait for it. */
export interface ModelSettings {
  provider: ProviderName;
  /** As the provider names it. */
  model: string;
  /** Where a tool is written by another model of the same provider. */
  modelFor: Partial<Record<ToolId, string>>;
  apiKey: string | undefined;
  baseUrl: string | undefined;
  /** In US dollars per million tokens; null where nobody said. */
  price: { input: number; output: number } | null;
  /** For each organization; null for no limit. */
  tokensPerDay: number | null;
  maxOutputTokens: number | undefined;
  /** What the model takes in at once, question and answer together. */
  windowTokens: number;
  timeouts: {
    firstByteMs: number;
    stallMs: number;
    /** For one tool, with all that is tried again. */
    totalMs: number;
  };
  /** How long somebody waits for a reading before code reads alone. */
  readMs: number;
}

interface ModelEnv {
  AI_PROVIDER?: ProviderName | undefined;
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
  AI_PRICE_INPUT?: number | undefined;
  AI_PRICE_OUTPUT?: number | undefined;
  AI_TOKENS_PER_DAY?: number | undefined;
  AI_MAX_OUTPUT_TOKENS?: number | undefined;
  AI_WINDOW_TOKENS?: number | undefined;
  AI_FIRST_BYTE_SECONDS: number;
  AI_STALL_SECONDS: number;
  AI_TOTAL_SECONDS: number;
  AI_READ_SECONDS: number;
}

export interface SettingProblem {
  name: string;
  message: string;
}

/** Every model of the last years takes in this much. */
const usualWindow = 64_000;

/** marketIntel -> AI_MODEL_MARKET_INTEL */
const overrideName = (tool: ToolId) =>
  `AI_MODEL_${tool.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** All the settings of the model together, or what is wrong with them; null without a model. */
export function readModelSettings(
  env: ModelEnv,
  source: Record<string, string | undefined>,
): { settings: ModelSettings | null; problems: SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const problem = (name: string, message: string) => problems.push({ name, message });
  if (!env.AI_MODEL) {
    if (env.AI_API_KEY) problem('AI_MODEL', 'is needed because AI_API_KEY is set');
    else if (env.AI_BASE_URL) problem('AI_MODEL', 'is needed because AI_BASE_URL is set');
    return { settings: null, problems };
  }
  if ((env.AI_PRICE_INPUT === undefined) !== (env.AI_PRICE_OUTPUT === undefined)) {
    problem('AI_PRICE_INPUT', 'and AI_PRICE_OUTPUT belong together: set both or none');
  }
  const provider = findProvider(env);
  if (!provider) {
    problem(
      'AI_MODEL',
      `needs its provider: write ${joinList(
        prefixes.map((name) => `${name}/…`),
        'or',
      )} before it, or set AI_BASE_URL for any OpenAI-compatible server`,
    );
    return { settings: null, problems };
  }
  const { needs } = providers[provider];
  if (!env[needs]) problem(needs, `is needed for models of ${provider}`);
  const nameOf = (model: string) =>
    model.startsWith(`${provider}/`) ? model.slice(provider.length + 1) : model;
  const settings: ModelSettings = {
    provider,
    model: nameOf(env.AI_MODEL),
    modelFor: Object.fromEntries(
      toolIds.flatMap((tool) => {
        const override = source[overrideName(tool)]?.trim();
        return override ? [[tool, nameOf(override)]] : [];
      }),
    ),
    apiKey: env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
    price:
      env.AI_PRICE_INPUT === undefined || env.AI_PRICE_OUTPUT === undefined
        ? null
        : { input: env.AI_PRICE_INPUT, output: env.AI_PRICE_OUTPUT },
    tokensPerDay: env.AI_TOKENS_PER_DAY ?? null,
    maxOutputTokens: env.AI_MAX_OUTPUT_TOKENS,
    windowTokens: env.AI_WINDOW_TOKENS ?? usualWindow,
    timeouts: {
      firstByteMs: env.AI_FIRST_BYTE_SECONDS * 1000,
      stallMs: env.AI_STALL_SECONDS * 1000,
      totalMs: env.AI_TOTAL_SECONDS * 1000,
    },
    readMs: env.AI_READ_SECONDS * 1000,
  };
  return { settings: problems.length > 0 ? null : settings, problems };
}

/** An address of one's own comes first: routers such as OpenRouter name models "anthropic/…" themselves. */
function findProvider({
  AI_PROVIDER,
  AI_BASE_URL,
  AI_MODEL = '',
}: ModelEnv): ProviderName | undefined {
  if (AI_PROVIDER) return AI_PROVIDER;
  if (AI_BASE_URL) return 'openai-compatible';
  return findProviderOf(AI_MODEL);
}

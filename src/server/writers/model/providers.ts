interface Provider {
  /** How names of its models begin; null where they may have any name. */
  models: RegExp | null;
  /** What it cannot be reached without. */
  needs: 'AI_API_KEY' | 'AI_BASE_URL';
  /** Whether the wanted shape is written into the question even where the call enforces it: not every server does. */
  isShapeShown: boolean;
}

/** Who can be asked; how each is reached stands in provider.ts, which loads their libraries. */
export const providers = {
  openai: { models: /^(?:gpt-|o\d|chatgpt-)/i, needs: 'AI_API_KEY', isShapeShown: false },
  anthropic: { models: /^claude-/i, needs: 'AI_API_KEY', isShapeShown: false },
  google: { models: /^gemini-/i, needs: 'AI_API_KEY', isShapeShown: false },
  'openai-compatible': { models: null, needs: 'AI_BASE_URL', isShapeShown: true },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
export const providerNames = Object.keys(providers) as ProviderName[];

/** Those that a model may be written with: "openai/gpt-5". */
export const prefixes = providerNames.filter((name) => providers[name].models !== null);

/** "openai/gpt-5" and "gpt-5" are of openai; nothing where the name does not tell. */
export const findProviderOf = (model: string): ProviderName | undefined =>
  prefixes.find((name) => model.startsWith(`${name}/`)) ??
  prefixes.find((name) => providers[name].models?.test(model));

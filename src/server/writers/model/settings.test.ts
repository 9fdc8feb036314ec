import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';

const settingsOf = (source: Record<string, string>) => parseEnv(source).AI;

describe('the settings of the model', () => {
  it('are absent without a model', () => {
    expect(settingsOf({})).toBeNull();
  });

  it.each([
    [{ AI_MODEL: 'openai/gpt-6', AI_API_KEY: 'k' }, 'openai', 'gpt-6'],
    [{ AI_MODEL: 'anthropic/claude-x', AI_API_KEY: 'k' }, 'anthropic', 'claude-x'],
    [{ AI_MODEL: 'google/gemini-x', AI_API_KEY: 'k' }, 'google', 'gemini-x'],
    [{ AI_MODEL: 'gpt-6', AI_API_KEY: 'k' }, 'openai', 'gpt-6'],
    [{ AI_MODEL: 'claude-x', AI_API_KEY: 'k' }, 'anthropic', 'claude-x'],
    [
      { AI_MODEL: 'llama4', AI_BASE_URL: 'http://localhost:11434/v1' },
      'openai-compatible',
      'llama4',
    ],
    [
      {
        AI_MODEL: 'anthropic/claude-x',
        AI_BASE_URL: 'https://openrouter.ai/api/v1',
        AI_API_KEY: 'k',
      },
      'openai-compatible',
      'anthropic/claude-x',
    ],
    [
      {
        AI_MODEL: 'gpt-6',
        AI_BASE_URL: 'https://proxy.test/v1',
        AI_PROVIDER: 'openai',
        AI_API_KEY: 'k',
      },
      'openai',
      'gpt-6',
    ],
  ])('find the provider of %j', (source, provider, model) => {
    expect(settingsOf(source)).toMatchObject({ provider, model });
  });

  it('name another model for a tool, prices, a budget and patience', () => {
    const settings = settingsOf({
      AI_MODEL: 'openai/gpt-6',
      AI_API_KEY: 'k',
      AI_MODEL_MARKET_INTEL: 'openai/gpt-6-mini',
      AI_PRICE_INPUT: '2.5',
      AI_PRICE_OUTPUT: '10',
      AI_TOKENS_PER_DAY: '100000',
      AI_STALL_SECONDS: '0.5',
    });
    expect(settings).toMatchObject({
      modelFor: { marketIntel: 'gpt-6-mini' },
      price: { input: 2.5, output: 10 },
      tokensPerDay: 100_000,
      timeouts: { firstByteMs: 90_000, stallMs: 500, totalMs: 300_000 },
    });
  });

  it.each([
    [{ AI_API_KEY: 'k' }, /AI_MODEL is needed because AI_API_KEY is set/],
    [{ AI_MODEL: 'mystery', AI_API_KEY: 'k' }, /AI_MODEL needs its provider/],
    [{ AI_MODEL: 'openai/gpt-6' }, /AI_API_KEY is needed for models of openai/],
    [{ AI_MODEL: 'x', AI_PROVIDER: 'openai-compatible' }, /AI_BASE_URL is needed/],
    [{ AI_MODEL: 'x', AI_PROVIDER: 'acme' }, /AI_PROVIDER must be one of openai, anthropic/],
    [{ AI_MODEL: 'gpt-6', AI_API_KEY: 'k', AI_PRICE_INPUT: '1' }, /belong together/],
    [
      { AI_MODEL: 'gpt-6', AI_API_KEY: 'k', AI_TOTAL_SECONDS: 'long' },
      /AI_TOTAL_SECONDS must be a number/,
    ],
  ])('refuse %j in a sentence', (source, sentence) => {
    expect(() => settingsOf(source)).toThrow(sentence);
  });
});

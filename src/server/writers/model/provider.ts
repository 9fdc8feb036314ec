import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ProviderName } from './providers.ts';
import type { ModelSettings } from './settings.ts';

export type FindModel = (name: string) => LanguageModel;

type Connection = Pick<ModelSettings, 'apiKey' | 'baseUrl'>;

const addressed = ({ apiKey = '', baseUrl }: Connection) => ({
  apiKey,
  ...(baseUrl ? { baseURL: baseUrl } : {}),
});

const connect: Record<ProviderName, (connection: Connection) => FindModel> = {
  openai: (connection) => {
    const openai = createOpenAI(addressed(connection));
    return (name) => openai.responses(name);
  },
  anthropic: (connection) => createAnthropic(addressed(connection)),
  google: (connection) => createGoogle(addressed(connection)),
  'openai-compatible': ({ apiKey, baseUrl = '' }) =>
    createOpenAICompatible({
      name: 'compatible',
      baseURL: baseUrl,
      ...(apiKey ? { apiKey } : {}),
      includeUsage: true,
      supportsStructuredOutputs: true,
    }),
};

/** The models of the configured provider, by name. */
export const openProvider = ({ provider, ...connection }: ModelSettings): FindModel =>
  connect[provider](connection);

import { EnvError, readEnv } from '#server/env.ts';
import { checkModels } from '#server/writers/model/check-model.ts';

/** Says in plain words whether the configured language model can write tools. */
export async function run(): Promise<number> {
  try {
    const { AI: settings } = readEnv();
    if (!settings) {
      console.log(
        'No language model is set up: the built-in writer serves. See AI_MODEL in .env.example.',
      );
      return 0;
    }
    const where = settings.baseUrl ? ` at ${new URL(settings.baseUrl).host}` : '';
    const findings = await checkModels(settings);
    for (const { model, lines } of findings) {
      console.log(`${model} (${settings.provider}${where})`);
      for (const line of lines) console.log(`  ${line}`);
    }
    return findings.every(({ isUsable }) => isUsable) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    return 1;
  }
}

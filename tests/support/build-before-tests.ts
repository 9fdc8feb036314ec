import { buildApp } from '../../scripts/build-app.ts';

export default async function buildBeforeTests(): Promise<void> {
  await buildApp();
}

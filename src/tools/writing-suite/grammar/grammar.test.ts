import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { makePlan } from '#plan/plan.ts';
import { isDrawn, isThorough } from '#shared/testing/cases-of.ts';
import { saidBy } from '../../check-written/check-written.ts';
import { listTexts } from '../../check-written/list-texts.ts';
import { isEnglish, listProse, writeAll, type Written } from '../written.ts';
import { checkGrammar, checkSpelling, fillBlanks, listWords } from './check-grammar.ts';

const files = globSync('src/knowledge/{trades/*,kinds,activities}/*.yaml').toSorted();
/** Names, codes and words to search by; papers and boards of other countries keep their own language. */
const noProse =
  /^(?:trade|plural|kind|serves|titles|specialties|search|credentials|by_law|channels)|\.(?:id|for|search|called_for_by|if_said|unless_said|in_settings|not_in_settings|titles|skills|brings|to_check|shows|unless|best_days|best_times|backed_by|level|kind|risk|find_them)(?:\.|$)/;

const readDrawer = (file: string): string[] =>
  listTexts(load(readFileSync(file, 'utf8')))
    .filter(({ at }) => !noProse.test(at))
    .map(({ text }) => fillBlanks(text));

describe('the files of the trades', () => {
  it('are spelled right', async () => {
    expect(await checkSpelling(listWords(files.flatMap(readDrawer)))).toEqual([]);
  }, 300_000);

  const drawn = files.filter((file) => isDrawn(readFileSync(file, 'utf8'), 240));
  it.each(drawn)(
    '%s is right English',
    async (file) => {
      expect(await checkGrammar(readDrawer(file))).toEqual([]);
    },
    300_000,
  );
});

/** Jobs of many trades and of several countries. */
const jobs = [
  'the sample job',
  'pipe welder, shop and field',
  'ICU nurse, nights',
  'home care aide with unlawful wishes',
  'CFO of a food manufacturer',
  'account executive, SaaS',
  'call centre agent, Manila style chrome',
  'data scientist, intake notes',
  'middle school math teacher',
  'line cook',
  'a title nobody knows',
  'backend engineer, remote in the EU',
];
const shownAtOnce = 1;

/** What the tools put together themselves; words of the drawer are read above, those of the job are its own. */
function listOwnTexts(output: Written): string[] {
  const drawer = new Set(listTexts(makePlan(output.source).drawer).map(({ text }) => text));
  const said = saidBy(output.source);
  return listProse(output)
    .map(({ text }) => text)
    .filter((text) => !drawer.has(text) && !said.includes(text))
    .map((text) => fillBlanks(text.replace(/"[^"]*"/g, 'Dallas')));
}

describe('what the tools write', () => {
  const drawn = isThorough() ? jobs : jobs.slice(0, shownAtOnce);
  it.each(drawn)(
    '%s is right English',
    async (name) => {
      const outputs = writeAll().filter((output) => output.name === name && isEnglish(output));
      expect(outputs.length).toBeGreaterThan(0);
      const { brief } = outputs[0]!.source;
      const said = saidBy(outputs[0]!.source);
      const texts = [...new Set(outputs.flatMap(listOwnTexts))];
      const found = await checkGrammar(texts, brief.place.country);
      expect(found.filter(({ problem }) => !said.includes(problem))).toEqual([]);
    },
    300_000,
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Brief } from '#shared/brief.ts';
import type { Drawer } from './drawer.ts';
import { folder } from './folder.ts';
import { meansGraduates } from './means-graduates.ts';
import { tradeSchema } from './trade-schema.ts';

const graduatesSchema = z.strictObject({
  personas: z.array(tradeSchema.shape.personas.element).min(3),
  channels: tradeSchema.shape.channels,
  bring: tradeSchema.shape.coaching.shape.bring,
  questions: tradeSchema.shape.coaching.shape.questions,
});
type Graduates = z.infer<typeof graduatesSchema>;

let kept: Graduates | undefined;
const loadGraduates = (): Graduates =>
  (kept ??= graduatesSchema.parse(
    load(readFileSync(join(folder, 'beginners', 'graduates.yaml'), 'utf8')),
  ));

const beginning = /\b(?:graduates?|newly|new|beginners?|newcomers?|students?|trainees?)\b/i;

/** Whom the trade itself tells of as having just learned it. */
const tellsOfThem = ({ personas }: Drawer): boolean =>
  personas.some(({ level, name }) => level === 'entry' && /\bgraduates?\b/i.test(name));

/** Without years in the work nobody steps down or comes back into it. */
const aside = 2;

/**
 * The drawer of a trade for a post that graduates are asked to apply for: their careers, the places where they are found,
 * and, where the post is theirs first, answers from courses and first jobs.
 */
export function withGraduates(drawer: Drawer, brief: Brief): Drawer {
  const asked = meansGraduates(brief, drawer.kind);
  if (asked === null) return drawer;
  const all = loadGraduates();
  const isFirst = asked === 'first';
  const [graduate, ...more] = all.personas.map((one, i) => (i === 0 ? nameField(one, brief) : one));
  const own = drawer.personas.filter(({ level }) => level !== 'entry');
  const others = drawer.personas.filter(
    ({ level, name }) => level === 'entry' && !beginning.test(name),
  );
  const added = isFirst ? [graduate!, ...more] : tellsOfThem(drawer) ? [] : [graduate!];
  return {
    ...drawer,
    ...(isFirst ? { isForGraduates: true as const } : {}),
    personas: isFirst
      ? [...added, ...others, ...own.slice(0, aside)]
      : [...drawer.personas, ...added],
    channels: Object.fromEntries(
      [...new Set([...Object.keys(drawer.channels), ...Object.keys(all.channels)])].map((key) => {
        const country = key as keyof Drawer['channels'];
        const listed = drawer.channels[country] ?? [];
        const ofGraduates = all.channels[country] ?? [];
        return [country, isFirst ? [...ofGraduates, ...listed] : [...listed, ...ofGraduates]];
      }),
    ),
    coaching: isFirst
      ? { ...drawer.coaching, bring: all.bring, questions: all.questions }
      : drawer.coaching,
  };
}

const ofDegree =
  /\b(?:degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|graduates?|major(?:ing)?)(?: degree)? (?:in|of) (?:an? |the |any )?([\p{L}&,/ -]{3,90})/iu;
const noField =
  /\b(?:related|relevant|similar|equivalent|any|other|field|fields|course|discipline|from|with|least|four|science degree|experience)\b/i;
const lastComma = /, (?=[^,]*$)/;
const mostFields = 3;
const mostWords = 3;

/** The fields of the degree that is asked for, as far as they are plain names. */
function listFields({ facts }: Brief): string[] {
  const found = facts
    .filter(({ kind }) => kind === 'education')
    .map(({ text }) => ofDegree.exec(text)?.[1] ?? '')
    .find((text) => text !== '');
  return (found ?? '')
    .split(/,\s*(?:and |or )?| (?:and|or) |\//)
    .map((field) => field.trim())
    .filter(
      (field) =>
        /^\p{Lu}/u.test(field) && field.split(' ').length <= mostWords && !noField.test(field),
    )
    .slice(0, mostFields);
}

const callsFresh: ReadonlySet<string> = new Set(['PH', 'IN', 'KE', 'NG', 'MY', 'SG', 'AE']);

/** "Recent graduate in finance or accountancy", by the degree that the job asks for and the word of the country. */
function nameField(persona: Drawer['personas'][number], brief: Brief): Drawer['personas'][number] {
  const fields = listFields(brief);
  const called = callsFresh.has(brief.place.country ?? '') ? 'fresh graduate' : 'recent graduate';
  const search = [called, ...persona.search.filter((term) => term !== called), ...fields];
  return {
    ...persona,
    ...(fields.length > 0
      ? { name: `Recent graduate in ${fields.join(', ').replace(lastComma, ' or ')}` }
      : {}),
    search,
  };
}

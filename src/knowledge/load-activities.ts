import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { activity as schema, type Activity } from './activity-schema.ts';
import { folder } from './folder.ts';

/** What is known of an activity before anything else of it is read: its words. */
export interface ActivityHead {
  id: string;
  /** Name of its file: the field of work it belongs to. */
  area: string;
  terms: readonly string[];
  /** The whole activity; read when the first job speaks of it. */
  read: () => Activity;
}

let heads: ReadonlyMap<string, ActivityHead> | undefined;

/** Work that occurs in many trades. Reading two megabytes whole would take seconds; its words are found at once. */
export function listActivityHeads(): ReadonlyMap<string, ActivityHead> {
  heads ??= new Map(
    globSync('activities/*.yaml', { cwd: folder })
      .toSorted()
      .flatMap((file) => {
        const [head = '', ...texts] = readFileSync(join(folder, file), 'utf8').split(
          /^ {2}(?=- id: )/m,
        );
        const { at_home_in: home } = load(head) as Pick<Activity, 'at_home_in'>;
        return texts.map((text) => toHead(text, basename(file, '.yaml'), home));
      })
      .map((head) => [head.id, head]),
  );
  return heads;
}

function toHead(text: string, area: string, home: Activity['at_home_in']): ActivityHead {
  const [, id = ''] = /^- id: (\S+)/.exec(text) ?? [];
  const [, inline, dashed = ''] =
    /^ {4}called_for_by:\s*(?:\[([^\]]*)\]|((?:\n {6}- [^\n]*)+))/m.exec(text) ?? [];
  const list = inline?.split(',') ?? dashed.split(/\n {6}- /);
  let whole: Activity | undefined;
  return {
    id,
    area,
    terms: list.map(unquote).filter(Boolean),
    read: () =>
      (whole ??= {
        ...(home ? { at_home_in: home } : {}),
        ...schema.parse((load(`  ${text}`) as unknown[])[0]),
      }),
  };
}

const unquote = (term: string): string =>
  term
    .trim()
    .replace(/^'([\s\S]*)'$/, (_, words: string) => words.replaceAll("''", "'"))
    .replace(/^"([\s\S]*)"$/, '$1');

export const findActivity = (id: string): Activity | undefined =>
  listActivityHeads().get(id)?.read();

/** All of them, read whole. */
export const listActivities = (): Activity[] =>
  [...listActivityHeads().values()].map(({ read }) => read());

import type { FactForms, FactKind } from '#shared/brief.ts';
import { readNounPhrase } from './shapes/noun-phrase.ts';
import type { VerbForm } from './shapes/plain-verb.ts';
import { readVerbHead } from './shapes/verb-head.ts';
import type { VerbPhrase } from './shapes/verb-phrase.ts';

interface Worded {
  kind: FactKind;
  text: string;
  verb: VerbPhrase | undefined;
}

const enough = 3;
const most = 0.6;

/**
 * The forms in which facts may stand in a sentence. A first word that may be a noun as well as a verb is read the
 * way most other duties of the job begin: "Support training" among "Develop", "Manage" and "Report".
 */
export function readForms(
  facts: readonly Worded[],
  isName: (word: string) => boolean,
): FactForms[] {
  const usual = findUsualForm(facts);
  return facts.map(({ kind, text, verb: whole }) => {
    const verb = whole ?? (kind === 'duty' ? readVerbHead(text) : undefined);
    const isVerb = verb !== undefined && (verb.isSure || verb.form === usual);
    return {
      verbPhrase: isVerb ? sayYours(verb.text) : null,
      nounPhrase: verb ? null : (readNounPhrase(text, isName) ?? null),
    };
  });
}

function findUsualForm(facts: readonly Worded[]): VerbForm | undefined {
  const sure = facts.flatMap(({ verb }) => (verb?.isSure && !verb.isNamed ? [verb.form] : []));
  const count = (form: VerbForm): number => sure.filter((other) => other === form).length;
  return (['plain', 'third', 'gerund'] as const).find(
    (form) => count(form) >= enough && count(form) >= sure.length * most,
  );
}

const theirs = /\b(?:their|his or her|his\/her|her\/his)\b/giu;
/** More than one, of whom "their" may speak. */
const many =
  /\p{L}{2}s\b|\b(?:people|personnel|workforce|children|staff|team|crew|client|customer|patient|guest|student|child|person|resident|family|visitor|member|employee|each|every|any|men|women|who|that)\b/iu;

/** "the lofts of their assigned harbors": those of whoever does it, whoever stands before. */
const ofHolder = /^ (?:assigned|designated|area of responsibility)\b/i;

/** "sort the mail in their own time": where nobody else stands before it, it is the time of who has the job. */
const sayYours = (phrase: string): string =>
  phrase.replace(theirs, (word: string, at: number) =>
    many.test(phrase.slice(phrase.indexOf(' '), at)) &&
    !ofHolder.test(phrase.slice(at + word.length))
      ? word
      : 'your',
  );

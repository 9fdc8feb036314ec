import type { Brief } from '#shared/brief.ts';
import { stripEnd } from '#writing/casing.ts';
import { listOnce } from '#writing/list.ts';
import { listFacts, ownWords } from './own-words.ts';
import { canBeNamed } from './speakable/speakable.ts';

/** Whom one works with, out of a duty that names them. */
const withWhom =
  /^(?:\p{L}+ly )?(?:works?|collaborates?|communicates?|coordinates?|liaises?|partners?|interacts?|consults?) (?:\p{L}+ly )?(?:in (?:close )?(?:cooperation|collaboration|partnership|conjunction) )?(?:with|alongside) (.+)$/iu;
const endsPeople =
  /,? (?:to (?!the\b)|regarding|on |in order|about|for |when|as |in |while|through|during|across|using|by )/iu;
/** Those who are served or bought from are no colleagues. */
const notColleagues =
  /\b(?:customers?|clients?|vendors?|suppliers?|hospitals|guests?|public|others|stakeholders|donors|tenants|parents|prisoners|offenders|women|men|adults|individuals|users|learners|members|candidates|patients?|residents|students|pupils|children|families|young people|people|organi[sz]ation|company|business|animals|data|systems?|tools?|dept|(?:various|other|all|different|multiple) (?:internal )?(?:departments|teams)|(?:internal|cross-functional) teams|team members|prospective|potential|who)\b|^(?:both|all|any|our)\b/i;
const longest = 16;
const shown = 3;

function endOf(people: string): number {
  const at = people.search(endsPeople);
  return at === -1 ? people.length : at;
}

function listPeople(brief: Brief): string[] {
  return listFacts(brief, { kinds: ['duty'] })
    .flatMap((fact) => withWhom.exec(fact.forms.verbPhrase ?? ownWords(fact))?.[1] ?? [])
    .map((people) => stripEnd(people.slice(0, endOf(people))))
    .filter(
      (people) =>
        people.split(/\s+/).length <= longest &&
        people.length > 6 &&
        // One word is a name of nobody: "leadership", "partners".
        people.includes(' ') &&
        !/\b\p{L}$/u.test(people) &&
        !notColleagues.test(people) &&
        !/[;:(]/.test(people),
    );
}

/** "Plant Manager" and "finance team" need their article. */
const sayPeople = (people: string): string =>
  /^(?!the |an? |our |your |other )[\p{L}&]+(?: [\p{L}&]+)? (?:team|department|office)$/iu.test(
    people,
  ) ||
  /^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:Team|Department|Director|Manager|Office)\b/u.test(people)
    ? `the ${people}`
    : people;

/** A row of people is told by itself; of those who were named before nobody is told twice. */
const listNew = (named: readonly string[]): string[] => {
  const [first] = named;
  if (first === undefined || /,| and /.test(first)) return named.slice(0, 1);
  return named.filter(
    (text, i) =>
      !/,| and /.test(text) &&
      !named.slice(0, i).some((other) => other.toLowerCase().includes(text.toLowerCase())),
  );
};

/** Whom one works with, by name of their work: "procurement and supply chain". */
export const listColleagues = (brief: Brief): string[] =>
  listNew(
    listOnce(
      listPeople(brief)
        .filter((text) => canBeNamed(text))
        .map(sayPeople),
    ),
  ).slice(0, shown);

import { getArticle } from '#writing/article.ts';
import { capitalize } from '#writing/casing.ts';
import { changeOpen, isOpenlyIn, splitSentences } from '../wording/open-text.ts';
import type { AvoidedWord, StyleNote } from './wanted-style.ts';

/** A text for candidates as the style note wants it; what cannot be had cleanly stays as it is. */
export function obeyStyle(note: StyleNote, text: string): string {
  let obeyed = obeySigns(note, text);
  if (note.shortSentences) obeyed = shortenSentences(obeyed);
  for (const avoided of note.avoid) obeyed = leaveOut(avoided, obeyed);
  return obeyed;
}

/** The same for words of others: signs and single words change, and no sentence of theirs is lost. */
export function obeyStyleInWords(note: StyleNote, text: string): string {
  return note.avoid
    .filter(({ instead }) => instead !== null)
    .reduce((words, avoided) => leaveOut(avoided, words), obeySigns(note, text));
}

function obeySigns({ without, shortSentences }: StyleNote, text: string): string {
  let signed = text;
  if (without.has('exclamation')) {
    signed = changeOpen(signed, (part) => part.replace(/([.?])!+/g, '$1').replace(/!+/g, '.'));
  }
  if (without.has('semicolon') || shortSentences) {
    signed = changeOpen(signed, (part) =>
      part
        .replace(/; (?=(?:I|you|we|they|he|she|it|that|this|there|if|when)\b)/g, '. ')
        .replace(/(?<=\. )(\p{Ll})/gu, (letter) => letter.toUpperCase())
        // What stands between the items of a list separates them still.
        .replace(/;(?= )/g, without.has('semicolon') ? ',' : ';'),
    );
  }
  if (without.has('dash')) signed = changeOpen(signed, (part) => part.replace(/ [—–] /g, ', '));
  if (without.has('hashtag')) signed = signed.replace(/(?<=^|\s)#(?=\p{L})/gu, '');
  if (without.has('emoji')) signed = signed.replace(/ ?\p{Extended_Pictographic}\uFE0F?/gu, '');
  return signed;
}

const conditions =
  /^\s*(?:If|When|While|As|Since|Once|Unless|Whether|Because|What|How|Where|Who)\b/;
const longEnough = 12;

/** ", and I ..." may be a sentence of its own, unless what it belongs to began with a condition. */
function shortenSentence(sentence: string): string {
  const parts =
    /^([^,;:"]{15,}), (and|but|so) ((?:I|you|we|they|it|he|she|there|that)\b[^"]{8,})$/.exec(
      sentence,
    );
  if (!parts || conditions.test(sentence) || sentence.split(' ').length < longEnough) {
    return sentence;
  }
  const [, first = '', word = '', second = ''] = parts;
  return `${first}. ${word === 'and' ? capitalize(second) : `${capitalize(word)} ${second}`}`;
}

const shortenSentences = (text: string): string =>
  text
    .split('\n')
    .map((line) => splitSentences(line).map(shortenSentence).join(''))
    .join('\n');

function leaveOut(avoided: AvoidedWord, text: string): string {
  if (!isOpenlyIn(text, avoided.pattern)) return text;
  if (avoided.instead === null) return dropSentences(avoided, text);
  return changeOpen(text, (part) => swap(avoided, part));
}

function swap({ pattern, instead }: AvoidedWord, part: string): string {
  if (instead === '') {
    return part
      .replace(
        new RegExp(`(^|[.?!:] |\\n)${pattern.source}[ ,]+(\\p{L})`, 'giu'),
        (_, start: string, next: string) => `${start}${next.toUpperCase()}`,
      )
      .replace(new RegExp(`, ${pattern.source}(?=[,.?!])`, 'giu'), '')
      .replace(new RegExp(` ${pattern.source}(?=[ .,?!])`, 'giu'), '');
  }
  const withArticle = new RegExp(`(\\b[Aa]n? )?${pattern.source}`, 'giu');
  return part.replace(withArticle, (whole: string, article: string | undefined) => {
    const word = whole.slice(article?.length ?? 0);
    const cased = /^\p{Lu}/u.test(word) ? capitalize(instead ?? '') : (instead ?? '');
    if (article === undefined) return cased;
    return `${article.charAt(0)}${getArticle(cased).slice(1)} ${cased}`;
  });
}

/** With less than this left, a text would no longer say what it is for. */
const leastLeft = 0.75;

/** Takes out whole sentences; not the last of a paragraph, and none that holds a fact, a blank or a question. */
function dropSentences({ pattern }: AvoidedWord, text: string): string {
  const dropped = text
    .split('\n')
    .map((line) => {
      const kept = splitSentences(line).filter(
        (sentence) => !isOpenlyIn(sentence, pattern) || /[\d[{$£€?]/.test(sentence),
      );
      return kept.length === 0 ? line : kept.join('').trimStart();
    })
    .join('\n');
  return dropped.length < leastLeft * text.length ? text : dropped;
}

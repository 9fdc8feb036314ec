import type { Fact } from '#shared/brief.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { wholePhrase } from '#writing/whole-phrase.ts';
import { isVerb } from '../../wording/speakable/speakable.ts';
import { toGerund } from '../questions/to-doing.ts';
import { toPlain } from './governed.ts';
import { dropBesides } from './say-deed.ts';

const longest = 8;
/** "Help skippers choose and buy rope": what is done behind these is done by the people who are helped. */
const helps =
  /^(?:help|assist|enabl|encourag|empower|guid)(?:e|es|s|ing)? (?:(?:our|your|the|all|new|other) )?(?:[\p{L}-]+ )?(?:people|staff|\p{L}{3,}s) (?:to |in |with )?(?<deed>\p{Ll}+)\b/iu;

export const isHelping = ({ text }: Pick<Fact, 'text'>): boolean => {
  const deed = helps.exec(text)?.groups?.['deed'];
  return deed !== undefined && (isVerb(deed) || deed.endsWith('ing'));
};

/** Whoever helps others to do something is called by the helping, and not by what those others do. */
export function sayHelped({ text }: Pick<Fact, 'text'>): string | null {
  const [first = ''] = text.split(/[(;:]|, (?:and|while|by|with|to) /u);
  const [verb = '', ...rest] = stripEnd(first).split(' ');
  const said = dropBesides(
    [verb.endsWith('ing') ? verb : toGerund(toPlain(verb)), ...rest].join(' '),
  );
  const whole = wholePhrase(said, longest);
  return whole === null ? null : capitalize(stripEnd(whole));
}

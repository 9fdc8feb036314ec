/** What keeps people where they are, in the words of the personas, and how somebody would say it. */
interface Worry {
  id: 'extra pay' | 'pension' | 'benefits' | 'contract' | 'team' | 'freedom';
  kept: RegExp;
  objection: string;
}

/** {it} is the word of the persona. */
export const worries: readonly Worry[] = [
  {
    id: 'contract',
    kept: /\bcontract\b[^.;]{0,30}\b(?:extended|renewed)\b|\bassignment\b[^.;]{0,20}\b(?:extended|renewed)\b/i,
    objection: 'My contract may be extended.',
  },
  {
    id: 'extra pay',
    kept: /\b(bonus(?:es)?|overtime|commission|night pay|shift pay|tips)\b/i,
    objection: 'I would give up my {it}.',
  },
  {
    id: 'pension',
    kept: /\bpensions?\b|\bretirement\b/i,
    objection: 'I have a good pension where I am.',
  },
  {
    id: 'benefits',
    kept: /\bbenefits\b|\bjob security\b|\bleave\b|\bgrade\b/i,
    objection: 'I have good benefits where I am.',
  },
  {
    id: 'team',
    kept: /\b(?:colleagues|team|crew|brigade)\b/i,
    objection: 'I like the people I work with.',
  },
  {
    id: 'freedom',
    kept: /\b(?:independen\w+|freedom|autonom\w+|own decisions|deciding alone)\b/i,
    objection: 'I have a lot of say where I am.',
  },
];

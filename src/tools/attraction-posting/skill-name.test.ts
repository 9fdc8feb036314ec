import { describe, expect, test } from 'vitest';
import { isSkillName } from './skill-name.ts';

const isSkill = isSkillName(new Set(['front of house', 'glazing']));

describe('what people look for', () => {
  test.each(['harbor patrols', 'QuickBooks', 'glazing', 'front of house', 'kiln design'])(
    '%s',
    (term) => expect(isSkill(term)).toBe(true),
  );
  test.each([
    'upon return',
    "week's catch",
    'advisor and guide',
    'quay',
    'persuading visitors',
    'berth holders',
    'enter vehicles',
    'submit to harbor',
  ])('no scrap of a sentence: %s', (term) => expect(isSkill(term)).toBe(false));
});
